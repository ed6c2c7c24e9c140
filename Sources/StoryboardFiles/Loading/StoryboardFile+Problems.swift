extension StoryboardFile {
    /// What the file asks for and nobody has registered, in the order of the file.
    ///
    /// None of it hinders loading: plain controllers and views stand in, and what cannot be performed says so then.
    ///
    /// - Parameter classes: What the program has registered.
    /// - Returns: The problems.
    public func problems(with classes: StoryboardClasses) -> [LoadProblem] {
        var problems: [LoadProblem] = []
        func add(_ reason: LoadProblem.Reason, _ element: Element) {
            problems.append(LoadProblem(reason, at: element, of: self))
        }
        for scene in scenes {
            for element in scene.element.everything where element["customClass"] != nil {
                let name = element["customClass"] ?? ""
                if element == scene.controller {
                    if classes.find(element, in: classes.controllers) == nil { add(.unknownController(name), element) }
                } else if element.isView, classes.find(element, in: classes.views) == nil {
                    add(.unknownView(name), element)
                } else if element.name == "segue", classes.find(element, in: classes.segues) == nil {
                    add(.unknownSegue(name), element)
                }
            }
            for attribute in scene.runtimeAttributes where !RuntimeAttribute.ownKeys.contains(attribute.keyPath) {
                let owner = classes.type(of: attribute.owner, in: scene)
                let setters = classes.attributes[attribute.keyPath] ?? []
                if !setters.contains(where: { owner.mayBe($0.owner) }) {
                    add(.unknownAttribute(attribute.keyPath), attribute.element)
                }
            }
            for outlet in scene.outlets { check(outlet, of: scene, classes, add) }
            for segue in scene.segues { check(segue, classes, add) }
        }
        return problems.enumerated()
            .sorted { one, other in
                (one.element.line, one.element.column, one.offset)
                    < (other.element.line, other.element.column, other.offset)
            }
            .map(\.element)
    }

    private func check(
        _ outlet: FileOutlet,
        of scene: FileScene,
        _ classes: StoryboardClasses,
        _ add: (LoadProblem.Reason, Element) -> Void
    ) {
        let owner = classes.type(of: outlet.owner, in: scene)
        let setters = (classes.outlets[outlet.property] ?? []).filter { owner.mayBe($0.owner) }
        guard let wanted = setters.first?.destination.name else {
            if !outlet.suppliesCells { add(.unknownOutlet(outlet.property), outlet.element) }
            return
        }
        guard let element = element(outlet.destination), element.ancestors.contains(scene.element) else { return }
        let found = classes.type(of: element, in: scene)
        if !setters.contains(where: { found.mayBe($0.destination) }) {
            add(.unfitOutlet(outlet.property, found: found.name, wanted: wanted), outlet.element)
        }
    }

    private func check(
        _ segue: FileSegue,
        _ classes: StoryboardClasses,
        _ add: (LoadProblem.Reason, Element) -> Void
    ) {
        if segue.kind == "unwind" {
            let action = segue.unwindAction ?? ""
            if classes.unwindActions[action] == nil { add(.unknownUnwindAction(action), segue.element) }
            return
        }
        if segue.destination.flatMap(element).flatMap(scene(ofController:)) == nil {
            add(.leadsNowhere("The segue \"\(segue.identifier ?? segue.element["id"] ?? "")\""), segue.element)
        } else if segue.kind == "relationship", segue.relation == .unsupported {
            add(.unsupported("The relationship \"\(segue.relationship ?? "")\""), segue.element)
        }
        // The controller is made as its class was registered.
        if let selector = segue.element["destinationCreationSelector"] {
            add(.unsupported("The segue action \"\(selector)\""), segue.element)
        }
    }
}

public import StoryboardFiles

extension StoryboardFile {
    /// Returns the parts of the file that are unregistered or unsupported, in the order of the file.
    ///
    /// None of them prevents loading: controllers and views of this package replace unregistered classes, and
    /// performing an unsupported segue throws an error.
    public func problems(with classes: StoryboardClasses) -> [LoadProblem] {
        var problems: [LoadProblem] = []
        func add(_ reason: LoadProblem.Reason?, _ element: FileElement) {
            if let reason { problems.append(LoadProblem(reason, at: element, of: self)) }
        }
        for scene in scenes {
            for element in scene.element.subtree {
                guard let name = element["customClass"] else { continue }
                if element == scene.controller {
                    if classes.find(element, in: classes.controllers) == nil {
                        add(.unregisteredController(name), element)
                    }
                } else if element.isView, classes.find(element, in: classes.views) == nil {
                    add(.unregisteredView(name), element)
                } else if element.name == "segue", classes.find(element, in: classes.segues) == nil {
                    add(.unregisteredSegue(name), element)
                }
            }
            for attribute in scene.runtimeAttributes where !attribute.isReserved {
                let owner = classes.type(of: attribute.owner, in: scene)
                let setters = classes.attributes[attribute.keyPath] ?? []
                if !setters.contains(where: { owner.mayBe($0.owner) }) {
                    add(.unregisteredAttribute(attribute.keyPath), attribute.element)
                }
            }
            for outlet in scene.outlets { add(problem(of: outlet, in: scene, classes), outlet.element) }
            for segue in scene.segues {
                add(problem(of: segue, classes), segue.element)
                // The registered factory makes the controller, not the segue action.
                guard segue.kind != "unwind" else { continue }
                let action = segue.element["destinationCreationSelector"]
                add(action.map { .unsupported("The segue action \"\($0)\"") }, segue.element)
            }
        }
        return problems.enumerated()
            .sorted {
                ($0.element.line, $0.element.column, $0.offset) < ($1.element.line, $1.element.column, $1.offset)
            }
            .map(\.element)
    }

    private func problem(
        of outlet: FileOutlet,
        in scene: FileScene,
        _ classes: StoryboardClasses
    ) -> LoadProblem.Reason? {
        let owner = classes.type(of: outlet.owner, in: scene)
        let setters = (classes.outlets[outlet.property] ?? []).filter { owner.mayBe($0.owner) }
        guard let expected = setters.first?.destination.name else {
            return outlet.isOfCells ? nil : .unregisteredOutlet(outlet.property)
        }
        guard let element = element(outlet.destination), element.ancestors.contains(scene.element) else { return nil }
        let found = classes.type(of: element, in: scene)
        let isAccepted = setters.contains { found.mayBe($0.destination) }
        return isAccepted ? nil : .outletTypeMismatch(outlet.property, found: found.name, expected: expected)
    }

    private func problem(of segue: FileSegue, _ classes: StoryboardClasses) -> LoadProblem.Reason? {
        if segue.kind == "unwind" {
            let action = segue.unwindAction ?? ""
            return classes.unwindActions[action] == nil ? .unregisteredUnwindAction(action) : nil
        }
        if segue.destination.flatMap(element).flatMap(scene(ofController:)) == nil {
            return .noDestination("The segue \"\(segue.identifier ?? segue.element["id"] ?? "")\"")
        }
        let isUnsupported = segue.kind == "relationship" && segue.containment == .unsupported
        return isUnsupported ? .unsupported("The relationship \"\(segue.relationship ?? "")\"") : nil
    }
}

extension FileLinter {
    /// Checks that the sources declare the classes, outlets and actions that the file names.
    mutating func checkSources() {
        for element in file.root.subtree where element["customClass"] != nil { checkClass(of: element) }
        for scene in file.scenes {
            for outlet in scene.outlets { check(outlet) }
            for action in scene.actions {
                let destination = action.destination.flatMap(file.element)
                check(action.selector, of: action.element, named: "action", in: destination)
            }
            for segue in scene.segues {
                // The source may be a view of the controller.
                let selector = segue.element.nonempty("destinationCreationSelector") ?? ""
                check(selector, of: segue.element, named: "segue action", in: scene.controller)
            }
        }
    }

    /// Counts an answer of the sources, and returns nil unless the name is missing, or else the end of an advice.
    mutating func check(_ answer: DeclaredClasses.Answer) -> String? {
        coverage.total += 1
        switch answer {
        case .declared: return nil
        case .missing(let nearest): return nearest.map { ", such as \($0.quoted)" } ?? ""
        case .undecided(let module):
            coverage.unchecked += 1
            coverage.modules.formUnion(module.map { [$0] } ?? group.sources?.unknownImports ?? [])
            return nil
        }
    }

    private mutating func checkClass(of element: FileElement) {
        guard let name = element.customClass, let answer = answer(name, of: element), let advice = check(answer) else {
            return
        }
        let problem = "\(element.displayName) has the class \(name.quoted), which no source file declares"
        let fix = "Declare it, or choose a class that is declared\(advice)."
        add(.undeclaredClass, at: element, named: name, problem, fix: fix)
    }

    /// Returns whether the class of an element is declared, or nil if it is one of the system.
    private func answer(_ name: String, of element: FileElement) -> DeclaredClasses.Answer? {
        guard let sources = group.sources else {
            return SystemFrameworks.mayDeclare(name) ? nil : .undecided(module: nil)
        }
        return sources.answer(name, of: element)
    }

    /// Returns whether the class of an element has one of some members, or nil if the class is missing or the system's.
    private func answer(_ members: [String], in owner: FileElement, isAction: Bool) -> DeclaredClasses.Answer? {
        guard let name = owner.customClass else { return nil }
        switch answer(name, of: owner) {
        case nil, .missing?: return nil
        case .undecided(let module)?: return .undecided(module: module)
        case .declared?: return group.sources?.answer(members, in: name, isAction: isAction)
        }
    }

    private mutating func check(_ outlet: FileOutlet) {
        let property = outlet.property
        guard !property.isEmpty, !SystemFrameworks.outlets.contains(property),
            let answer = answer(outlet.names, in: outlet.owner, isAction: false), let advice = check(answer)
        else { return }
        let problem = "\(outlet.displayName) is not declared in its class \((outlet.owner.customClass ?? "").quoted)"
        let fix = "Declare it as an @IBOutlet, connect one that is declared\(advice), or delete the connection."
        add(.undeclaredOutlet, at: outlet.element, named: property, problem, fix: fix)
    }

    /// Checks that the class of a receiver declares a method.
    private mutating func check(
        _ selector: String,
        of connection: FileElement,
        named kind: String,
        in receiver: FileElement?
    ) {
        guard let receiver, !selector.isEmpty, !SystemFrameworks.hasAction(selector, on: file.platform),
            let answer = answer([selector], in: receiver, isAction: true), let advice = check(answer)
        else { return }
        let problem =
            "The \(kind) \(selector.quoted) is sent to \(receiver.displayName), whose class "
            + "\((receiver.customClass ?? "").quoted) does not declare it"
        let attribute = kind == "action" ? "@IBAction" : "@IBSegueAction"
        let fix = "Declare the method as an \(attribute), choose one that is declared\(advice), or delete it."
        add(.undeclaredAction, at: connection, named: selector, problem, fix: fix)
    }
}

extension FileOutlet {
    /// The names of the members by which key-value coding sets the property: a setter or an instance variable is enough, and
    /// the setters of `Map` and `map` have the same name.
    var names: [String] {
        let (first, rest) = (property.prefix(1), property.dropFirst())
        let (capitalized, lowered) = (first.uppercased() + rest, first.lowercased() + rest)
        return [property, "set\(capitalized):", "_\(property)", "is\(capitalized)", "_is\(capitalized)", lowered]
    }
}

extension FileElement {
    /// The custom class, without the placeholder for the first responder, which stands for any class.
    var customClass: String? { isFirstResponder ? nil : nonempty("customClass") }

    /// Whether the element is the placeholder for the first responder.
    var isFirstResponder: Bool {
        self["placeholderIdentifier"] == "IBFirstResponder" || self["id"] == "-1" && name != "placeholder"
    }
}

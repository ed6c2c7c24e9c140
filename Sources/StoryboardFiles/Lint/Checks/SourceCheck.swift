extension FileLinter {
    /// Checks that the sources declare the classes, outlets and actions that the file names.
    mutating func checkSources() {
        guard let sources = group.sources else { return }
        for element in file.root.subtree where element["customClass"] != nil {
            checkClass(of: element, sources)
        }
        for scene in file.scenes {
            for outlet in scene.outlets { check(outlet, sources) }
            for action in scene.actions {
                let destination = action.destination.flatMap(file.element)
                check(action.selector, of: action.element, named: "action", in: destination, sources)
            }
            for segue in scene.segues {
                // The source may be a view of the controller.
                let selector = segue.element.nonempty("destinationCreationSelector") ?? ""
                check(selector, of: segue.element, named: "segue action", in: scene.controller, sources)
            }
        }
    }

    private mutating func checkClass(of element: FileElement, _ sources: DeclaredClasses) {
        guard let name = element.customClass, sources.lacks(name, of: element) else { return }
        let nearest = sources.corrections[name].map { ", such as \($0.quoted)" } ?? ""
        let problem = "\(element.displayName) has the class \(name.quoted), which no source file declares"
        add(.undeclaredClass, at: element, problem, fix: "Declare it, or choose a class that is declared\(nearest).")
    }

    private mutating func check(_ outlet: FileOutlet, _ sources: DeclaredClasses) {
        let property = outlet.property
        guard let name = outlet.owner.customClass, let first = property.first,
            !SystemFrameworks.outlets.contains(property)
        else { return }
        let capitalized = first.uppercased() + property.dropFirst()
        // A setter or an instance variable is enough.
        let names = [property, "set\(capitalized):", "_\(property)", "is\(capitalized)", "_is\(capitalized)"]
        guard sources.lack(names, in: name) else { return }
        let problem = "\(outlet.displayName) is not declared in its class \(name.quoted)"
        let advice = "Declare it as an @IBOutlet, or delete the connection."
        add(.undeclaredOutlet, at: outlet.element, problem, fix: advice)
    }

    /// Checks that the class of a receiver declares a method.
    private mutating func check(
        _ selector: String,
        of connection: FileElement,
        named kind: String,
        in receiver: FileElement?,
        _ sources: DeclaredClasses
    ) {
        guard let receiver, let name = receiver.customClass, !selector.isEmpty,
            !SystemFrameworks.actions.contains(selector), sources.lack([selector], in: name)
        else { return }
        let problem =
            "The \(kind) \(selector.quoted) is sent to \(receiver.displayName), whose class \(name.quoted) does not "
            + "declare it"
        let attribute = kind == "action" ? "@IBAction" : "@IBSegueAction"
        let advice = "Declare the method as an \(attribute), or delete the connection."
        add(.undeclaredAction, at: connection, problem, fix: advice)
    }
}

extension FileElement {
    /// The custom class, without the placeholder for the first responder, which stands for any class.
    fileprivate var customClass: String? {
        let isFirstResponder =
            self["placeholderIdentifier"] == "IBFirstResponder" || self["id"] == "-1" && name != "placeholder"
        return isFirstResponder ? nil : nonempty("customClass")
    }
}

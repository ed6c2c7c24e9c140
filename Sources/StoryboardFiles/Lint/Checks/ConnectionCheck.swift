extension FileLinter {
    /// Checks that outlets, actions and bindings lead to objects.
    mutating func checkConnections() {
        for outlet in file.scenes.flatMap(\.outlets) {
            let kind = outlet.isCollection ? "outlet collection" : "outlet"
            checkDestination(
                outlet.destination,
                of: outlet.element,
                .danglingOutlet,
                "The \(kind) \(outlet.property.quoted) of \(outlet.owner.displayName)"
            )
        }
        for binding in file.root.subtree where binding.name == "binding" {
            guard let owner = binding.parent?.parent else { continue }
            checkDestination(
                binding["destination"],
                of: binding,
                .danglingBinding,
                "The binding \((binding["name"] ?? "").quoted) of \(owner.displayName)",
                fix: "Bind it again, or delete it."
            )
        }
        for action in file.scenes.flatMap(\.actions) {
            checkDestination(
                action.destination,
                of: action.element,
                .danglingAction,
                "The action \(action.selector.quoted) of \(action.owner.displayName)"
            )
        }
    }
}

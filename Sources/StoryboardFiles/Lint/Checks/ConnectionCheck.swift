extension FileLinter {
    /// Checks that outlets, actions and bindings lead to objects.
    mutating func checkConnections() {
        for outlet in file.scenes.flatMap(\.outlets) {
            checkDestination(outlet.destination, of: outlet.element, .danglingOutlet, outlet.displayName)
        }
        for binding in file.root.subtree where binding.name == "binding" {
            guard let owner = binding.parent?.parent else { continue }
            let name = "The binding \((binding["name"] ?? "").quoted) of \(owner.displayName)"
            let advice = "Bind it again, or delete it."
            checkDestination(binding["destination"], of: binding, .danglingBinding, name, fix: advice)
        }
        for action in file.scenes.flatMap(\.actions) {
            let name = "The action \(action.selector.quoted) of \(action.owner.displayName)"
            checkDestination(action.destination, of: action.element, .danglingAction, name)
        }
    }
}

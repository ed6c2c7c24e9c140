/// Whether outlets, actions and bindings lead to objects.
enum ConnectionCheck: LintCheck {
    static func look(at file: StoryboardFile, in group: FileGroup, _ findings: inout Findings) {
        for outlet in file.scenes.flatMap(\.outlets) where file.element(outlet.destination) == nil {
            let what = outlet.isCollection ? "outlet collection" : "outlet"
            findings.add(
                .danglingOutlet,
                at: outlet.element,
                "The \(what) \(outlet.property.quoted) of \(outlet.owner.words) "
                    + leads(to: outlet.element["destination"]),
                fix: "Connect it again, or delete it."
            )
        }
        for binding in file.root.everything where binding.name == "binding" {
            guard let owner = binding.parent?.parent, binding["destination"].flatMap(file.element) == nil else {
                continue
            }
            findings.add(
                .danglingBinding,
                at: binding,
                "The binding \((binding["name"] ?? "").quoted) of \(owner.words) " + leads(to: binding["destination"]),
                fix: "Bind it again, or delete it."
            )
        }
        for action in file.scenes.flatMap(\.actions) where action.destination.flatMap(file.element) == nil {
            findings.add(
                .danglingAction,
                at: action.element,
                "The action \(action.selector.quoted) of \(action.owner.words) " + leads(to: action.destination),
                fix: "Connect it again, or delete it."
            )
        }
    }

    private static func leads(to destination: String?) -> String {
        guard let destination, !destination.isEmpty else { return "leads to no object" }
        return "leads to \(destination.quoted), which the file has not"
    }
}

/// Whether the initial controller is one.
enum InitialCheck: LintCheck {
    static func look(at file: StoryboardFile, in group: FileGroup, _ findings: inout Findings) {
        guard let id = file.initialControllerID else { return }
        // The application of macOS has the place of a controller in its scene, and is none.
        if let controller = file.initialScene?.controller, controller.name != "application" { return }
        let found = file.element(id).map { "is no controller but <\($0.name)> of line \($0.line)" }
        findings.add(
            .unknownInitialController,
            at: file.root,
            "The initial controller is \(id.quoted), which \(found ?? "the file has not")",
            fix: "Choose another one, with \"Is Initial\" in Interface Builder, or none."
        )
    }
}

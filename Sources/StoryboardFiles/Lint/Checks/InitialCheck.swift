extension FileLinter {
    /// Checks that the initial controller is a controller of the file.
    mutating func checkInitialController() {
        guard let id = file.initialControllerID else { return }
        // In a file for macOS, a scene can contain the application instead of a controller.
        if let controller = file.initialScene?.controller, controller.name != "application" { return }
        let found = file.element(id).map { "is <\($0.name)> in line \($0.line), not a controller" }
        let problem = "The initial controller is \(id.quoted), which \(found ?? "is not in the file")"
        let advice = "Choose another controller with \"Is Initial\" in Interface Builder, or none."
        add(.unknownInitialController, at: file.root, named: id, problem, fix: advice)
    }
}

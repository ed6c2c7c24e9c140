import StoryCode

/// The names of controllers in messages.
@MainActor
enum ControllerName {
    /// Returns the type of a controller and its title.
    ///
    /// An override of the title may load the view, so the title of a controller without a view is read where
    /// `ViewController` stores it.
    static func name(of controller: AnyObject) -> String {
        let title = title(of: controller) ?? ""
        return "\(type(of: controller))\(title.isEmpty ? "" : " \"\(title)\"")"
    }

    private static func title(of controller: AnyObject) -> String? {
        guard let controller = controller as? ViewController else {
            return (controller as? any TitledController)?.title ?? nil
        }
        if controller.isViewLoaded { return controller.title }
        var mirror: Mirror? = Mirror(reflecting: controller)
        while let current = mirror, current.subjectType != ViewController.self { mirror = current.superclassMirror }
        return mirror?.children.first { $0.label == "title" }?.value as? String
    }
}

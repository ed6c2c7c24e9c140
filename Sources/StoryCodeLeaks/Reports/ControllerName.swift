import StoryCodeScenes

/// The names of controllers in messages.
@MainActor
package enum ControllerName {
    /// Returns the type of a controller and its title.
    ///
    /// An override of the title may load the view, so the title of a controller without a view is read where its base
    /// class stores it.
    package static func name(of controller: AnyObject) -> String {
        let title = title(of: controller) ?? ""
        return "\(type(of: controller))\(title.isEmpty ? "" : " \"\(title)\"")"
    }

    private static func title(of controller: AnyObject) -> String? {
        if (controller as? any PlacedController)?.loadedView == nil {
            var mirror: Mirror? = Mirror(reflecting: controller)
            while let current = mirror {
                mirror = current.superclassMirror
                guard mirror == nil, let stored = current.children.first(where: { $0.label == "title" }) else {
                    continue
                }
                return stored.value as? String
            }
        }
        return (controller as? any TitledController)?.title
    }
}

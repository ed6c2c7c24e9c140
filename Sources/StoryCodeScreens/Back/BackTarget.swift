/// A receiver of the user's back action.
@MainActor
enum BackTarget {
    case handler(BackHandler)
    /// Pops its top controller.
    case stack(NavigationController)
    /// Is dismissed.
    case presentation(PresentationController)

    /// Returns the frontmost target in a window.
    static func first(in window: Window) -> BackTarget? {
        guard !window.isHidden, let root = window.rootViewController else { return nil }
        return first(in: root)
    }

    /// Returns the first target: in the presented controller and its presentation, or else in the children from front to
    /// back and then in the controller itself.
    private static func first(in controller: ViewController) -> BackTarget? {
        if let presented = controller.presented {
            if let target = first(in: presented) { return target }
            let presentation = presented.presentationController
            return presentation.presentationStyle.isDismissibleByUser ? .presentation(presentation) : nil
        }
        guard controller.appearance.isVisible else { return nil }
        for child in controller.children.reversed() where ControllerLifecycle.shows(child, in: controller) {
            if let target = first(in: child) { return target }
        }
        if let handler = controller.backHandlers.last(where: \.isEnabled) { return .handler(handler) }
        guard let stack = controller as? NavigationController, stack.viewControllers.count > 1 else { return nil }
        return .stack(stack)
    }
}

/// A receiver of the user's back action.
@MainActor
enum BackTarget {
    case handler(BackHandler)
    /// Pops its top controller.
    case stack(NavigationController)
    /// Is dismissed.
    case presentation(PresentationController)

    private var isEnabled: Bool {
        switch self {
        case .handler(let handler): handler.isEnabled
        case .stack(let stack): stack.viewControllers.count > 1
        case .presentation(let presentation): presentation.presentationStyle.isDismissibleByUser
        }
    }

    /// Returns the frontmost enabled target in a window.
    static func first(in window: Window) -> BackTarget? {
        guard !window.isHidden, let root = window.rootViewController else { return nil }
        return first(in: root)
    }

    /// Returns the first enabled target: in the presented controller and its presentation, or else in the children from
    /// front to back and then in the controller itself.
    private static func first(in controller: ViewController) -> BackTarget? {
        if let presented = controller.presented {
            if let target = first(in: presented) { return target }
            let presentation = BackTarget.presentation(presented.presentationController)
            return presentation.isEnabled ? presentation : nil
        }
        guard controller.appearance.isUp else { return nil }
        for child in controller.children.reversed() where controller.shows(child) {
            if let target = first(in: child) { return target }
        }
        let own = (controller.extrasIfMade?.backHandlers ?? []).reversed().map(BackTarget.handler)
        let stack = (controller as? NavigationController).map { [BackTarget.stack($0)] } ?? []
        return (own + stack).first { $0.isEnabled }
    }
}

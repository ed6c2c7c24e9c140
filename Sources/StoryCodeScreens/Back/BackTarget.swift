import StoryCodeScenes

/// Somebody who can take the user's back action.
@MainActor
enum BackTarget {
    /// A handler of the program.
    case handler(BackHandler)
    /// A stack, whose top is popped.
    case stack(NavigationController)
    /// Something presented, which the user dismisses.
    case presentation(PresentationController)

    /// Whether it takes the action now.
    private var isEnabled: Bool {
        switch self {
        case .handler(let handler): handler.isEnabled
        case .stack(let stack): stack.viewControllers.count > 1
        case .presentation(let presentation): presentation.presentationStyle.isDismissibleByUser
        }
    }

    /// Who takes the action in a window, or nil.
    static func first(in window: Window) -> BackTarget? {
        guard !window.isHidden, let root = window.rootViewController else { return nil }
        return first(in: root)
    }

    /// Who takes the action in the place of a controller: what is presented there, or else its children from the
    /// foremost to the hindmost, and then itself.
    private static func first(in controller: ViewController) -> BackTarget? {
        if let presented = controller.presented {
            return first(in: presented) ?? BackTarget.presentation(presented.presentationController).ifEnabled
        }
        guard controller.appearance.isUp else { return nil }
        for child in controller.children.reversed() where controller.shows(child) {
            if let target = first(in: child) { return target }
        }
        let own = (controller.extrasIfMade?.backHandlers ?? []).reversed().map(BackTarget.handler)
        let stack = (controller as? NavigationController).map { [BackTarget.stack($0)] } ?? []
        return (own + stack).first { $0.isEnabled }
    }

    private var ifEnabled: BackTarget? { isEnabled ? self : nil }
}

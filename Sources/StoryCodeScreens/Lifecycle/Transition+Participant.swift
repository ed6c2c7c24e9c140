import StoryCodeScenes

extension Transition {
    /// A controller in a transition, and what each step does to it.
    @MainActor
    final class Participant {
        private let link: Link<ViewController>

        /// The controller, which its container retains.
        var controller: ViewController? { link.target }

        /// The position of its view.
        let position: View.Position?

        /// The parent that the controller must have for the transition to affect it.
        private let parent: Link<ViewController>

        /// Whether the position was in a window.
        private let wasInWindow: Bool

        /// The version of the appearance that the transition has begun, or nil if something else has begun it.
        private var version: Int?

        /// Creates a participant with a position, or with the current one of its view.
        init(_ controller: ViewController, position: View.Position? = nil) {
            link = Link(controller)
            parent = Link(controller.parent)
            self.position = position ?? controller.viewIfLoaded.flatMap(View.Position.init)
            wasInWindow = self.position?.superview?.isInWindow == true
        }

        /// Creates a participant without a position.
        init(withoutPosition controller: ViewController) {
            link = Link(controller)
            parent = Link(controller.parent)
            position = nil
            wasInWindow = false
        }

        func refers(to controller: ViewController) -> Bool { link.refers(to: controller) }

        func load() {
            if !hasLostWindow { controller?.loadViewIfNeeded() }
        }

        func beginUp(animated: Bool) {
            guard let controller, parent.refers(to: controller.parent), !hasLostWindow else { return }
            if !controller.appearance.isVisible {
                // A callback may finish the transition.
                version = controller.appearance.nextVersion
                controller.lifecycle.begin(controller, up: true, animated: animated, by: .transition)
            } else if controller.appearance.isAppearingByOwner {
                controller.lifecycle.begin(controller, up: true, animated: animated, by: .transition)
            }
            version = controller.appearance.isAppearingByOwner ? controller.appearance.version : nil
        }

        func beginDown(animated: Bool) {
            guard let controller, controller.appearance.isVisible, !isInOtherWindow else { return }
            controller.lifecycle.begin(controller, up: false, animated: animated, by: .transition)
        }

        /// Ends the appearance, if the transition has begun it.
        func endUp() {
            guard let controller, let version else { return }
            // A child that was to appear in a window that is gone disappears instead.
            if hasLostWindow, controller.parent != nil, controller.appearance.version == version {
                return controller.lifecycle.disappear(controller)
            }
            controller.lifecycle.endAppearing(controller, of: version, by: .transition)
        }

        func endDown(animated: Bool) {
            guard let controller else { return }
            controller.lifecycleIfMade?.endDisappearance(controller, animated: animated)
        }

        func tearDown() {
            guard let controller else { return }
            controller.lifecycle.tearDown(controller)
        }

        /// Removes the view from its position, without an event: the transition delivers them.
        func remove() {
            guard let controller, !controller.appearance.isVisible, let view = controller.viewIfLoaded,
                view.superview === position?.superview
            else { return }
            view.detach()
        }

        /// Inserts the view at its position.
        func insert() {
            guard let controller, parent.refers(to: controller.parent), controller.appearance.isVisible,
                let view = controller.viewIfLoaded
            else { return }
            position?.insert(view)
        }

        /// Whether the position is in no window any more.
        private var hasLostWindow: Bool { wasInWindow && position?.superview?.isInWindow != true }

        /// Whether a callback has moved the controller's view to another window.
        private var isInOtherWindow: Bool {
            controller?.viewIfLoaded?.window.map { $0 !== position?.superview?.window } ?? false
        }
    }
}

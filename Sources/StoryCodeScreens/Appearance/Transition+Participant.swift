import StoryCodeScenes

extension Transition {
    /// A controller in a transition, and what each step does to it.
    @MainActor
    final class Participant {
        private let link: Link<ViewController>

        /// The controller, which its container retains.
        var controller: ViewController? { link.target }

        /// The position of its view.
        let position: ViewPosition?

        /// The parent that the controller must have for the transition to affect it.
        private let parent: Link<ViewController>

        /// Whether the position was in a window.
        private let wasInWindow: Bool

        /// The epoch of the appearance that the transition may end, if a plan has begun it.
        private var epoch: Int?

        /// Creates a participant with a position, or with the current one of its view.
        init(_ controller: ViewController, position: ViewPosition? = nil) {
            link = Link(controller)
            parent = Link(controller.parent)
            self.position = position ?? controller.viewIfLoaded.flatMap(ViewPosition.init)
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

        func beginUp(animated: Bool) {
            guard let controller, parent.refers(to: controller.parent) else { return }
            // A callback may have removed the superview.
            if controller.isDetached, wasInWindow, position?.superview?.isInWindow != true { return }
            if !controller.appearance.isUp {
                controller.appearance.driveNext()
                // A callback may finish the transition.
                epoch = controller.appearance.epoch + 1
                controller.begin(up: true, animated: animated)
            }
            epoch = controller.appearance.isDriven ? controller.appearance.epoch : nil
        }

        func beginDown(animated: Bool) {
            guard let controller, controller.appearance.isUp, !isInOtherWindow else { return }
            controller.begin(up: false, animated: animated)
        }

        /// The controller, if the transition ends its appearance: not if its container has yet to appear and then
        /// ends it.
        var appearingController: ViewController? {
            guard let controller, controller.appearance.epoch == epoch, controller.appearance.state == .appearing,
                !controller.waitsForParent
            else { return nil }
            return controller
        }

        func endDown(animated: Bool) {
            guard let controller else { return }
            controller.endDisappearance(animated: animated)
        }

        /// Removes the view from its position, without an event: the transition delivers them.
        func remove() {
            guard let controller, !controller.appearance.isUp, let view = controller.viewIfLoaded,
                view.superview === position?.superview
            else { return }
            view.detach()
        }

        /// Inserts the view at its position.
        func insert() {
            guard let controller, parent.refers(to: controller.parent), controller.appearance.isUp,
                let view = controller.viewIfLoaded
            else { return }
            position?.insert(view)
        }

        /// Whether a callback has moved the controller's view to another window.
        private var isInOtherWindow: Bool {
            controller?.viewIfLoaded?.window.map { $0 !== position?.superview?.window } ?? false
        }
    }
}

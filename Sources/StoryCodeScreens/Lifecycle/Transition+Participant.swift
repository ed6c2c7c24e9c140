import StoryCodeScenes

extension Transition {
    /// A controller in a transition, and what each step does to it.
    @MainActor
    final class Participant {
        private let link: Link<ViewController>

        /// The controller, which its container retains.
        var controller: ViewController? { link.target }

        /// The position of its view, in no superview if it has none.
        private let position: View.Position

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
            if let position {
                self.position = position
            } else {
                self.position = controller.viewIfLoaded.flatMap(View.Position.init) ?? .none
            }
            wasInWindow = self.position.superview?.isInWindow == true
        }

        func refers(to controller: ViewController) -> Bool { link.refers(to: controller) }

        /// Performs a step of the transition.
        func perform(_ step: TransitionPlan.Step, animated: Bool) {
            guard let controller else { return }
            switch step {
            case .load: controller.loadViewIfNeeded()
            case .beginUp: beginUp(controller, animated: animated)
            case .beginDown:
                guard controller.appearance.isVisible, !isInOtherWindow(controller) else { return }
                controller.lifecycle.begin(controller, up: false, animated: animated, by: .transition)
            case .endUp: if let version { controller.lifecycle.end(controller, by: .transition, of: version) }
            case .endDown: controller.lifecycle.endDisappearance(controller, animated: animated)
            case .insert: insert(controller)
            case .remove: remove(controller)
            case .tearDown: controller.lifecycle.tearDown(controller)
            case .layout: position.superview?.layoutIfNeeded()
            case .container, .turn, .animate: break
            }
        }

        private func beginUp(_ controller: ViewController, animated: Bool) {
            // A callback may have removed the superview or the container, or hidden the window.
            guard parent.refers(to: controller.parent),
                !isHidden(controller)
            else { return }
            if let container = controller.parent, ControllerLifecycle.hasLeftWindow(container) { return }
            // A callback may finish the transition.
            version = controller.appearance.nextVersion
            if !controller.appearance.isVisible || controller.appearance.isAppearingByOwner {
                controller.lifecycle.begin(controller, up: true, animated: animated, by: .transition)
            }
            version = controller.appearance.isAppearingByOwner ? controller.appearance.version : nil
        }

        /// Removes the view from its position, without an event: the transition delivers them.
        private func remove(_ controller: ViewController) {
            guard !controller.appearance.isVisible, let view = controller.viewIfLoaded,
                position.isIn(view.superview)
            else { return }
            view.detach()
        }

        /// Inserts the view at its position.
        private func insert(_ controller: ViewController) {
            guard parent.refers(to: controller.parent), controller.appearance.isVisible || isHidden(controller),
                let view = controller.viewIfLoaded
            else { return }
            position.insert(view)
        }

        /// Whether the controller has no parent and its position is in a hidden window.
        private func isHidden(_ controller: ViewController) -> Bool {
            controller.isDetached && position.superview?.window?.isHidden == true
        }

        /// Whether the window of the position was released.
        var hasLostWindow: Bool {
            position.superview?.windowLink.reference?.isReleased ?? wasInWindow
        }

        /// Whether a callback has moved the controller's view to another window.
        private func isInOtherWindow(_ controller: ViewController) -> Bool {
            guard let reference = controller.viewIfLoaded?.windowLink.reference, !reference.isReleased else {
                return false
            }
            return reference !== position.superview?.windowLink.reference
        }
    }
}

import StoryCodeScenes

// Adding a child, and leaving the place of a controller before it gets another.
extension ControllerLifecycle {
    /// Performs `addChild(_:)`.
    static func add(_ child: ViewController, to container: ViewController) {
        guard child.parent !== container else { return }
        if container.managesChildren { return container.adopt(child) }
        // A child with a parent takes its view along. The view of one without may be in another controller's view.
        let host = child.parent == nil ? child.viewIfLoaded?.enclosingController : nil
        guard container.mayContain(child), host == nil || host === container else {
            return DiagnosticHandler.report(.hierarchyInconsistency, child, container)
        }
        LifecycleRuntime.perform {
            leavePlace(child, for: container)
            guard child.isDetached, container.mayContain(child) else { return }
            if child.viewIfLoaded?.enclosingController === container, child.appearance.state != .disappeared {
                DiagnosticHandler.report(.subviewAddedBeforeChild, child, container)
            }
            child.lifecycle.move(child, to: container)
        }
    }

    /// Leaves the current parent, presenter or window, before the controller gets another.
    ///
    /// - Parameter container: The next container, or nil for a window.
    static func leavePlace(_ controller: ViewController, for container: ViewController?) {
        if let presenter = controller.presenter { PresentationController.dismissAtOnce(over: presenter) }
        controller.windows.root?.rootViewController = nil
        // A callback may have made it the root again.
        guard controller.windows.root == nil else { return }
        if let parent = controller.parent {
            PresentationController.dismissAtOnce(over: controller)
            if parent.managesChildren {
                parent.remove(controller)
            } else {
                // A container that forwards events itself would forward them too late.
                controller.lifecycle.disappear(controller)
                if controller.parent === parent { controller.lifecycle.leaveParent(controller) }
            }
        } else if controller.viewIfLoaded?.window?.presentation?.affects(controller) == true {
            // A callback moves the controller while it begins to present another one.
            PresentationController.dismissAtOnce(over: controller)
            controller.lifecycle.disappear(controller)
        } else if let view = controller.shownInPlace.lazy.compactMap(\.viewIfLoaded).first(where: {
            $0.superview != nil
        }),
            container?.managesChildren != false || view.enclosingController !== container
        {
            // The program has added the view to another view itself.
            PresentationController.dismissAtOnce(over: controller)
            controller.lifecycle.disappear(controller)
        } else if container != nil {
            PresentationController.dismissAtOnce(over: controller)
        }
    }
}

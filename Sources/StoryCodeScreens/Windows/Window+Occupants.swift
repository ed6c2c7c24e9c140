import StoryCodeScenes

extension Window {
    /// The controllers that are in a window, or are leaving it.
    ///
    /// It outlives the window, so that these controllers disappear when the window is released.
    @MainActor
    final class Occupants: NativeObject {
        /// The controllers that were shown in the window and may still be there.
        var controllers: [ViewController] { controllerList }

        // Private, so that the compiler proves that accesses do not overlap, and checks none of them at run time.
        private var controllerList: [ViewController] = []

        /// The window, also after its release.
        var window: Window.Reference?

        /// The presentation or dismissal in progress.
        private(set) var presentation: Transition?

        /// Actions that wait for the presentation or dismissal in progress.
        private var actions: ContiguousArray<@MainActor () -> Void> = []

        /// The subviews of the window, which are notified of its release.
        private var views: [View] = []

        /// Detached controllers: the program has added their views itself.
        private var detached: [Link<ViewController>] = []

        /// Creates an empty list.
        nonisolated init() {}

        func add(_ controller: ViewController) { controllerList.append(controller) }

        /// Removes a controller, and the controllers that are no longer present.
        func removeAbsent(from window: Window, and removed: ViewController? = nil) {
            var index = 0
            while index < controllers.count {
                let controller = controllers[index]
                if controller !== removed, isPresent(controller, in: window) {
                    index += 1
                } else {
                    controllerList.remove(at: index)
                }
            }
        }

        // The window and this list change their views separately, so that neither copies the other's array.

        func insert(_ view: View, at index: Int) { views.place(view, at: index) }

        func removeView(at index: Int) { views.remove(at: index) }

        func addDetached(_ controller: ViewController) {
            detached.removeAll { $0.target == nil || $0.refers(to: controller) }
            detached.append(Link(controller))
        }

        /// Whether a detached controller, or one inside it, is busy.
        var hasBusyDetached: Bool {
            detached.contains { $0.target.map { $0.isDetached && $0.isBusyInside } ?? false }
        }

        /// Whether a controller was shown in the window and is still visible, or has yet to receive its disappearance.
        func contains(_ controller: ViewController, of window: Window) -> Bool {
            controllers.contains(controller) && isPresent(controller, in: window)
        }

        private func isPresent(_ controller: ViewController, in window: Window) -> Bool {
            // A covered controller is present along with the controllers that cover it.
            var current: Window?
            controller.forEachInPlace { shown in
                if current == nil { current = shown.viewIfLoaded?.window }
            }
            if let current { return current === window }
            return controller.appearance.state != .disappeared && controller.windows.latest === window
        }
    }
}

// MARK: - Presentations

extension Window.Occupants {
    /// Runs a presentation or a dismissal.
    func run(_ transition: Transition) {
        presentation = transition
        transition.run()
    }

    /// Runs an action after the presentation or dismissal in progress.
    func afterPresentation(_ action: @escaping @MainActor () -> Void) {
        actions.append(action)
    }

    /// Ends a presentation or a dismissal, and runs the actions that wait for it.
    func presentationEnded(_ completion: (@MainActor () -> Void)?) {
        presentation = nil
        completion?()
        while presentation == nil, !actions.isEmpty { actions.removeFirst()() }
    }
}

// MARK: - Release

extension Window.Occupants {
    /// Makes all controllers disappear that are still in the window, and notifies the views that they are in no window.
    func windowWasReleased() {
        window?.release()
        // Another window may show one of the controllers, or none.
        let detached = detached.compactMap(\.target).filter { controller in
            controller.isDetached && controller.shownInPlace.contains(where: \.hasLostWindow)
        }
        LifecycleRuntime.request(affecting: { [controllers] in controllers + detached }) { [self] in
            presentation?.finish()
            let shown = controllers + detached.filter(\.isDetached)
            for controller in shown {
                for inner in controller.subtree { inner.lifecycle.finish() }
            }
            let leaving = shown.flatMap(\.shownInPlace).filter { $0.viewIfLoaded?.window == nil }
            for controller in detached { PresentationController.dismissAtOnce(over: controller) }
            for controller in leaving where controller.appearance.isVisible {
                controller.lifecycle.begin(controller, up: false, animated: false, by: .transition)
            }
            for view in views { view.wasRemoved(changed: view.updateWindowLinks()) }
            for controller in leaving { controller.lifecycle.endDisappearance(controller) }
        }
    }
}

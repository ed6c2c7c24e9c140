package import StoryCodeScenes

// What all containers have in common.
extension ViewController {
    /// Whether the events of this controller's appearance are forwarded to its children.
    var forwardsAppearance: Bool { managesChildren || shouldAutomaticallyForwardAppearanceMethods }
}

// MARK: - Containers

extension ViewController {
    /// The nearest navigation controller that contains this one.
    public var navigationController: NavigationController? { nearestContainer(of: self) }

    /// The nearest tab bar controller that contains this one.
    public var tabBarController: TabBarController? { nearestContainer(of: self) }

    /// The nearest split view controller that contains this one.
    public var splitViewController: SplitViewController? { nearestContainer(of: self) }

    /// The controller, its descendants, and those that they present.
    var subtree: [ViewController] {
        var found: [ViewController] = []
        var queue = [self]
        while let controller = queue.popLast() {
            found.append(controller)
            if let presented = controller.presented { queue.append(presented) }
            queue += controller.children.reversed()
        }
        return found
    }
}

// MARK: - Requests

extension ViewController: RuntimeNode {
    /// Performs an action now, or when no controller inside this one is busy.
    func request(_ action: @escaping @MainActor () -> Void) {
        LifecycleRuntime.request(affecting: { [self] in [self] }, action)
    }

    /// Performs a request of the lifecycle, with a closure that captures nothing.
    func request(_ action: @escaping @MainActor (ControllerLifecycle, ViewController) -> Void) {
        guard LifecycleRuntime.isFree(self) else { return request { [self] in action(lifecycle, self) } }
        LifecycleRuntime.perform { action(lifecycle, self) }
    }

    package var isBusy: Bool { sceneEvents.isBusy }

    package var containingNode: (any RuntimeNode)? { parent ?? presenter ?? windows.root }

    // The controller shown last is the most likely one to be busy.
    package var hasBusyContents: Bool {
        presented?.isBusyInside == true || children.reversed().contains(where: \.isBusyInside)
    }

    package var isInTransition: Bool {
        appearance.isChanging || childTransition != nil || presented?.isInTransition == true
            || (managesChildren ? visibleChildren : children).contains(where: \.isInTransition)
    }

    /// Runs the later turns of the controller's transitions.
    var scheduler: any LifecycleScheduler { nextWindow?.scheduler ?? Schedulers.current }

    /// The window that contains the view, or will contain it.
    var nextWindow: Window? {
        var outermost = self
        for controller in sequence(first: self, next: { $0.parent ?? $0.presenter }) {
            if let window = controller.viewIfLoaded?.window { return window }
            outermost = controller
        }
        return outermost.windows.root
    }

    /// The window that contains the view, or in which the controller appeared last as its root.
    package var ownWindow: Window? { viewIfLoaded?.window ?? windows.latest }

    /// The window that contains the controller, will contain it, or contained it last.
    package var nearestWindow: Window? {
        nextWindow
            ?? sequence(first: self, next: { $0.parent ?? $0.presenter }).lazy.compactMap { $0.windows.latest }.first
    }
}

/// Returns the nearest container of a class.
@MainActor
private func nearestContainer<Container: ViewController>(of controller: ViewController) -> Container? {
    sequence(first: controller, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
}

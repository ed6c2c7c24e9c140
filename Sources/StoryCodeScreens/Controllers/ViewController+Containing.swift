package import StoryCodeScenes

// What all containers have in common.
extension ViewController {
    /// Whether the events of this controller's appearance are forwarded to its children.
    var forwardsAppearance: Bool { managesChildren || shouldAutomaticallyForwardAppearanceMethods }

    /// Whether a child appears when this controller does.
    func shows(_ child: ViewController) -> Bool {
        if managesChildren { return visibleChildren.contains(child) }
        guard let view = viewIfLoaded else { return false }
        // A covered child appears along with the controllers that cover it.
        var isInside = false
        child.forEachInPlace { isInside = isInside || $0.viewIfLoaded?.isDescendant(of: view) ?? false }
        return isInside
    }

    /// Inserts the views of the visible children and removes the others, if the container manages its children.
    func insertVisibleChildren() {
        guard managesChildren, let view = viewIfLoaded else { return }
        let visible = visibleChildren
        for child in children where !visible.contains(child) {
            for shown in child.shownInPlace { shown.viewIfLoaded?.removeFromSuperview() }
        }
        for child in visible {
            let frame = frame(of: child, in: view.bounds)
            for shown in child.shownInPlace {
                guard let shownView = shown.viewIfLoaded, !shownView.isDescendant(of: view) else { continue }
                ViewPosition.front(of: view, frame: frame).insert(shownView)
            }
        }
    }

    /// Sets the frames of the children's views, if the container manages its children.
    func layOutChildren() {
        guard managesChildren, let view = viewIfLoaded else { return }
        for subview in view.subviews {
            guard let child = subview.viewController, child.isChild(of: self) else { continue }
            subview.frame = frame(of: child, in: view.bounds)
        }
    }
}

// MARK: - Containers

extension ViewController {
    /// The nearest navigation controller that contains this one.
    public var navigationController: NavigationController? { container() }

    /// The nearest tab bar controller that contains this one.
    public var tabBarController: TabBarController? { container() }

    /// The nearest split view controller that contains this one.
    public var splitViewController: SplitViewController? { container() }

    /// Returns the nearest container of a class.
    func container<Container: ViewController>() -> Container? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
    }

    /// The controller, its descendants, and those that they present.
    var subtree: [ViewController] {
        [self] + children.flatMap(\.subtree) + (presented?.subtree ?? [])
    }
}

// MARK: - Requests

extension ViewController: RuntimeNode {
    /// Performs an action now, or when no controller inside this one is busy.
    func request(_ action: @escaping @MainActor () -> Void) {
        LifecycleRuntime.perform(affecting: self, action)
    }

    package var isBusy: Bool { sceneEvents.isBusy }

    package var containingNode: (any RuntimeNode)? { parent ?? presenter ?? windows.root }

    // The controller shown last is the most likely one to be busy.
    package var hasBusyContents: Bool {
        presented?.isBusyInside == true || children.reversed().contains(where: \.isBusyInside)
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

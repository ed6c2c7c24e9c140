import StoryCodeScenes

extension ViewController {
    /// The view of a controller.
    ///
    /// Only this file changes it.
    struct ViewState {
        fileprivate(set) var view: View?

        /// Whether `loadView()` is running.
        fileprivate(set) var isLoading = false

        /// Whether the view came from `loadView()`, so that another call can make it again.
        fileprivate var canRebuild = false

        /// The transition of this controller alone that is in progress.
        fileprivate var transition: Transition?
    }

    /// The view, loaded by the first access.
    ///
    /// Reading it without a view calls `loadView()` and `viewDidLoad()`, and always returns the view that was made.
    /// Assigning another view replaces it at the same position, without an event. Assigning nil tears it down, with
    /// `viewWillTearDown()` and `viewDidTearDown()`; the next access builds another view, with the same helpers. Tearing
    /// down a visible view is reported; use ``reloadView()`` to rebuild one.
    public var view: View! {
        get { viewIfLoaded ?? lifecycle.loadedView(of: self) }
        set {
            // While the view is loaded, a view that was needed before is in the hierarchy already.
            if viewState.isLoading, newValue == nil || viewIfLoaded?.superview == nil {
                lifecycle.adopt(newValue, by: self)
            } else if viewState.isLoading, let newValue {
                lifecycle.replaceView(of: self, by: newValue)
            } else {
                LifecycleTrace.trace(.requested(newValue == nil ? .unloadView : .replaceView, nil), of: self)
                defer { LifecycleTrace.traceEnd(of: self) }
                request { [self] in
                    newValue.map { lifecycle.replaceView(of: self, by: $0) } ?? lifecycle.unloadView(of: self)
                }
            }
        }
    }

    /// The view, if it is loaded.
    public var viewIfLoaded: View? { viewState.view }

    /// Whether the view is loaded.
    public var isViewLoaded: Bool { viewIfLoaded != nil }

    /// Loads the view if it is not loaded.
    public func loadViewIfNeeded() {
        if viewIfLoaded == nil { _ = lifecycle.loadedView(of: self) }
    }

    /// Tears the view down and builds it again, with the same helpers.
    ///
    /// A visible controller disappears, loses its view, loads another one and appears at the same position. An appearing
    /// controller does the same and continues to appear. A disappearing controller has disappeared before its view is
    /// torn down. A hidden controller only changes its view. Does nothing if no view is loaded. Not in
    /// UIKit.
    public func reloadView() {
        LifecycleTrace.trace(.requested(.reloadView, nil), of: self)
        defer { LifecycleTrace.traceEnd(of: self) }
        request { $0.reload($1) }
    }
}

// MARK: - Loading

extension ControllerLifecycle {
    /// Loads the view and returns it, even if its teardown was requested before this returns.
    fileprivate func loadedView(of controller: ViewController) -> View {
        guard !controller.viewState.isLoading else {
            DiagnosticHandler.report(.loadViewRecursion, controller)
            return plainView(of: controller)
        }
        // Requests of `loadView()` and `viewDidLoad()` wait until all helpers have received the event.
        return controller.sceneEvents.perform {
            controller.viewState.isLoading = true
            LifecycleTrace.trace(.loadView, of: controller)
            controller.loadView()
            LifecycleTrace.traceEnd(of: controller)
            if !controller.isViewLoaded { DiagnosticHandler.report(.loadViewDidNotSetView, controller) }
            let view = controller.viewIfLoaded ?? plainView(of: controller)
            viewWasLoaded(controller)
            return view
        }
    }

    /// Delivers `viewDidLoad()`, unless it was delivered before the end of `loadView()` because the view appears.
    func viewWasLoaded(_ controller: ViewController) {
        guard controller.viewState.isLoading, let view = controller.viewIfLoaded else { return }
        controller.viewState.isLoading = false
        controller.viewState.canRebuild = true
        controller.origin?.didMakeView(view, of: controller)
        deliver(.viewDidLoad, to: controller)
    }

    /// A view made by the scene's view builder, or by the controller's origin; nil without either.
    static func builtView(of controller: ViewController) -> View? {
        controller.sceneEvents.makeView(for: controller) ?? controller.origin?.makeView(for: controller)
    }

    private func plainView(of controller: ViewController) -> View {
        let view = View()
        adopt(view, by: controller)
        return view
    }

    /// Makes a view the controller's own, or releases the current one, and returns whether that was possible.
    ///
    /// The view of another controller stays with that controller.
    @discardableResult
    fileprivate func adopt(_ view: View?, by controller: ViewController) -> Bool {
        if let other = view?.viewController, other !== controller {
            DiagnosticHandler.report(.viewHasController, controller, other)
            if controller.viewState.isLoading { adopt(View(), by: controller) }
            return false
        }
        // The deinitialiser of the released view may access the controller.
        let earlier = controller.viewIfLoaded
        earlier?.setController(nil)
        controller.viewState.view = view
        extendLifetime(earlier)
        if view?.hasControllersInside == true { expectDetachedChildren() }
        view?.setController(controller)
        if view != nil { setNeedsUpdate(controller) }
        if let view { LifecycleTrace.trace(.adopted(view: view), of: controller) }
        controller.didAdoptView()
        return true
    }

    fileprivate func replaceView(of controller: ViewController, by view: View) {
        let earlier = controller.viewIfLoaded
        guard view !== earlier else { return }
        let position = earlier.flatMap(View.Position.init)
        let parent = controller.parent
        guard adopt(view, by: controller) else { return }
        controller.viewState.canRebuild = false
        controller.origin?.didMakeView(view, of: controller)
        earlier?.removeFromHierarchy()
        if view.superview == nil, controller.parent === parent {
            position?.insert(view)
        } else if appearance.isVisible, !Self.isInPlace(controller) {
            // A hook of the earlier view has moved the controller.
            endOutOfPlace(controller)
        }
    }
}

// MARK: - Teardown

extension ControllerLifecycle {
    /// Performs a plan of the controller alone up to the next turn; requests of callbacks wait.
    func run(_ plan: TransitionPlan, of controller: ViewController) {
        controller.sceneEvents.perform {
            let transition = Transition(plan, of: controller)
            transition.run()
            if transition.isWaiting { controller.viewState.transition = transition }
            extendLifetime(transition)
        }
    }

    /// Performs `view = nil`.
    fileprivate func unloadView(of controller: ViewController) {
        guard controller.isViewLoaded else { return }
        if appearance.state != .disappeared { DiagnosticHandler.report(.viewUnloadedWhileVisible, controller) }
        run(.teardown, of: controller)
    }

    /// Releases the view.
    func releaseView(of controller: ViewController) { adopt(nil, by: controller) }

    /// Delivers a memory warning, and tears the view down if the controller opts in.
    static func warnOfMemory(_ controller: ViewController) {
        controller.request {
            LifecycleTrace.trace(.memoryWarning, of: controller)
            controller.didReceiveMemoryWarning()
            LifecycleTrace.traceEnd(of: controller)
            guard controller.unloadsViewOnMemoryWarning, controller.viewState.canRebuild,
                controller.appearance.state == .disappeared, controller.viewIfLoaded?.window == nil
            else { return }
            controller.lifecycle.unloadView(of: controller)
        }
    }
}

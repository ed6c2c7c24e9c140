import StoryCodeScenes

/// The view of a controller.
///
/// Only this file changes it.
struct ViewState {
    fileprivate(set) var view: View?

    /// Whether `loadView()` is running.
    fileprivate var isLoading = false

    /// Whether the view came from `loadView()`, so that another call can make it again.
    fileprivate var canRebuild = false

    /// The transition of this controller alone that is in progress.
    fileprivate var transition: Transition?
}

extension ViewController {
    /// The view, loaded by the first access.
    ///
    /// Reading it without a view calls `loadView()` and `viewDidLoad()`, and always returns the view that was made.
    /// Assigning another view replaces it at the same position, without an event. Assigning nil tears it down, with
    /// `viewWillTearDown()` and `viewDidTearDown()`; the next access builds another view, with the same helpers. Tearing
    /// down a visible view is reported; use ``reloadView()`` to rebuild one.
    public var view: View! {
        get { viewIfLoaded ?? loadedView() }
        set {
            if viewState.isLoading {
                adopt(newValue)
            } else {
                request { [self] in
                    if let newValue { replaceView(by: newValue) } else { unloadView() }
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
        if viewIfLoaded == nil { _ = loadedView() }
    }

    /// Tears the view down and builds it again, with the same helpers.
    ///
    /// A visible controller disappears, loses its view, loads another one and appears at the same position. An appearing
    /// controller does the same and continues to appear. A disappearing controller has disappeared before its view is
    /// torn down. A hidden controller only changes its view. Does nothing if no view is loaded. Not in
    /// UIKit.
    public func reloadView() {
        request { [self] in
            guard isViewLoaded else { return }
            switch appearance.state {
            case .disappeared, .disappearing: run(.reload)
            case .appeared: run(.reloadVisible)
            case .appearing: sceneEvents.performWhole { reloadWhileAppearing() }
            }
        }
    }

    /// Performs a plan of this controller up to the next turn; requests of callbacks wait.
    private func run(_ plan: TransitionPlan) {
        sceneEvents.performWhole {
            let transition = Transition(plan, of: self)
            viewState.transition = transition
            transition.run()
        }
    }

    /// Rebuilds the view and leaves the end of the appearance to the code that has begun it.
    private func reloadWhileAppearing() {
        let earlier = appearance
        let transition = Transition(.reloadAppearing, of: self)
        transition.run()
        extendLifetime(transition)
        appearance.resume(earlier)
    }
}

// MARK: - Loading

extension ViewController {
    /// Loads the view and returns it, even if its teardown was requested before this returns.
    private func loadedView() -> View {
        guard !viewState.isLoading else {
            DiagnosticHandler.report(.loadViewRecursion, self)
            return plainView()
        }
        return LifecycleRuntime.perform {
            // Requests of `loadView()` and `viewDidLoad()` wait until all helpers have received the event.
            sceneEvents.performWhole {
                viewState.isLoading = true
                LifecycleTrace.trace(.loadView, of: self)
                loadView()
                LifecycleTrace.traceEnd(of: self)
                if viewIfLoaded == nil { DiagnosticHandler.report(.loadViewDidNotSetView, self) }
                let view = viewIfLoaded ?? plainView()
                viewState.isLoading = false
                viewState.canRebuild = true
                origin?.didMakeView(view, of: self)
                drive(.viewDidLoad)
                return view
            }
        }
    }

    /// A view made by the scene's view builder, or by the controller's origin; nil without either.
    var builtView: View? { sceneEvents.makeView(for: self) ?? origin?.makeView(for: self) }

    private func plainView() -> View {
        let view = View()
        adopt(view)
        return view
    }

    /// Makes a view the controller's own, or releases the current one, and returns whether that was possible.
    ///
    /// The view of another controller stays with that controller.
    @discardableResult
    private func adopt(_ view: View?) -> Bool {
        if let other = view?.viewController, other !== self {
            DiagnosticHandler.report(.viewHasController, self, other)
            if viewState.isLoading { adopt(View()) }
            return false
        }
        viewIfLoaded?.setController(nil)
        // The deinitialiser of the released view may access this controller.
        let earlier = viewState.view
        viewState.view = view
        extendLifetime(earlier)
        if view?.hasControllersInside == true { containment.expectDetachedChildren() }
        view?.setController(self)
        if let view { LifecycleTrace.trace(.adopted(view: view), of: self) }
        didAdoptView()
        return true
    }

    private func replaceView(by view: View) {
        guard view !== viewIfLoaded else { return }
        let position = viewIfLoaded.flatMap(ViewPosition.init)
        let earlier = viewIfLoaded
        guard adopt(view) else { return }
        viewState.canRebuild = false
        origin?.didMakeView(view, of: self)
        earlier?.removeFromHierarchy()
        position?.insert(view)
    }
}

// MARK: - Teardown

extension ViewController {
    /// Performs `view = nil`.
    private func unloadView() {
        guard isViewLoaded else { return }
        if appearance.state != .disappeared { DiagnosticHandler.report(.viewUnloadedWhileVisible, self) }
        run(.teardown)
    }

    /// Releases the view, with both events.
    func tearDownView() {
        guard isViewLoaded else { return }
        // A callback may have moved the view elsewhere while it disappeared.
        if appearance.isUp { begin(up: false, animated: false) }
        endDisappearance()
        drive(.viewWillTearDown)
        // A callback may have shown it elsewhere.
        if appearance.state != .disappeared { disappearAtOnce() }
        adopt(nil)
        drive(.viewDidTearDown)
    }

    /// Delivers a memory warning, and tears the view down if the controller opts in.
    func receiveMemoryWarning() {
        request { [self] in
            LifecycleTrace.trace(.memoryWarning, of: self)
            didReceiveMemoryWarning()
            LifecycleTrace.traceEnd(of: self)
            guard unloadsViewOnMemoryWarning, viewState.canRebuild, appearance.state == .disappeared,
                viewIfLoaded?.window == nil
            else { return }
            unloadView()
        }
    }
}

import StoryCodeScenes

extension ViewController {
    /// The view, loaded by the first access.
    ///
    /// Reading it when there is none runs `loadView()` and `viewDidLoad()`, and always gives the view that was
    /// made. Assigning another view replaces it, in the same place, without an event. Assigning nil tears it
    /// down: `viewWillTearDown()`, then `viewDidTearDown()`; the next access builds another one, with the same
    /// helpers. Tearing down a visible view is reported; ``reloadView()`` is the way to build one again.
    public var view: View! {
        get { viewIfLoaded ?? loadedView() }
        set {
            if isLoadingView {
                adopt(newValue)
            } else {
                whenNobodyIsTold {
                    if let newValue { self.replaceView(by: newValue) } else { self.unloadView() }
                }
            }
        }
    }

    /// Whether the view is there.
    public var isViewLoaded: Bool { viewIfLoaded != nil }

    /// Loads the view where it is not loaded.
    public func loadViewIfNeeded() {
        if viewIfLoaded == nil { _ = loadedView() }
    }

    /// Drops the view and builds it again, with the same helpers.
    ///
    /// A visible controller disappears, loses its view, loads another one and appears in the same place. One that is
    /// on its way in does the same and goes on appearing; one on its way out has disappeared before its view goes. A
    /// hidden one only changes its view, and one that has none stays without. Our own operation: UIKit has none.
    public func reloadView() {
        whenNobodyIsTold {
            guard self.isViewLoaded else { return }
            switch self.appearance.state {
            case .disappeared, .disappearing: self.runWhole(.reload)
            case .appeared: self.runWhole(.reloadVisible)
            case .appearing: self.sceneEvents.performWhole { self.reloadOnTheWayIn() }
            }
        }
    }

    /// Carries out a plan of this controller up to the next turn, while what callbacks ask of it waits.
    private func runWhole(_ plan: TransitionPlan) {
        sceneEvents.performWhole {
            let transition = Transition(plan, of: self)
            ownTransition = transition
            transition.run()
        }
    }

    /// Builds the view again and leaves the end of the appearance to whoever has begun it.
    private func reloadOnTheWayIn() {
        let earlier = (appearance, plannedEpoch)
        let transition = Transition(.reloadAppearing, of: self)
        withExtendedLifetime(transition) { transition.run() }
        appearance.resume(earlier.0)
        plannedEpoch = earlier.1
    }
}

// MARK: - Loading

extension ViewController {
    /// Loads the view and returns it, even if somebody asked for its teardown before this returns.
    private func loadedView() -> View {
        guard !isLoadingView else {
            LifecycleDiagnostics.report(.loadViewRecursion, self)
            return plainView()
        }
        OutermostCall.enter()
        defer { OutermostCall.leave() }
        // What `loadView()` and `viewDidLoad()` ask for waits until everybody has heard of the view.
        return sceneEvents.performWhole {
            isLoadingView = true
            LifecycleTrace.trace(.loadView, of: self)
            loadView()
            if viewIfLoaded == nil { LifecycleDiagnostics.report(.loadViewDidNotSetView, self) }
            let made = viewIfLoaded ?? plainView()
            isLoadingView = false
            canRebuildView = true
            origin?.viewWasMade(made, of: self)
            drive(.viewDidLoad)
            return made
        }
    }

    /// A view that the scene's builder makes, or whatever the controller comes from; nil where neither does.
    var builtView: View? { sceneEvents.makeView(for: self) ?? origin?.makeView(for: self) }

    private func plainView() -> View {
        let view = View()
        adopt(view)
        return view
    }

    /// Makes a view the controller's own, or lets the one it has go.
    ///
    /// - Returns: Whether it could be done: the view of another controller stays with that one.
    @discardableResult
    private func adopt(_ view: View?) -> Bool {
        if let other = view?.viewController, other !== self {
            LifecycleDiagnostics.report(.viewHasController, self, other)
            if isLoadingView { adopt(View()) }
            return false
        }
        viewIfLoaded?.viewController = nil
        viewIfLoaded = view
        if view?.hasControllersInside == true { mayHaveStrays = true }
        view?.viewController = self
        if let view { LifecycleTrace.trace(.adopted(view: view), of: self) }
        viewWasAdopted()
        return true
    }

    private func replaceView(by view: View) {
        guard view !== viewIfLoaded else { return }
        let place = viewIfLoaded.flatMap(ViewPosition.init)
        let earlier = viewIfLoaded
        guard adopt(view) else { return }
        canRebuildView = false
        origin?.viewWasMade(view, of: self)
        earlier?.giveWay()
        place?.insert(view)
    }
}

// MARK: - Teardown

extension ViewController {
    /// Carries out `view = nil`.
    private func unloadView() {
        guard isViewLoaded else { return }
        if appearance.state != .disappeared { LifecycleDiagnostics.report(.viewUnloadedWhileVisible, self) }
        runWhole(.teardown)
    }

    /// Drops the view, telling so before and after.
    func dropView() {
        guard isViewLoaded else { return }
        // A callback may have brought the view elsewhere on its way out.
        if appearance.isUp { begin(up: false, animated: false) }
        endDisappearance()
        drive(.viewWillTearDown)
        adopt(nil)
        drive(.viewDidTearDown)
    }

    /// Tells the controller that memory is short, and drops the view where that was asked for.
    func receiveMemoryWarning() {
        whenNobodyIsTold {
            LifecycleTrace.trace(.memoryWarning, of: self)
            self.didReceiveMemoryWarning()
            guard self.unloadsViewOnMemoryWarning, self.canRebuildView, self.appearance.state == .disappeared,
                self.viewIfLoaded?.window == nil
            else { return }
            self.unloadView()
        }
    }
}

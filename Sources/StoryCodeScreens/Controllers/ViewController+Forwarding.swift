package import StoryCodeScenes

extension ViewController {
    /// Who shows where this controller is: itself, unless a presented one covers it, and those presented over it, the
    /// hindmost first.
    var shownInPlace: [ViewController] {
        guard let presented else { return [self] }
        return (presented.coversPresenter ? [] : [self]) + presented.shownInPlace
    }

    /// Does something with everybody who shows where this controller is.
    ///
    /// Where nothing is presented, which is nearly always, it makes no list.
    func eachInPlace(_ body: (ViewController) -> Void) {
        if presented == nil { body(self) } else { shownInPlace.forEach(body) }
    }

    /// Whether the controller is nobody's: no child, not presented, no window's root.
    ///
    /// Its view may be in another controller's; UIKit allows that and discourages it.
    var isStray: Bool { parent == nil && presenter == nil && rootWindow?.window == nil }

    /// Whether the container has yet to appear, and will tell this controller then.
    var waitsForParent: Bool {
        guard let parent else { return false }
        return parent.forwardsAppearance && parent.appearance.state == .appearing
    }

    /// Whether the library has begun the way up that the controller is on, and is to end it.
    var isOnPlannedWayUp: Bool { appearance.state == .appearing && appearance.epoch == plannedEpoch }

    /// Whether the library has begun the way down that the controller is on, and is to end it.
    private var isOnPlannedWayDown: Bool { appearance.state == .disappearing && appearance.epoch == plannedEpoch }

    /// Itself, or where it is presented, the first of those over which it is.
    var lowestPresenter: ViewController { presenter?.lowestPresenter ?? self }

    /// The controllers without a parent whose views are in this one's, and those presented over them.
    private var strays: [ViewController] {
        guard mayHaveStrays, let view = viewIfLoaded else { return [] }
        return view.controllersInside.filter(\.lowestPresenter.isStray)
    }
}

// MARK: - Telling the children

extension ViewController {
    /// Tells the children, after this controller, what it was told of its appearance.
    func forward(_ event: ViewEvent) {
        switch event {
        case .viewWillAppear(let animated): forwardBeginUp(animated: animated)
        case .viewWillDisappear(let animated): forwardBeginDown(animated: animated)
        case .viewDidAppear: forwardEnd(of: .appearing)
        case .viewDidDisappear: forwardEnd(of: .disappearing)
        default: break
        }
    }

    private func forwardBeginUp(animated: Bool) {
        func begin(_ controller: ViewController) {
            // One whose view came in while this controller was told is on its way already.
            if controller.appearance.state != .appeared, !controller.isOnPlannedWayUp {
                if !controller.appearance.isUp { controller.plannedEpoch = controller.appearance.epoch + 1 }
                controller.begin(up: true, animated: animated)
            }
        }
        if forwardsAppearance {
            // A callback may have taken one away.
            for child in children where child.parent === self && shows(child) { child.eachInPlace(begin) }
        }
        strays.forEach(begin)
        placeShownChildren()
    }

    private func forwardBeginDown(animated: Bool) {
        func begin(_ controller: ViewController) {
            if controller.appearance.isUp { controller.plannedEpoch = controller.appearance.epoch + 1 }
            if controller.appearance.state != .disappeared { controller.begin(up: false, animated: animated) }
        }
        if forwardsAppearance {
            for child in children {
                child.finishPresentation()
                child.eachInPlace(begin)
            }
        }
        strays.forEach(begin)
    }

    private func forwardEnd(of state: Appearance.State) {
        func end(_ controller: ViewController) {
            // Whoever has not been told, because a callback has cut that short, goes along.
            if state == .disappearing, controller.appearance.isUp { controller.begin(up: false, animated: false) }
            if controller.appearance.state == state { controller.end() }
        }
        if forwardsAppearance {
            for child in children where childTransition?.involves(child) != true {
                child.eachInPlace(end)
                // Where the container alone moves its children, none is left half-way.
                if managesChildren { child.endDisappearance(animated: appearance.animated) }
            }
        }
        if state == .appearing { childrenDidAppear() }
    }

    /// Ends what strays are in, before this controller ends the same.
    ///
    /// The order is that of the one published log of such views.
    func endStrays() {
        for stray in strays where stray.appearance.state == appearance.state { stray.end() }
    }
}

// MARK: - Views that come and go

extension ViewController {
    /// Takes part in what its view has entered, if that is on the screen.
    ///
    /// The times are UIKit's: told at once that it will appear; in a container that is about to appear, told that it
    /// did after the container, else a turn later.
    func viewEntered() {
        if lowestPresenter.isStray {
            if let host = viewIfLoaded?.enclosingController {
                host.mayHaveStrays = true
            } else {
                viewIfLoaded?.window?.tenants.add(stray: lowestPresenter)
            }
        }
        whenNobodyIsTold { [self] in
            guard let place = viewIfLoaded?.superview else { return }
            guard appearance.state == .disappeared else {
                // It has moved on its way up, and whoever would have ended that is no longer around it.
                if isOnPlannedWayUp, isStray { endInNextTurn() }
                return
            }
            if let host = place.enclosingOrOwnController {
                guard host.appearance.isUp, isStray || host === parent && host.forwardsAppearance,
                    !host.managesChildren || isStray
                else { return }
                plannedEpoch = appearance.epoch + 1
                begin(up: true, animated: host.appearance.state == .appearing && host.appearance.animated)
                if host.appearance.state == .appeared { endInNextTurn() }
            } else if lowestPresenter.isStray, place.window?.isHidden == false {
                plannedEpoch = appearance.epoch + 1
                begin(up: true, animated: false)
                endInNextTurn()
            }
        }
    }

    /// Tells that the view is about to be taken away, or that its window is hidden, and then it is not for good.
    func viewIsLeaving(forGood: Bool = true) {
        whenNobodyIsTold { [self] in
            // What it presents has no place without it.
            if forGood, isStray { dismissAtOnce() }
            if appearance.isUp { begin(up: false, animated: false) }
        }
    }

    /// Tells that the view was taken away.
    func viewLeft() {
        whenNobodyIsTold { [self] in
            endDisappearance()
            // A callback may have brought it back meanwhile.
            viewEntered()
        }
    }

    /// Whether the controller is to hear that its view is taken away: not where a container tells it by hand.
    var hearsOfLeaving: Bool {
        (appearance.isUp || isStray && isOnPlannedWayDown) && viewIfLoaded?.superview != nil
            && parent?.forwardsAppearance != false
    }

    private func endInNextTurn() {
        let epoch = appearance.epoch
        scheduler.later { [weak self] in
            guard let self else { return }
            whenNobodyIsTold { [self] in
                guard appearance.epoch == epoch, appearance.state == .appearing, !waitsForParent,
                    !isStray || viewIfLoaded?.enclosingController?.appearance.state != .appearing
                else { return }
                end()
            }
        }
    }
}

// MARK: - Requests

extension ViewController {
    /// Does something now, or when nobody inside this controller is being told an event.
    func whenNobodyIsTold(_ action: @escaping @MainActor () -> Void) {
        LifecycleRuntime.perform(affecting: { [self] in [self] }, action)
    }
}

extension ViewController: RuntimeNode {
    package var isBusy: Bool { sceneEvents.isBusy }

    package var containingNode: (any RuntimeNode)? { parent ?? presenter ?? rootWindow?.window }

    package var containedNodes: [any RuntimeNode] { children + [presented].compactMap(\.self) }

    /// What gives the controller its turns.
    var scheduler: any LifecycleScheduler { windowAhead?.scheduler ?? Schedulers.current }

    /// The window that the view is in, or that it is being brought into.
    var windowAhead: Window? {
        viewIfLoaded?.window ?? (parent ?? presenter)?.windowAhead ?? rootWindow?.window
    }
}

/// Which way between containers a controller is on.
enum Movement: Equatable, Sendable {
    /// It stays where it is.
    case none
    /// It was told that it will move into a container, and not yet that it did.
    case entering
    /// It has moved into a container that it has yet to appear in.
    case entered
    /// It was told that it will leave its container, and not yet that it did.
    case leaving
}

extension ViewController {
    /// Adds a controller to this one's children.
    ///
    /// The child hears `willMove(toParent:)`. A container of your own puts the child's view into its own and calls
    /// `didMove(toParent:)` then, as in UIKit:
    ///
    /// ```swift
    /// let container = ViewController()
    /// let child = ViewController()
    /// container.addChild(child)
    /// container.view.addSubview(child.view)
    /// child.didMove(toParent: container)
    /// ```
    ///
    /// A child of another container leaves that one first, and the root of a window its window. To add a controller
    /// to itself, to one of its own children, while it is presented, or while it is told that it will move, is a
    /// programmer's error and is not done.
    ///
    /// - Parameter child: The controller to add.
    public func addChild(_ child: ViewController) {
        guard child.parent !== self else { return }
        guard canAdd(child) else { return LifecycleDiagnostics.report(.hierarchyInconsistency, child, self) }
        OutermostCall.enter()
        defer { OutermostCall.leave() }
        child.leaveForAnotherPlace(in: self)
        // A callback has given it a third place by now.
        guard child.isStray, mayContain(child) else { return }
        if child.viewIfLoaded?.enclosingController === self, child.appearance.state != .disappeared {
            LifecycleDiagnostics.report(.subviewAddedBeforeChild, child, self)
        }
        take(child)
    }

    /// Takes the controller out of its parent's children; it then hears `didMove(toParent:)` with nil.
    ///
    /// A container of your own calls `willMove(toParent:)` with nil first, and takes the view away. Does nothing
    /// where there is no parent.
    public func removeFromParent() {
        guard let parent else { return }
        if parent.managesChildren { parent.letGo(of: self) } else { leaveParent() }
    }

    /// Takes the controller out of its parent's books, and tells it.
    func leaveParent() {
        OutermostCall.enter()
        withExtendedLifetime(self) {
            // What it presents in its own place goes with it.
            for shown in presentedChain { shown.viewIfLoaded?.removeFromSuperview() }
            unlink()
            // The container will not end what it has begun.
            if appearance.epoch == plannedEpoch { endDisappearance() }
            tellDidMove(toParent: nil)
        }
        OutermostCall.leave()
    }

    /// Replaces one child's view by another's, in one transition.
    ///
    /// For containers of your own. Both are children of this controller, which tells them by itself: the one that
    /// comes hears first. UIKit's method of this name; the order is that of the program whose tests run on UIKit.
    ///
    /// - Parameters:
    ///   - from: The child whose view is there.
    ///   - to: The child whose view comes in its place.
    ///   - duration: How long it takes; zero means not animated.
    ///   - completion: Called at the end.
    public func transition(
        from: ViewController,
        to: ViewController,
        duration: Duration = .zero,
        completion: (() -> Void)? = nil
    ) {
        guard from.parent === self, to.parent === self, from !== to, forwardsAppearance, !managesChildren else {
            return LifecycleDiagnostics.report(.childTransitionUnsupported, self, from, to)
        }
        Requests.perform {
            [self]
        } _: {
            self.finishChildTransitions()
            self.replace(from, by: to, duration: duration, completion: completion)
        }
    }

    private func replace(
        _ from: ViewController,
        by to: ViewController,
        duration: Duration,
        completion: (() -> Void)?
    ) {
        guard appearance.isUp, let place = from.viewIfLoaded.flatMap(Place.init) else {
            // Nobody sees it: the views change places, and nobody is told.
            if let view = from.viewIfLoaded, let place = Place(view) {
                view.removeFromSuperview()
                place.insert(to.view)
            }
            completion?()
            return
        }
        let transition = Transition(
            .replaceChild,
            incoming: to.shownInPlace.map { Participant($0, place: place) },
            outgoing: from.shownInPlace.map { Participant($0) },
            animation: .init(duration: duration > .zero ? duration : nil),
            scheduler: scheduler,
            container: self
        ) { [weak self] _ in
            self?.childTransition = nil
            completion?()
        }
        childTransition = transition
        transition.run()
    }
}

// MARK: - The books

extension ViewController {
    /// Whether a controller may be given a place inside this one: not where it is around it, or presented, or just
    /// being told of another.
    func mayContain(_ child: ViewController) -> Bool {
        !isContained(by: child) && child.presenter == nil && child.toldMove != .will
    }

    private func canAdd(_ child: ViewController) -> Bool {
        guard !managesChildren, mayContain(child) else { return false }
        // One with a parent takes its view along; one without may have it in somebody else's.
        let host = child.parent == nil ? child.viewIfLoaded?.enclosingController : nil
        return host == nil || host === self
    }

    /// Whether the controller is another one or inside it, be it that only its view is in the other's.
    func isContained(by other: ViewController) -> Bool {
        var next: ViewController? = self
        while let here = next {
            if here === other { return true }
            next = here.parent ?? here.parentToBe ?? here.presenter ?? here.viewIfLoaded?.enclosingController
        }
        return false
    }

    /// Leaves whatever place the controller has, before it is given another.
    ///
    /// - Parameter container: Who takes it, or nil for a window.
    func leaveForAnotherPlace(in container: ViewController?) {
        presenter?.dismissAtOnce()
        rootWindow?.window?.rootViewController = nil
        guard let parent else {
            // The program itself has put the view somewhere, where nobody has a say in this.
            guard let view = viewIfLoaded, view.superview != nil,
                view.enclosingController !== container || container?.managesChildren == true
            else { return }
            dismissAtOnce()
            view.removeFromSuperview()
            if appearance.epoch == plannedEpoch { endDisappearance() }
            return
        }
        dismissAtOnce()
        if parent.managesChildren {
            parent.letGo(of: self)
        } else {
            // A container that tells its children by hand hears of it too late to do so.
            if appearance.isUp { begin(up: false, animated: false) }
            viewIfLoaded?.removeFromSuperview()
            endDisappearance()
            removeFromParent()
        }
    }

    /// Tells a controller that it will move here, and makes it a child.
    func take(_ child: ViewController) {
        // What it asks for meanwhile finds it where it is.
        child.sceneEvents.hold {
            child.parentToBe = self
            child.tellWillMove(toParent: self)
            child.parentToBe = nil
            children.append(child)
            child.parent = self
        }
    }

    /// Ends the transition between children that is under way, and those that waited for it.
    func finishChildTransitions() {
        while let transition = childTransition { transition.finish() }
    }

    /// Takes the controller out of its parent's books.
    func unlink() {
        parent?.children.removeAll { $0 === self }
        if viewIfLoaded?.superview != nil { parent?.mayHaveStrays = true }
        parent = nil
    }
}

// MARK: - Telling

extension ViewController {
    /// Tells the controller that it will move, whether or not an override calls `super`.
    func tellWillMove(toParent parent: ViewController?) {
        withTelling(of: .will) {
            noteWillMove(toParent: parent)
            willMove(toParent: parent)
        }
    }

    /// Tells the controller that it has moved, whether or not an override calls `super`.
    ///
    /// - Parameters:
    ///   - parent: The container, or nil.
    ///   - isFirst: Whether it is still to appear there for the first time.
    func tellDidMove(toParent parent: ViewController?, beforeAppearing isFirst: Bool = false) {
        withTelling(of: .did) {
            noteDidMove(toParent: parent)
            if isFirst { movement = .entered }
            didMove(toParent: parent)
        }
    }

    /// Takes a call of the base that the program made itself.
    func reachedWillMove(toParent parent: ViewController?) {
        if toldMove != .will { noteWillMove(toParent: parent) }
    }

    /// Takes a call of the base that the program made itself.
    func reachedDidMove(toParent parent: ViewController?) {
        if toldMove != .did { noteDidMove(toParent: parent) }
    }

    private func withTelling(of move: ToldMove, _ body: () -> Void) {
        OutermostCall.enter()
        let outer = toldMove
        toldMove = move
        withExtendedLifetime(self, body)
        toldMove = outer
        OutermostCall.leave()
    }

    private func noteWillMove(toParent parent: ViewController?) {
        LifecycleTrace.trace(.willMove(toParent: parent), of: self)
        movement = parent == nil ? .leaving : .entering
    }

    private func noteDidMove(toParent parent: ViewController?) {
        LifecycleTrace.trace(.didMove(toParent: parent), of: self)
        // One that appears for the first time is on its way until it has appeared.
        movement = movement == .entering && parent != nil && appearance.state == .appearing ? .entered : .none
    }
}

/// Which of the two containment methods the library is calling.
enum ToldMove: Sendable {
    case none, will, did
}

import StoryCodeScenes

extension ViewController {
    /// Carries out `addChild(_:)`.
    func add(_ child: ViewController) {
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

    /// Carries out `removeFromParent()`.
    func leave() {
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
}

// MARK: - The books

extension ViewController {
    /// Who is being told that it will move, and where to; the latest last.
    private static var moves: [(child: ViewController, parent: ViewController)] = []

    /// The container that the controller is being told it will move to.
    private var parentToBe: ViewController? { Self.moves.last { $0.child === self }?.parent }

    /// Whether a controller may be given a place inside this one: not where it is around it, or presented, or just
    /// being told of another.
    func mayContain(_ child: ViewController) -> Bool {
        !isContained(by: child) && child.presenter == nil && child.toldMove != .will && !child.isRootBeingTold
    }

    /// Whether the controller is a window's root that cannot leave the window now, for it is being told an event.
    private var isRootBeingTold: Bool { rootWindow?.window != nil && isBusyInside }

    private func canAdd(_ child: ViewController) -> Bool {
        guard !managesChildren, mayContain(child) else { return false }
        // One with a parent takes its view along; one without may have it in somebody else's.
        let host = child.parent == nil ? child.viewIfLoaded?.enclosingController : nil
        return host == nil || host === self
    }

    /// Whether the controller is another one or inside it, be it that only its view is in the other's.
    func isContained(by other: ViewController) -> Bool {
        sequence(first: self) { $0.parent ?? $0.parentToBe ?? $0.presenter ?? $0.viewIfLoaded?.enclosingController }
            .contains { $0 === other }
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
            leaveParent()
        }
    }

    /// Leaves a container that is writing its books, for another.
    func leaveForAnother() {
        if movement != .leaving { tellWillMove(toParent: nil) }
        if appearance.isUp { begin(up: false, animated: false) }
        viewIfLoaded?.removeFromSuperview()
        endDisappearance()
        leaveParent()
    }

    /// Tells a controller that it will move here, and makes it a child.
    func take(_ child: ViewController) {
        // What it asks for meanwhile finds it where it is.
        child.sceneEvents.performWhole {
            Self.moves.append((child, self))
            child.tellWillMove(toParent: self)
            Self.moves.removeLast()
            children.append(child)
            child.parent = self
            origin?.controllerCame(child, to: self)
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

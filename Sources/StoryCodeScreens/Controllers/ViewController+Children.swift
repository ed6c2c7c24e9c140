import StoryCodeScenes

extension ViewController {
    /// Performs `addChild(_:)`.
    func add(_ child: ViewController) {
        guard child.parent !== self else { return }
        if managesChildren { return adopt(child) }
        guard canAdd(child) else { return DiagnosticHandler.report(.hierarchyInconsistency, child, self) }
        LifecycleRuntime.perform {
            child.leaveHierarchy(for: self)
            // A callback may have added it elsewhere.
            guard child.isDetached, mayContain(child) else { return }
            if child.viewIfLoaded?.enclosingController === self, child.appearance.state != .disappeared {
                DiagnosticHandler.report(.subviewAddedBeforeChild, child, self)
            }
            take(child)
        }
    }

    /// Whether a controller may be contained in this one, directly or not.
    ///
    /// Not if it contains this one, is presented, receives `willMove(toParent:)`, or is a window's root that cannot
    /// leave its window because it is busy.
    func mayContain(_ child: ViewController) -> Bool {
        !isContained(by: child) && child.presenter == nil && !child.containment.isReceivingWillMove
            && !(child.windows.root != nil && child.isBusyInside)
    }

    private func canAdd(_ child: ViewController) -> Bool {
        guard mayContain(child) else { return false }
        // A child with a parent takes its view along. The view of one without may be in another controller's view.
        let host = child.parent == nil ? child.viewIfLoaded?.enclosingController : nil
        return host == nil || host === self
    }

    /// Whether the controller is another one, or inside it, also if only its view is inside the other's view.
    func isContained(by other: ViewController) -> Bool {
        if other.isLeaf { return self === other }
        return sequence(first: self) {
            $0.parent ?? $0.nextParent ?? $0.presenter ?? $0.viewIfLoaded?.enclosingController
        }
        .contains { $0 === other }
    }
}

// MARK: - Adding

extension ViewController {
    /// The controllers that receive `willMove(toParent:)`, with their next parents, the latest last.
    private static var moves: [(child: ViewController, parent: ViewController)] = []

    /// The container that the controller is about to move to.
    private var nextParent: ViewController? { Self.moves.last { $0.child === self }?.parent }

    /// Whether no controller and no view is inside this one, or about to be.
    ///
    /// Avoids searching a deep tree that grows by a new controller.
    private var isLeaf: Bool {
        children.isEmpty && presented == nil && viewIfLoaded?.subviews.isEmpty != false
            && !Self.moves.contains { $0.parent === self }
    }

    /// Delivers `willMove(toParent:)` to a controller and makes it a child.
    func take(_ child: ViewController) {
        // Requests that the child makes meanwhile run when it has its parent.
        child.sceneEvents.performWhole {
            Self.moves.append((child, self))
            child.notifyWillMove(toParent: self)
            Self.moves.removeLast()
            attach(child)
            origin?.didAdd(child, to: self)
        }
    }
}

// MARK: - Leaving

extension ViewController {
    /// Leaves the current parent, presenter or window, before the controller gets another.
    ///
    /// - Parameter container: The next container, or nil for a window.
    func leaveHierarchy(for container: ViewController?) {
        presenter?.dismissAtOnce()
        if let window = windows.root {
            if let container { DiagnosticHandler.report(.rootMoved, self, container) }
            window.rootViewController = nil
        }
        if let parent {
            dismissAtOnce()
            if parent.managesChildren {
                parent.remove(self)
            } else {
                // A container that forwards events itself would forward them too late.
                disappearAtOnce()
                // A callback may have moved it already.
                if self.parent === parent { leaveParent() }
            }
        } else if let view = shownInPlace.lazy.compactMap(\.viewIfLoaded).first(where: { $0.superview != nil }),
            container?.managesChildren != false || view.enclosingController !== container
        {
            // The program has added the view to another view itself.
            dismissAtOnce()
            disappearAtOnce()
        }
    }

    /// Disappears and removes the view, without a transition.
    func disappearAtOnce() {
        if appearance.isUp { begin(up: false, animated: false) }
        viewIfLoaded?.removeFromSuperview()
        endDisappearance()
    }

    /// Removes the controller from its parent's children and delivers `didMove(toParent:)`.
    func leaveParent() {
        LifecycleRuntime.perform {
            withExtendedLifetime(self) {
                // Controllers presented in its place leave with it.
                for shown in presentedChain { shown.viewIfLoaded?.removeFromSuperview() }
                if viewIfLoaded?.superview != nil { parent?.containment.expectDetachedChildren() }
                parent?.detach(self)
                // The container no longer ends the direction that it has begun.
                if appearance.isDriven { endDisappearance() }
                notifyDidMove(toParent: nil)
            }
        }
    }

    /// Finishes the transition between children in progress, and those queued behind it.
    func finishChildTransitions() {
        while let transition = childTransition { transition.finish() }
    }
}

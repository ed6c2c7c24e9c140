package import StoryCodeScenes

extension Window {
    /// Something that is asked of a window.
    enum Change {
        /// The window gets another root.
        case root(ViewController?)
        /// The window is hidden or shown.
        case hidden(Bool)
    }

    /// Carries out a change now, or when nobody whom it concerns is being told an event.
    func perform(_ change: Change) {
        LifecycleRuntime.perform { [self] in
            nodes(of: change)
        } _: { [self] in
            carryOut(change)
        }
    }

    /// Whom a change concerns.
    private func nodes(of change: Change) -> [any RuntimeNode] {
        guard case .root(let next?) = change else { return [self] }
        return [self, next] + otherWindows(of: next)
    }

    /// The other windows whose root a controller is, or in which it still is.
    private func otherWindows(of controller: ViewController) -> [Window] {
        let home = controller.rootWindow?.window
        let host = controller.hostWindow?.window.flatMap { host in
            host !== home && host.tenants.present(in: host).contains(controller) ? host : nil
        }
        return [home, host].compactMap(\.self).filter { $0 !== self }
    }

    /// Whether a controller is a window's root, or on its way out of one.
    private func isTenantSomewhere(_ controller: ViewController) -> Bool {
        if controller.rootWindow?.window != nil { return true }
        return controller.hostWindow?.window.map { $0.tenants.present(in: $0).contains(controller) } ?? false
    }

    private func carryOut(_ change: Change) {
        switch change {
        case .root(let next):
            guard next !== root else { return }
            root?.dismissAtOnce()
            let others = next.map(otherWindows) ?? []
            if let next, !isTenantSomewhere(next) {
                next.leaveForAnotherPlace(in: nil)
                next.viewIfLoaded?.removeFromSuperview()
                // A callback has given it another place by now.
                if let parent = next.parent {
                    return LifecycleDiagnostics.report(.hierarchyInconsistency, next, parent)
                }
            } else {
                next?.dismissAtOnce()
            }
            root?.rootWindow = nil
            // A controller is the root of one window, the last that it was given to.
            next?.rootWindow?.window?.root = nil
            next?.rootWindow = WeakWindow(window: self)
            root = next
            changes += 1
            let change = changes
            for other in others {
                other.bringInRoot()
                // A callback has asked for another change, and that is done by now.
                guard change == changes else { return }
            }
        case .hidden(let next):
            guard next != hidden else { return }
            hidden = next
        }
        bringInRoot()
        if !hidden, subtreeNeedsLayout { layoutWasInvalidated() }
    }

    /// Brings what is in the window in line with its root and with whether it is hidden.
    private func bringInRoot() {
        transition?.cancel()
        changes += 1
        let change = changes
        let next = hidden ? nil : root
        var others = tenants.present(in: self).filter { $0 !== next }
        tenants.controllers = others
        // More than one is there only where callbacks have moved controllers that were on their way out.
        let last = others.popLast()
        for other in others {
            move(.hide, incoming: nil, outgoing: other)
            guard change == changes else { return }
        }
        if let next {
            next.hostWindow = WeakWindow(window: self)
            tenants.controllers.append(next)
        }
        switch (last, next) {
        case (nil, nil): break
        case (nil, _): move(showsInNextTurn ? .showInNextTurn : .show, incoming: next, outgoing: nil)
        case (_, nil): move(.hide, incoming: nil, outgoing: last)
        default: move(.replace, incoming: next, outgoing: last)
        }
        if change == changes { bringInStrays() }
        guard change == changes else { return }
        let present = tenants.present(in: self)
        // A root that comes in the next turn is not there yet.
        tenants.controllers = next.map { present.contains($0) ? present : present + [$0] } ?? present
    }

    private func move(_ plan: TransitionPlan, incoming: ViewController?, outgoing: ViewController?) {
        outgoing?.finishPresentation()
        let transition = Transition(
            plan,
            incoming: participants(incoming),
            outgoing: participants(outgoing),
            scheduler: scheduler
        )
        self.transition = transition
        transition.run()
    }

    private func participants(_ controller: ViewController?) -> [Participant] {
        guard let controller else { return [] }
        return controller.shownInPlace.map { shown in
            Participant(shown, place: shown === controller ? .behindAll(in: self) : .inFrontOfAll(in: self))
        }
    }

    /// Tells the controllers that the program itself has put into the window whether that is visible.
    private func bringInStrays() {
        if hidden {
            for stray in controllersInside where stray.lowestPresenter.isStray { stray.finishPresentation() }
        }
        for stray in controllersInside where stray.lowestPresenter.isStray {
            if hidden {
                stray.viewIsLeaving(forGood: false)
                stray.viewLeft()
            } else {
                stray.viewEntered()
            }
        }
    }
}

// MARK: - Presentations

extension Window {
    /// The presentation or dismissal that is under way; UIKit too has one at a time in each window.
    var presentation: Transition? { tenants.presentation }

    /// Goes through a presentation or a dismissal.
    func run(_ transition: Transition) {
        tenants.presentation = transition
        transition.run()
    }
}

extension Window: RuntimeNode {
    package var isBusy: Bool { false }

    package var containingNode: (any RuntimeNode)? { nil }

    package var containedNodes: [any RuntimeNode] {
        let tenants = tenants.present(in: self)
        return root.map { tenants.contains($0) ? tenants : tenants + [$0] } ?? tenants
    }
}

/// A window that is not retained.
final class WeakWindow {
    weak let window: Window?

    init(window: Window) {
        self.window = window
    }
}

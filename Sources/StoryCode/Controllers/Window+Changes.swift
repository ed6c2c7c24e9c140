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
        OutermostCall.enter()
        waitingChanges.append(change)
        carryOutChanges(heldBy: nil)
        OutermostCall.leave()
    }

    /// Carries out the changes in their order, up to the first that has to wait.
    ///
    /// - Parameter holder: The controller whose waiting request this is; being busy with it is no reason to wait.
    private func carryOutChanges(heldBy holder: ViewController?) {
        while let change = waitingChanges.first {
            let busy = controllers(of: change).first { controller in
                controller === holder ? controller.sceneEvents.isDelivering : controller.sceneEvents.isBusy
            }
            if let busy { return busy.sceneEvents.perform { self.carryOutChanges(heldBy: busy) } }
            waitingChanges.removeFirst()
            carryOut(change)
        }
    }

    /// Everyone whom a change concerns.
    private func controllers(of change: Change) -> [ViewController] {
        var controllers = tenants.present(in: self)
        if let root { controllers.append(root) }
        if case .root(let next?) = change {
            controllers.append(next)
            if let other = next.rootWindow?.window, other !== self { controllers += other.tenants.present(in: other) }
        }
        return controllers
    }

    private func carryOut(_ change: Change) {
        switch change {
        case .root(let next):
            guard next !== root else { return }
            root?.rootWindow = nil
            // A controller is the root of one window, the last that it was given to.
            next?.rootWindow?.window?.carryOut(.root(nil))
            next?.rootWindow = WeakWindow(window: self)
            root = next
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
            // A callback has asked for a change of its own, and that is done by now.
            guard change == changes else { return }
        }
        if let next { tenants.controllers.append(next) }
        switch (last, next) {
        case (nil, nil): break
        case (nil, _): move(.show, incoming: next, outgoing: nil)
        case (_, nil): move(.hide, incoming: nil, outgoing: last)
        default: move(.replace, incoming: next, outgoing: last)
        }
        tenants.controllers = tenants.present(in: self)
    }

    private func move(_ plan: TransitionPlan, incoming: ViewController?, outgoing: ViewController?) {
        let transition = Transition(
            plan,
            incoming: incoming,
            outgoing: outgoing,
            place: Place(behindAllIn: self),
            scheduler: scheduler
        )
        self.transition = transition
        transition.run()
        // A change that a callback asked for has a transition of its own.
        if self.transition === transition { self.transition = nil }
    }
}

/// A window that is not retained.
final class WeakWindow {
    weak let window: Window?

    init(window: Window) {
        self.window = window
    }
}

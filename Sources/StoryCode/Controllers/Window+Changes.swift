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
        askedChanges += 1
        waitingChanges.append((askedChanges, change))
        carryOutChanges(upTo: askedChanges, heldBy: nil)
        OutermostCall.leave()
    }

    /// Carries out the waiting changes in their order, up to the first that has to wait.
    ///
    /// - Parameters:
    ///   - last: The number of the last change to carry out, so that later ones do not run before what was asked of
    ///     a controller in between.
    ///   - holder: The controller whose waiting request this is; being busy with it is no reason to wait.
    private func carryOutChanges(upTo last: Int, heldBy holder: ViewController?) {
        while let (number, change) = waitingChanges.first, number <= last {
            let busy = controllers(of: change).first { controller in
                controller === holder ? controller.sceneEvents.isDelivering : controller.sceneEvents.isBusy
            }
            if let busy {
                return busy.sceneEvents.perform { self.carryOutChanges(upTo: last, heldBy: busy) }
            }
            waitingChanges.removeFirst()
            carryOut(change)
        }
    }

    /// Everyone whom a change concerns.
    private func controllers(of change: Change) -> [ViewController] {
        var windows = [self]
        var controllers: [ViewController] = []
        if case .root(let next?) = change {
            controllers.append(next)
            windows += otherWindows(of: next)
        }
        for window in windows {
            controllers += window.tenants.present(in: window)
            if let root = window.root { controllers.append(root) }
        }
        return controllers
    }

    /// The other windows whose root a controller is, or in which it still is.
    private func otherWindows(of controller: ViewController) -> [Window] {
        let home = controller.rootWindow?.window
        let host = controller.hostWindow?.window.flatMap { host in
            host !== home && host.tenants.present(in: host).contains(controller) ? host : nil
        }
        return [home, host].compactMap(\.self).filter { $0 !== self }
    }

    private func carryOut(_ change: Change) {
        switch change {
        case .root(let next):
            guard next !== root else { return }
            let others = next.map(otherWindows) ?? []
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

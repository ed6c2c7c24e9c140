import StoryCodeScenes

// Where a controller is shown, and by what.
extension ViewController {
    /// The controllers shown at this controller's position, the rearmost first: itself, unless a presented controller
    /// covers it, and the controllers presented over it.
    var shownInPlace: [ViewController] {
        var shown = [self]
        while let presented = shown.last?.presented {
            if presented.coversPresenter { shown.removeLast() }
            shown.append(presented)
        }
        return shown
    }

    /// Calls a closure with each controller shown at this controller's position.
    ///
    /// Unlike ``shownInPlace``, it makes no array in the common case that nothing is presented.
    func forEachInPlace(_ body: (ViewController) -> Void) {
        if presented == nil { body(self) } else { shownInPlace.forEach(body) }
    }

    /// Whether the controller is neither a child, nor presented, nor a window's root.
    ///
    /// Its view may be in another controller's view. UIKit allows and discourages that.
    var isDetached: Bool { parent == nil && presenter == nil && windows.root == nil }

    /// The controller itself, or the lowest one over which it is presented.
    var lowestPresenter: ViewController {
        var controller = self
        while let presenter = controller.presenter { controller = presenter }
        return controller
    }

    /// Whether the container is appearing, and will end the appearance of this controller.
    var waitsForParent: Bool {
        guard let parent else { return false }
        return parent.forwardsAppearance && parent.appearance.state == .appearing
    }

    /// The controllers without a parent whose views are in this one's view, and those presented over them.
    private var detachedChildren: [ViewController] {
        guard containment.mayHaveDetachedChildren, let view = viewIfLoaded else { return [] }
        return view.controllersInside { $0.lowestPresenter.isDetached }
    }
}

// MARK: - Forwarding to children

extension ViewController {
    /// Forwards an appearance event to the children, after this controller has received it.
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
            let appearance = controller.appearance
            // A controller whose view was inserted during the event is appearing already.
            let isAppearing = appearance.state == .appearing && appearance.isDriven
            guard appearance.state != .appeared, !isAppearing else { return }
            if !appearance.isUp { controller.appearance.driveNext() }
            controller.begin(up: true, animated: animated)
        }
        if forwardsAppearance {
            // A callback may have removed a child.
            for child in managesChildren ? visibleChildren : children where shows(child) {
                child.forEachInPlace(begin)
            }
        }
        for child in detachedChildren { begin(child) }
        insertVisibleChildren()
    }

    private func forwardBeginDown(animated: Bool) {
        func begin(_ controller: ViewController) {
            if controller.appearance.isUp { controller.appearance.driveNext() }
            if controller.appearance.state != .disappeared { controller.begin(up: false, animated: animated) }
        }
        if forwardsAppearance {
            for child in children {
                child.finishPresentation()
                child.forEachInPlace(begin)
            }
        }
        for child in detachedChildren { begin(child) }
    }

    /// Ends the transition of a controller inside this one.
    private func end(_ controller: ViewController, of state: Appearance.State) {
        // One that has not begun to disappear, because a callback interrupted that, disappears with the others.
        if state == .disappearing, controller.appearance.isUp { controller.begin(up: false, animated: false) }
        if controller.appearance.state == state { controller.end() }
    }

    private func forwardEnd(of state: Appearance.State) {
        if forwardsAppearance {
            for child in children where childTransition?.involves(child) != true {
                child.forEachInPlace { end($0, of: state) }
                // Children of a managed container do not stay in `disappearing`.
                if managesChildren { child.endDisappearance(animated: appearance.animated) }
            }
        }
        if state == .appearing { childrenDidAppear() }
    }

    /// Ends the transitions of detached children before this controller ends the same.
    ///
    /// The order is that of the one published log of such views.
    func endDetachedChildren() {
        let state = appearance.state
        for child in detachedChildren { end(child, of: state) }
    }
}

// MARK: - Views that enter and leave

extension ViewController {
    /// Begins to appear if the controller's view has entered a visible hierarchy.
    ///
    /// The times are UIKit's: `viewWillAppear(_:)` at once; `viewDidAppear(_:)` after that of a container that is
    /// appearing, or else a turn later.
    func viewEntered() {
        if isDetached {
            if let host = viewIfLoaded?.enclosingController {
                host.containment.expectDetachedChildren()
            } else {
                viewIfLoaded?.window?.addDetached(self)
            }
        }
        request { [self] in
            guard let superview = viewIfLoaded?.superview else { return }
            if appearance.state != .disappeared, appearance.isDriven, isDetached {
                // It has moved, and its former container no longer ends its transition.
                if appearance.state == .appearing { endInNextTurn() }
                endDisappearance()
            }
            guard appearance.state == .disappeared else { return }
            if let host = superview.enclosingOrOwnController {
                guard host.appearance.isUp, isDetached || host === parent && host.forwardsAppearance,
                    !host.managesChildren || isDetached
                else { return }
                appearance.driveNext()
                begin(up: true, animated: host.appearance.state == .appearing && host.appearance.animated)
                if host.appearance.state == .appeared { endInNextTurn() }
            } else if lowestPresenter.isDetached, superview.window?.isHidden == false {
                appearance.driveNext()
                begin(up: true, animated: false)
                endInNextTurn()
            }
        }
    }

    /// Begins to disappear before the view is removed, or before its window is hidden.
    func viewIsLeaving(isRemoved: Bool = true) {
        request { [self] in
            // Controllers that it presents are dismissed.
            if isRemoved, isDetached { dismissAtOnce() }
            if appearance.isUp { begin(up: false, animated: false) }
        }
    }

    /// Ends the disappearance after the view was removed.
    func viewLeft() {
        request { [self] in
            endDisappearance()
            // A callback may have inserted it again.
            viewEntered()
        }
    }

    /// Whether removing the view makes the controller disappear: not if its container forwards events itself.
    var disappearsOnRemoval: Bool {
        let isDisappearing = appearance.state == .disappearing && appearance.isDriven
        return (appearance.isUp || isDetached && isDisappearing) && viewIfLoaded?.superview != nil
            && parent?.forwardsAppearance != false
    }

    private func endInNextTurn() {
        let epoch = appearance.epoch
        let link = Link(self)
        scheduler.later(affecting: { link.target.map { [$0] } ?? [] }) { link.target?.endAppearing(of: epoch) }
    }

    /// Ends an appearance, unless another direction was taken, or a container ends it.
    private func endAppearing(of epoch: Int) {
        guard appearance.epoch == epoch, appearance.state == .appearing, !waitsForParent,
            !isDetached || viewIfLoaded?.enclosingController?.appearance.state != .appearing
        else { return }
        end()
    }
}

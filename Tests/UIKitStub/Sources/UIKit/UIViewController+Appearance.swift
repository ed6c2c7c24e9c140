enum StubAppearance { case disappeared, appearing, appeared, disappearing }

extension UIViewController {
    // "Tells a child controller its appearance is about to change", and "... has changed".
    public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        stubBegin(isAppearing, animated: animated)
    }

    public final func endAppearanceTransition() { stubEnd() }

    /// Begins an appearance or a disappearance: nested calls count, and an opposite call turns round.
    final func stubBegin(_ up: Bool, animated: Bool) {
        switch (stubAppearance, up) {
        case (.appearing, true), (.disappearing, false):
            stubDepth += 1
        case (.appeared, true), (.disappeared, false):
            break
        case (_, true):
            loadViewIfNeeded()
            stubDepth = 1
            (stubAppearance, stubAnimated, stubIsAppearingWasSent) = (.appearing, animated, false)
            stubSend(.viewWillAppear(animated))
            for child in stubVisibleChildren() { child.stubBegin(true, animated: animated) }
            stubInstallChildren()
        case (_, false):
            stubDepth = 1
            (stubAppearance, stubAnimated) = (.disappearing, animated)
            stubSend(.viewWillDisappear(animated))
            for child in stubVisibleChildren() { child.stubBegin(false, animated: animated) }
        }
    }

    /// Sends `viewIsAppearing` and lays out the views, once they are in the window.
    ///
    /// - Parameters:
    ///   - isReturning: Whether a cancelled transition brings the views back, which need no layout.
    ///   - laysOut: Whether the layout comes before `viewDidAppear`.
    final func stubAppear(isReturning: Bool = false, laysOut: Bool = true) {
        if stubAppearance == .appearing, !stubIsAppearingWasSent {
            stubIsAppearingWasSent = true
            stubSend(.viewIsAppearing(stubAnimated))
            let passes = laysOut && (StubForm.isStrict || !isReturning) ? (StubForm.isStrict ? 2 : 1) : 0
            for _ in 0..<passes { stubLayOut() }
        }
        for child in stubVisibleChildren() { child.stubAppear(isReturning: isReturning, laysOut: laysOut) }
    }

    /// Ends an appearance or a disappearance, with the matching call of nested ones.
    final func stubEnd() {
        guard stubDepth > 0 else { return }
        stubDepth -= 1
        guard stubDepth == 0 else { return }
        let children = stubVisibleChildren()
        if stubAppearance == .appearing {
            stubAppearance = .appeared
            stubSend(.viewDidAppear(stubAnimated))
            if StubForm.isStrict { stubLayOut() }
        } else {
            stubAppearance = .disappeared
            stubSend(.viewDidDisappear(stubAnimated))
        }
        for child in children { child.stubEnd() }
        stubAppearanceEnded()
    }

    private func stubLayOut() {
        viewIfLoaded?.setNeedsLayout()
        viewIfLoaded?.stubLayoutOnce()
    }

    /// Lays out the views of the controller and its children.
    final func stubLayOutAll() {
        stubLayOut()
        for child in stubVisibleChildren() { child.stubLayOutAll() }
    }

    private var forwardsToSelf: Bool {
        !StubTransition.isManaging && parent?.shouldAutomaticallyForwardAppearanceMethods == true
    }

    /// The program has added the view of a child to a view in the window.
    final func stubViewEntered() {
        guard forwardsToSelf, stubAppearance == .disappeared, let parent else { return }
        switch parent.stubAppearance {
        case .appeared:
            stubBegin(true, animated: false)
            StubRunLoop.later { [self] in
                stubAppear()
                stubEnd()
            }
        case .appearing: stubBegin(true, animated: parent.stubAnimated)
        case .disappeared, .disappearing: break
        }
    }

    /// The program removes the view of a child from a view in the window.
    final func stubViewWillLeave() {
        if forwardsToSelf, stubAppearance != .disappeared { stubBegin(false, animated: false) }
    }

    final func stubViewLeft() {
        if forwardsToSelf, stubAppearance == .disappearing { stubEnd() }
    }
}

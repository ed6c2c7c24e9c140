import StoryCodeScenes

/// A back gesture of the user, which can still be cancelled.
///
/// It drives a ``BackHandler``, the interactive pop of a stack, or the interactive dismissal of a presented controller.
/// If the handler is removed or disabled during the gesture, it is cancelled and the next target takes over, as in
/// Essenty's dispatcher.
///
/// ```swift
/// let gesture = window.beginBack()
/// gesture?.update(0.3)
/// gesture?.finish()
/// ```
///
/// See <doc:Going-back>.
@MainActor
public final class BackGesture {
    private let link: Link<Window>
    private var target: (any BackGestureTarget)?
    private var progress = 0.0

    private var window: Window? { link.target }

    /// Begins a gesture, or returns nil if there is no target.
    init?(in window: Window) {
        link = Link(window)
        findTarget()
        if target == nil { return nil }
    }

    /// Moves the gesture; the progress is clamped to the range from 0 to 1.
    public func update(_ progress: Double) {
        leaveHiddenHandler()
        self.progress = min(max(progress, 0), 1)
        target?.update(self.progress)
    }

    /// Goes back.
    public func finish() {
        leaveHiddenHandler()
        target.take()?.finish()
    }

    /// Cancels the gesture.
    public func cancel() { target.take()?.cancel() }

    /// Moves on to the next target if the handler's controller is no longer visible.
    private func leaveHiddenHandler() {
        if let handler = target as? BackHandler, !handler.isVisible { leave(handler) }
    }

    /// Moves on to the next target because a handler no longer accepts the gesture.
    func leave(_ handler: BackHandler) {
        handler.cancel()
        target = nil
        findTarget()
        if progress > 0 { update(progress) }
    }

    private func findTarget() {
        switch window.flatMap(BackTarget.first(in:)) {
        case .handler(let handler):
            target = handler
            handler.begin { [weak self] in self?.leave(handler) }
        case .stack(let stack): target = stack.beginInteractivePop()
        case .presentation(let presentation): target = presentation.beginInteractiveDismissal()
        case nil: target = nil
        }
    }
}

extension InteractiveTransition: BackGestureTarget {}

extension Window {
    /// Goes back: calls the frontmost enabled handler, or pops the stack, or dismisses what the user can dismiss.
    ///
    /// Handlers behind a presented controller are not called. A pop waits for the transition in progress, like any other.
    ///
    /// - Returns: Whether there was a target, even if its delegate then prevented the dismissal.
    @discardableResult
    public func goBack() -> Bool {
        LifecycleTrace.trace(.requested(.goBack, nil), of: self)
        defer { LifecycleTrace.traceEnd(of: self) }
        return LifecycleRuntime.perform {
            switch BackTarget.first(in: self) {
            case .handler(let handler): handler.onBack()
            case .stack(let stack): stack.popViewController(animated: true)
            case .presentation(let presentation): presentation.dismissByUser()
            case nil: return false
            }
            return true
        }
    }

    /// Begins a back gesture, or returns nil if nothing can go back now.
    public func beginBack() -> BackGesture? { BackGesture(in: self) }
}

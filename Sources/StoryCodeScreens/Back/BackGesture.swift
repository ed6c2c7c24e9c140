import StoryCodeScenes

/// The user going back with a finger, which may still be taken back.
///
/// It leads whoever takes the action: a ``BackHandler``, the interactive pop of a stack, or the interactive dismissal
/// of what is presented. A handler that is removed or disabled meanwhile is told that it is cancelled, and the next
/// one takes over, as Essenty's dispatcher does it.
///
/// ```swift
/// let gesture = window.beginBack()
/// gesture?.update(0.3)
/// gesture?.finish()
/// ```
@MainActor
public final class BackGesture {
    private enum Leading {
        case nobody
        case handler(BackHandler)
        case transition(InteractiveTransition)
    }

    private weak let window: Window?
    private var leading = Leading.nobody
    private var progress = 0.0

    /// Begins a gesture, or gives nil where nobody takes it.
    init?(in window: Window) {
        self.window = window
        lead()
        if case .nobody = leading { return nil }
    }

    /// Moves with the finger.
    ///
    /// - Parameter progress: How far it has come; values outside 0 and 1 are brought inside.
    public func update(_ progress: Double) {
        handOverIfGone()
        self.progress = min(max(progress, 0), 1)
        switch leading {
        case .handler(let handler): handler.onProgress?(self.progress)
        case .transition(let transition): transition.update(self.progress)
        case .nobody: break
        }
    }

    /// Goes back.
    public func finish() {
        handOverIfGone()
        end { handler in
            handler.onBack()
        } transition: {
            $0.finish()
        }
    }

    /// Takes the gesture back.
    public func cancel() {
        end { handler in
            handler.onCancel?()
        } transition: {
            $0.cancel()
        }
    }

    /// Goes on with the next where the handler's controller has left the screen.
    private func handOverIfGone() {
        if case .handler(let handler) = leading, !handler.isOnScreen { handOver(from: handler) }
    }

    /// Goes on with the next who takes it, when a handler no longer does.
    func handOver(from handler: BackHandler) {
        handler.onCancel?()
        leading = .nobody
        lead()
        if progress > 0 { update(progress) }
    }

    private func end(handler act: (BackHandler) -> Void, transition: (InteractiveTransition) -> Void) {
        let ending = leading
        leading = .nobody
        switch ending {
        case .handler(let handler):
            handler.gesture = nil
            act(handler)
        case .transition(let led): transition(led)
        case .nobody: break
        }
    }

    private func lead() {
        switch window.flatMap(BackTarget.first(in:)) {
        case .handler(let handler):
            handler.gesture = self
            leading = .handler(handler)
            handler.onStart?()
        case .stack(let stack): leading = stack.beginInteractivePop().map(Leading.transition) ?? .nobody
        case .presentation(let presentation):
            leading = presentation.beginInteractiveDismissal().map(Leading.transition) ?? .nobody
        case nil: leading = .nobody
        }
    }
}

extension Window {
    /// Goes back: tells the topmost handler that takes it, or pops the stack, or dismisses what the user may dismiss.
    ///
    /// Nothing behind a presented controller is told. A pop waits for the transition under way, as any other.
    ///
    /// - Returns: Whether somebody has taken it, also where that one may not be dismissed and is only told of it.
    @discardableResult
    public func goBack() -> Bool {
        OutermostCall.enter()
        defer { OutermostCall.leave() }
        switch BackTarget.first(in: self) {
        case .handler(let handler): handler.onBack()
        case .stack(let stack): stack.popViewController(animated: true)
        case .presentation(let presentation): presentation.dismissByUser()
        case nil: return false
        }
        return true
    }

    /// Begins to go back with a finger.
    ///
    /// - Returns: The gesture, or nil where nobody takes it now.
    public func beginBack() -> BackGesture? { BackGesture(in: self) }
}

import StoryCode

/// A helper, or a value of a closure, that runs an action when it is released.
final class ReleaseAction: ViewObserver {
    private let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    deinit {
        let action = action
        MainActor.assumeIsolated { action() }
    }
}

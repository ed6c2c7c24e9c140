import StoryCode

/// An object that performs an action in its deinitialiser, as a program's object can: a helper, or a value of a closure.
///
/// It can be saved as state, and nothing of it is encoded.
final class ReleaseAction: Codable, Sendable {
    private let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    init(from decoder: any Decoder) { action = {} }

    func encode(to encoder: any Encoder) {}

    deinit { MainActor.assumeIsolated { [action] in action() } }
}

extension ReleaseAction: ViewObserver {}

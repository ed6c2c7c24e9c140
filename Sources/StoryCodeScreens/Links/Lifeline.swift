import Synchronization

/// Whether an object lives, for the links that refer to it.
///
/// The object owns it and ends it in its deinitialiser, on any thread.
final class Lifeline: Sendable {
    private let hasEnded = Atomic(false)

    var isAlive: Bool { !hasEnded.load(ordering: .acquiring) }

    func end() { hasEnded.store(true, ordering: .releasing) }
}

import Synchronization

/// A lifetime of the program's own: the objects of a session, a flow, a test; gone when it is reset.
///
/// ```swift
/// let session = Scope(name: "session")
/// container.register(Cart.init).lifetime(.scope(session))
/// // ...
/// session.reset()
/// ```
public final class Scope: Sendable {
    /// What it is called in pictures and messages.
    public let name: String

    private struct State {
        var objects: [ObjectIdentifier: [ArgumentsKey: SharedObject]] = [:]
        var resets = 0
    }

    private let state = Mutex(State())

    /// Makes a scope.
    ///
    /// - Parameter name: What it is called in pictures and messages.
    public init(name: String = "scope") {
        self.name = name
    }

    /// Forgets its objects; who parameters next is given others.
    ///
    /// An object that is being made meanwhile belongs to the time before, and is not kept.
    public func reset() {
        // They end outside the lock: a deinitialiser may resolve.
        let gone = state.withLock { state in
            state.resets += 1
            let objects = state.objects
            state.objects = [:]
            return objects
        }
        withExtendedLifetime(gone) {}
    }

    /// How often it has been reset.
    var resets: Int { state.withLock { $0.resets } }

    func object(of store: InstanceStore, _ arguments: ArgumentsKey) -> SharedObject? {
        state.withLock { $0.objects[ObjectIdentifier(store)]?[arguments] }
    }

    func keep(_ object: SharedObject, of store: InstanceStore, _ arguments: ArgumentsKey, since resets: Int) {
        state.withLock { state in
            guard state.resets == resets else { return }
            state.objects[ObjectIdentifier(store), default: [:]][arguments] = object
        }
    }

    /// Forgets the objects of a slot whose container has gone.
    func forget(_ store: InstanceStore) {
        let id = ObjectIdentifier(store)
        let gone = state.withLock { $0.objects.removeValue(forKey: id) }
        withExtendedLifetime(gone) {}
    }
}

import StoryCodeLocks

/// A custom lifetime, such as that of a session, a flow or a test, which ends when the scope is reset.
///
/// ```swift
/// let session = Scope(name: "session")
/// container.register(Cart.init).lifetime(.scope(session))
/// // ...
/// session.reset()
/// ```
///
/// See <doc:Lifetimes>.
public final class Scope: Sendable {
    /// The name in diagrams and messages.
    public let name: String

    private struct State {
        var objects: [ObjectIdentifier: ArgumentsTable<SharedObject>] = [:]
        var resets = 0
    }

    private let state = Mutex(State())

    /// Creates a scope without objects.
    public init(name: String = "scope") {
        self.name = name
    }

    /// Releases the scope's objects; later resolutions create new ones.
    ///
    /// An object that is being created during the reset is returned to its callers and not stored.
    public func reset() {
        // Objects are released outside the lock, because a deinitialiser may resolve.
        let released = state.withLock { state in
            state.resets += 1
            let objects = state.objects
            state.objects = [:]
            return objects
        }
        withExtendedLifetime(released) {}
    }

    var resets: Int { state.withLock { $0.resets } }

    func object(of store: InstanceStore, _ arguments: ArgumentsKey) -> SharedObject? {
        bucket(of: store, arguments).entry(arguments)?.value
    }

    /// Stores an object, unless the scope was reset since its creation began.
    func insert(_ object: SharedObject, of store: InstanceStore, _ arguments: ArgumentsKey, since resets: Int) {
        let id = ObjectIdentifier(store)
        let replaced = bucket(of: store, arguments).entry(arguments)
        state.withLock { state in
            guard state.resets == resets else { return }
            var objects = state.objects.removeValue(forKey: id) ?? ArgumentsTable()
            objects.insert(object, arguments, replacing: replaced)
            state.objects[id] = objects
        }
    }

    private func bucket(
        of store: InstanceStore,
        _ arguments: ArgumentsKey
    ) -> [ArgumentsTable<SharedObject>.Entry] {
        state.withLock { $0.objects[ObjectIdentifier(store)]?.bucket(arguments) ?? [] }
    }

    /// Releases the objects of a store when its container is released.
    func removeObjects(of store: InstanceStore) {
        let id = ObjectIdentifier(store)
        let released = state.withLock { $0.objects.removeValue(forKey: id) }
        withExtendedLifetime(released) {}
    }
}

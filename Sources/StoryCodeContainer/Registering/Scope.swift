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

    private let tables = Mutex<[ObjectIdentifier: ObjectTable]>([:])

    /// Creates a scope without objects.
    public init(name: String = "scope") {
        self.name = name
    }

    /// Releases the scope's objects; later resolutions create new ones.
    ///
    /// An object that is being created during the reset is returned to its callers and not stored.
    public func reset() {
        // Objects are released outside the lock, because a deinitialiser may resolve.
        let released = tables.withLock { tables in
            defer { tables = [:] }
            return tables
        }
        withExtendedLifetime(released) {}
    }

    /// Returns the table of a store's objects since the last reset, and creates it if there is none.
    func table(of store: InstanceStore) -> ObjectTable {
        tables.withLock { tables in
            if let table = tables[ObjectIdentifier(store)] { return table }
            let table = ObjectTable()
            tables[ObjectIdentifier(store)] = table
            store.remember(self)
            return table
        }
    }

    /// Releases the objects of a store when its container is released.
    func removeTable(of store: InstanceStore) {
        let id = ObjectIdentifier(store)
        let released = tables.withLock { $0.removeValue(forKey: id) }
        withExtendedLifetime(released) {}
    }
}

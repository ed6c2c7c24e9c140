import StoryCodeLocks

/// An object that outlives the resolution that has created it.
// Unchecked: `lifetime(_:)` accepts only objects that are Sendable or main-actor isolated. The object of a Lazy leaves
// its thread only if the Lazy, and therefore the object, is Sendable.
struct SharedObject: @unchecked Sendable {
    let object: Any
    /// Whether a ``Lazy`` may return the object where a `Sendable` type is required.
    var isSendable = true
}

/// A shared object that the container does not retain.
// Unchecked as a shared object is.
private struct WeakObject: @unchecked Sendable {
    weak let object: AnyObject?
}

/// Stores the shared objects of a component in one container, one for each list of arguments.
final class InstanceStore: Sendable {
    /// Held while an object is created.
    let lock = ConstructionLock()
    /// Held while an object is created asynchronously.
    let asyncLock = AsyncLock()

    private struct State {
        var strong = ArgumentsTable<SharedObject>()
        var weak = ArgumentsTable<WeakObject>()
        /// The number of weak objects that were added since released ones were removed, and the limit of that number.
        var added = (count: 0, limit: 16)
        var scope: Scope?

        /// Removes released objects when as many were added as existed before, and returns the others.
        ///
        /// A removal after each insertion would take quadratic time.
        mutating func removeReleased() -> [SharedObject] {
            added.count += 1
            guard added.count >= added.limit else { return [] }
            let living = weak.entries.compactMap { entry in entry.value.object.map { SharedObject(object: $0) } }
            weak.filter { $0.object != nil }
            added = (0, max(16, living.count))
            return living
        }
    }

    private let state = Mutex(State())

    /// The number of hash values with a weak object, and of additions between removals, for tests.
    var weakCounts: (stored: Int, removalLimit: Int) { state.withLock { ($0.weak.bucketCount, $0.added.limit) } }

    deinit { state.withLock { $0.scope }?.removeObjects(of: self) }

    func object(_ lifetime: LifetimeKind, _ arguments: ArgumentsKey) -> Any? {
        switch lifetime {
        case .scope(let scope): scope.object(of: self, arguments)?.object
        case .weak: state.withLock { $0.weak.bucket(arguments) }.entry(arguments)?.value.object
        case .single, .container, .prototype, .objectGraph:
            state.withLock { $0.strong.bucket(arguments) }.entry(arguments)?.value.object
        }
    }

    func insert(_ object: Any, _ lifetime: LifetimeKind, _ arguments: ArgumentsKey, since resets: Int) {
        let shared = SharedObject(object: object)
        switch lifetime {
        case .scope(let scope):
            state.withLock { $0.scope = scope }
            scope.insert(shared, of: self, arguments, since: resets)
        case .weak:
            let replaced = state.withLock { $0.weak.bucket(arguments) }.entry(arguments)
            // The objects are retained until the lock is released, because a deinitialiser may need it.
            let living = state.withLock { state in
                state.weak.insert(WeakObject(object: shared.object as AnyObject), arguments, replacing: replaced)
                return state.removeReleased()
            }
            withExtendedLifetime(living) {}
        case .single, .container, .prototype, .objectGraph:
            let replaced = state.withLock { $0.strong.bucket(arguments) }.entry(arguments)
            state.withLock { $0.strong.insert(shared, arguments, replacing: replaced) }
        }
    }
}

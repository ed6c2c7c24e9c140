import Synchronization

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

/// The arguments that a shared object was created with, which identify it.
typealias ArgumentsKey = [ArgumentValue]

/// Stores the shared objects of a component in one container, one for each list of arguments.
final class InstanceStore: Sendable {
    /// Held while an object is created.
    let lock = ConstructionLock()
    /// Held while an object is created asynchronously.
    let asyncLock = AsyncLock()

    private struct State {
        var strong: [ArgumentsKey: SharedObject] = [:]
        var weak: [ArgumentsKey: WeakObject] = [:]
        var scope: Scope?
    }

    private let state = Mutex(State())

    deinit { state.withLock { $0.scope }?.removeObjects(of: self) }

    func object(_ lifetime: LifetimeKind, _ arguments: ArgumentsKey) -> Any? {
        if case .scope(let scope) = lifetime { return scope.object(of: self, arguments)?.object }
        let found = state.withLock { state in
            state.strong[arguments] ?? state.weak[arguments]?.object.map { SharedObject(object: $0) }
        }
        return found?.object
    }

    func insert(_ object: Any, _ lifetime: LifetimeKind, _ arguments: ArgumentsKey, since resets: Int) {
        let shared = SharedObject(object: object)
        switch lifetime {
        case .scope(let scope):
            state.withLock { $0.scope = scope }
            scope.insert(shared, of: self, arguments, since: resets)
        case .weak:
            // The objects are retained until the lock is released, because a deinitialiser may need it.
            let living = state.withLock { state in
                let living =
                    arguments.isEmpty ? [:] : state.weak.compactMapValues { $0.object.map { SharedObject(object: $0) } }
                if !arguments.isEmpty { state.weak = state.weak.filter { living[$0.key] != nil } }
                state.weak[arguments] = WeakObject(object: shared.object as AnyObject)
                return living
            }
            withExtendedLifetime(living) {}
        case .single, .container, .prototype, .objectGraph:
            state.withLock { $0.strong[arguments] = shared }
        }
    }
}

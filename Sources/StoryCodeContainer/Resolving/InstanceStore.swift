import Synchronization

/// An object that outlives the resolution that made it.
// Unchecked: only objects that are Sendable or of the main actor have such a lifetime; `lifetime(_:)` demands it. Those
// of a Lazy leave its thread only if it does, and it is Sendable only if they are.
struct SharedObject: @unchecked Sendable {
    let object: Any
}

/// An object that is shared while somebody else holds it.
// Unchecked as a shared object is.
private struct WeakObject: @unchecked Sendable {
    weak let object: AnyObject?
}

/// The arguments that a shared object was made with; part of what it is.
typealias ArgumentsKey = [ArgumentValue]

/// The place where a container keeps the shared object of a component, or one for each list of arguments.
final class InstanceStore: Sendable {
    /// Held while the object is made.
    let lock = ConstructionLock()

    /// Held while an object that is awaited is made.
    let asyncLock = AsyncLock()

    private struct State {
        var strong: [ArgumentsKey: SharedObject] = [:]
        var weak: [ArgumentsKey: WeakObject] = [:]
        var scope: Scope?
    }

    private let state = Mutex(State())

    deinit { state.withLock { $0.scope }?.forget(self) }

    /// What is there.
    func object(_ lifetime: LifetimeKind, _ arguments: ArgumentsKey) -> Any? {
        if case .scope(let scope) = lifetime { return scope.object(of: self, arguments)?.object }
        let found = state.withLock { state in
            state.strong[arguments] ?? state.weak[arguments]?.object.map { SharedObject(object: $0) }
        }
        return found?.object
    }

    /// Keeps an object.
    func keep(_ object: Any, _ lifetime: LifetimeKind, _ arguments: ArgumentsKey, since resets: Int) {
        let shared = SharedObject(object: object)
        switch lifetime {
        case .scope(let scope):
            state.withLock { $0.scope = scope }
            scope.keep(shared, of: self, arguments, since: resets)
        case .weak:
            // Whoever is the last to hold an object lets it go outside the lock.
            let living = state.withLock { state in
                let living = arguments.isEmpty ? [:] : state.weak.compactMapValues { $0.object.map(SharedObject.init) }
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

import StoryCodeLocks

/// An object that outlives the resolution that has created it.
// Unchecked: `lifetime(_:)` accepts only objects that are Sendable or main-actor isolated. The object of a Lazy leaves
// its thread only if the Lazy, and therefore the object, is Sendable.
struct SharedObject: @unchecked Sendable {
    let object: Any
    /// Whether a ``Lazy`` may return the object where a `Sendable` type is required.
    var isSendable = true
}

/// Objects by the arguments that they were created with, in buckets of arguments with equal hash values.
///
/// To compare arguments is to call code of the program, which may resolve, so a bucket is searched outside the lock.
// Unchecked: it is immutable, except the value of the lock.
class ObjectTable: @unchecked Sendable {
    private final class WeakObject {
        weak let object: AnyObject?

        init(_ object: Any) { self.object = object as AnyObject }
    }

    // Unchecked as a shared object is.
    private struct Entry: @unchecked Sendable {
        let id: Int
        let arguments: ArgumentsKey
        /// The object, unless it is referenced weakly.
        let strong: Any?
        let weak: WeakObject?

        var object: Any? { if let weak { weak.object } else { strong } }
    }

    private struct State {
        var buckets: [Int: [Entry]] = [:]
        var lastID = 0
        /// The number of weak objects that were added since released ones were removed, and the limit of that number.
        var added = (count: 0, limit: 16)

        /// Removes released objects when as many were added as existed before, and returns the others.
        ///
        /// A removal after each insertion would take quadratic time.
        mutating func removeReleased() -> [SharedObject] {
            added.count += 1
            guard added.count >= added.limit else { return [] }
            let living = buckets.values.joined().compactMap { entry in entry.object.map { (entry: entry, object: $0) } }
            buckets = Dictionary(grouping: living.map(\.entry)) { $0.arguments.hash }
            added = (0, max(16, living.count))
            return living.map { SharedObject(object: $0.object) }
        }
    }

    private let state = Mutex(State())

    /// The number of hash values with an object, and of additions of weak objects between removals, for tests.
    var counts: (stored: Int, removalLimit: Int) { state.withLock { ($0.buckets.count, $0.added.limit) } }

    /// Returns the object with equal arguments that the table retains, or references weakly.
    func object(_ arguments: ArgumentsKey, isWeak: Bool = false) -> Any? { entry(arguments, isWeak)?.object }

    /// Adds an object, and removes another one with equal arguments.
    func insert(_ object: Any, _ arguments: ArgumentsKey, isWeak: Bool = false) {
        let replaced = entry(arguments, isWeak)
        let shared = SharedObject(object: object)
        let living = state.withLock { state in
            state.lastID += 1
            let (strong, weak) = isWeak ? (nil, WeakObject(shared.object)) : (shared.object, nil)
            let entry = Entry(id: state.lastID, arguments: arguments, strong: strong, weak: weak)
            if let replaced { state.buckets[arguments.hash]?.removeAll { $0.id == replaced.id } }
            state.buckets[arguments.hash, default: []].append(entry)
            return isWeak ? state.removeReleased() : []
        }
        // The objects are retained until the lock is released, because a deinitialiser may need it.
        withExtendedLifetime((replaced, living)) {}
    }

    private func entry(_ arguments: ArgumentsKey, _ isWeak: Bool) -> Entry? {
        state.withLock { $0.buckets[arguments.hash] }?
            .first { ($0.weak != nil) == isWeak && $0.arguments == arguments }
    }
}

/// Closures that are called after a change, in the order in which they were added.
@MainActor
public final class Observers {
    private var closures: [(id: Int, call: @MainActor () -> Void)] = []
    private var lastID = 0

    /// Creates an empty list.
    public init() {}

    /// Adds a closure.
    ///
    /// - Returns: An action that removes the closure, for a resource bag.
    public func add(_ call: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        lastID += 1
        closures.append((lastID, call))
        return { [weak self, id = lastID] in self?.closures.removeAll { $0.id == id } }
    }

    /// Calls all closures.
    public func notify() {
        for closure in closures { closure.call() }
    }
}

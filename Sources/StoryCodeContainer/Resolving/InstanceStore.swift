import StoryCodeLocks

/// Stores the shared objects of a component in one container, one for each list of arguments.
// Unchecked as its superclass is.
final class InstanceStore: ObjectTable, @unchecked Sendable {
    /// Held while an object is created.
    let lock = ConstructionLock()
    /// Held while an object is created asynchronously.
    let asyncLock = AsyncLock()

    /// The scope that contains objects of the component.
    private let scope = Mutex<Scope?>(nil)

    deinit { scope.withLock { $0 }?.removeTable(of: self) }

    /// Returns the table of the objects with a lifetime; a scope has another one after each reset.
    func table(_ lifetime: LifetimeKind) -> ObjectTable {
        if case .scope(let scope) = lifetime { scope.table(of: self) } else { self }
    }

    /// Records the scope that contains objects of the component.
    func remember(_ scope: Scope) { self.scope.withLock { $0 = scope } }

    func object(_ lifetime: LifetimeKind, _ arguments: ArgumentsKey) -> Any? {
        table(lifetime).object(arguments, isWeak: lifetime.isWeak)
    }
}

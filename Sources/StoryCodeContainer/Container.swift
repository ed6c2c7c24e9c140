import Synchronization

/// Knows how objects are made, and what each of them needs.
///
/// Components are registered once; whoever needs an object then parameters for it by its type:
///
/// ```swift
/// let container = Container()
/// container.register(Engine.init)
/// container.register(Car.init)
/// try container.validate()
/// let car = try container.resolve(Car.self)
/// ```
///
/// A container may be used from any thread. Register before others resolve: a component that is changed while another
/// thread resolves it counts from the next call on, and what was found before a change is kept until the container
/// ends.
public final class Container: Sendable {
    /// The container that is asked for what this one does not know; it never sees what is registered here.
    public let parent: Container?

    /// What it is called in pictures.
    public let name: String

    /// What is registered; touched under the lock of the hierarchy alone.
    package let registry = Registry()
    private let hierarchy: Hierarchy

    /// The address of the entries that were asked for, where they are found without a lock; 0 after a change.
    let table = Atomic<UInt>(0)

    /// The lock of a container with all above and below.
    private final class Hierarchy: Sendable {
        let mutex = Mutex(())
    }

    /// Makes a container.
    ///
    /// - ParameterList:
    ///   - parent: The container that is asked for what this one does not know, and retained.
    ///   - name: What it is called in pictures.
    public init(parent: Container? = nil, name: String = "container") {
        self.parent = parent
        self.name = name
        hierarchy = parent?.hierarchy ?? Hierarchy()
        parent?.adopt(self)
    }

    /// Makes a container with the components of another, of which some are replaced.
    ///
    /// What is registered here under a service takes the place of all that the other has under it, for the other's
    /// components, too: this is how tests replace one piece of a whole. Shared objects are made anew.
    ///
    /// - ParameterList:
    ///   - base: The container whose components are taken over, as they are now.
    ///   - name: What it is called in pictures.
    public init(overriding base: Container, name: String = "container") {
        parent = base.parent
        self.name = name
        hierarchy = base.parent?.hierarchy ?? Hierarchy()
        base.locked { registry.inherit(base.registry) }
        parent?.adopt(self)
    }

    private func adopt(_ child: Container) {
        let others = locked { registry.adopt(child) }
        withExtendedLifetime(others) {}
    }

    /// Does something under the lock of the hierarchy.
    package func locked<Result: Sendable, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try hierarchy.mutex.withLock { _ throws(Failure) in try body() }
    }

    /// Does something with all containers of the tree, under their lock; one that ends meanwhile ends after it, for what
    /// it lets go may want the lock.
    package func lockedWithTree<Result: Sendable, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var held: [Container] = []
        defer { withExtendedLifetime(held) {} }
        return try locked { () throws(Failure) in
            held = Array(selfAndAncestors).last?.registry.descendants ?? []
            return try body()
        }
    }

    /// Changes what is registered.
    @discardableResult
    package func change<Result: Sendable>(_ body: (Registry) -> Result) -> Result {
        let (result, living) = locked { (body(registry), forget(isHere: true)) }
        withExtendedLifetime(living) {}
        return result
    }

    /// Forgets what was found, for something has changed here or above.
    func forget(isHere: Bool) -> [Container] {
        table.store(0, ordering: .releasing)
        return registry.forget(isHere: isHere)
    }
}

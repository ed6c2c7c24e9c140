import StoryCodeLocks

/// A dependency container: creates objects from registered components and resolves what each of them depends on.
///
/// Register each component once, then resolve by type:
///
/// ```swift
/// let container = Container()
/// container.register(Engine.init)
/// container.register(Car.init)
/// try container.validate()
/// let car = try container.resolve(Car.self)
/// ```
///
/// A container is thread-safe. Finish registering before other threads resolve: a change discards what was resolved, so
/// the next calls are slower. A change to a component while another thread resolves it takes effect with the next call.
///
/// See <doc:Registering-components>.
public final class Container: Sendable {
    /// The container that resolves the services that this one does not register.
    ///
    /// The parent never uses registrations of its children.
    public let parent: Container?

    /// The name in diagrams.
    public let name: String

    /// The registrations, accessed only under the lock of the hierarchy.
    package let registry = Registry()
    let hierarchy: Hierarchy

    /// The address of the table of resolved services, which is read without a lock; 0 after a change.
    let table = Atomic<UInt>(0)

    /// Creates a container, which retains its parent.
    public init(parent: Container? = nil, name: String = "container") {
        self.parent = parent
        self.name = name
        hierarchy = parent?.hierarchy ?? Hierarchy()
        parent?.adopt(self)
    }

    /// Creates a container with copies of another container's components, some of which are then replaced.
    ///
    /// A service that is registered here replaces all registrations of the base for that service, also as a dependency
    /// of the base's components. Tests use this to replace one component of an application. Shared objects are created
    /// again. Later registrations in the base have no effect here.
    public init(overriding base: Container, name: String = "container") {
        parent = base.parent
        self.name = name
        hierarchy = base.parent?.hierarchy ?? Hierarchy()
        base.locked { registry.inherit(base.registry) }
        parent?.adopt(self)
    }

    private func adopt(_ child: Container) {
        let children = locked { registry.adopt(child) }
        withExtendedLifetime(children) {}
    }

    /// Runs a closure under the lock of the hierarchy.
    package func locked<Result: Sendable, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try hierarchy.mutex.withLock { _ throws(Failure) in try body() }
    }

    /// The identity of the lock, which all containers of a hierarchy share.
    package var lockID: ObjectIdentifier { ObjectIdentifier(hierarchy) }

    /// Runs a closure under the lock, and retains all containers of the tree until it returns.
    ///
    /// Otherwise a container could be released under the lock, and its deinitialiser may need the lock.
    package func lockedWithTree<Result: Sendable, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var retained: [Container] = []
        defer { withExtendedLifetime(retained) {} }
        return try locked { () throws(Failure) in
            retained = Array(selfAndAncestors).last?.registry.descendants ?? []
            return try body()
        }
    }

    /// Changes the registrations and discards everything that was resolved from them.
    @discardableResult
    package func change<Result: Sendable>(_ body: (Registry) -> Result) -> Result {
        let (result, discarded) = locked { (body(registry), discardResolved()) }
        withExtendedLifetime(discarded) {}
        return result
    }

    /// Discards what was resolved, after a change in this container or in one above.
    ///
    /// Returns objects that the caller releases outside the lock.
    func discardResolved() -> [any Sendable] {
        table.store(0, ordering: .releasing)
        return registry.discardResolved()
    }

    /// Runs a closure that resolves, and adds the name of the container to its errors.
    @inline(__always)
    func naming<Result>(_ body: () throws -> Result) throws -> sending Result {
        do { return try disconnected(body()) } catch { throw named(error) }
    }

    /// Returns an error with the name of the container, if it is the container's own.
    @usableFromInline
    func named(_ error: any Error) -> any Error {
        (error as? ContainerError)?.named(selfAndAncestors.map(\.name)) ?? error
    }
}

// MARK: - Reading without retaining

extension Container {
    /// Returns what a call has to retain while it uses components and their dependencies, in a locked container.
    ///
    /// A call that resolves refers to components without retaining each of them. Those that a table contains are read
    /// without the lock, so they are never released; see ``Registry/mayPublish()``. For others, the call retains the
    /// components of this container and its ancestors, which a change replaces.
    func reading(_ components: some Sequence<ResolvedComponent>) -> [Registry.Components] {
        // Most components are published, and to publish one again would allocate.
        if components.allSatisfy(\.isPublished) { return [] }
        guard registry.mayPublish() else { return selfAndAncestors.map(\.registry.components) }
        for component in components { component.publish() }
        return []
    }
}

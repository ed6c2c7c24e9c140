/// What is known of a component.
// Unchecked as its superclass is.
@usableFromInline
package final class Record<Instance>: AnyRecord, @unchecked Sendable {
    /// Makes the object of what a resolution gives it.
    @usableFromInline package typealias Factory = @Sendable (inout Resolution) throws -> Instance

    /// The same where it is awaited.
    @usableFromInline package typealias AwaitedFactory = @concurrent @Sendable (AwaitedDependencies) async throws -> Instance

    /// How it is made.
    @usableFromInline
    package enum Making: Sendable {
        case factory(Factory)
        case awaited(AwaitedFactory)
        case elsewhere
    }

    @usableFromInline let making: Making
    /// What the factory asks for.
    @usableFromInline let asks: @Sendable () -> Parameters
    /// Makes the entry under the component's own type.
    @usableFromInline let entry: @Sendable (AnyNode, ServiceKey) -> AnyEntry

    @usableFromInline var injections: [Injection<Instance>] = []
    @usableFromInline var finishers: [@Sendable (inout Instance) throws -> Void] = []

    // Inlinable, for looking up what its types are at run time takes longer than all the rest of registering.
    @inlinable
    package init(
        _ location: CodeLocation,
        isMain: Bool,
        _ making: Making,
        asks: @escaping @Sendable () -> Parameters,
        entry: @escaping @Sendable (AnyNode, ServiceKey) -> AnyEntry
    ) {
        self.making = making
        self.asks = asks
        self.entry = entry
        super.init(Instance.self, location, isMain: isMain)
    }

    override var canBeMade: Bool {
        if case .elsewhere = making { false } else { true }
    }

    override var isAwaited: Bool {
        if case .awaited = making { true } else { false }
    }

    override var dependencies: [[Dependency]] {
        let parameters = asks().dependencies.enumerated().map { $1.qualified(qualifiers[$0] ?? .none) }
        return [parameters]
            + injections.map { injection in injection.asks().dependencies.map { $0.qualified(injection.qualifier) } }
    }

    override func entry(of node: AnyNode, _ key: ServiceKey) -> AnyEntry {
        services.first { $0.key == key }?.entry(node, key) ?? entry(node, key)
    }

    override func makeNode(in container: Container, home: Container) -> AnyNode {
        Node(self, in: container, home: home)
    }

    override func copy() -> AnyRecord {
        let copy = Record(location, isMain: isMain, making, asks: asks, entry: entry)
        copy.index = index
        copy.loading = loading
        copy.isConfined = isConfined
        copy.services = services
        copy.lifetime = lifetime
        copy.isDefault = isDefault
        copy.qualifiers = qualifiers
        copy.injections = injections
        copy.finishers = finishers
        copy.notes = notes
        return copy
    }

    override func suits(_ object: Any) -> Bool {
        object is Instance && (Instance.self is AnyClass || Swift.type(of: object) == Instance.self)
    }

    package override func covers(_ other: Any.Type) -> Bool { other is Instance.Type }
}

/// What is injected into a component's object after it was made.
@usableFromInline
struct Injection<Instance>: Sendable {
    let qualifier: Qualifier
    let asks: @Sendable () -> Parameters
    let apply: @Sendable (inout Instance, inout Resolution) throws -> Void
}

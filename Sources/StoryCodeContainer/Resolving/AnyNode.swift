/// A component in one container: what was found for all that it asks for. Its type is known to ``Node``.
///
/// Built under the lock of the hierarchy, and the same for ever once somebody else can see it; whatever is registered
/// later makes another.
// Unchecked for that reason. Its memory is its own, and freed with it.
@safe
@usableFromInline
package class AnyNode: @unchecked Sendable {
    /// The container that is asked, whose objects these are.
    unowned let container: Container
    /// The container where it is registered, and where its dependencies are looked up.
    package unowned let home: Container
    package let record: AnyRecord
    let lifetime: LifetimeKind
    /// Where its shared object is kept.
    let slot: AnySlot?

    /// What was found for the parameters of its initialiser, and then for each injection.
    package final var edges: [[Edge]] = []
    /// The circle that it is in.
    final var circle: Circle?
    /// Why it can never be made: it needs itself.
    final var failure: ContainerError?
    package final var obstacles: Obstacles {
        get { unsafe facts.pointee.obstacles }
        set { unsafe facts.pointee.obstacles = newValue }
    }
    /// Whether it and all that it needs is known to be there.
    final var isSound = false

    private var entries: [ServiceKey: AnyEntry] = [:]

    /// What is read while objects are made, in memory of its own, which needs no check for exclusive access.
    @usableFromInline let facts: UnsafeMutablePointer<NodeFacts>

    init(_ record: AnyRecord, in container: Container, home: Container) {
        self.container = container
        self.home = home
        self.record = record
        lifetime = record.lifetime
        slot = record.lifetime.isShared ? container.registry.slot(of: record) : nil
        unsafe facts = .allocate(capacity: 1)
        unsafe facts.initialize(to: NodeFacts())
    }

    deinit {
        // What waits for a Lazy or a Provider holds the entry, and may be held by the entry's own object.
        for entry in entries.values { entry.forget() }
        unsafe facts.pointee.steps?.deallocate()
        unsafe facts.deallocate()
    }

    /// Whether it is made by its factory alone, anew for everybody.
    var isPlain: Bool { preconditionFailure("a node knows its type") }

    /// Injects into an object that was made elsewhere, and gives it back.
    func injected(_ object: Any, _ resolution: inout Resolution) throws -> Any {
        preconditionFailure("a node knows its type")
    }

    /// Makes an object, its type forgotten, of what a resolution gives.
    func make(_ resolution: inout Resolution) throws -> Any { preconditionFailure("a node knows its type") }

    /// Makes an object, its type forgotten, of what was awaited.
    func make(_ awaited: AwaitedDependencies) async throws -> Any { preconditionFailure("a node knows its type") }

    /// Carries out one injection, from 1 on, and gives the object back.
    func apply(_ phase: Int, to object: Any, _ resolution: inout Resolution) throws -> Any {
        preconditionFailure("a node knows its type")
    }

    /// Does what the component does last, and gives the object back.
    func finish(_ object: Any) throws -> Any { preconditionFailure("a node knows its type") }

    /// Whether all of its edges are known, so that objects can be made.
    final func complete() {
        let edges = edges.joined()
        for edge in edges where edge.isNow && obstacles.contains(.await) {
            edge.isAwaited = edge.targets.contains { !$0.node.obstacles.isDisjoint(with: [.await, .main]) }
        }
        let steps = UnsafeMutablePointer<Step>.allocate(capacity: max(edges.count, 1))
        for (place, edge) in edges.enumerated() { unsafe (steps + place).initialize(to: Step(edge)) }
        unsafe facts.pointee.isPlain = isPlain
        unsafe facts.pointee.steps = steps
    }

    /// The node as one of its services.
    package final func entry(_ key: ServiceKey) -> AnyEntry {
        if let entry = entries[key] { return entry }
        let entry = record.entry(of: self, key)
        entries[key] = entry
        return entry
    }

    /// Its shared object, if it is there for everybody and does not depend on arguments.
    final var kept: Any? { obstacles.contains(.arguments) ? nil : slot?.object(lifetime, []) }

    /// Where it is in a path.
    package final var step: ContainerError.Step { ContainerError.Step(record.type.description, record.location) }
}

/// What is read of a node while objects are made.
// Its pointer is the node's.
@safe
@usableFromInline
struct NodeFacts {
    /// Whether it is made by its factory alone.
    @usableFromInline var isPlain = false
    /// Why a plain call cannot resolve it.
    @usableFromInline var obstacles: Obstacles = []
    /// The ways to its dependencies, its initialiser's first.
    @usableFromInline var steps: UnsafeMutablePointer<Step>?
}

// What one thread uses while it resolves is no other's.
@available(*, unavailable)
extension NodeFacts: Sendable {}

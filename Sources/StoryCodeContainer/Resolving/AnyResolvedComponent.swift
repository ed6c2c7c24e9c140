/// A component in one container: what was found for all that it parameters for. Its type is known to ``Node``.
///
/// Built under the lock of the hierarchy, and the same for ever once somebody else can see it; whatever is registered
/// later makes another.
// Unchecked for that reason. Its memory is its own, and freed with it.
@safe
@usableFromInline
package class AnyResolvedComponent: @unchecked Sendable {
    /// The container that is asked, whose objects these are.
    unowned let container: Container
    /// The container where it is registered, and where its dependencies are looked up.
    package unowned let home: Container
    package let registration: AnyRegistration
    let lifetime: LifetimeKind
    /// Where its shared object is kept.
    let store: InstanceStore?

    /// What was found for the parameters of its initialiser, and then for each injection.
    package final var dependencies: [[ResolvedDependency]] = []
    /// The cycle that it is in.
    final var cycle: DependencyCycle?
    /// Why it can never be made: it needs itself.
    final var failure: ContainerError?
    package final var constraints: Constraints {
        get { unsafe facts.pointee.constraints }
        set { unsafe facts.pointee.constraints = newValue }
    }
    /// Whether it and all that it needs is known to be there.
    final var isChecked = false

    private var services: [ServiceKey: AnyResolvedService] = [:]

    /// What is read while objects are made, in memory of its own, which needs no check for exclusive access.
    @usableFromInline let facts: UnsafeMutablePointer<ComponentFacts>

    init(_ registration: AnyRegistration, in container: Container, home: Container) {
        self.container = container
        self.home = home
        self.registration = registration
        lifetime = registration.lifetime
        store = registration.lifetime.isShared ? container.registry.store(of: registration) : nil
        unsafe facts = .allocate(capacity: 1)
        unsafe facts.initialize(to: ComponentFacts())
    }

    deinit {
        // What waits for a Lazy or a Provider holds the entry, and may be held by the entry's own object.
        for service in services.values { service.forget() }
        unsafe facts.pointee.steps?.deallocate()
        unsafe facts.deallocate()
    }

    /// Whether it is made by its factory alone, anew for everybody.
    var isPlain: Bool { preconditionFailure("a component knows its type") }

    /// Injects into an object that was made elsewhere, and gives it back.
    func injected(_ object: Any, _ resolution: inout Resolution) throws -> Any {
        preconditionFailure("a component knows its type")
    }

    /// Makes an object, its type forgotten, of what a resolution gives.
    func make(_ resolution: inout Resolution) throws -> Any { preconditionFailure("a component knows its type") }

    /// Makes an object, its type forgotten, of what was awaited.
    func make(_ awaited: AsyncDependencies) async throws -> Any { preconditionFailure("a component knows its type") }

    /// Carries out one injection, from 1 on, and gives the object back.
    func apply(_ phase: Int, to object: Any, _ resolution: inout Resolution) throws -> Any {
        preconditionFailure("a component knows its type")
    }

    /// Does what the component does last, and gives the object back.
    func finish(_ object: Any) throws -> Any { preconditionFailure("a component knows its type") }

    /// Whether all of its edges are known, so that objects can be made.
    final func complete() {
        let dependencies = dependencies.joined()
        for dependency in dependencies where dependency.isImmediate && constraints.contains(.await) {
            dependency.isAwaited = dependency.targets.contains {
                !$0.component.constraints.isDisjoint(with: [.await, .main])
            }
        }
        let steps = UnsafeMutablePointer<DependencyPointer>.allocate(capacity: max(dependencies.count, 1))
        for (place, dependency) in dependencies.enumerated() {
            unsafe (steps + place).initialize(to: DependencyPointer(dependency))
        }
        unsafe facts.pointee.isPlain = isPlain
        unsafe facts.pointee.steps = steps
    }

    /// The node as one of its services.
    package final func service(_ key: ServiceKey) -> AnyResolvedService {
        if let service = services[key] { return service }
        let service = registration.service(of: self, key)
        services[key] = service
        return service
    }

    /// Its shared object, if it is there for everybody and does not depend on arguments.
    final var kept: Any? { constraints.contains(.arguments) ? nil : store?.object(lifetime, []) }

    /// Where it is in a path.
    package final var step: ContainerError.Step {
        ContainerError.Step(registration.type.description, registration.location)
    }
}

/// What is read of a node while objects are made.
// Its pointer is the node's.
@safe
@usableFromInline
struct ComponentFacts {
    /// Whether it is made by its factory alone.
    @usableFromInline var isPlain = false
    /// Why a plain call cannot resolve it.
    @usableFromInline var constraints: Constraints = []
    /// The ways to its dependencies, its initialiser's first.
    @usableFromInline var steps: UnsafeMutablePointer<DependencyPointer>?
}

// What one thread uses while it resolves is no other's.
@available(*, unavailable)
extension ComponentFacts: Sendable {}

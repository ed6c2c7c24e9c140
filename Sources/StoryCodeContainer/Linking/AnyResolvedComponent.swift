/// A component in one container with its resolved dependencies, without its type.
///
/// A class instead of a protocol, because services and dependencies refer to it without retaining it.
// Unchecked: built under the lock of the hierarchy, and immutable once other threads can access it. Safe: the component
// owns the memory of the facts, and frees it.
@safe
@usableFromInline
package class AnyResolvedComponent: @unchecked Sendable {
    /// The container that resolves the component and stores its objects.
    unowned let container: Container
    /// The container that registers the component, in which its dependencies are looked up.
    package unowned let home: Container
    package let registration: AnyRegistration
    let lifetime: LifetimeKind
    /// The last phase of a construction; the first is 0, which creates the object.
    let lastPhase: Int
    let store: InstanceStore?

    /// The dependencies of the initialiser, followed by those of each injection.
    package final var dependencies: [[ResolvedDependency]] = []
    /// The cycle that the component is part of.
    final var cycle: DependencyCycle?
    /// The error of a component that depends on itself and can never be created.
    final var failure: ContainerError?
    package final var constraints: Constraints {
        get { unsafe facts.pointee.constraints }
        set { unsafe facts.pointee.constraints = newValue }
    }
    /// Whether readers without a lock may use the component, so that it is never released.
    private(set) final var isPublished = false
    /// The number of components in the longest chain of immediate dependencies, at most.
    final var depth = 1
    /// What a resolution of the component creates.
    final var traits: IsolationTraits = []
    /// Whether the component, or what it immediately depends on, has a mistake.
    final var hasMistake = false

    /// The service that was resolved first, which is the only one of most components.
    private var firstService: AnyResolvedService?
    private var otherServices: [AnyResolvedService] = []

    /// Facts that are read while objects are created, in memory that needs no check for exclusive access.
    @usableFromInline let facts: UnsafeMutablePointer<ComponentFacts>

    init(_ registration: AnyRegistration, in container: Container, home: Container, lastPhase: Int) {
        self.lastPhase = lastPhase
        self.container = container
        self.home = home
        self.registration = registration
        lifetime = registration.lifetime
        store = registration.lifetime.isShared ? container.registry.store(of: registration) : nil
        unsafe facts = .allocate(capacity: 1)
        unsafe facts.initialize(to: ComponentFacts())
    }

    deinit {
        // A Lazy or a Provider retains the service, and the service's object may retain the Lazy or Provider.
        firstService?.releaseObject()
        for service in otherServices { service.releaseObject() }
        if dependencies.contains(where: { !$0.isEmpty }) { unsafe facts.pointee.dependencies.deallocate() }
        unsafe facts.deallocate()
    }

    /// Whether only a factory creates the object, a new one for each dependent.
    private final var isPlain: Bool {
        registration.hasFactory && !registration.isAwaited && !lifetime.isReused && lastPhase == 0 && cycle == nil
            && depth <= Self.plainDepth && constraints.isDisjoint(with: [.await, .arguments])
    }

    /// Runs the injections on an object that other code has created, and returns it.
    func injected(_ object: Any, isRecorded: Bool, _ resolution: inout Resolution) throws -> Any { mustOverride() }

    /// Returns an object for an asynchronous resolution: a new one, or the shared one.
    func object(_ graph: ObjectGraph, _ arguments: [any Sendable]) async throws -> Any { mustOverride() }

    /// Runs a postponed step on its object, which is an instance of a class.
    func run(_ step: PostponedStep, _ resolution: inout Resolution) throws { mustOverride() }

    /// Completes the component when the constraints of all its dependencies are known.
    final func finishLinking() {
        let dependencies = dependencies.joined()
        for dependency in dependencies where dependency.isImmediate && constraints.contains(.await) {
            dependency.isAwaited = dependency.targets.contains {
                !$0.component.constraints.isDisjoint(with: [.await, .main])
            }
        }
        unsafe facts.pointee.isPlain = isPlain
        if self.dependencies.allSatisfy(\.isEmpty) { return }
        let pointers = UnsafeMutablePointer<DependencyPointer>.allocate(capacity: dependencies.count)
        for (index, dependency) in dependencies.enumerated() {
            unsafe (pointers + index).initialize(to: DependencyPointer(dependency))
        }
        unsafe facts.pointee.dependencies = UnsafePointer(pointers)
    }

    /// The components that this one depends on, now or later.
    final var targets: [AnyResolvedComponent] { dependencies.joined().flatMap(\.targets).map(\.component) }

    /// The components that are resolved along with this one.
    final var immediateTargets: some Sequence<AnyResolvedComponent> {
        dependencies.joined().lazy.filter(\.isImmediate).flatMap(\.targets).map(\.component)
    }

    /// Allows readers without a lock to use the component, and so all that it depends on.
    final func publish() {
        var pending = [self]
        while let next = pending.popLast() {
            if next.isPublished { continue }
            next.isPublished = true
            pending += next.targets
        }
    }

    /// Returns one of the component's services.
    package final func service(_ key: ServiceKey) -> AnyResolvedService {
        if let firstService, firstService.key == key { return firstService }
        if let service = otherServices.first(where: { $0.key == key }) { return service }
        let service = registration.service(of: self, key)
        if firstService == nil { firstService = service } else { otherServices.append(service) }
        return service
    }

    /// The shared object, if it exists and does not depend on arguments.
    final var sharedObject: Any? { store?.object(lifetime, .none) }

    /// The store with the lock that is held while a shared object is created: that of its cycle, or its own.
    final var lockingStore: InstanceStore? { store.map { cycle?.store ?? $0 } }

    /// The number of constructions within each other at which they are taken for an endless recursion.
    ///
    /// A recursion that passes arguments may be finite, so its limit is higher.
    final var recursionLimit: Int { constraints.contains(.arguments) ? 500 : 100 }

    /// The component in the path of an error.
    package final var step: ContainerError.Step { registration.step }

    /// Returns the shortest path from a step for the component to the component that causes one of its constraints.
    final func path(to constraint: Constraints, from step: ContainerError.Step) -> [ContainerError.Step] {
        let search = GraphSearch(from: [self]) { component in
            component.immediateTargets.filter { $0.constraints.contains(constraint) }
        }
        let cause = search.found.first { !$0.registration.ownConstraints.isDisjoint(with: constraint) }
        return [step] + search.path(to: cause ?? self).dropFirst().map(\.step)
    }
}

extension AnyResolvedComponent: Hashable {
    @usableFromInline
    package static func == (one: AnyResolvedComponent, other: AnyResolvedComponent) -> Bool { one === other }

    @usableFromInline
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Facts about a component that are read while objects are created.
// Safe: the component owns the memory.
@safe
@usableFromInline
struct ComponentFacts {
    /// Whether only the factory creates the object.
    @usableFromInline var isPlain = false
    @usableFromInline var constraints: Constraints = []
    /// The dependencies, those of the initialiser first.
    @usableFromInline var dependencies = unsafe DependencyPointer.none
}

/// A pointer to one dependency, which is read while objects are created.
// Safe: the container retains what it points to, as it does the component that has the dependency.
@safe
@usableFromInline
struct DependencyPointer {
    /// The service if its object is passed without conversion, or nil.
    @usableFromInline let service: Unmanaged<AnyResolvedService>?

    /// The dependency if its object is converted or awaited, or nil.
    @usableFromInline let dependency: Unmanaged<ResolvedDependency>?

    init(_ dependency: ResolvedDependency) {
        let service = dependency.isPlain ? dependency.targets.first : nil
        unsafe self.service = service.map { unsafe Unmanaged.passUnretained($0) }
        unsafe self.dependency = Unmanaged.passUnretained(dependency)
    }

    /// The address for a component without dependencies, which is never read.
    static var none: UnsafePointer<DependencyPointer> {
        unsafe UnsafePointer(bitPattern: MemoryLayout<DependencyPointer>.alignment).unsafelyUnwrapped
    }
}

// Each thread has its own while it resolves.
@available(*, unavailable)
extension ComponentFacts: Sendable {}

@available(*, unavailable)
extension DependencyPointer: Sendable {}

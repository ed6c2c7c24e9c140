/// A component in one container with its resolved dependencies.
///
/// The generic methods are called with the type of the registration's object.
// Unchecked: built under the lock of the hierarchy, and immutable once other threads can access it. Safe: the component
// owns the memory of the facts, and frees it.
@safe
@usableFromInline
package final class ResolvedComponent: FactoryOwner<Untyped>, @unchecked Sendable {
    /// The container that resolves the component and stores its objects.
    package unowned let container: Container
    /// The container that registers the component, in which its dependencies are looked up.
    package unowned let home: Container
    package let registration: Registration
    let lifetime: LifetimeKind
    let store: InstanceStore?
    let injections: [Injection<Untyped>]
    let finishers: [Injection<Untyped>]
    /// Whether its objects may be ``InjectionTracking``.
    let recordsInjection: Bool

    /// The dependencies of the initialiser, followed by those of each injection.
    package var dependencies: [[ResolvedDependency]] = []
    /// The cycle that the component is part of.
    var cycle: DependencyCycle?
    /// The error of a component that depends on itself and can never be created.
    var failure: ContainerError?
    package var constraints: Constraints {
        get { unsafe facts.pointee.constraints }
        set { unsafe facts.pointee.constraints = newValue }
    }
    /// Whether readers without a lock may use the component, so that it is never released.
    private(set) var isPublished = false
    /// The number of components in the longest chain of immediate dependencies, at most.
    var depth = 1
    /// What a resolution of the component creates.
    var traits: IsolationTraits = []
    /// Whether the component, or what it immediately depends on, has a mistake.
    var hasMistake = false

    /// The service that was resolved first, which is the only one of most components.
    private var firstService: ResolvedService?
    private var otherServices: [ResolvedService] = []

    /// Facts that are read while objects are created, in memory that needs no check for exclusive access.
    @usableFromInline let facts: UnsafeMutablePointer<ComponentFacts>

    init(_ registration: Registration, in container: Container, home: Container) {
        let type = registration.type.type
        injections = registration.injections.map(\.injection)
        finishers = registration.finishers
        recordsInjection =
            registration.isMain && !(injections.isEmpty && finishers.isEmpty)
            && (type is any InjectionTracking.Type || !(type is AnyClass))
        let factory: Factory<Untyped>
        if case .factory(let registered) = registration.making {
            factory = registered
        } else {
            factory = Factory { [step = registration.step] _ in throw ContainerError(.isMadeElsewhere, [step]) }
        }
        self.container = container
        self.home = home
        self.registration = registration
        lifetime = registration.lifetime
        store = registration.lifetime.isShared ? container.registry.store(of: registration) : nil
        unsafe facts = .allocate(capacity: 1)
        unsafe facts.initialize(to: ComponentFacts())
        super.init(factory)
    }

    deinit {
        // A Lazy or a Provider retains the service, and the service's object may retain the Lazy or Provider.
        firstService?.releaseObject()
        for service in otherServices { service.releaseObject() }
        if hasDependencies { unsafe facts.pointee.dependencies.deallocate() }
        unsafe facts.deallocate()
    }

    /// Whether the initialiser or an injection has dependencies.
    var hasDependencies: Bool { dependencies.contains { !$0.isEmpty } }

    /// Whether only a factory creates the object, a new one for each dependent.
    private var isPlain: Bool {
        registration.hasFactory && !registration.isAwaited && !lifetime.isReused && lastPhase == 0 && cycle == nil
            && depth <= Self.plainDepth && constraints.isDisjoint(with: [.await, .arguments])
    }

    /// The last phase of a construction; the first is 0, which creates the object.
    var lastPhase: Int { finishers.isEmpty ? injections.count : injections.count + 1 }

    /// Completes the component when the constraints of all its dependencies are known.
    func finishLinking() {
        defer { unsafe facts.pointee.isPlain = isPlain }
        guard hasDependencies else { return }
        let dependencies = dependencies.joined()
        for dependency in dependencies where dependency.isImmediate && constraints.contains(.await) {
            dependency.isAwaited = dependency.targets.contains {
                !$0.component.constraints.isDisjoint(with: [.await, .main])
            }
        }
        let pointers = UnsafeMutablePointer<DependencyPointer>.allocate(capacity: dependencies.count)
        for (index, dependency) in dependencies.enumerated() {
            unsafe (pointers + index).initialize(to: DependencyPointer(dependency))
        }
        unsafe facts.pointee.dependencies = UnsafePointer(pointers)
    }

    /// Returns an object of the component: a new one, or the shared one.
    // Inlinable because Container.resolve is.
    @inlinable
    @inline(__always)
    package func get<Instance>(_ type: Instance.Type, _ resolution: inout Resolution) throws -> Instance {
        guard unsafe facts.pointee.isPlain else { return try getShared(&resolution) }
        return try make(type, &resolution)
    }

    /// Calls the factory with the dependencies of the initialiser.
    @inlinable
    @inline(__always)
    func make<Instance>(_: Instance.Type, _ resolution: inout Resolution) throws -> Instance {
        let outer = unsafe resolution.dependencies
        unsafe resolution.dependencies = facts.pointee.dependencies
        defer { unsafe resolution.dependencies = outer }
        // Created for this type; see ``Untyped``.
        let typed = unsafe _unsafeUncheckedDowncast(self, to: FactoryOwner<Instance>.self)
        do { return try typed.factory.call(&resolution) } catch { throw passing(error) }
    }

    /// Whether the component and another depend on each other.
    func isInCycle(with other: ResolvedComponent) -> Bool { cycle != nil && cycle === other.cycle }

    /// The components that this one depends on, now or later.
    var targets: [ResolvedComponent] { dependencies.joined().flatMap(\.targets).map(\.component) }

    /// The components that are resolved along with this one.
    var immediateTargets: some Sequence<ResolvedComponent> {
        dependencies.joined().lazy.filter(\.isImmediate).flatMap(\.targets).map(\.component)
    }

    /// Allows readers without a lock to use the component, and so all that it depends on.
    func publish() {
        if !hasDependencies { return isPublished = true }
        var pending = [self]
        while let next = pending.popLast() {
            if next.isPublished { continue }
            next.isPublished = true
            pending += next.targets
        }
    }

    /// Returns one of the component's services.
    package func service(_ key: ServiceKey) -> ResolvedService {
        if let firstService, firstService.key == key { return firstService }
        if let service = otherServices.first(where: { $0.key == key }) { return service }
        let service = ResolvedService(self, key, registration.services.first { $0.key == key })
        if firstService == nil { firstService = service } else { otherServices.append(service) }
        return service
    }

    /// The shared object, if it exists and does not depend on arguments.
    var sharedObject: Any? { store?.object(lifetime, .none) }

    /// The store with the lock that is held while a shared object is created: that of its cycle, or its own.
    var lockingStore: InstanceStore? { store.map { cycle?.store ?? $0 } }

    /// The number of constructions within each other at which they are taken for an endless recursion.
    ///
    /// A recursion that passes arguments may be finite, so its limit is higher.
    var recursionLimit: Int { constraints.contains(.arguments) ? 500 : 100 }

    /// The component in the path of an error.
    package var step: ContainerError.Step { registration.step }

    /// Returns the error of a call that does not meet a constraint, with the shortest path from a step for the component
    /// to the component that causes it.
    func error(of constraint: Constraints, from step: ContainerError.Step) -> ContainerError {
        let search = GraphSearch(from: [self]) { component in
            component.immediateTargets.filter { $0.constraints.contains(constraint) }
        }
        let cause = search.found.first { !$0.registration.ownConstraints.isDisjoint(with: constraint) }
        let path = [step] + search.path(to: cause ?? self).dropFirst().map(\.step)
        return ContainerError(constraint == .await ? .isAwaited : .belongsToMainActor, path)
    }
}

extension ResolvedComponent: Hashable {
    @usableFromInline
    package static func == (one: ResolvedComponent, other: ResolvedComponent) -> Bool { one === other }

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
    let service: Unmanaged<ResolvedService>?

    /// The dependency, which converts or has awaited the object otherwise.
    let dependency: Unmanaged<ResolvedDependency>

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

/// An object that remembers that it was injected, so that it is not injected again.
package protocol InjectionTracking: AnyObject {
    /// Records that injections of a component are applied, on the thread that applies them.
    func recordInjection(by component: ResolvedComponent)
}

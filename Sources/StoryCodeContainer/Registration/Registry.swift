/// What is registered in one container, and what was found for it so far.
///
/// Touched only under the lock of the container's hierarchy.
// Unchecked for that reason.
package final class Registry: @unchecked Sendable {
    /// The components, in order.
    package private(set) var registrations: [AnyRegistration] = []
    /// How many of them, from the first on, came from a container that this one overrides; before it how many of those
    /// came from one that the other overrides, and so on.
    private(set) var inherited: [Int] = []
    /// The parts that were loaded, or are being loaded.
    private var parts: [ObjectIdentifier: PartLoading] = [:]
    /// How many are being loaded.
    var loading = 0
    /// The frameworks whose components a framework sees as its own.
    var imports: [TypeIdentity: [TypeIdentity]] = [:]
    /// The containers below, and some that have gone.
    private(set) var children: [WeakContainer] = []
    /// How many of them there may be before those that have gone are left out.
    private var childrenLimit = 16
    /// Counts what was registered.
    private(set) var generation = 0

    /// Whether anything was found since the last change.
    private var hasLookups = false
    private var serviceIndex: ServiceIndex?
    private var stores: [ObjectIdentifier: InstanceStore] = [:]

    /// What others have said of the container.
    package var annotations = Annotations()

    /// What was found for the program.
    var dependencies: [RequestIdentity: ResolvedDependency] = [:]
    /// What was found for objects that are made elsewhere; nil where nothing was.
    var injectingComponents: [InjectionIdentity: AnyResolvedComponent?] = [:]
    /// What was found for the components of the present generation.
    var components: [ComponentIdentity: AnyResolvedComponent] = [:]
    /// The same of all generations: whoever reads holds no lock, and may be in the middle.
    private var kept: [AnyResolvedComponent] = []
    /// The tables of all generations, for the same reason.
    private var tables: [ServiceTable] = []

    struct ComponentIdentity: Hashable {
        let registration: ObjectIdentifier
        let home: ObjectIdentifier
    }

    struct RequestIdentity: Hashable {
        let request: DependencyRequest
        let home: ObjectIdentifier?
        let framework: TypeIdentity?
        let step: ContainerError.Step?
    }

    struct InjectionIdentity: Hashable {
        let key: ServiceKey
        /// Whether what has a name does not count.
        let isUnnamed: Bool
    }

    struct WeakContainer {
        weak let container: Container?
    }

    /// Adds a component.
    func add(_ registration: AnyRegistration) {
        registration.index = registrations.count
        registrations.append(registration)
    }

    /// Takes note of a container below.
    ///
    /// - Parameter child: The container.
    /// - Returns: Others that were still there; if they end, it is to be outside the lock.
    func adopt(_ child: Container) -> [Container] {
        var living: [Container] = []
        if children.count >= childrenLimit {
            living = children.compactMap(\.container)
            children = living.map(WeakContainer.init)
            childrenLimit = max(16, children.count * 2)
        }
        children.append(WeakContainer(container: child))
        return living
    }

    /// The containers below, and those below them.
    package var descendants: [Container] {
        let living = children.compactMap(\.container)
        return living + living.flatMap(\.registry.descendants)
    }

    /// Takes over the components of a container that is overridden.
    func inherit(_ other: Registry) {
        registrations = other.registrations.map { $0.copy() }
        inherited = other.inherited + [registrations.count]
        parts = other.parts
        imports = other.imports
        annotations = other.annotations
    }

    /// Notes that a part is being loaded.
    ///
    /// - Returns: Whether it is to be loaded; false if it was.
    func begin(_ part: PartLoading, of id: ObjectIdentifier) -> Bool {
        guard parts[id] == nil else { return false }
        parts[id] = part
        loading += 1
        return true
    }

    /// Takes back what a part has registered, and the parts that it has loaded.
    ///
    /// - Returns: What ends with that.
    func takeBack(_ part: PartLoading) -> [AnyRegistration] {
        let gone = registrations.filter { $0.loading?.isOf(part) == true }
        registrations.removeAll { $0.loading?.isOf(part) == true }
        parts = parts.filter { !$1.isOf(part) }
        imports = imports.filter { parts[$0.key.id] != nil }
        loading -= 1
        return gone
    }

    /// Forgets what was found, for something has changed here or above.
    ///
    /// - Parameter isHere: Whether it is here, so that others may offer something.
    /// - Returns: The containers below that were still there; if they end, it is to be outside the lock.
    func forget(isHere: Bool) -> [Container] {
        if isHere { serviceIndex = nil }
        guard hasLookups else { return [] }
        hasLookups = false
        generation += 1
        components = [:]
        injectingComponents = [:]
        dependencies = [:]
        let living = children.compactMap(\.container)
        return living + living.flatMap { $0.forget(isHere: false) }
    }

    /// Takes note that something was found, so that a change is counted.
    package func recordLookup() { hasLookups = true }

    /// Holds a component that was looked up, though it may need nothing of others.
    func keep(_ component: AnyResolvedComponent) {
        hasLookups = true
        kept.append(component)
    }

    /// Enters what was asked for into a table.
    ///
    /// - ParameterList:
    ///   - entry: What was found.
    ///   - isFirst: Whether it is the first of its generation.
    /// - Returns: The table, which may be a new one.
    func enter(_ service: AnyResolvedService, isFirst: Bool) -> ServiceTable {
        if !isFirst, let last = tables.last, last.add(service) { return last }
        let table = ServiceTable(isFirst ? nil : tables.last)
        _ = table.add(service)
        tables.append(table)
        return table
    }

    /// The place of a component's shared object, the same in all generations.
    func store(of registration: AnyRegistration) -> InstanceStore {
        let id = ObjectIdentifier(registration)
        if let store = stores[id] { return store }
        let store = InstanceStore()
        stores[id] = store
        return store
    }

    /// Who offers which service.
    package func currentServiceIndex() -> ServiceIndex {
        hasLookups = true
        if let serviceIndex { return serviceIndex }
        let made = ServiceIndex(registrations, inherited: inherited)
        serviceIndex = made
        return made
    }
}

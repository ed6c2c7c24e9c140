/// The registrations of one container, and everything that was resolved from them.
// Unchecked: accessed only under the lock of the container's hierarchy.
package final class Registry: @unchecked Sendable {
    package private(set) var registrations: [Registration] = []
    /// The position of the next registration; to count the array would need a check for exclusive access.
    private var nextIndex = 0
    /// The ends of the layers of registrations that were inherited from overridden containers, the oldest first.
    private(set) var inherited: [Int] = []
    /// The parts that are loaded or being loaded.
    private var parts: [ObjectIdentifier: PartLoading] = [:]
    /// The number of parts that are being loaded.
    private(set) var loading = 0
    /// The frameworks that each framework imports.
    var imports: [TypeIdentity: [TypeIdentity]] = [:]
    /// The child containers, of which some may have been released.
    private(set) var children: [WeakContainer] = []
    /// The number of children at which released ones are removed.
    private var childrenLimit = 16
    /// The number of changes that invalidated what was resolved.
    private(set) var generation = 0

    /// Whether anything was resolved since the last change.
    private var hasLookups = false
    // Unchecked: a check takes a tenth of the time of a registration, and no access under the lock calls code of a program.
    @exclusivity(unchecked) private var serviceIndex: ServiceIndex?
    private var stores: [ObjectIdentifier: InstanceStore] = [:]

    /// Whether registered views of controllers are injected, or nil if the parent decides.
    package var injectsToSubviews: Bool?

    /// The resolved requests of the program and of deferred parameters.
    var dependencies: [RequestIdentity: ResolvedDependency] = [:]
    /// The components that inject into objects that other code creates, or nil where there is none.
    var injectingComponents: [InjectionIdentity: ResolvedComponent?] = [:]
    /// The components of the current generation.
    var components: Components = [:]
    /// The published components of earlier generations, because readers without a lock may still use them.
    private var retainedComponents: [ResolvedComponent] = []
    /// Whether components of this generation are published.
    private var isPublishing = false
    /// The number of lookups in this generation, and the number after which it publishes its components.
    private var lookups = (count: 0, limit: 0)
    /// The tables of all generations, for the same reason.
    private var tables: [ServiceTable<ResolvedService>] = []

    typealias Components = [ComponentIdentity: ResolvedComponent]

    struct ComponentIdentity: Hashable {
        let registration: ObjectIdentifier
        let home: ObjectIdentifier
    }

    struct RequestIdentity: Hashable {
        let request: DependencyRequest
        let home: ObjectIdentifier?
        let framework: TypeIdentity?
        let type: TypeIdentity?
        let location: CodeLocation?

        init(_ request: DependencyRequest, _ requester: Requester?) {
            self.request = request
            home = requester.map { ObjectIdentifier($0.home) }
            (framework, type, location) = (requester?.framework, requester?.type, requester?.location)
        }
    }

    struct InjectionIdentity: Hashable {
        let key: ServiceKey
        /// Whether components with a name are ignored.
        let isUnnamed: Bool
    }

    struct WeakContainer {
        weak let container: Container?
    }

    // MARK: Registrations

    func add(_ registration: Registration) {
        registration.index = nextIndex
        nextIndex += 1
        registrations.append(registration)
        addToIndex(registration, as: ServiceKey(registration.type.type))
    }

    /// Adds a service to a registration.
    func add(_ service: RegisteredService, to registration: Registration) {
        registration.services.append(service)
        addToIndex(registration, as: service.key)
    }

    /// Makes a registration the default for its services.
    func makeDefault(_ registration: Registration) {
        registration.isDefault = true
        unsafe serviceIndex?.markDefault(registration)
    }

    /// Adds a service to the index, or discards the index if its order would be another.
    private func addToIndex(_ registration: Registration, as key: ServiceKey) {
        if inherited.isEmpty, unsafe serviceIndex?.append(registration, as: key) == true { return }
        unsafe serviceIndex = nil
    }

    /// Copies the registrations of a container that is overridden.
    func inherit(_ other: Registry) {
        registrations = other.registrations.map { $0.copy() }
        nextIndex = other.nextIndex
        inherited = other.inherited + [registrations.count]
        parts = other.parts
        imports = other.imports
        injectsToSubviews = other.injectsToSubviews
    }

    /// Records that a part is being loaded, and returns false if it was loaded before.
    func begin(_ part: PartLoading, of id: ObjectIdentifier) -> Bool {
        guard parts[id] == nil else { return false }
        parts[id] = part
        loading += 1
        return true
    }

    func endLoading() { loading -= 1 }

    /// Removes the registrations of a part and the parts that it has loaded, and returns them for release.
    func removeRegistrations(of part: PartLoading) -> [Registration] {
        let removed = registrations.filter { $0.loading?.isPart(of: part) == true }
        registrations.removeAll { $0.loading?.isPart(of: part) == true }
        parts = parts.filter { !$1.isPart(of: part) }
        imports = imports.filter { parts[$0.key.id] != nil }
        unsafe serviceIndex = nil
        for registration in removed { stores[ObjectIdentifier(registration)] = nil }
        return removed
    }

    package func currentServiceIndex() -> ServiceIndex {
        hasLookups = true
        if let serviceIndex = unsafe serviceIndex { return serviceIndex }
        let index = ServiceIndex(registrations, inherited: inherited)
        unsafe serviceIndex = index
        return index
    }

    // MARK: Descendants
    // Methods that read weak references return the containers, so that the caller releases them outside the lock.

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

    /// The children, their children, and so on.
    package var descendants: [Container] {
        let living = children.compactMap(\.container)
        return living + living.flatMap(\.registry.descendants)
    }

    /// Discards what was resolved, here and in all descendants, after a change here or in an ancestor.
    ///
    /// Returns the containers, and the components that no reader without a lock uses.
    func discardResolved() -> [any Sendable] {
        guard hasLookups else { return [] }
        hasLookups = false
        generation += 1
        if isPublishing { lookups.limit = max(8, lookups.limit * 2) }
        lookups.count = 0
        isPublishing = false
        retainedComponents += components.values.filter(\.isPublished)
        injectingComponents = [:]
        dependencies = [:]
        defer { components = [:] }
        let living = children.compactMap(\.container)
        return [components, living] + living.flatMap { $0.discardResolved() }
    }

    // MARK: Resolved components

    /// Records that something was resolved, so that the next change increases the generation.
    package func recordLookup() { hasLookups = true }

    /// Counts a lookup, and returns whether its components may be published.
    ///
    /// Published components are read without a lock, and are therefore retained until the container is released. The
    /// limit doubles with each generation that publishes, so that changes and lookups in turn retain the components of
    /// few generations: those are as many as the logarithm of the number of lookups.
    func mayPublish() -> Bool {
        hasLookups = true
        lookups.count += 1
        if lookups.count > lookups.limit { isPublishing = true }
        return isPublishing
    }

    /// Adds a resolved service to the table of the current generation, and returns the table, which may be a new one.
    func enter(_ service: ResolvedService, isFirst: Bool) -> ServiceTable<ResolvedService> {
        if !isFirst, let last = tables.last, last.add(service, as: service.key) { return last }
        let table = ServiceTable(isFirst ? nil : tables.last)
        _ = table.add(service, as: service.key)
        tables.append(table)
        return table
    }

    /// Returns the store of a component's shared objects, which is the same in all generations.
    func store(of registration: Registration) -> InstanceStore {
        let id = ObjectIdentifier(registration)
        if let store = stores[id] { return store }
        let store = InstanceStore()
        stores[id] = store
        return store
    }

    /// The number of replaced components that are retained, for tests.
    var retainedCount: Int { retainedComponents.count }

    /// The number of requests with a stored result, for tests.
    var cacheCount: Int { dependencies.count + injectingComponents.count }
}

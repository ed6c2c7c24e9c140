/// An index of registrations by service, in the order of registration.
package struct ServiceIndex {
    private var byKey: [ServiceKey: [AnyRegistration]] = [:]
    private var byType: [TypeIdentity: [(key: ServiceKey, registration: AnyRegistration)]] = [:]
    /// The components that offer any service that is not overridden.
    private var visible: Set<ObjectIdentifier> = []

    /// Creates the index of registrations in layers, of which each overrides the services of the layers before it.
    ///
    /// The inherited counts are the start indexes of the layers after the first.
    init(_ registrations: [AnyRegistration], inherited: [Int]) {
        byKey.reserveCapacity(registrations.count)
        byType.reserveCapacity(registrations.count)
        let starts = [0] + inherited
        var layers = zip(starts, inherited + [registrations.count]).map { registrations[$0..<$1] }[...]
        // The last layer is added first, because it determines which services are overridden.
        for registration in layers.removeLast() { add(registration) }
        while let layer = layers.popLast() {
            let overridden = Set(byKey.keys)
            var own = self
            self = ServiceIndex()
            for registration in layer { add(registration, except: overridden) }
            for (key, registrations) in own.byKey { byKey[key] = registrations }
            for (type, services) in own.byType { byType[type, default: []] += services }
            visible.formUnion(own.visible)
            own = ServiceIndex()
        }
    }

    private init() {}

    private mutating func add(_ registration: AnyRegistration, except overridden: Set<ServiceKey> = []) {
        add(registration, as: ServiceKey(registration.type.type), except: overridden)
        for service in registration.services { add(registration, as: service.key, except: overridden) }
    }

    private mutating func add(_ registration: AnyRegistration, as key: ServiceKey, except overridden: Set<ServiceKey>) {
        guard !overridden.contains(key), byKey[key]?.last !== registration else { return }
        byKey[key, default: []].append(registration)
        byType[key.type, default: []].append((key, registration))
        visible.insert(ObjectIdentifier(registration))
    }

    /// Adds a service after all others of its type, and returns false if it has to come before one of them.
    mutating func append(_ registration: AnyRegistration, as key: ServiceKey) -> Bool {
        if let last = byType[key.type]?.last?.registration, last.index > registration.index { return false }
        add(registration, as: key, except: [])
        return true
    }

    /// Returns whether a component offers any service that is not overridden.
    package func contains(_ registration: AnyRegistration) -> Bool {
        visible.contains(ObjectIdentifier(registration))
    }

    /// Returns the components that offer a service under exactly this name or tag.
    package func registrations(_ key: ServiceKey) -> [AnyRegistration] { byKey[key] ?? [] }

    /// Returns the components that offer a type under any name or tag, each once.
    func registrations(of type: TypeIdentity) -> [(key: ServiceKey, registration: AnyRegistration)] {
        var seen: Set<ObjectIdentifier> = []
        return (byType[type] ?? []).filter { seen.insert(ObjectIdentifier($0.registration)).inserted }
    }

    /// Returns the components that offer a type under a name or a tag.
    func qualifiedRegistrations(of type: TypeIdentity) -> [(key: ServiceKey, registration: AnyRegistration)] {
        (byType[type] ?? []).filter { $0.key.qualifier != .none }
    }

    /// Returns the names and tags under which a type is offered.
    func qualifiers(_ type: TypeIdentity) -> [Qualifier] {
        var seen: Set<Qualifier> = []
        return qualifiedRegistrations(of: type).map(\.key.qualifier).filter { seen.insert($0).inserted }
    }
}

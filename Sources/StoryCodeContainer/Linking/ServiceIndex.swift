/// An index of registrations by service, in the order of registration.
package struct ServiceIndex {
    private var byKey: [ServiceKey: [Registration]] = [:]
    private var byType: [TypeIdentity: [(key: ServiceKey, registration: Registration)]] = [:]
    /// The services for which a component is the default.
    private var withDefault: Set<ServiceKey> = []
    /// The components of which all services are overridden.
    private var hidden: Set<ObjectIdentifier> = []

    /// Creates the index of registrations in layers, of which each overrides the services of the layers before it.
    ///
    /// The inherited counts are the start indexes of the layers after the first.
    init(_ registrations: [Registration], inherited: [Int]) {
        byKey.reserveCapacity(registrations.count)
        byType.reserveCapacity(registrations.count)
        var layers: [(registrations: ArraySlice<Registration>, overridden: Set<ServiceKey>)] = []
        var overridden: Set<ServiceKey> = []
        for (start, end) in zip([0] + inherited, inherited + [registrations.count]).reversed() {
            layers.append((registrations[start..<end], overridden))
            if start > 0 { overridden.formUnion(registrations[start..<end].lazy.flatMap(\.keys)) }
        }
        for layer in layers.reversed() {
            for registration in layer.registrations { add(registration, except: layer.overridden) }
        }
    }

    private mutating func add(_ registration: Registration, except overridden: Set<ServiceKey>) {
        let keys = registration.keys
        for key in keys where !overridden.contains(key) { add(registration, as: key) }
        if !overridden.isEmpty, keys.allSatisfy(overridden.contains) { hidden.insert(ObjectIdentifier(registration)) }
    }

    private mutating func add(_ registration: Registration, as key: ServiceKey) {
        guard byKey[key]?.last !== registration else { return }
        byKey[key, default: []].append(registration)
        byType[key.type, default: []].append((key, registration))
        if registration.isDefault { withDefault.insert(key) }
    }

    /// Adds a service after all others of its type, and returns false if it has to come before one of them.
    mutating func append(_ registration: Registration, as key: ServiceKey) -> Bool {
        if let last = byType[key.type]?.last?.registration, last.index > registration.index { return false }
        add(registration, as: key)
        return true
    }

    /// Whether a component is the default for a service, so that all of its components need not be searched for it.
    func hasDefault(_ key: ServiceKey) -> Bool { withDefault.contains(key) }

    /// Records that a component is the default for its services.
    mutating func markDefault(_ registration: Registration) { withDefault.formUnion(registration.keys) }

    /// Returns whether a component offers any service that is not overridden.
    package func contains(_ registration: Registration) -> Bool {
        !hidden.contains(ObjectIdentifier(registration))
    }

    /// Returns the components that offer a service under exactly this name or tag.
    package func registrations(_ key: ServiceKey) -> [Registration] { byKey[key] ?? [] }

    /// Returns the components that offer a type under any name or tag, each once.
    func registrations(of type: TypeIdentity) -> [(key: ServiceKey, registration: Registration)] {
        var seen: Set<ObjectIdentifier> = []
        return (byType[type] ?? []).filter { seen.insert(ObjectIdentifier($0.registration)).inserted }
    }

    /// Returns the components that offer a type under a name or a tag.
    func qualifiedRegistrations(of type: TypeIdentity) -> [(key: ServiceKey, registration: Registration)] {
        (byType[type] ?? []).filter { $0.key.qualifier != .none }
    }

    /// Returns the names and tags under which a type is offered.
    func qualifiers(_ type: TypeIdentity) -> [Qualifier] {
        var seen: Set<Qualifier> = []
        return qualifiedRegistrations(of: type).map(\.key.qualifier).filter { seen.insert($0).inserted }
    }
}

/// An index of registrations by service, in the order of registration.
package struct ServiceIndex {
    private var byKey: [ServiceKey: [AnyRegistration]] = [:]
    private var byType: [TypeIdentity: [(key: ServiceKey, registration: AnyRegistration)]] = [:]

    /// Creates the index of registrations in layers, of which each overrides the services of those before it.
    ///
    /// The inherited counts say where each layer after the first begins.
    init(_ registrations: [AnyRegistration], inherited: [Int]) {
        byKey.reserveCapacity(registrations.count)
        byType.reserveCapacity(registrations.count)
        let starts = [0] + inherited
        var layers = zip(starts, inherited + [registrations.count]).map { registrations[$0..<$1] }[...]
        // The last layer comes first, to know which services it overrides.
        for registration in layers.removeLast() { add(registration) }
        while let layer = layers.popLast() {
            let overridden = Set(byKey.keys)
            var own = self
            self = ServiceIndex()
            for registration in layer { add(registration, except: overridden) }
            for (key, registrations) in own.byKey { byKey[key] = registrations }
            for (type, services) in own.byType { byType[type, default: []] += services }
            own = ServiceIndex()
        }
    }

    private init() {}

    private mutating func add(_ registration: AnyRegistration, except overridden: Set<ServiceKey> = []) {
        for key in registration.keys where !overridden.contains(key) && byKey[key]?.last !== registration {
            byKey[key, default: []].append(registration)
            byType[key.type, default: []].append((key, registration))
        }
    }

    /// Returns whether a component offers any service that is not overridden.
    package func contains(_ registration: AnyRegistration) -> Bool {
        registration.keys.contains { key in byKey[key]?.contains { $0 === registration } ?? false }
    }

    /// Returns the components that offer a service under exactly this name or tag.
    package func registrations(_ key: ServiceKey) -> [AnyRegistration] { byKey[key] ?? [] }

    /// Returns the components that offer a type under any name or tag, each once.
    func registrations(of type: TypeIdentity) -> [(key: ServiceKey, registration: AnyRegistration)] {
        var seen: Set<ObjectIdentifier> = []
        return (byType[type] ?? []).filter { seen.insert(ObjectIdentifier($0.registration)).inserted }
    }

    /// Returns the names and tags under which a type is offered.
    func qualifiers(_ type: TypeIdentity) -> [Qualifier] {
        var seen: Set<Qualifier> = []
        return (byType[type] ?? []).map(\.key.qualifier).filter { $0 != .none && seen.insert($0).inserted }
    }
}

extension AnyRegistration {
    /// The keys of the component's own type and of its other services.
    fileprivate var keys: [ServiceKey] { [ServiceKey(type.type)] + services.map(\.key) }
}

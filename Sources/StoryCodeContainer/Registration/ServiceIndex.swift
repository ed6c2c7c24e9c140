/// Which components offer which service, in the order of registration.
package struct ServiceIndex {
    private var byKey: [ServiceKey: [AnyRegistration]] = [:]
    private var byType: [TypeIdentity: [(key: ServiceKey, registration: AnyRegistration)]] = [:]

    /// Sorts components by their services.
    ///
    /// - ParameterList:
    ///   - records: The components.
    ///   - inherited: How many of them give way to all that follow and have the same service.
    init(_ registrations: [AnyRegistration], inherited: [Int]) {
        byKey.reserveCapacity(registrations.count)
        byType.reserveCapacity(registrations.count)
        let starts = [0] + inherited
        var layers = zip(starts, inherited + [registrations.count]).map { registrations[$0..<$1] }[...]
        // Those that override come first, to know what they cover.
        for registration in layers.removeLast() { add(registration) }
        while let layer = layers.popLast() {
            let covered = Set(byKey.keys)
            var own = self
            self = ServiceIndex()
            for registration in layer { add(registration, except: covered) }
            for (key, registrations) in own.byKey { byKey[key] = registrations }
            for (type, serviceIndex) in own.byType { byType[type, default: []] += serviceIndex }
            own = ServiceIndex()
        }
    }

    private init() {}

    private mutating func add(_ registration: AnyRegistration, except covered: Set<ServiceKey> = []) {
        offer(ServiceKey(registration.type.type), registration, covered)
        for service in registration.services { offer(service.key, registration, covered) }
    }

    private mutating func offer(_ key: ServiceKey, _ registration: AnyRegistration, _ covered: Set<ServiceKey>) {
        guard !covered.contains(key), byKey[key]?.last !== registration else { return }
        byKey[key, default: []].append(registration)
        byType[key.type, default: []].append((key, registration))
    }

    /// Whether a component offers anything that no other covers.
    package func contain(_ registration: AnyRegistration) -> Bool {
        ([ServiceKey(registration.type.type)] + registration.services.map(\.key)).contains { key in
            byKey[key]?.contains { $0 === registration } ?? false
        }
    }

    /// The components that offer a service under this very name or tag.
    package func registrations(_ key: ServiceKey) -> [AnyRegistration] { byKey[key] ?? [] }

    /// The components that offer a type under any name or tag, each once.
    func all(_ type: TypeIdentity) -> [(key: ServiceKey, registration: AnyRegistration)] {
        var seen: Set<ObjectIdentifier> = []
        return (byType[type] ?? []).filter { seen.insert(ObjectIdentifier($0.registration)).inserted }
    }

    /// The names and tags under which a type is offered.
    func qualifiers(_ type: TypeIdentity) -> [Qualifier] {
        var seen: Set<Qualifier> = []
        return (byType[type] ?? []).map(\.key.qualifier).filter { $0 != .none && seen.insert($0).inserted }
    }
}

/// Which components offer which service, in the order of registration.
package struct Offers {
    private var byKey: [ServiceKey: [AnyRecord]] = [:]
    private var byType: [TypeIdentity: [(key: ServiceKey, record: AnyRecord)]] = [:]

    /// Sorts components by their services.
    ///
    /// - Parameters:
    ///   - records: The components.
    ///   - inherited: How many of them give way to all that follow and have the same service.
    init(_ records: [AnyRecord], inherited: [Int]) {
        byKey.reserveCapacity(records.count)
        byType.reserveCapacity(records.count)
        let starts = [0] + inherited
        var layers = zip(starts, inherited + [records.count]).map { records[$0..<$1] }[...]
        // Those that override come first, to know what they cover.
        for record in layers.removeLast() { add(record) }
        while let layer = layers.popLast() {
            let covered = Set(byKey.keys)
            var own = self
            self = Offers()
            for record in layer { add(record, except: covered) }
            for (key, records) in own.byKey { byKey[key] = records }
            for (type, offers) in own.byType { byType[type, default: []] += offers }
            own = Offers()
        }
    }

    private init() {}

    private mutating func add(_ record: AnyRecord, except covered: Set<ServiceKey> = []) {
        offer(ServiceKey(record.type.type), record, covered)
        for service in record.services { offer(service.key, record, covered) }
    }

    private mutating func offer(_ key: ServiceKey, _ record: AnyRecord, _ covered: Set<ServiceKey>) {
        guard !covered.contains(key), byKey[key]?.last !== record else { return }
        byKey[key, default: []].append(record)
        byType[key.type, default: []].append((key, record))
    }

    /// Whether a component offers anything that no other covers.
    package func contain(_ record: AnyRecord) -> Bool {
        ([ServiceKey(record.type.type)] + record.services.map(\.key)).contains { key in
            byKey[key]?.contains { $0 === record } ?? false
        }
    }

    /// The components that offer a service under this very name or tag.
    package func records(_ key: ServiceKey) -> [AnyRecord] { byKey[key] ?? [] }

    /// The components that offer a type under any name or tag, each once.
    func all(_ type: TypeIdentity) -> [(key: ServiceKey, record: AnyRecord)] {
        var seen: Set<ObjectIdentifier> = []
        return (byType[type] ?? []).filter { seen.insert(ObjectIdentifier($0.record)).inserted }
    }

    /// The names and tags under which a type is offered.
    func qualifiers(_ type: TypeIdentity) -> [Qualifier] {
        var seen: Set<Qualifier> = []
        return (byType[type] ?? []).map(\.key.qualifier).filter { $0 != .none && seen.insert($0).inserted }
    }
}

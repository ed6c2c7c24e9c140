import Testing

@testable import StoryCodeContainer

/// The table of resolved services, which is read without a lock.
struct ServiceTableTests {
    private final class Service {
        let key: ServiceKey

        init(_ key: ServiceKey) { self.key = key }
    }

    private typealias Table = ServiceTable<Service>

    private func found(_ key: ServiceKey, in table: Table) -> Service? {
        unsafe Table.service(Table.key(key), in: table.address) { $0.key == key }?.takeUnretainedValue()
    }

    @Test func eachServiceIsFound() {
        let types: [Any.Type] = [Int.self, String.self, [Int].self, Int?.self, (any Error).self]
        let keys =
            types.map { ServiceKey($0) } + types.map { ServiceKey(Int.self, .tag(TypeIdentity($0))) }
            + (0..<100).map { ServiceKey(Int.self, .name("\($0)")) }
        let services = keys.map(Service.init)
        var table = Table(nil)
        var limits: [Int] = []
        for (count, service) in services.enumerated() {
            #expect(found(service.key, in: table) == nil)
            if !table.add(service, as: service.key) {
                limits.append(count)
                table = Table(table)
                #expect(table.add(service, as: service.key))
            }
            #expect(services.prefix(count + 1).allSatisfy { found($0.key, in: table) === $0 })
        }
        #expect(limits == [8, 16, 32, 64])
    }

    @Test func noTableHasNoService() {
        #expect(unsafe Table.service(Table.key(ServiceKey(Int.self)), in: 0) { _ in true } == nil)
    }
}

/// A common handwritten dependency container: a dictionary of closures by type, without any checks.
final class HandWrittenContainer {
    private var factories: [ObjectIdentifier: (HandWrittenContainer) -> Any] = [:]

    func register<Object>(_ type: Object.Type, _ make: @escaping (HandWrittenContainer) -> Object) {
        factories[ObjectIdentifier(type)] = make
    }

    func resolve<Object>(_ type: Object.Type) -> Object {
        guard let object = factories[ObjectIdentifier(type)]?(self) as? Object else { fatalError("\(type)") }
        return object
    }
}

/// A container as it is often written by hand: closures in a dictionary, found by the type, with nothing that is
/// known of what they need.
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

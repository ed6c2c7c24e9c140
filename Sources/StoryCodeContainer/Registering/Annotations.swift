/// Data that another module attaches to a component or a container, at most one value of each type.
package struct Annotations: Sendable {
    private var values: [ObjectIdentifier: any Sendable] = [:]

    package subscript<Value: Sendable>(_ type: Value.Type) -> Value? {
        get { values[ObjectIdentifier(type)] as? Value }
        set { values[ObjectIdentifier(type)] = newValue }
    }
}

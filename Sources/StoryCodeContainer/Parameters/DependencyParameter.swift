/// The type of a parameter that requests a dependency in a particular form: optional, many, lazy and so on.
protocol DependencyParameter {
    static var request: DependencyRequest { get }

    /// Creates the parameter from the objects that were resolved for it.
    static func wrap(_ objects: [Any]) -> Self

    static func resolve(_ dependency: ResolvedDependency, _ resolution: inout Resolution) throws -> Self
}

extension DependencyParameter {
    static func wrap(_ objects: [Any]) -> Self { preconditionFailure("\(Self.self) does not consist of objects") }
}

/// A parameter that resolves its dependency later.
protocol DeferredParameter: DependencyParameter {
    init(_ deferred: Deferred)
}

extension DeferredParameter {
    static func resolve(_ dependency: ResolvedDependency, _ resolution: inout Resolution) throws -> Self {
        Self(Deferred(dependency))
    }
}

/// Creates a parameter of any type from the objects that were resolved for it.
func wrapped<Parameter>(_ objects: [Any]) -> Parameter {
    if let special = Parameter.self as? any DependencyParameter.Type { return cast(special.wrap(objects)) }
    guard let object = objects.first else { preconditionFailure("a missing target is a failure") }
    return cast(object)
}

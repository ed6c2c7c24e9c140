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

/// Returns a type as one that requests a dependency in a particular form, or nil if it is a service.
///
/// The run time searches all conformances of the process for each type that it has not seen, so classes, most services,
/// are told apart without it.
func dependencyParameter(_ type: Any.Type) -> (any DependencyParameter.Type)? {
    if type is AnyClass, !(type is LazyObject.Type) { return nil }
    return type as? any DependencyParameter.Type
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
    if let special = dependencyParameter(Parameter.self) { return cast(special.wrap(objects)) }
    guard let object = objects.first else { preconditionFailure("a missing target is a failure") }
    return cast(object)
}

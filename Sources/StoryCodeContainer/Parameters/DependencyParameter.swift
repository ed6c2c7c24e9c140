/// The type of a parameter that requests a dependency in a particular form: optional, many, lazy and so on.
protocol DependencyParameter {
    static var request: DependencyRequest { get }

    static func resolve(_ dependency: ResolvedDependency, _ resolution: inout Resolution) throws -> Self
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

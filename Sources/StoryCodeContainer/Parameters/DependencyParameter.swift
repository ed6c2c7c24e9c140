/// A type that says as a parameter how something is asked for: optional, many, lazy and so on.
protocol DependencyParameter {
    /// What it parameters for.
    static var request: DependencyRequest { get }

    /// What it is when the objects that were found for it are these.
    static func wrap(_ objects: [Any]) -> Self

    /// Gives what was asked for.
    ///
    /// - ParameterList:
    ///   - edge: What was found for it.
    ///   - resolution: The resolution that is under way.
    /// - Returns: The parameter.
    /// - Throws: What making it throws.
    static func take(_ dependency: ResolvedDependency, _ resolution: inout Resolution) throws -> Self
}

extension DependencyParameter {
    static func wrap(_ objects: [Any]) -> Self { preconditionFailure("\(Self.self) is not made of objects") }
}

/// What a parameter of any type is when the objects that were found for it are these.
func parameter<Parameter>(_ objects: [Any]) -> Parameter {
    if let special = Parameter.self as? any DependencyParameter.Type { return same(special.wrap(objects)) }
    guard let object = objects.first else { preconditionFailure("what is missing is a failure") }
    return same(object)
}

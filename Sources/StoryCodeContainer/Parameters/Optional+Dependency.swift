extension Optional: DependencyParameter {
    /// One, or nil where none is registered.
    static var request: DependencyRequest {
        var request = DependencyRequest(of: Wrapped.self)
        if request.cardinality == .one { request.cardinality = .optional }
        return request
    }

    static func wrap(_ objects: [Any]) -> Self { objects.isEmpty ? nil : .some(parameter(objects)) }

    static func take(_ dependency: ResolvedDependency, _ resolution: inout Resolution) throws -> Self {
        if let failure = dependency.failure { throw failure }
        if dependency.request.cardinality == .argument || dependency.request.cardinality == .anyName {
            return try dependency.take(Wrapped.self, &resolution)
        }
        return dependency.targets.isEmpty ? nil : try dependency.take(Wrapped.self, &resolution)
    }
}

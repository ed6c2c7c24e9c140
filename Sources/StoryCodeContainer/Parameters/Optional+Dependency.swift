extension Optional: DependencyParameter {
    /// One, or nil where none is registered.
    static var dependency: Dependency {
        var dependency = Dependency(of: Wrapped.self)
        if dependency.manner == .one { dependency.manner = .optional }
        return dependency
    }

    static func wrap(_ objects: [Any]) -> Self { objects.isEmpty ? nil : .some(parameter(objects)) }

    static func take(_ edge: Edge, _ resolution: inout Resolution) throws -> Self {
        if let failure = edge.failure { throw failure }
        if edge.dependency.manner == .argument || edge.dependency.manner == .anyName {
            return try edge.take(Wrapped.self, &resolution)
        }
        return edge.targets.isEmpty ? nil : try edge.take(Wrapped.self, &resolution)
    }
}

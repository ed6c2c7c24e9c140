extension Optional: DependencyParameter {
    static var request: DependencyRequest {
        DependencyRequest(of: Wrapped.self).changing { if $0.cardinality == .one { $0.cardinality = .optional } }
    }

    static func resolve(_ dependency: ResolvedDependency, _ resolution: inout Resolution) throws -> Self {
        if let failure = dependency.failure { throw failure }
        let hasNoTarget = [.argument, .anyName].contains(dependency.request.cardinality)
        if !hasNoTarget, dependency.targets.isEmpty { return nil }
        return try dependency.resolve(Wrapped.self, &resolution)
    }
}

extension Optional: DependencyParameter {
    static var request: DependencyRequest {
        DependencyRequest(of: Wrapped.self).changing { if $0.cardinality == .one { $0.cardinality = .optional } }
    }

    static func resolve(_ dependency: ResolvedDependency, _ resolution: inout Resolution) throws -> Self {
        if let failure = dependency.failure { throw failure }
        switch dependency.request.cardinality {
        case .argument, .anyName: return try dependency.resolve(Wrapped.self, &resolution)
        case .one, .optional, .many:
            return dependency.targets.isEmpty ? nil : try dependency.resolve(Wrapped.self, &resolution)
        }
    }
}

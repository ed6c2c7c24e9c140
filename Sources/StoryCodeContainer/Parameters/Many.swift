/// A parameter that receives all objects of a service; ``many(_:)`` unwraps it.
///
/// See <doc:Registering-components>.
public struct Many<Service> {
    /// One object of each component that offers the service, in the order of registration, followed by those of the
    /// parent.
    public let objects: [Service]
}

extension Many: Sendable where Service: Sendable {}

/// A parameter that receives all objects of a service in its framework; ``manyInFramework(_:)`` unwraps it.
///
/// See <doc:Registering-components>.
public struct ManyInFramework<Service> {
    /// One object of each component of the framework that offers the service, in the order of registration.
    public let objects: [Service]
}

extension ManyInFramework: Sendable where Service: Sendable {}

/// Declares a parameter that receives the objects of all components that offer a service, under any name or tag.
///
/// ```swift
/// container.register { Wallet(cards: many($0)) }
/// ```
public func many<Service>(_ objects: Many<Service>) -> [Service] { objects.objects }

/// Declares a parameter that receives the objects of all components of the same framework that offer a service.
public func manyInFramework<Service>(_ objects: ManyInFramework<Service>) -> [Service] { objects.objects }

extension Many: DependencyParameter {
    static var request: DependencyRequest {
        DependencyRequest(of: Service.self).changing { $0.cardinality = .many(ofFramework: false) }
    }

    static func resolve(_ dependency: ResolvedDependency, _ resolution: inout Resolution) throws -> Self {
        Self(objects: try dependency.resolveEach(&resolution))
    }
}

extension ManyInFramework: DependencyParameter {
    static var request: DependencyRequest {
        DependencyRequest(of: Service.self).changing { $0.cardinality = .many(ofFramework: true) }
    }

    static func resolve(_ dependency: ResolvedDependency, _ resolution: inout Resolution) throws -> Self {
        Self(objects: try dependency.resolveEach(&resolution))
    }
}

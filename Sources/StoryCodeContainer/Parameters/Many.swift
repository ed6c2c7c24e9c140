/// All objects of a service, as a parameter; ``many(_:)`` gives them.
public struct Many<Service> {
    /// One object of each component that offers the service, in the order of registration, the parent's last.
    public let objects: [Service]
}

extension Many: Sendable where Service: Sendable {}

/// All objects of a service that the component's own framework offers; ``manyInFramework(_:)`` gives them.
public struct ManyInFramework<Service> {
    /// One object of each component of the framework that offers the service, in the order of registration.
    public let objects: [Service]
}

extension ManyInFramework: Sendable where Service: Sendable {}

/// Asks for the objects of all components that offer a service, under whatever name or tag.
///
/// ```swift
/// container.register { Wallet(cards: many($0)) }
/// ```
///
/// - Parameter objects: The parameter of the closure.
/// - Returns: The objects, in the order of registration.
public func many<Service>(_ objects: Many<Service>) -> [Service] { objects.objects }

/// Asks for the objects of all components of the component's own framework that offer a service.
///
/// - Parameter objects: The parameter of the closure.
/// - Returns: The objects, in the order of registration.
public func manyInFramework<Service>(_ objects: ManyInFramework<Service>) -> [Service] { objects.objects }

extension Many: DependencyParameter {
    static var request: DependencyRequest {
        var request = DependencyRequest(of: Service.self)
        request.cardinality = .many(ofFramework: false)
        return request
    }

    static func wrap(_ objects: [Any]) -> Self { Self(objects: objects.map { parameter([$0]) }) }

    static func take(_ dependency: ResolvedDependency, _ resolution: inout Resolution) throws -> Self {
        Self(objects: try dependency.takeEach(&resolution))
    }
}

extension ManyInFramework: DependencyParameter {
    static var request: DependencyRequest {
        var request = DependencyRequest(of: Service.self)
        request.cardinality = .many(ofFramework: true)
        return request
    }

    static func wrap(_ objects: [Any]) -> Self { Self(objects: objects.map { parameter([$0]) }) }

    static func take(_ dependency: ResolvedDependency, _ resolution: inout Resolution) throws -> Self {
        Self(objects: try dependency.takeEach(&resolution))
    }
}

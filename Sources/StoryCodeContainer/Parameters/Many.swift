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
    static var dependency: Dependency {
        var dependency = Dependency(of: Service.self)
        dependency.manner = .many(ofFramework: false)
        return dependency
    }

    static func wrap(_ objects: [Any]) -> Self { Self(objects: objects.map { parameter([$0]) }) }

    static func take(_ edge: Edge, _ resolution: inout Resolution) throws -> Self {
        Self(objects: try edge.takeEach(&resolution))
    }
}

extension ManyInFramework: DependencyParameter {
    static var dependency: Dependency {
        var dependency = Dependency(of: Service.self)
        dependency.manner = .many(ofFramework: true)
        return dependency
    }

    static func wrap(_ objects: [Any]) -> Self { Self(objects: objects.map { parameter([$0]) }) }

    static func take(_ edge: Edge, _ resolution: inout Resolution) throws -> Self {
        Self(objects: try edge.takeEach(&resolution))
    }
}

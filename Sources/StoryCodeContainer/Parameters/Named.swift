/// A parameter that looks up a service by the names that the factory passes; `by(name:on:)` passes one name.
///
/// See <doc:Registering-components>.
public struct Named<Service> {
    private weak let container: Container?
    private let requester: Requester?
    /// Not retained, because it retains the object that may retain this parameter.
    private weak let graph: ObjectGraph?
    /// Whether the resolution runs on the main actor; the object that keeps this parameter may leave it.
    private let isMain: Bool

    /// Resolves the service that is registered under a name.
    ///
    /// - Throws: ``ContainerError``, or the error of a factory.
    public subscript(name: String) -> Service {
        get throws { try resolve(name, asSendable: false) }
    }

    private func resolve(_ name: String, asSendable: Bool) throws -> Service {
        guard let container else { throw ContainerError(.containerIsGone, [.init("\(Service.self)")]) }
        var request = DependencyRequest(of: Service.self).qualified(.name(name))
        // An unknown name is an error, not nil.
        if request.cardinality == .optional { request.cardinality = .one }
        var call = Call(isMain: isMain && ResolutionStack.isOnMain, asSendable: asSendable)
        call.requester = requester
        call.graph = graph
        return try container.construct(parameter: Service.self, request, call)
    }
}

extension Named where Service: Sendable {
    /// Resolves the service with a `Sendable` object that is registered under a name.
    ///
    /// - Throws: ``ContainerError``, or the error of a factory.
    public subscript(name: String) -> Service {
        get throws { try resolve(name, asSendable: true) }
    }
}

@available(*, unavailable, message: "a name is looked up while the component is created")
extension Named: Sendable {}

/// Declares a parameter that receives the service that is registered under a name.
///
/// ```swift
/// container.register { Owner(card: try by(name: "gold", on: $0)) }
/// ```
///
/// If the name is a constant, prefer ``Component/parameter(_:name:)``, which `validate()` checks.
///
/// - Throws: ``ContainerError``, or the error of a factory.
public func by<Service>(name: String, on objects: Named<Service>) throws -> Service { try objects[name] }

/// Declares a parameter that receives the service with a `Sendable` object that is registered under a name.
///
/// - Throws: ``ContainerError``, or the error of a factory.
public func by<Service: Sendable>(name: String, on objects: Named<Service>) throws -> Service { try objects[name] }

extension Named: CustomReflectable {
    /// A mirror without children: reflecting a released container would stop the program.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension Named: DependencyParameter {
    static var request: DependencyRequest {
        DependencyRequest(of: Service.self).changing { $0.cardinality = .anyName }
    }

    static func resolve(_ dependency: ResolvedDependency, _ resolution: inout Resolution) throws -> Self {
        if let failure = dependency.failure { throw failure }
        return Self(
            container: dependency.container,
            requester: dependency.requester,
            // The objects of an asynchronous resolution may belong to several isolation domains.
            graph: resolution.graph?.isAsync == true ? nil : resolution.openGraph(),
            isMain: resolution.isMain
        )
    }
}

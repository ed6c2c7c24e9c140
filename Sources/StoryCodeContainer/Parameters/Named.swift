/// The objects that are registered under names, as a parameter; ``by(name:on:)`` gives one of them.
public struct Named<Service> {
    private weak let container: Container?
    private let requester: Requester?
    /// Not held, for it holds the object that may hold this.
    private weak let graph: ObjectGraph?
    private let isMain: Bool

    /// Gives the object that is registered under a name.
    ///
    /// - Parameter name: The name.
    /// - Returns: The object.
    /// - Throws: ``ContainerError``, or what a factory throws.
    public subscript(name: String) -> Service {
        get throws {
            guard let container else { throw ContainerError(.containerIsGone, [.init("\(Service.self)")]) }
            var request = DependencyRequest(of: Service.self).qualified(.name(name))
            // A name that is wrong is no reason for nil.
            if request.cardinality == .optional { request.cardinality = .one }
            return try container.construct(
                parameter: Service.self,
                request,
                isMain: isMain,
                requester: requester,
                graph: graph
            )
        }
    }
}

@available(*, unavailable, message: "a name is looked up while the component is made")
extension Named: Sendable {}

/// Asks for what is registered under a name.
///
/// ```swift
/// container.register { Owner(card: try by(name: "gold", on: $0)) }
/// ```
///
/// A name that is known when the component is registered is better said there, for `validate()` sees it:
/// ``Component/parameter(_:name:)``.
///
/// - ParameterList:
///   - name: The name.
///   - objects: The parameter of the closure.
/// - Returns: The object.
/// - Throws: ``ContainerError``, or what a factory throws.
public func by<Service>(name: String, on objects: Named<Service>) throws -> Service { try objects[name] }

extension Named: CustomReflectable {
    /// Shows nothing of the container, which may have gone.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension Named: DependencyParameter {
    static var request: DependencyRequest {
        var request = DependencyRequest(of: Service.self)
        request.cardinality = .anyName
        return request
    }

    static func take(_ dependency: ResolvedDependency, _ resolution: inout Resolution) throws -> Self {
        if let failure = dependency.failure { throw failure }
        return Self(
            container: dependency.container,
            requester: dependency.requester,
            graph: resolution.openGraph(),
            isMain: resolution.isMain
        )
    }
}

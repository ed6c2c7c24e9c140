/// A parameter that receives an object that is registered under a tag; ``by(tag:on:)`` unwraps it.
///
/// See <doc:Registering-components>.
public struct Tagged<Tag, Service> {
    /// The object.
    public let object: Service
}

extension Tagged: Sendable where Service: Sendable {}

/// Declares a parameter that receives a service that is registered under a tag, which is any type.
///
/// ```swift
/// container.register { Owner(card: by(tag: Platinum.self, on: $0)) }
/// ```
public func by<Tag, Service>(tag: Tag.Type, on object: Tagged<Tag, Service>) -> Service { object.object }

extension Tagged: DependencyParameter {
    static var request: DependencyRequest {
        DependencyRequest(of: Service.self).qualified(.tag(TypeIdentity(Tag.self)))
    }

    static func resolve(_ dependency: ResolvedDependency, _ resolution: inout Resolution) throws -> Self {
        Self(object: try dependency.resolve(Service.self, &resolution))
    }
}

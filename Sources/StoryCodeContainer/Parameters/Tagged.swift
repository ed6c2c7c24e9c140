/// An object that is registered under a tag, as a parameter; ``by(tag:on:)`` gives it.
public struct Tagged<Tag, Service> {
    /// The object.
    public let object: Service
}

extension Tagged: Sendable where Service: Sendable {}

/// Asks for what is registered under a tag.
///
/// ```swift
/// container.register { Owner(card: by(tag: Platinum.self, on: $0)) }
/// ```
///
/// - ParameterList:
///   - tag: The tag: any type.
///   - object: The parameter of the closure.
/// - Returns: The object.
public func by<Tag, Service>(tag: Tag.Type, on object: Tagged<Tag, Service>) -> Service { object.object }

extension Tagged: DependencyParameter {
    static var request: DependencyRequest {
        DependencyRequest(of: Service.self).qualified(.tag(TypeIdentity(Tag.self)))
    }

    static func wrap(_ objects: [Any]) -> Self { Self(object: parameter(objects)) }

    static func take(_ dependency: ResolvedDependency, _ resolution: inout Resolution) throws -> Self {
        Self(object: try dependency.take(Service.self, &resolution))
    }
}

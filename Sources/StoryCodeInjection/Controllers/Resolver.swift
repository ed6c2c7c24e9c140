public import StoryCodeContainer

/// A resolver for code that cannot throw, which stops the program with the text of an error.
///
/// ``StoryboardResolving`` and ``Resolving`` use it, with the names of the library Resolver. Where an error can be
/// thrown, use its ``container``.
///
/// See <doc:Coming-from-Resolver>.
public struct Resolver: Sendable {
    /// The container from which the resolver resolves.
    public let container: Container

    /// Creates a resolver, which retains its container.
    public init(container: Container) {
        self.container = container
    }

    /// Returns the object of a component.
    @MainActor
    public func resolve<Service>(
        _ type: Service.Type = Service.self,
        name: String? = nil,
        tag: Any.Type? = nil
    ) -> Service {
        valueOrStop { try container.resolve(main: type, name: name, tag: tag) }
    }

    /// Returns the object of a component, or nil if none is registered; any other error stops the program.
    @MainActor
    public func optional<Service>(
        _ type: Service.Type = Service.self,
        name: String? = nil,
        tag: Any.Type? = nil
    ) -> Service? {
        resolve(Service?.self, name: name, tag: tag)
    }
}

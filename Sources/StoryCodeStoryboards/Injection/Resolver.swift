public import StoryCodeContainer
import StoryCodeScenes
import StoryCodeScreens

/// A container where nothing can be thrown: what it cannot give stops the program, with the text of the error.
///
/// It is what ``StoryboardResolving`` and ``Resolving`` are given, with the names of Resolver. Where an error can be
/// thrown, ask its ``container``.
public struct Resolver: Sendable {
    /// What it resolves from.
    public let container: Container

    /// Creates a resolver.
    ///
    /// - Parameter container: What it resolves from; it is retained.
    public init(container: Container) {
        self.container = container
    }

    /// Gives the object of a component, and stops the program where it cannot.
    ///
    /// - Parameters:
    ///   - type: The service.
    ///   - name: The name that it is registered under.
    ///   - tag: The tag that it is registered under.
    /// - Returns: The object.
    @MainActor
    public func resolve<Service>(
        _ type: Service.Type = Service.self,
        name: String? = nil,
        tag: Any.Type? = nil
    ) -> Service {
        do {
            return try container.resolve(main: type, name: name, tag: tag)
        } catch {
            stop(error)
        }
    }

    /// Gives the object of a component, or nil where none is registered; any other mistake stops the program.
    ///
    /// - Parameters:
    ///   - type: The service.
    ///   - name: The name that it is registered under.
    ///   - tag: The tag that it is registered under.
    /// - Returns: The object.
    @MainActor
    public func optional<Service>(
        _ type: Service.Type = Service.self,
        name: String? = nil,
        tag: Any.Type? = nil
    ) -> Service? {
        resolve(Service?.self, name: name, tag: tag)
    }
}

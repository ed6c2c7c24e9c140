import StoryCodeContainer
import StoryCodeInjection
public import StoryCodeScreens

/// The scenes of a storyboard that is being defined.
///
/// ```swift
/// let storyboard = Storyboard(name: "Main", container: container) { scenes in
///     scenes.scene(.cities) { CitiesController(provider: $0) }
///         .initial()
///         .segue("showCity", .show, to: .city) { cities, city, sender in
///             city.name = cities.selectedName
///         }
///     scenes.scene(.city, CityController.init)
/// }
/// ```
///
/// The dependency container of the storyboard resolves the parameters of the factories.
///
/// See <doc:Writing-a-storyboard>.
public final class StoryboardScenes {
    private(set) var builders: [SceneBuilder] = []

    init() {}

    /// Adds a scene with a factory of its controller.
    ///
    /// - Parameters:
    ///   - registrationName: The name of the registration that injects the controller. Without it, the registration with
    ///     the scene's identifier injects the controller, or else the unnamed one.
    ///   - make: Creates a controller for each instantiation. Property wrappers in it resolve from the storyboard's
    ///     container.
    @discardableResult
    public func scene<Controller: ViewController, each Parameter>(
        _ identifier: SceneIdentifier<Controller>,
        registrationName: String? = nil,
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Controller,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> SceneDefinition<Controller> {
        let location = CodeLocation(fileID: fileID, line: line)
        return add(identifier, registrationName, .factory(OutsideFactory(location, make)), location)
    }

    /// Adds a scene with a component of the container as its controller.
    ///
    /// - Parameter registrationName: The name of the component. Without it, the controller is the component with the
    ///   scene's identifier as its name, or else the unnamed one.
    @discardableResult
    public func scene<Controller: ViewController>(
        _ identifier: SceneIdentifier<Controller>,
        registrationName: String? = nil,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> SceneDefinition<Controller> {
        let location = CodeLocation(fileID: fileID, line: line)
        let factory = OutsideFactory(location, componentOf: Controller.self)
        return add(identifier, registrationName, .component(factory), location)
    }

    /// Adds a reference to a scene of another storyboard.
    ///
    /// The other storyboard is looked up by its name: in this storyboard's dependency container, then in the ancestors
    /// of the container, and then in the rest of the tree. Without a bundle, a storyboard of this one's bundle is
    /// preferred. The dependency container of the other storyboard injects the scene.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the reference, as the destination of segues.
    ///   - storyboard: The name of the other storyboard.
    ///   - scene: The identifier of the scene in the other storyboard; the initial scene by default.
    @discardableResult
    public func reference<Controller: ViewController>(
        _ identifier: SceneIdentifier<Controller>,
        to storyboard: String,
        bundle: String? = nil,
        scene: String? = nil,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> SceneReference<Controller> {
        let reference = StoryboardReference(storyboard: storyboard, bundle: bundle, identifier: scene)
        let location = CodeLocation(fileID: fileID, line: line)
        return SceneReference(builder: add(identifier, nil, .reference(reference), location).builder)
    }

    func add<Controller: ViewController>(
        _ identifier: SceneIdentifier<Controller>,
        _ registrationName: String?,
        _ source: SceneSource,
        _ location: CodeLocation
    ) -> SceneDefinition<Controller> {
        let scene = SceneProperties(
            identifier: identifier.rawValue,
            controller: ControllerClass(Controller.self),
            source: source,
            location: location,
            registrationName: registrationName
        )
        let builder = SceneBuilder(scene)
        builders.append(builder)
        return SceneDefinition(builder: builder)
    }
}

// The builders that it collects are not synchronized.
@available(*, unavailable)
extension StoryboardScenes: Sendable {}

/// The scenes of a storyboard while they are written.
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
/// The parameters of a scene's factory are given by the container of the storyboard, as those of a component are.
public final class StoryboardScenes {
    /// What was said of the scenes so far, in order.
    private(set) var entries: [SceneEntry] = []

    init() {}

    /// Adds a scene with what makes its controller.
    ///
    /// - Parameters:
    ///   - identifier: The name of the scene, which knows the class of its controller.
    ///   - registrationName: The name of the registration by which the controller is injected. Without one it is the
    ///     registration that is named as the scene is, or else the one without a name.
    ///   - make: Makes the controller, each time anew, of what the container gives. The wrappers in it resolve from
    ///     that container, too.
    ///   - fileID: Where it is written.
    ///   - line: Where it is written.
    /// - Returns: The scene, to say more of it.
    @discardableResult
    public func scene<Controller: ViewController, each Parameter>(
        _ identifier: SceneIdentifier<Controller>,
        registrationName: String? = nil,
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Controller,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> SceneDefinition<Controller> {
        let content = SceneModel.Content.factory(
            asks: { parameters(of: repeat (each Parameter).self) },
            make: { dependencies in try make(repeat dependencies.next((each Parameter).self)) }
        )
        return add(identifier, registrationName, content, CodeLocation(fileID: fileID, line: line))
    }

    /// Adds a scene whose controller the container makes, as a component that is registered there.
    ///
    /// - Parameters:
    ///   - identifier: The name of the scene, which knows the class of its controller.
    ///   - registrationName: The name of the component. Without one it is the component that is named as the scene is,
    ///     or else the one without a name.
    ///   - fileID: Where it is written.
    ///   - line: Where it is written.
    /// - Returns: The scene, to say more of it.
    @discardableResult
    public func scene<Controller: ViewController>(
        _ identifier: SceneIdentifier<Controller>,
        registrationName: String? = nil,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> SceneDefinition<Controller> {
        let content = SceneModel.Content.component { try $0.resolve(main: Controller.self, name: $1) }
        return add(identifier, registrationName, content, CodeLocation(fileID: fileID, line: line))
    }

    /// Adds a stand-in for a scene of another storyboard.
    ///
    /// The other storyboard is looked for by its name when the scene is made: in the container of this one, then in
    /// those above, then in all others of the same tree. Where the bundle is not said and two are found, the one of
    /// this storyboard's own bundle is meant. The scene is injected by the container in which its own storyboard is
    /// registered.
    ///
    /// - Parameters:
    ///   - identifier: The name of the stand-in, by which segues lead to it.
    ///   - storyboard: The name of the other storyboard.
    ///   - bundle: The bundle of the other storyboard.
    ///   - scene: The name of the scene there; without one it is the initial one.
    ///   - fileID: Where it is written.
    ///   - line: Where it is written.
    /// - Returns: The stand-in; it may be the initial scene.
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
        return SceneReference(entry: add(identifier, nil, .reference(reference), location).entry)
    }

    private func add<Controller: ViewController>(
        _ identifier: SceneIdentifier<Controller>,
        _ registrationName: String?,
        _ content: SceneModel.Content,
        _ location: CodeLocation
    ) -> SceneDefinition<Controller> {
        let entry = SceneEntry(
            SceneModel(
                identifier: identifier.rawValue,
                location: location,
                content: content,
                controller: ControllerClass(Controller.self),
                registrationName: registrationName
            )
        )
        entries.append(entry)
        return SceneDefinition(entry: entry)
    }

    /// What was written, once it is complete.
    static func model(
        name: String,
        bundle: String?,
        _ location: CodeLocation,
        _ define: (StoryboardScenes) throws -> Void
    ) rethrows -> StoryboardModel {
        let scenes = StoryboardScenes()
        try define(scenes)
        return StoryboardModel(name: name, bundle: bundle, location: location, scenes: scenes.entries.map(\.model))
    }
}

// It is passed to the closure that writes the scenes, and ends with it.
@available(*, unavailable)
extension StoryboardScenes: Sendable {}

/// A scene while it is written.
final class SceneEntry {
    var model: SceneModel

    init(_ model: SceneModel) {
        self.model = model
    }
}

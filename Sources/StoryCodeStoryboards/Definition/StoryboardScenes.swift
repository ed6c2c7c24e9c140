public import StoryCodeContainer
import StoryCodeScenes
public import StoryCodeScreens

// Adding scenes is inlinable, as registering is; see Container.register.

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
    @inlinable
    public func scene<Controller: ViewController, each Parameter>(
        _ identifier: SceneIdentifier<Controller>,
        registrationName: String? = nil,
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Controller,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> SceneDefinition<Controller> {
        let location = CodeLocation(fileID: fileID, line: line)
        let record = Self.record(
            of: Controller.self,
            location,
            parameters: { parameterList(of: repeat (each Parameter).self) }
        ) {
            try make(repeat $0.next((each Parameter).self))
        }
        return add(identifier, registrationName, .factory(record, make: Self.make(Controller.self)), location)
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
        let location = CodeLocation(fileID: fileID, line: line)
        let content = SceneContent.component(
            { qualifier in
                let record = Self.record(
                    of: Controller.self,
                    location,
                    parameters: { parameterList(of: Controller.self) }
                ) {
                    try $0.next(Controller.self)
                }
                record.qualifiers[0] = qualifier
                return record
            },
            make: Self.make(Controller.self)
        )
        return add(identifier, registrationName, content, location)
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

    /// What a scene's factory asks for, as a component that is registered nowhere.
    @inlinable
    static func record<Controller: ViewController>(
        of type: Controller.Type,
        _ location: CodeLocation,
        parameters: @escaping @Sendable () -> ParameterList,
        make: @escaping @MainActor @Sendable (inout Resolution) throws -> Controller
    ) -> Registration<Controller> {
        // Called by Storyboard alone, on the main actor.
        let make = unsafe unsafeBitCast(make, to: (@Sendable (inout Resolution) throws -> Controller).self)
        return Registration(location, isMain: true, .factory(make), parameters: parameters) { node, key in
            ResolvedService<Controller>(node, key, convert: nil) { node, resolution in
                try unsafe unsafeDowncast(node, to: ResolvedComponent<Controller>.self).get(&resolution)
            }
        }
    }

    /// Makes a controller where its class is known.
    @inlinable
    static func make<Controller: ViewController>(_ type: Controller.Type) -> SceneContent.Make {
        // The node is that of the record above.
        { node, resolution in try unsafe unsafeDowncast(node, to: ResolvedComponent<Controller>.self).get(&resolution) }
    }

    @usableFromInline
    func add<Controller: ViewController>(
        _ identifier: SceneIdentifier<Controller>,
        _ registrationName: String?,
        _ content: SceneContent,
        _ location: CodeLocation
    ) -> SceneDefinition<Controller> {
        let entry = SceneEntry(identifier.rawValue, ControllerClass(Controller.self), content, location)
        entry.registrationName = registrationName
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
        let models = scenes.entries.enumerated().map { SceneModel($1, at: $0) }
        return StoryboardModel(name: name, bundle: bundle, location: location, scenes: models)
    }
}

// It is passed to the closure that writes the scenes, and ends with it.
@available(*, unavailable)
extension StoryboardScenes: Sendable {}

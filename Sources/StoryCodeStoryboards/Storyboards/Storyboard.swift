public import StoryCodeContainer
public import StoryCodeScreens

/// A collection of named scenes and of the segues between them.
///
/// A storyboard corresponds to `UIStoryboard`, and is defined in code: each scene has a factory of its controller, one
/// scene is the initial one, and segues lead from one scene to another. The dependency container of the storyboard
/// resolves the dependencies of the controllers:
///
/// ```swift
/// let storyboard = Storyboard(name: "Animals", container: container) { scenes in
///     scenes.scene(.animal) { AnimalViewController() }
/// }
/// let controller = try storyboard.instantiateViewController(withIdentifier: .animal)
/// ```
///
/// Every controller of a storyboard is injected once. So are the controllers that code adds to such a controller or
/// presents from it. A storyboard that other storyboards refer to is registered with
/// ``Container/registerStoryboard(name:bundle:fileID:line:_:)``. The controllers retain the storyboard, which retains
/// its dependency container.
///
/// See <doc:Writing-a-storyboard>.
@MainActor
public final class Storyboard {
    /// The name, by which other storyboards refer to this one.
    public nonisolated let name: String

    /// The bundle, which distinguishes storyboards with equal names.
    public nonisolated let bundle: String?

    /// The dependency container that resolves the dependencies of the scenes.
    public nonisolated let container: Container

    nonisolated let model: StoryboardModel

    /// The scenes that were instantiated, at their indexes in the model.
    private var preparedScenes: [PreparedScene?]

    /// Creates a storyboard that is not registered.
    ///
    /// - Parameter container: The dependency container, which the storyboard retains; ``Container/current`` by default.
    public convenience init(
        name: String,
        bundle: String? = nil,
        container: Container? = nil,
        fileID: String = #fileID,
        line: UInt = #line,
        _ define: (StoryboardScenes) throws -> Void
    ) rethrows {
        let location = CodeLocation(fileID: fileID, line: line)
        let model = try StoryboardModel(name: name, bundle: bundle, location: location, define)
        self.init(model, container: container ?? .current)
    }

    init(_ model: StoryboardModel, container: Container) {
        name = model.name
        bundle = model.bundle
        self.container = container
        self.model = model
        preparedScenes = Array(repeating: nil, count: model.scenes.count)
    }

    /// The identifiers of the scenes that are not hidden from instantiation by identifier, in order.
    public nonisolated var identifiers: [String] {
        model.scenes.filter { !$0.isSegueOnly }.map(\.identifier)
    }
}

extension Storyboard: CustomStringConvertible {
    /// The name and the bundle.
    public nonisolated var description: String { model.step.name }
}

// MARK: - Instantiation

extension Storyboard {
    /// Instantiates the initial scene and returns its controller, injected, with its children.
    ///
    /// - Throws: ``StoryboardError``, ``ContainerError``, or an error of the scene's factory.
    public func instantiateInitialViewController() throws -> ViewController {
        try instantiate(initialScene(), [])
    }

    /// Instantiates the initial scene and returns its controller as an instance of a class.
    ///
    /// - Throws: ``StoryboardError``, ``ContainerError``, or an error of the scene's factory.
    public func instantiateInitialViewController<Controller: ViewController>(
        as type: Controller.Type
    ) throws -> Controller {
        let scene = try initialScene()
        return try cast(instantiate(scene, []), of: scene)
    }

    /// Instantiates the scene with an identifier and returns its controller, injected, with its children.
    ///
    /// - Throws: ``StoryboardError``, ``ContainerError``, or an error of the scene's factory.
    public func instantiateViewController<Controller: ViewController>(
        withIdentifier identifier: SceneIdentifier<Controller>
    ) throws -> Controller {
        let scene = try scene(identifier.rawValue, for: [model.step])
        guard !scene.isSegueOnly else { throw StoryboardError(.sceneIsSegueOnly, [model.step, scene.step]) }
        return try cast(instantiate(scene, []), of: scene)
    }

    /// Instantiates the scene with an identifier, including scenes that only segues lead to.
    package func instantiateViewController(named name: String) throws -> ViewController {
        try instantiate(scene(name, for: [model.step]), [])
    }

    private func cast<Controller: ViewController>(
        _ controller: ViewController,
        of scene: SceneModel
    ) throws -> Controller {
        if let controller = controller as? Controller { return controller }
        throw StoryboardError(
            .wrongController(found: "\(type(of: controller))", expected: "\(Controller.self)"),
            [model.step, scene.step]
        )
    }

    nonisolated func initialScene() throws -> SceneModel {
        if let scene = model.initialScene { return scene }
        throw StoryboardError(.noInitialScene(existing: identifiers), [model.step])
    }

    nonisolated func scene(
        _ identifier: String,
        for path: @autoclosure () -> [ContainerError.Step]
    ) throws -> SceneModel {
        if let scene = model[identifier] { return scene }
        throw StoryboardError(.unknownScene(identifier, existing: identifiers), path())
    }

    /// Instantiates the destination of a segue.
    func instantiate(
        destinationOf segue: SegueModel,
        from source: SceneModel,
        inside enclosing: [LocatedScene]
    ) throws -> ViewController {
        guard let destination = segue.destination else { preconditionFailure("An unwind segue has no destination") }
        let path = [model.step, source.step, segue.step]
        guard let scene = model[destination.scene] else {
            let existing = model.scenes.map(\.identifier)
            throw StoryboardError(.unknownScene(destination.scene, existing: existing), path)
        }
        let controller = try instantiate(scene, enclosing)
        guard destination.controller.covers(type(of: controller)) else {
            let expected = "\(destination.controller.type)"
            throw StoryboardError(.wrongController(found: "\(type(of: controller))", expected: expected), path)
        }
        return controller
    }

    /// The number of scenes inside each other, far beyond that of real apps: each takes a part of the stack.
    private static let nestingLimit = 100

    /// Instantiates a scene, inside the scenes that contain it, the outermost first.
    private func instantiate(_ scene: SceneModel, _ enclosing: [LocatedScene]) throws -> ViewController {
        if !enclosing.isEmpty, enclosing.contains(located(scene)) {
            throw StoryboardError(.containsItself, [model.step, scene.step])
        }
        guard enclosing.count < Self.nestingLimit else {
            throw StoryboardError(.nestedTooDeeply(limit: Self.nestingLimit), [model.step, scene.step])
        }
        if let reference = scene.reference {
            let path = [model.step, scene.step]
            let other = try storyboard(of: reference, for: path)
            let target = try reference.identifier.map { try other.scene($0, for: path) } ?? other.initialScene()
            return try other.instantiate(target, enclosing + [located(scene)])
        }
        Self.setUpIfNeeded(container)
        let prepared = prepared(scene)
        do {
            var isNew = true
            var earlier: StoryboardOrigin?
            let controller = try prepared.makeController {
                earlier = $0.origin as? StoryboardOrigin
                isNew = try attach($0, to: prepared)
            }
            if isNew, scene.hasChildren {
                do {
                    try addChildren(of: scene, to: controller, enclosing + [located(scene)])
                } catch {
                    controller.setOrigin(earlier)
                    throw error
                }
            }
            return controller
        } catch let error as ContainerError where error.path.first == prepared.step {
            throw ContainerError(error.reason, [model.step, scene.step] + error.path.dropFirst())
        }
    }

    /// Attaches a controller to this storyboard, and injects it.
    ///
    /// - Returns: Whether the controller, which the container can share, was not made for the scene before.
    private func attach(_ controller: ViewController, to prepared: PreparedScene) throws -> Bool {
        let earlier = controller.origin as? StoryboardOrigin
        if let earlier, earlier.isOrigin(prepared.scene, of: self) { return false }
        let origin = StoryboardOrigin(self, prepared.scene, after: earlier)
        controller.setOrigin(origin)
        do {
            try origin.attach(controller, by: prepared.rule(for: controller, in: self))
        } catch {
            // The container can still share the controller: the next instantiation repeats the injection.
            if controller.origin === origin { controller.setOrigin(earlier) }
            throw error
        }
        return earlier?.hasChildren(of: prepared.scene) != true
    }

    /// Returns the prepared scene, and prepares it again after a change of the container.
    private func prepared(_ scene: SceneModel) -> PreparedScene {
        let known = preparedScenes[scene.index]
        if let known, known.isValid { return known }
        let prepared = PreparedScene(scene, in: container)
        preparedScenes[scene.index] = prepared
        // The deinitialiser of an object that the earlier one retains may use the storyboard.
        extendLifetime(known)
        return prepared
    }

    private func located(_ scene: SceneModel) -> LocatedScene {
        LocatedScene(container: container, model: model, scene: scene)
    }
}

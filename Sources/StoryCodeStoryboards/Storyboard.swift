public import StoryCodeContainer
import StoryCodeScenes
public import StoryCodeScreens

/// Scenes by their names, and the ways between them.
///
/// `UIStoryboard`, written in code: each scene says what makes its controller, one is the initial one, and segues lead
/// from one to another. What a controller depends on comes from the storyboard's container:
///
/// ```swift
/// let storyboard = Storyboard(name: "Animals", container: container) { scenes in
///     scenes.scene(.animal) { AnimalViewController() }
/// }
/// let controller = try storyboard.instantiateController(withIdentifier: .animal)
/// ```
///
/// Every controller that comes from it is injected once, as are those that are added or presented by hand to one of
/// its own. A storyboard that others refer to is registered with
/// ``Container/registerStoryboard(name:bundle:fileID:line:_:)``. Its controllers retain the storyboard, and it retains
/// the container.
@MainActor
public final class Storyboard {
    /// The name, by which other storyboards refer to it.
    public nonisolated let name: String

    /// The bundle that it belongs to, which tells storyboards of one name apart.
    public nonisolated let bundle: String?

    /// The container that gives its scenes what they depend on.
    public nonisolated let container: Container

    nonisolated let model: StoryboardModel

    /// What was found for the scenes that were made, each in its place.
    private var foundScenes: [FoundScene?]

    /// Creates a storyboard that nobody refers to.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - bundle: The bundle that it belongs to.
    ///   - container: What gives its scenes what they depend on; without one it is ``Container/current``.
    ///   - fileID: Where it is written.
    ///   - line: Where it is written.
    ///   - define: Writes the scenes.
    /// - Throws: What the closure throws.
    public convenience init(
        name: String,
        bundle: String? = nil,
        container: Container? = nil,
        fileID: String = #fileID,
        line: UInt = #line,
        _ define: (StoryboardScenes) throws -> Void
    ) rethrows {
        let location = CodeLocation(fileID: fileID, line: line)
        let model = try StoryboardScenes.model(name: name, bundle: bundle, location, define)
        self.init(model, container: container ?? .current)
    }

    init(_ model: StoryboardModel, container: Container) {
        name = model.name
        bundle = model.bundle
        self.container = container
        self.model = model
        foundScenes = Array(repeating: nil, count: model.scenes.count)
    }

    /// The names of all scenes that can be instantiated by name, in order.
    public nonisolated var identifiers: [String] {
        model.scenes.filter { !$0.isSegueOnly }.map(\.identifier)
    }
}

extension Storyboard: CustomStringConvertible {
    /// The name, and that of the bundle.
    public nonisolated var description: String { model.step.name }
}

// MARK: - Making controllers

extension Storyboard {
    /// Makes the initial scene.
    ///
    /// - Returns: Its controller, injected, with the scenes that it contains.
    /// - Throws: ``StoryboardError``, ``ContainerError``, or what the scene's factory throws.
    public func instantiateInitialController() throws -> ViewController {
        try make(initialScene(), [])
    }

    /// Makes the initial scene, whose class is known.
    ///
    /// - Parameter type: The class of its controller.
    /// - Returns: Its controller, injected, with the scenes that it contains.
    /// - Throws: ``StoryboardError``, ``ContainerError``, or what the scene's factory throws.
    public func instantiateInitialController<Controller: ViewController>(
        as type: Controller.Type
    ) throws -> Controller {
        let scene = try initialScene()
        return try known(make(scene, []), as: type, of: scene)
    }

    /// Makes a scene by its name.
    ///
    /// - Parameter identifier: The name of the scene, which knows the class of its controller.
    /// - Returns: Its controller, injected, with the scenes that it contains.
    /// - Throws: ``StoryboardError``, ``ContainerError``, or what the scene's factory throws.
    public func instantiateController<Controller: ViewController>(
        withIdentifier identifier: SceneIdentifier<Controller>
    ) throws -> Controller {
        let scene = try scene(identifier.rawValue, for: [model.step])
        guard !scene.isSegueOnly else { throw StoryboardError(.sceneIsSegueOnly, [model.step, scene.step]) }
        return try known(make(scene, []), as: Controller.self, of: scene)
    }

    /// Makes a scene by its name, also one that only segues lead to.
    ///
    /// - Parameter name: The name.
    /// - Returns: Its controller.
    /// - Throws: As ``instantiateInitialController()`` does.
    package func instantiateController(named name: String) throws -> ViewController {
        try make(scene(name, for: [model.step]), [])
    }

    /// A controller with the class that was said.
    private func known<Controller: ViewController>(
        _ controller: ViewController,
        as type: Controller.Type,
        of scene: SceneModel
    ) throws -> Controller {
        if let controller = controller as? Controller { return controller }
        let reason = StoryboardError.Reason.wrongController(
            found: "\(Swift.type(of: controller))",
            expected: "\(Controller.self)"
        )
        throw StoryboardError(reason, [model.step, scene.step])
    }

    /// The scene that comes first.
    nonisolated func initialScene() throws -> SceneModel {
        if let scene = model.initialScene { return scene }
        throw StoryboardError(.noInitialScene(existing: identifiers), [model.step])
    }

    /// A scene by its name.
    nonisolated func scene(_ identifier: String, for path: [ContainerError.Step]) throws -> SceneModel {
        if let scene = model[identifier] { return scene }
        throw StoryboardError(.unknownScene(identifier, existing: identifiers), path)
    }

    /// Makes the scene that a segue leads to.
    func make(
        destinationOf segue: SegueModel,
        from source: SceneModel,
        _ around: [SceneIdentity]
    ) throws -> ViewController {
        guard let destination = segue.destination else { preconditionFailure("an unwind makes nothing") }
        guard let scene = model[destination.scene] else {
            let reason = StoryboardError.Reason.unknownScene(
                destination.scene,
                existing: model.scenes.map(\.identifier)
            )
            throw StoryboardError(reason, [model.step, source.step, segue.step])
        }
        let controller = try make(scene, around)
        guard destination.controller.covers(type(of: controller)) else {
            let reason = StoryboardError.Reason.wrongController(
                found: "\(type(of: controller))",
                expected: destination.controller.type.description
            )
            throw StoryboardError(reason, [model.step, source.step, segue.step])
        }
        return controller
    }

    /// Makes a scene, injects its controller, and makes what it contains.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - around: The scenes in which it is contained, the outermost first.
    /// - Returns: The controller.
    /// - Throws: As ``instantiateInitialController()`` does.
    func make(_ scene: SceneModel, _ around: [SceneIdentity]) throws -> ViewController {
        if !around.isEmpty, around.contains(identity(of: scene)) {
            throw StoryboardError(.containsItself, [model.step, scene.step])
        }
        if let reference = scene.reference {
            let path = [model.step, scene.step]
            let other = try storyboard(of: reference, for: path)
            let target = try reference.identifier.map { try other.scene($0, for: path) } ?? other.initialScene()
            return try other.make(target, around + [identity(of: scene)])
        }
        StoryboardStart.prepare(container)
        let found = found(scene)
        do {
            var isNew = true
            var earlier: StoryboardOrigin?
            let controller = try found.makeController {
                earlier = $0.origin as? StoryboardOrigin
                isNew = try take($0, as: found)
            }
            if isNew, scene.isContainer {
                do {
                    try contain(scene, in: controller, around + [identity(of: scene)])
                } catch {
                    controller.origin = earlier
                    throw error
                }
            }
            return controller
        } catch let error as ContainerError where error.path.first == found.step {
            throw ContainerError(error.reason, [model.step, scene.step] + error.path.dropFirst())
        }
    }

    /// Makes a controller one of this storyboard's, and injects it.
    ///
    /// - Returns: Whether it was never made of the scene before: the container may share it.
    private func take(_ controller: ViewController, as found: FoundScene) throws -> Bool {
        let earlier = controller.origin as? StoryboardOrigin
        if let earlier, earlier.isOf(found.model, of: self) { return false }
        let origin = StoryboardOrigin(self, found.model, after: earlier)
        controller.origin = origin
        do {
            try origin.take(controller, as: found.injection(for: controller, in: self))
        } catch {
            // A shared one is there for the next who asks, who is not to be given half of it.
            if controller.origin === origin { controller.origin = earlier }
            throw error
        }
        return earlier?.has(found.model) != true
    }

    /// What a scene asks for, found anew after something was registered.
    private func found(_ scene: SceneModel) -> FoundScene {
        if let known = foundScenes[scene.place], known.generation == container.generation { return known }
        let found = FoundScene(scene, in: container)
        foundScenes[scene.place] = found
        return found
    }

    private func identity(of scene: SceneModel) -> SceneIdentity {
        SceneIdentity(scene, of: model, in: container)
    }
}

/// A scene, where those that contain each other are looked for.
struct SceneIdentity: Hashable {
    private let container: ObjectIdentifier
    private let storyboard: String
    private let scene: String

    init(_ scene: SceneModel, of model: StoryboardModel, in container: Container) {
        self.container = ObjectIdentifier(container)
        storyboard = model.step.name
        self.scene = scene.identifier
    }
}

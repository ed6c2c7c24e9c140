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
        return try make(scene, []).known(as: type, [model.step, scene.step])
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
        return try make(scene, []).known(as: Controller.self, [model.step, scene.step])
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
        let path = [model.step, source.step, segue.step]
        let controller = try make(scene(destination.scene, for: path), around)
        guard destination.controller.covers(type(of: controller)) else {
            let reason = StoryboardError.Reason.wrongController(
                found: "\(type(of: controller))",
                expected: destination.controller.type.description
            )
            throw StoryboardError(reason, path)
        }
        return controller
    }

    /// Makes a scene, injects its controller, and makes what it contains.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - around: The scenes in which it is contained, the outermost first.
    /// - Returns: The controller.
    func make(_ scene: SceneModel, _ around: [SceneIdentity]) throws -> ViewController {
        let path = [model.step, scene.step]
        let identity = SceneIdentity(container: ObjectIdentifier(container), storyboard: model.step.name, scene: scene.identifier)
        guard !around.contains(identity) else { throw StoryboardError(.containsItself, path) }
        if let reference = scene.reference {
            let other = try storyboard(of: reference, for: path)
            let target = try reference.identifier.map { try other.scene($0, for: path) } ?? other.initialScene()
            return try other.make(target, around + [identity])
        }
        StoryboardStart.prepare(container)
        return try Container.withCurrent(container) {
            let controller = try controller(of: scene)
            let earlier = controller.origin as? StoryboardOrigin
            // The container shares it, or gives one that it has made before.
            if let earlier, earlier.isOf(scene, of: self) { return controller }
            let origin = StoryboardOrigin(self, scene, after: earlier)
            controller.origin = origin
            try origin.take(controller)
            try contain(scene, in: controller, around + [identity])
            return controller
        }
    }

    private func controller(of scene: SceneModel) throws -> ViewController {
        switch scene.content {
        case .factory(_, let make): try make(SceneDependencies(container, for: scene.step))
        case .component(let resolve): try resolve(container, componentName(of: scene))
        case .reference: preconditionFailure("a reference leads to a scene that is made")
        }
    }

    /// The name under which the container has the component that is the scene's controller.
    private func componentName(of scene: SceneModel) -> String? {
        if let name = scene.registrationName { return name }
        let key = ServiceKey(scene.controller.type.type, .name(scene.identifier))
        return container.offers(key) ? scene.identifier : nil
    }
}

/// A scene, where those that contain each other are looked for.
struct SceneIdentity: Hashable {
    let container: ObjectIdentifier
    let storyboard: String
    let scene: String
}

extension ViewController {
    /// The controller with the class that was said.
    fileprivate func known<Controller: ViewController>(
        as type: Controller.Type,
        _ path: [ContainerError.Step]
    ) throws -> Controller {
        if let controller = self as? Controller { return controller }
        let found = "\(Swift.type(of: self))"
        throw StoryboardError(.wrongController(found: found, expected: "\(Controller.self)"), path)
    }
}

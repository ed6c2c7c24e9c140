import StoryCodeContainer
import StoryCodeScenes
import StoryCodeScreens

/// What a scene and its controllers ask for, as it was found in the container of their storyboard.
///
/// Kept until something else is registered.
@MainActor
final class FoundScene {
    let model: SceneModel
    /// What the container counted as changes when it was found.
    let generation: Int
    private let container: Container
    /// What makes the controller.
    private let node: AnyResolvedComponent
    private let make: SceneContent.Make
    private let entry: AnyResolvedService
    private var isChecked = false

    /// How controllers of the class that came last are injected.
    private var injection: (type: ObjectIdentifier, found: FoundInjection)?

    /// - Parameters:
    ///   - model: A scene that is no reference.
    ///   - container: The container of its storyboard.
    init(_ model: SceneModel, in container: Container) {
        self.model = model
        self.container = container
        (node, generation) = container.locked { container.unregisteredComponent(of: model) }
        entry = node.service(ServiceKey(model.controller.type.type))
        switch model.content {
        case .factory(_, let make), .component(_, let make): self.make = make
        case .reference: preconditionFailure("a reference leads to a scene that is made")
        }
    }

    /// The container's own component that makes the controller, if one does.
    private var maker: AnyResolvedComponent? {
        if case .component = model.content { node.dependencies[0].first?.targets.first?.component } else { nil }
    }

    /// Where the factory is in the path of an error.
    var step: ContainerError.Step { node.step }

    /// Makes the controller, and does something with it while its container is the current one.
    func makeController(_ body: (ViewController) throws -> Void) throws -> ViewController {
        if !isChecked {
            try container.locked { try container.check([node], reached: []) }
            try container.checkConstraints(node.constraints, of: node.step, isMain: true)
            isChecked = true
        }
        var frame = unsafe ResolutionFrame(entry.unmanagedComponent)
        if frame.isInner { try container.checkDepth(entry) }
        return try frame.run {
            var resolution = Resolution(isMain: true)
            let controller = try make(node, &resolution)
            try body(controller)
            return controller
        }
    }

    /// How a controller is injected.
    func injection(for controller: ViewController, in storyboard: Storyboard) throws -> FoundInjection {
        let type = ObjectIdentifier(Swift.type(of: controller))
        if let injection, injection.type == type { return injection.found }
        let found = try FoundInjection(of: controller, scene: model, in: storyboard, maker: maker)
        injection = (type, found)
        return found
    }
}

extension Container {
    /// What makes the controller of a scene, found while the container is locked.
    func unregisteredComponent(of scene: SceneModel) -> (component: AnyResolvedComponent, generation: Int) {
        switch scene.content {
        case .factory(let record, _): unregisteredComponent(of: record)
        case .component(let record, _): unregisteredComponent(of: record(componentName(of: scene)))
        case .reference: preconditionFailure("a reference leads to a scene that is made")
        }
    }

    /// The name under which the scene's controller is registered.
    private func componentName(of scene: SceneModel) -> Qualifier {
        if let name = scene.registrationName { return .name(name) }
        let key = ServiceKey(scene.controller.type.type, .name(scene.identifier))
        let isNamed = selfAndAncestors.contains { !$0.registry.currentServiceIndex().registrations(key).isEmpty }
        return isNamed ? key.qualifier : .none
    }
}

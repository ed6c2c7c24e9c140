import StoryCodeContainer
import StoryCodeScreens

/// A scene with its resolved dependencies, which is valid until the container changes.
@MainActor
final class PreparedScene {
    let scene: SceneModel
    /// The generation of the container in which the dependencies were resolved.
    let generation: Int
    private let container: Container
    private let component: ResolvedComponent
    private var isChecked = false

    /// The rule for the class of the controller that was created last.
    private var rule: (type: ObjectIdentifier, rule: InjectionRule)?

    /// Prepares a scene that is not a reference.
    init(_ scene: SceneModel, in container: Container) {
        self.scene = scene
        self.container = container
        (component, generation) = container.locked { container.unregisteredComponent(of: scene) }
    }

    /// The dependency container's own component that creates the controller, if the scene has no factory.
    private var controllerComponent: ResolvedComponent? {
        if case .component = scene.source { component.dependencies[0].first?.targets.first?.component } else { nil }
    }

    /// The factory in the path of an error.
    var step: ContainerError.Step { component.step }

    /// Creates the controller, and calls a closure with it while its dependency container is the current one.
    func makeController(_ body: (ViewController) throws -> Void) throws -> ViewController {
        if !isChecked { try container.check(component, isMain: true) }
        isChecked = true
        return try container.construct(component, isMain: true) { object in
            guard let controller = object as? ViewController else {
                preconditionFailure("The factory of a scene creates a controller")
            }
            try body(controller)
            return controller
        }
    }

    /// Returns the rule that injects a controller of the scene.
    func rule(for controller: ViewController, in storyboard: Storyboard) throws -> InjectionRule {
        let type = ObjectIdentifier(Swift.type(of: controller))
        if let rule, rule.type == type { return rule.rule }
        let new = try InjectionRule(for: controller, of: scene, in: storyboard, default: controllerComponent)
        rule = (type, new)
        return new
    }
}

extension Container {
    /// Resolves the dependencies of a scene's controller, while the container is locked.
    func unregisteredComponent(of scene: SceneModel) -> (component: ResolvedComponent, generation: Int) {
        switch scene.source {
        case .factory(let registration): unregisteredComponent(of: registration)
        case .component(let registration): unregisteredComponent(of: registration(componentName(of: scene)))
        case .reference: preconditionFailure("A reference has no controller of its own")
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

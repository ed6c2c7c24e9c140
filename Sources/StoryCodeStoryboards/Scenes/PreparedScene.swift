import StoryCodeContainer
import StoryCodeInjection
import StoryCodeScreens

/// A scene with its resolved dependencies, which is valid until the container changes.
@MainActor
final class PreparedScene {
    let scene: SceneModel
    private let factory: OutsideFactory.Prepared
    private var isChecked = false

    /// The rule for the class of the controller that was created last.
    private var rule: (type: ObjectIdentifier, rule: InjectionRule)?

    /// Prepares a scene that is not a reference.
    init(_ scene: SceneModel, in container: Container) {
        self.scene = scene
        factory = container.locked { container.factory(of: scene) }
    }

    /// Whether the container is unchanged.
    var isValid: Bool { factory.isValid }

    /// The factory in the path of an error.
    var step: ContainerError.Step { factory.step }

    /// Creates the controller, and calls a closure with it while its dependency container is the current one.
    func makeController(_ body: (ViewController) throws -> Void) throws -> ViewController {
        if !isChecked { try factory.check() }
        isChecked = true
        return try factory.make(body)
    }

    /// Returns the rule that injects a controller of the scene.
    func rule(for controller: ViewController, in storyboard: Storyboard) throws -> InjectionRule {
        let type = ObjectIdentifier(Swift.type(of: controller))
        if let rule, rule.type == type { return rule.rule }
        var injector: Injector? { if case .component = scene.source { factory.injector } else { nil } }
        let new = try InjectionRule(for: controller, of: scene, in: storyboard, default: injector)
        rule = (type, new)
        return new
    }
}

extension Container {
    /// Resolves the dependencies of a scene's controller, while the container is locked.
    func factory(of scene: SceneModel) -> OutsideFactory.Prepared {
        switch scene.source {
        case .factory(let factory): return factory.prepared(name: nil, in: self)
        case .component(let factory):
            let isNamed = hasComponent(of: scene.controller.type, named: scene.identifier)
            return factory.prepared(name: scene.registrationName ?? (isNamed ? scene.identifier : nil), in: self)
        case .reference: preconditionFailure("A reference has no controller of its own")
        }
    }
}

import StoryCodeContainer
import StoryCodeInjection
import StoryCodeScreens

/// The registration that injects the controllers of one class in a scene, and their other injections.
struct InjectionRule {
    /// The registration, if there is one.
    let injector: Injector?
    /// The reason to report if the class is registered, but not for this scene.
    private(set) var problem: String?
    /// Whether views that are added to the controller are injected.
    let injectsToSubviews: Bool
    /// Whether the controller resolves dependencies itself.
    let isResolving: Bool

    /// Finds the registration of a controller.
    ///
    /// The registration has the scene's registration name. A scene without a registration name uses the registration
    /// with its identifier, or else the unnamed one. Among several classes, the most derived one is used.
    ///
    /// - Parameters:
    ///   - scene: The controller's scene; nil for a controller that was created in code.
    ///   - default: The component that created the controller. Its registration name can belong to a base class.
    /// - Throws: ``StoryboardError`` for an unknown registration name, and ``ContainerError`` for an ambiguous one.
    @MainActor
    init(
        for controller: ViewController,
        of scene: SceneModel?,
        in storyboard: Storyboard,
        default: Injector? = nil
    ) throws {
        let container = storyboard.container
        if let name = scene?.registrationName {
            injector = try container.injector(of: controller, name: name) ?? `default`
        } else {
            let own = try scene.flatMap { try container.injector(of: controller, name: $0.identifier) }
            injector = try own ?? container.injector(of: controller, name: nil)
        }
        if injector == nil {
            let names = container.names(for: controller)
            if let scene, let name = scene.registrationName, scene.makeConfigurator == nil {
                let path = [storyboard.model.step, scene.step]
                throw StoryboardError(.unknownRegistration(name, existing: names), path)
            }
            problem = names.isEmpty ? nil : Self.problem(names, scene)
        }
        injectsToSubviews = injector?.injectsToSubviews(in: container) ?? container.injectsToSubviews
        isResolving = scene?.isResolving != false && controller is any StoryboardResolving
    }

    private static func problem(_ names: [String], _ scene: SceneModel?) -> String {
        let list = names.map { "\"\($0)\"" }.joined(separator: " and ")
        let subject = scene.map { "the scene \"\($0.identifier)\"" } ?? "it"
        let name = scene?.registrationName.map { "the name \"\($0)\"" } ?? "no such name"
        return "it is registered only under \(list), and \(subject) has \(name)"
    }
}

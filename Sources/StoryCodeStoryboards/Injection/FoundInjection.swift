import StoryCodeContainer
import StoryCodeScenes
import StoryCodeScreens

/// How controllers of a class are injected: by which registration, and what they do themselves.
struct FoundInjection {
    /// The registration.
    let component: AnyResolvedComponent?
    /// Why there is none, where there could be.
    private(set) var report: String?
    /// Whether what comes into the controller's view is injected.
    let injectsToSubviews: Bool
    /// Whether the controller takes what it needs from a resolver.
    let isResolving: Bool

    /// Which registration injects a controller: that of the name that its scene carries, else that named as the scene
    /// is, else the one without a name; of the nearest class.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - scene: Its scene; nil where it was made by hand.
    ///   - storyboard: The storyboard whose container injects it.
    ///   - maker: The component that made it, which may have the name that the scene carries as another class.
    /// - Throws: ``StoryboardError`` where the name that the scene carries is not registered, and ``ContainerError``
    ///   where several registrations are equally near.
    @MainActor
    init(
        of controller: ViewController,
        scene: SceneModel?,
        in storyboard: Storyboard,
        maker: AnyResolvedComponent? = nil
    ) throws {
        let container = storyboard.container
        if let name = scene?.registrationName {
            component = try container.injectingComponent(controller, .name(name)) ?? maker
            if component == nil, scene?.isLenient == false {
                let existing = container.names(for: controller)
                let path = [storyboard.model.step] + (scene.map { [$0.step] } ?? [])
                throw StoryboardError(.unknownRegistration(name, existing: existing), path)
            }
        } else {
            let own = try scene.flatMap { try container.injectingComponent(controller, .name($0.identifier)) }
            component = try own ?? container.injectingComponent(controller, .none, isUnnamed: true)
        }
        if component == nil {
            let names = container.names(for: controller)
            let list = names.map { "\"\($0)\"" }.joined(separator: " and ")
            let bearer = scene.map { "the scene \"\($0.identifier)\"" } ?? "it"
            let carried = scene?.registrationName.map { "the name \"\($0)\"" } ?? "no such name"
            report = names.isEmpty ? nil : "it is registered under \(list) alone, and \(bearer) carries \(carried)"
        }
        injectsToSubviews =
            component?.registration.annotations[InjectsToSubviews.self]?.isOn ?? container.injectsToSubviews
        isResolving = scene?.isResolving != false && controller is any StoryboardResolving
    }
}

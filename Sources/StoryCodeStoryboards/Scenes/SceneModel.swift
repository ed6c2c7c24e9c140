import StoryCodeContainer
public import StoryCodeScreens

/// The immutable definition of a scene.
final class SceneModel: Sendable {
    let index: Int
    let identifier: String
    let source: SceneSource
    let controller: ControllerClass
    let registrationName: String?
    let isInitial: Bool
    let isSegueOnly: Bool
    let isResolving: Bool
    let segues: [SegueModel]
    /// The unwind actions that the configurator performs.
    let configuredActions: Set<String>
    let unwindActions: [String: @MainActor @Sendable (ViewController, StoryboardSegue) -> Void]
    let makeConfigurator: (@MainActor @Sendable () -> any SceneConfigurator)?
    /// Whether other scenes are instantiated together with the scene.
    let hasChildren: Bool
    /// The scene in the path of an error.
    let step: ContainerError.Step

    init(_ builder: SceneBuilder, at index: Int) {
        self.index = index
        identifier = builder.identifier
        source = builder.source
        controller = builder.controller
        registrationName = builder.registrationName
        isInitial = builder.isInitial
        isSegueOnly = builder.isSegueOnly
        isResolving = builder.isResolving
        segues = builder.segues
        configuredActions = builder.configuredActions
        unwindActions = builder.unwindActions
        makeConfigurator = builder.makeConfigurator
        hasChildren = builder.segues.contains(where: \.isContainment)
        step = ContainerError.Step("scene \"\(builder.identifier)\"", builder.location)
    }

    var reference: StoryboardReference? {
        if case .reference(let reference) = source { reference } else { nil }
    }
}

/// A scene, with the storyboard and the dependency container that contain it.
struct LocatedScene: Hashable {
    let container: Container
    let model: StoryboardModel
    let scene: SceneModel

    static func == (lhs: LocatedScene, rhs: LocatedScene) -> Bool {
        lhs.container === rhs.container && lhs.model.step.name == rhs.model.step.name
            && lhs.scene.identifier == rhs.scene.identifier
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(container))
        hasher.combine(scene.identifier)
    }
}

/// The declared class of a scene's controller.
@usableFromInline
struct ControllerClass: Sendable {
    let type: TypeIdentity
    /// Whether a type is the class or a subclass of it.
    let covers: @Sendable (any Any.Type) -> Bool

    @usableFromInline
    init<Controller: ViewController>(_ type: Controller.Type) {
        self.type = TypeIdentity(type)
        covers = { $0 is Controller.Type }
    }

    /// Whether an object can be an instance of both classes.
    func overlaps(_ other: ControllerClass) -> Bool { covers(other.type.type) || other.covers(type.type) }
}

import StoryCodeContainer
public import StoryCodeScreens

/// The properties of a scene.
struct SceneProperties: Sendable {
    let identifier: String
    let controller: ControllerClass
    let source: SceneSource
    let location: CodeLocation
    let registrationName: String?
    var isInitial = false
    var isSegueOnly = false
    var isResolving = true
    var segues: [SegueModel] = []
    var makeConfigurator: (@MainActor @Sendable () -> any SceneConfigurator)?
    /// The unwind actions that the configurator performs.
    var configuredActions: Set<String> = []
    var unwindActions: [String: @MainActor @Sendable (ViewController, StoryboardSegue) -> Void] = [:]

    /// The scene in the path of an error.
    var step: ContainerError.Step { ContainerError.Step("scene \"\(identifier)\"", location) }
}

/// The immutable definition of a scene.
@dynamicMemberLookup
final class SceneModel: Sendable {
    private let properties: SceneProperties
    let index: Int
    /// Whether other scenes are instantiated together with the scene.
    let hasChildren: Bool
    /// The scene in the path of an error.
    let step: ContainerError.Step

    init(_ properties: SceneProperties, at index: Int) {
        self.properties = properties
        self.index = index
        hasChildren = properties.segues.contains(where: \.isContainment)
        step = properties.step
    }

    subscript<Value>(dynamicMember property: KeyPath<SceneProperties, Value>) -> Value { properties[keyPath: property] }

    var reference: StoryboardReference? {
        if case .reference(let reference) = properties.source { reference } else { nil }
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
    let type: AnyClass
    /// Whether a type is the class or a subclass of it.
    let covers: @Sendable (any Any.Type) -> Bool

    @usableFromInline
    init<Controller: ViewController>(_ type: Controller.Type) {
        self.type = type
        covers = { $0 is Controller.Type }
    }

    /// Whether an object can be an instance of both classes.
    func overlaps(_ other: ControllerClass) -> Bool { covers(other.type) || other.covers(type) }
}

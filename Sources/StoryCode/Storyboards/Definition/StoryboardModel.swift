/// What a storyboard is made of, as it was written; nothing changes in it.
struct StoryboardModel: Sendable {
    let name: String
    let bundle: String?
    let location: CodeLocation
    /// The scenes, in order.
    let scenes: [SceneModel]
    /// Where each identifier comes first.
    let places: [String: Int]

    init(name: String, bundle: String?, location: CodeLocation, scenes: [SceneModel]) {
        self.name = name
        self.bundle = bundle
        self.location = location
        self.scenes = scenes
        places = Dictionary(scenes.enumerated().map { ($1.identifier, $0) }) { first, _ in first }
    }

    subscript(identifier: String) -> SceneModel? { places[identifier].map { scenes[$0] } }

    /// The scene that comes first; of several, the one written first.
    var initialScene: SceneModel? { scenes.first(where: \.isInitial) }

    /// Where it is in the path of an error.
    var step: ContainerError.Step {
        let home = bundle.map { " of bundle \"\($0)\"" } ?? ""
        return ContainerError.Step("storyboard \"\(name)\"\(home)", location)
    }
}

/// One scene of a storyboard.
struct SceneModel: Sendable {
    /// Where the controller comes from.
    enum Content: Sendable {
        /// A factory, with what it asks the container for.
        case factory(
            asks: @Sendable () -> Parameters,
            make: @MainActor @Sendable (SceneDependencies) throws -> ViewController
        )
        /// The container's own component.
        case component(@MainActor @Sendable (Container, _ name: String?) throws -> ViewController)
        /// A scene of another storyboard.
        case reference(StoryboardReference)
    }

    let identifier: String
    let location: CodeLocation
    let content: Content
    let controller: ControllerClass
    var registrationName: String?
    var isInitial = false
    var isSegueOnly = false
    var isResolving = true
    var segues: [SegueModel] = []
    var unwindActions: [String: @MainActor @Sendable (ViewController, StoryboardSegue) -> Void] = [:]

    /// Where it is in the path of an error.
    var step: ContainerError.Step { ContainerError.Step("scene \"\(identifier)\"", location) }

    var reference: StoryboardReference? {
        if case .reference(let reference) = content { reference } else { nil }
    }
}

/// The scene of another storyboard that a reference stands for.
struct StoryboardReference: Hashable, Sendable {
    let storyboard: String
    let bundle: String?
    /// Which scene; nil for the initial one.
    let identifier: String?
}

/// The class of a scene's controller, as far as it was written.
struct ControllerClass: Sendable {
    let type: TypeIdentity
    /// Whether a class is this one, or derived of it.
    let covers: @Sendable (any Any.Type) -> Bool

    init<Controller: ViewController>(_ type: Controller.Type) {
        self.type = TypeIdentity(type)
        covers = { $0 is Controller.Type }
    }

    /// Whether an object may be of both classes.
    func agrees(with other: ControllerClass) -> Bool { covers(other.type.type) || other.covers(type.type) }
}

/// One way from a scene to another.
struct SegueModel: Sendable {
    enum Kind: Sendable {
        /// Performed by the program or the user.
        case performed(SegueKind)
        /// A child, whose view is put into a view.
        case embed(@MainActor @Sendable (ViewController) -> View)
        /// A child of a container, such as the root of a stack.
        case relationship(Relationship)
        /// Back to whoever has the action.
        case unwind(action: String)
    }

    enum Relationship: String, Sendable {
        case root, tab, column
    }

    let identifier: String?
    let kind: Kind
    /// The scene that it leads to, and what was said of its class; nil for an unwind.
    let destination: (scene: String, controller: ControllerClass)?
    let location: CodeLocation
    var animates = true
    var shouldPerform: ShouldPerform?
    var prepare: Prepare?

    typealias ShouldPerform = @MainActor @Sendable (_ source: ViewController, _ sender: Any?) -> Bool
    typealias Prepare =
        @MainActor @Sendable (_ source: ViewController, _ destination: ViewController, _ sender: Any?) -> Void

    /// Where it is in the path of an error.
    var step: ContainerError.Step {
        let name: String
        switch kind {
        case .relationship(let relationship): name = relationship.rawValue
        case .unwind: name = "unwind segue \"\(identifier ?? "")\""
        case .embed: name = identifier.map { "embed segue \"\($0)\"" } ?? "embed segue"
        case .performed: name = "segue \"\(identifier ?? "")\""
        }
        return ContainerError.Step(name, location)
    }

    /// Whether it is carried out when its scene is made.
    var isContainment: Bool {
        switch kind {
        case .embed, .relationship: true
        case .performed, .unwind: false
        }
    }
}

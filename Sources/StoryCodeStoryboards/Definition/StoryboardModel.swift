import StoryCodeContainer
import StoryCodeScenes
public import StoryCodeScreens

/// What a storyboard is made of, as it was written; nothing changes in it.
struct StoryboardModel: Sendable {
    let name: String
    let bundle: String?
    /// The scenes, in order.
    let scenes: [SceneModel]
    /// Where each identifier comes first.
    let places: [String: Int]
    /// Where it is in the path of an error.
    let step: ContainerError.Step

    init(name: String, bundle: String?, location: CodeLocation, scenes: [SceneModel]) {
        self.name = name
        self.bundle = bundle
        self.scenes = scenes
        places = Dictionary(scenes.enumerated().map { ($1.identifier, $0) }) { first, _ in first }
        let home = bundle.map { " of bundle \"\($0)\"" } ?? ""
        step = ContainerError.Step("storyboard \"\(name)\"\(home)", location)
    }

    subscript(identifier: String) -> SceneModel? { places[identifier].map { scenes[$0] } }

    /// The scene that comes first; of several, the one written first.
    var initialScene: SceneModel? { scenes.first(where: \.isInitial) }
}

/// One scene of a storyboard.
final class SceneModel: Sendable {
    let place: Int
    let identifier: String
    let content: SceneContent
    let controller: ControllerClass
    let registrationName: String?
    let isInitial: Bool
    let isSegueOnly: Bool
    let isResolving: Bool
    /// Whether a name that is not registered is reported, and no error.
    let isLenient: Bool
    let segues: [SegueModel]
    /// The unwind actions that those who know the inside have for the scene's controller.
    let insideActions: Set<String>
    let unwindActions: [String: @MainActor @Sendable (ViewController, StoryboardSegue) -> Void]
    /// Makes what a file says of the inside.
    let makeInterior: (@MainActor @Sendable () -> any SceneInterior)?
    /// Whether other scenes are made with it.
    let isContainer: Bool
    /// Where it is in the path of an error.
    let step: ContainerError.Step

    /// - Parameters:
    ///   - entry: What was written.
    ///   - place: Where it is among the scenes.
    init(_ entry: SceneEntry, at place: Int) {
        self.place = place
        identifier = entry.identifier
        content = entry.content
        controller = entry.controller
        registrationName = entry.registrationName
        isInitial = entry.isInitial
        isSegueOnly = entry.isSegueOnly
        isResolving = entry.isResolving
        isLenient = entry.isLenient
        segues = entry.segues
        insideActions = entry.insideActions
        unwindActions = entry.unwindActions
        makeInterior = entry.makeInterior
        isContainer = entry.segues.contains(where: \.isContainment)
        step = ContainerError.Step("scene \"\(entry.identifier)\"", entry.location)
    }

    var reference: StoryboardReference? {
        if case .reference(let reference) = content { reference } else { nil }
    }
}

/// The class of a scene's controller, as far as it was written.
@usableFromInline
struct ControllerClass: Sendable {
    let type: TypeIdentity
    /// Whether a class is this one, or derived of it.
    let covers: @Sendable (any Any.Type) -> Bool

    @usableFromInline
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
        case root, tab, column, member
    }

    let identifier: String?
    let kind: Kind
    /// The scene that it leads to, and what was said of its class; nil for an unwind.
    let destination: (scene: String, controller: ControllerClass)?
    let location: CodeLocation
    var animates = true
    /// Another name by which it is performed, where it may have none.
    var alias: String?
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

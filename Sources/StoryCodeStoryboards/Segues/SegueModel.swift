import StoryCodeContainer
import StoryCodeScreens

/// The immutable definition of a segue.
struct SegueModel: Sendable {
    enum Kind: Sendable {
        /// A segue that the program or the user performs.
        case performed(SegueKind)
        /// A child with its view inside the view that the closure returns.
        case embed(@MainActor @Sendable (ViewController) -> View)
        /// A child of a container controller.
        case relationship(Relationship)
        /// A return to a controller with the action.
        case unwind(action: String)
    }

    enum Relationship: String, Sendable {
        case root, tab, column, member
    }

    /// A scene and the declared class of its controller.
    struct Destination: Sendable {
        let scene: String
        let controller: ControllerClass

        init<Controller: ViewController>(_ identifier: SceneIdentifier<Controller>) {
            scene = identifier.rawValue
            controller = ControllerClass(Controller.self)
        }
    }

    let identifier: String?
    let kind: Kind
    /// The destination; nil for an unwind segue.
    let destination: Destination?
    let location: CodeLocation
    var animates = true
    /// A second identifier by which the segue can be performed.
    var alias: String?
    var shouldPerform: ShouldPerform?
    var prepare: Prepare?

    typealias ShouldPerform = @MainActor @Sendable (_ source: ViewController, _ sender: Any?) -> Bool
    typealias Prepare =
        @MainActor @Sendable (_ source: ViewController, _ destination: ViewController, _ sender: Any?) -> Void

    /// The segue in the path of an error.
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

    /// Whether the destination is instantiated together with the source.
    var isContainment: Bool {
        switch kind {
        case .embed, .relationship: true
        case .performed, .unwind: false
        }
    }
}

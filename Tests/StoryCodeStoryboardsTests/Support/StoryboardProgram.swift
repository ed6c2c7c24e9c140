import TestSupport

/// The classes of controllers in random storyboards.
enum ControllerKind: String, CaseIterable, Sendable {
    /// `ViewController` itself, of which no controller is created.
    case any = "ViewController"
    case base = "RecordedBase"
    case derived = "RecordedDerived"
    case other = "RecordedOther"
    case stack = "RecordedStack"
    case tabs = "RecordedTabs"

    static let made: [ControllerKind] = [.base, .derived, .other, .stack, .tabs]

    /// Whether the class is another one or a subclass of it.
    func isKind(of other: ControllerKind) -> Bool {
        self == other || other == .any || (self == .derived && other == .base)
    }

    var isResolving: Bool { self == .derived || self == .other }
}

/// A registration of controllers.
struct RegistrationPlan: Sendable {
    enum Lifetime: Sendable { case elsewhere, prototype, single, weak, container }

    /// The line of the registration, which also identifies it.
    let line: Int
    let kind: ControllerKind
    let name: String?
    /// Whether the injection has a gift from the container.
    let needsGift: Bool
    let lifetime: Lifetime
}

/// A segue of a scene.
struct SeguePlan: Sendable {
    enum Kind: Hashable, Sendable { case show, present, embed, root, tab, unwind(String) }

    let line: Int
    let kind: Kind
    let name: String?
    let destination: String
    /// The declared class of the destination.
    let type: ControllerKind
    /// Whether `shouldPerform` of the storyboard returns false.
    let isRefused: Bool

    var isContainment: Bool { [.embed, .root, .tab].contains(kind) }
}

/// A scene of a storyboard.
struct ScenePlan: Sendable {
    enum Content: Hashable, Sendable {
        case factory(needsGift: Bool, addsChild: Bool)
        case component
        case reference(to: String, bundle: String?, scene: String?)
    }

    let line: Int
    let identifier: String
    let kind: ControllerKind
    let content: Content
    var registrationName: String?
    var isInitial = false
    var isSegueOnly = false
    var isResolving = true
    var segues: [SeguePlan] = []
    var actions: Set<String> = []

    var isReference: Bool { if case .reference = content { true } else { false } }
}

/// A storyboard and the index of its container.
struct StoryboardPlan: Sendable {
    let line: Int
    let name: String
    let bundle: String?
    let containerID: Int
    let isRegistered: Bool
    let scenes: [ScenePlan]

    /// The name under which only this storyboard is registered.
    var key: String { bundle.map { "\(name) of \($0)" } ?? name }
}

/// A step of a program, whose numbers select one of the controllers that are alive.
enum StoryboardStep: Sendable {
    case instantiate(board: Int, scene: String?, as: ControllerKind)
    /// Performs one of the controller's segues, or the segue with the name.
    case perform(Int, String, on: Int)
    case make(ControllerKind)
    /// Creates a controller in code, and adds or presents it.
    case makeAndAdd(ControllerKind, to: Int, isPresented: Bool)
    case add(Int, to: Int)
    case remove(Int)
    case push(Int, on: Int)
    case pop(Int)
    case setTabs([Int], of: Int)
    case present(Int, by: Int)
    case dismiss(Int)
    case root(Int)
    case load(Int)
    case unload(Int)
    case register(RegistrationPlan, in: Int)
    case drop(Int)
}

/// Containers with storyboards, and the steps performed on them.
struct StoryboardProgram: Sendable {
    let seed: UInt64
    /// The index of each container's parent.
    var parents: [Int?] = []
    /// The containers in which a gift is registered, with the lines.
    var gifts: [(containerID: Int, line: Int)] = []
    var registrations: [(containerID: Int, plan: RegistrationPlan)] = []
    var boards: [StoryboardPlan] = []
    var steps: [StoryboardStep] = []

    func with(_ steps: [StoryboardStep]) -> StoryboardProgram {
        var program = self
        program.steps = steps
        return program
    }
}

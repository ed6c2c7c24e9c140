import TestSupport

/// The classes of controllers in random storyboards.
enum StoryKind: String, CaseIterable, Sendable {
    /// `ViewController` itself, of which none is made.
    case any = "ViewController"
    case base = "StoryBase"
    case derived = "StoryDerived"
    case other = "StoryOther"
    case stack = "StoryStack"
    case tabs = "StoryTabs"

    static let made: [StoryKind] = [.base, .derived, .other, .stack, .tabs]

    /// Whether it is a class or derived of it.
    func isKind(of other: StoryKind) -> Bool {
        self == other || other == .any || (self == .derived && other == .base)
    }

    var isResolving: Bool { self == .derived || self == .other }
}

/// A registration of controllers.
struct StoryRegistration: Sendable {
    enum Way: Sendable { case elsewhere, prototype, single, weak, container }

    /// Where it is written, by which it is known, too.
    let line: Int
    let kind: StoryKind
    let name: String?
    /// Whether its injection takes a gift from the container.
    let needsGift: Bool
    let way: Way
}

/// A segue of a scene.
struct StorySegue: Sendable {
    enum Kind: Hashable, Sendable { case show, present, embed, root, tab, unwind(String) }

    let line: Int
    let kind: Kind
    let name: String?
    let destination: String
    /// The class that the destination is said to have.
    let type: StoryKind
    /// Whether the storyboard says that it may not be performed.
    let isRefused: Bool

    var isContainment: Bool { [.embed, .root, .tab].contains(kind) }
}

/// A scene of a storyboard.
struct StoryScene: Sendable {
    enum Content: Hashable, Sendable {
        case factory(needsGift: Bool, addsChild: Bool)
        case component
        case reference(to: String, bundle: String?, scene: String?)
    }

    let line: Int
    let identifier: String
    let kind: StoryKind
    let content: Content
    var registrationName: String?
    var isInitial = false
    var isSegueOnly = false
    var isResolving = true
    var segues: [StorySegue] = []
    var actions: Set<String> = []

    var isReference: Bool { if case .reference = content { true } else { false } }
}

/// A storyboard, and the container that it belongs to.
struct StoryBoard: Sendable {
    let line: Int
    let name: String
    let bundle: String?
    let shelf: Int
    let isRegistered: Bool
    let scenes: [StoryScene]

    /// The name under which it alone is registered.
    var key: String { bundle.map { "\(name) of \($0)" } ?? name }
}

/// Something that is done; whoever it is about is counted among those who are alive.
enum StoryStep: Sendable {
    case instantiate(board: Int, scene: String?, as: StoryKind)
    /// One of the segues that a controller has, or mostly one that it does not have.
    case perform(Int, String, on: Int)
    case make(StoryKind)
    /// Makes one by hand and adds it, or presents it.
    case bring(StoryKind, to: Int, isPresented: Bool)
    case add(Int, to: Int)
    case takeOut(Int)
    case push(Int, on: Int)
    case pop(Int)
    case setTabs([Int], of: Int)
    case present(Int, by: Int)
    case dismiss(Int)
    case root(Int)
    case load(Int)
    case unload(Int)
    case register(StoryRegistration, in: Int)
    case drop(Int)
}

/// Containers with storyboards, and what is done with them.
struct StoryProgram: Sendable {
    let seed: UInt64
    /// The parent of each container.
    var parents: [Int?] = []
    /// In which containers a gift is registered, and on which lines.
    var gifts: [(shelf: Int, line: Int)] = []
    var registrations: [(shelf: Int, plan: StoryRegistration)] = []
    var boards: [StoryBoard] = []
    var steps: [StoryStep] = []

    func with(_ steps: [StoryStep]) -> StoryProgram {
        var program = self
        program.steps = steps
        return program
    }
}

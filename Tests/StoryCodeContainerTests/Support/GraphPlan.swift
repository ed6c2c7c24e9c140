import StoryCode
import TestSupport

/// What something is asked for by: a class of pieces or a role, with or without a name.
struct PieceKey: Hashable, Sendable {
    static let roles = 3

    let tag: Int
    var isRole = false
    var name: String?

    /// The same without the name.
    var unnamed: PieceKey { PieceKey(tag: tag, isRole: isRole) }

    /// What an error calls it.
    var text: String {
        func text<Tag: PieceTag>(_ tag: Tag.Type) -> String { isRole ? "\(Role<Tag>.self)" : "\(Piece<Tag>.self)" }
        let type = text(PieceTags.all[tag])
        return name.map { "\(type) named \"\($0)\"" } ?? type
    }
}

/// One dependency of a component.
struct PieceAsk: Hashable, Sendable {
    enum Manner: Sendable { case one, optional, many, lazy, provider }

    var manner: Manner
    var key: PieceKey

    var isLater: Bool { manner == .lazy || manner == .provider }
}

/// How long the piece of a component lives.
enum PieceLifetime: Hashable, Sendable {
    case prototype, objectGraph, single, container, weak
    case scope(Int)

    static let scopes = 2

    var isRemembered: Bool { self != .prototype }
    var isShared: Bool { self != .prototype && self != .objectGraph }
    /// Whether each container that is asked has its own.
    var isOfTheAsking: Bool { self == .prototype || self == .objectGraph || self == .container }
}

/// A component of a random graph.
struct ComponentPlan: Sendable {
    /// Its number, which is also the line where it is registered.
    let id: Int
    let tag: Int
    var lifetime: PieceLifetime
    var isDefault = false
    /// Under which it is offered beside its class.
    var services: [PieceKey] = []
    var parameters: [PieceAsk] = []
    var injections: [[PieceAsk]] = []
    /// Whether it does something last.
    var hasEnd = false
    /// How often its factory throws before it makes anything.
    var failures = 0
    /// A scope that its factory resets.
    var resets: Int?

    var keys: [PieceKey] { [PieceKey(tag: tag)] + services }
    /// What the initialiser asks for, and then each injection.
    var phases: [[PieceAsk]] { [parameters] + injections }
}

/// Something that is done with the containers of a random graph; they are numbered, and counted round.
enum GraphStep: Sendable {
    case child(of: Int)
    case overriding(Int)
    case register(ComponentPlan, in: Int)
    case resolve(PieceAsk, from: Int)
    case validate(Int)
    /// Asks lazy objects and providers that pieces were given; the number says which.
    case ask(Int)
    case reset(Int)
    /// Lets go of everything that was resolved.
    case forget
}

/// A life of some containers; nothing in it is random any more, so that it can be run again and shrunk.
struct GraphProgram: Sendable, CustomStringConvertible {
    let seed: UInt64
    var steps: [GraphStep] = []

    var description: String { "seed \(seed):\n" + steps.map { "  \($0)" }.joined(separator: "\n") }
}

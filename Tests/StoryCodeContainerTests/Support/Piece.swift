import StoryCode
import TestSupport

/// Tells the classes of pieces apart.
protocol PieceTag: Sendable {}

extension PieceTag {
    static var next: any PieceTag.Type { NextTag<Self>.self }
}

enum FirstTag: PieceTag {}
enum NextTag<Tag: PieceTag>: PieceTag {}

/// The classes of pieces, by number.
enum PieceTags {
    static let count = 12

    static let all: [any PieceTag.Type] = {
        var tags: [any PieceTag.Type] = [FirstTag.self]
        while tags.count < count { tags.append(tags[tags.count - 1].next) }
        return tags
    }()
}

/// An object of a random graph, which remembers what it was given.
// Unchecked: a random graph is driven by one thread.
class AnyPiece: @unchecked Sendable {
    /// The component that made it.
    let component: Int
    /// No two pieces of a life have the same.
    let serial: Int
    /// What its initialiser was given.
    private(set) var given: [Gift]
    /// What was injected since, in order; the injection is -1 for what the component does last.
    private(set) var injected: [(injection: Int, gifts: [Gift])] = []

    init(component: Int, serial: Int, given: [Gift]) {
        self.component = component
        self.serial = serial
        self.given = given
    }

    /// Takes what is injected.
    func take(_ injection: Int, _ gifts: [Gift]) { injected.append((injection, gifts)) }

    /// Lets go of all that it was given.
    func forget() {
        given = []
        injected = []
    }
}

final class Piece<Tag: PieceTag>: AnyPiece, @unchecked Sendable {}

/// A service that pieces of several classes offer.
struct Role<Tag: PieceTag>: Sendable {
    let piece: AnyPiece
}

/// What a piece was given for one dependency.
enum Gift {
    case one(AnyPiece?)
    case many([AnyPiece])
    case lazy(() throws -> AnyPiece)
    case provider(() throws -> AnyPiece)
}

/// What leads to one piece: the piece, or a role of it.
protocol PieceCarrier: Sendable {
    var piece: AnyPiece { get }
}

/// A parameter of a piece's initialiser or injection.
protocol PieceParameter: SendableMetatype {
    var gift: Gift { get }
}

extension Piece: PieceCarrier, PieceParameter {
    var piece: AnyPiece { self }
    var gift: Gift { .one(self) }
}

extension Role: PieceCarrier, PieceParameter {
    var gift: Gift { .one(piece) }
}

extension Optional: PieceParameter where Wrapped: PieceCarrier {
    var gift: Gift { .one(self?.piece) }
}

extension Many: PieceParameter where Service: PieceCarrier {
    var gift: Gift { .many(objects.map(\.piece)) }
}

extension Lazy: PieceParameter where Value: PieceCarrier {
    var gift: Gift { .lazy { try self.get().piece } }
}

/// A provider that is passed nothing.
extension Provider: PieceParameter where Value: PieceCarrier {
    var gift: Gift {
        .provider {
            guard let plain = (self as Any) as? Provider<Value> else { preconditionFailure("it is passed nothing") }
            return try plain().piece
        }
    }
}

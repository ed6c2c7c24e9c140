import StoryCode
import TestSupport

/// Distinguishes the classes of pieces.
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

/// An object of a random graph, which records its dependencies.
// Unchecked: one thread runs a simulation.
class AnyPiece: @unchecked Sendable {
    /// The component that has created the piece.
    let component: Int
    /// A number that is unique in the simulation.
    let serial: Int
    /// The dependencies of its initialiser.
    private(set) var given: [Gift]
    /// The injections in order, with the injection's index, or -1 for the `postInit` closure.
    private(set) var injected: [(injection: Int, gifts: [Gift])] = []

    init(component: Int, serial: Int, given: [Gift]) {
        self.component = component
        self.serial = serial
        self.given = given
    }

    /// Records an injection.
    func take(_ injection: Int, _ gifts: [Gift]) { injected.append((injection, gifts)) }

    /// Releases the dependencies.
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

/// The pieces that a piece has received for one dependency.
enum Gift {
    case one(AnyPiece?)
    case many([AnyPiece])
    case lazy(() throws -> AnyPiece)
    case provider(() throws -> AnyPiece)
}

/// A reference to one piece, directly or through a role.
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

/// A provider without arguments.
extension Provider: PieceParameter where Value: PieceCarrier {
    var gift: Gift {
        .provider {
            guard let plain = (self as Any) as? Provider<Value> else { preconditionFailure("it is passed nothing") }
            return try plain().piece
        }
    }
}

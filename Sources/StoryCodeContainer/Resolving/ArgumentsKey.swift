/// The arguments that a reused object was created with, which identify it.
///
/// Arguments of different types are different, although `AnyHashable` compares numbers by their value: an
/// `Argument<any Hashable & Sendable>` that receives 1 and one that receives 1.0 create two objects.
// Unchecked: it contains Sendable values.
struct ArgumentsKey: Equatable, @unchecked Sendable {
    private let values: [AnyHashable]
    /// The hash value, so that a table under a lock calls no method of an argument.
    let hash: Int

    static let none = ArgumentsKey([])

    var isEmpty: Bool { values.isEmpty }

    init(_ values: [AnyHashable]) {
        self.values = values
        hash = values.isEmpty ? 0 : values.hashValue
    }

    /// Compares the arguments, which may call code of the program and therefore resolve.
    static func == (one: ArgumentsKey, other: ArgumentsKey) -> Bool {
        one.hash == other.hash && one.values == other.values
            && zip(one.values, other.values).allSatisfy { type(of: $0.base) == type(of: $1.base) }
    }
}

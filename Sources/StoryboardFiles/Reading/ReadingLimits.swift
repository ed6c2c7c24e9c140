/// How much of a file is read before it is refused, so that a hostile one costs little.
public struct ReadingLimits: Hashable, Sendable {
    /// How many bytes a file may have.
    public var bytes = 64 << 20

    /// How many elements may be in each other.
    public var depth = 200

    /// How many elements a file may have.
    public var elements = 2_000_000

    /// How many attributes an element may have; the parser's time grows with their square.
    public var attributes = 1_000

    /// How many different names its elements and attributes may have, for the same reason.
    public var names = 10_000

    /// Creates the usual limits: far beyond every file that people have drawn.
    public init() {}
}

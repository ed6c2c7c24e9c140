/// The limits beyond which a file is refused, so that a hostile file costs little time and memory.
///
/// The defaults are far beyond the size of real storyboards.
///
/// See <doc:Reading-storyboard-files>.
public struct ReadingLimits: Hashable, Sendable {
    /// The number of bytes.
    public var bytes = 64 << 20

    /// The depth to which elements are nested.
    public var depth = 200

    /// The number of elements.
    public var elements = 2_000_000

    /// The number of attributes of one element; the parser's time grows with its square.
    public var attributes = 1_000

    /// The number of different names of elements and attributes; the parser's time grows with its square.
    public var names = 10_000

    /// Creates the default limits.
    public init() {}
}

/// Objects of a scene that exist although the screen is gone, and what retains them.
///
/// See <doc:/StoryCodeTesting/Finding-what-retains-a-scene>.
public struct LeakReport: Hashable, Sendable, CustomStringConvertible {
    /// What reports about the same mistake have in common.
    ///
    /// It is the message without titles, counts and positions in lists. A program can store it, and give it to a later
    /// watch as known.
    public let signature: String

    /// The objects and the path to each of them, or why no path was read.
    public let message: String

    /// Whether the watch was created with the signature as a known one.
    public let isKnown: Bool

    /// The number of screens for which the watch has found the signature.
    public internal(set) var count = 1

    /// Whether it is neither known nor a repetition.
    public var isNew: Bool { !isKnown && count == 1 }

    /// Whether the report is new, and the message.
    public var description: String {
        let times = count == 1 ? "" : ", \(count.grouped) times"
        return "\(isNew ? "New" : "Known") leak\(times): \(message)"
    }
}

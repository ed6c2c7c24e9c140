public import Observation

/// The problems that the user should know of, the latest last.
@MainActor
@Observable
public final class Notices {
    /// The texts, without repetitions.
    public private(set) var texts: [String] = []

    /// Creates an empty list.
    public init() {}

    /// Adds a text, unless it is in the list.
    public func add(_ text: String) {
        if !texts.contains(text) { texts.append(text) }
    }
}

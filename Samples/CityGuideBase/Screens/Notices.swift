/// The problems that the user should know of, the latest last.
@MainActor
public final class Notices {
    /// The texts, without repetitions.
    public private(set) var texts: [String] = []

    /// Notified of each new text.
    public let changes = Observers()

    /// Creates an empty list.
    public init() {}

    /// Adds a text, unless it is in the list.
    public func add(_ text: String) {
        guard !texts.contains(text) else { return }
        texts.append(text)
        changes.notify()
    }
}

import StoryCodeLocks

/// The texts of issues.
package final class Issues: Sendable {
    private let texts = Mutex<[String]>([])

    package init() {}

    /// Adds the text of an issue, and returns true.
    package func add(_ text: String) -> Bool {
        texts.withLock { $0.append(text) }
        return true
    }

    package var all: [String] { texts.withLock(\.self) }
}

import StoryCode
import Synchronization

/// A helper that observes all events and does nothing.
final class QuietHelper: ViewObserver {}

/// A helper that observes no events.
final class Provider {}

/// A helper without identity.
struct QuietValue: ViewObserver {}

@MainActor
func makeScene() -> SceneHost<ViewController, (QuietHelper, QuietHelper)> {
    Scene { ViewController() }.with { QuietHelper() }.with { QuietHelper() }.host()
}

/// The texts of issues.
final class Issues: Sendable {
    private let texts = Mutex<[String]>([])

    /// Adds the text of an issue, and returns true.
    func add(_ text: String) -> Bool {
        texts.withLock { $0.append(text) }
        return true
    }

    var all: [String] { texts.withLock(\.self) }
}

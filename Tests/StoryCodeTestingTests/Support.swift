import StoryCode

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

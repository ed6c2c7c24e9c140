import StoryCode

/// A helper that hears everything and does nothing.
final class QuietHelper: ViewObserver {}

/// A helper that hears nothing.
final class Provider {}

/// A helper without identity.
struct QuietValue: ViewObserver {}

@MainActor
func makeScene() -> SceneHost<ViewController, (QuietHelper, QuietHelper)> {
    Scene { ViewController() }.with { QuietHelper() }.with { QuietHelper() }.host()
}

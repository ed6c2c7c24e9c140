import StoryCodeScenes

/// Saves and restores the state of a screen that is always there and so has no place in the value of a flow, such as the
/// root of a stack.
///
/// A helper of the scene of the screen. The state is restored before `awake()`, and ``Flow/save()`` includes it:
///
/// ```swift
/// struct AppFlow: Codable, Equatable {
///     var cities: [Int] = []
/// }
///
/// let flow = Flow(AppFlow())
/// let list = Scene {
///     return ViewController()
/// }.with {
///     return ScreenState(flow, "list")
/// }.instantiate()
/// ```
///
/// See <doc:The-flow-of-an-app>.
@MainActor
public final class ScreenState<Value: Equatable> {
    private let flow: Flow<Value>
    private let name: String

    /// Creates a helper that saves the state of its screen under a name, which is different from those of the flow's parts.
    public init(_ flow: Flow<Value>, _ name: String) {
        self.flow = flow
        self.name = name
    }
}

extension ScreenState: SceneMember {
    package func didJoin(_ controller: AnyObject) {
        guard let screen = controller as? any SceneController else { return }
        if let state = flow.takeState(of: name) { screen.restoreState(state) }
        // The screen may replace an earlier one.
        flow.restored.unregister(name)
        flow.restored.register(name) { [weak screen] in screen?.saveState() }
    }
}

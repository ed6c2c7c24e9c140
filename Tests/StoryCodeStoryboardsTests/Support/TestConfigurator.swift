import StoryCode

/// A configurator that leaves its controller as it is, and may have unwind actions.
final class TestConfigurator: SceneConfigurator {
    private let unwindActions: [String: (StoryboardSegue) -> Void]

    init(unwindActions: [String: (StoryboardSegue) -> Void] = [:]) { self.unwindActions = unwindActions }

    func didMakeController(_ controller: ViewController) {}
    func makeView(for controller: ViewController) -> View? { nil }
    func didMakeView(_ view: View, of controller: ViewController) {}

    func unwindAction(_ name: String, of controller: ViewController) -> ((StoryboardSegue) -> Void)? {
        unwindActions[name]
    }
}

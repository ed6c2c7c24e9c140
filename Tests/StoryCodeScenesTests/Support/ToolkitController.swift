import StoryCode
import TestSupport

/// Controllers of other toolkits, which send the events themselves.
final class ToolkitController: SceneController {
    final class Widget {}

    let sceneEvents = SceneEvents<Widget>()
    private(set) var widget: Widget?

    func load() {
        widget = sceneEvents.makeView(for: self) ?? Widget()
        sceneEvents.send(.viewDidLoad)
    }

    func show() {
        sceneEvents.send(.viewWillAppear(true))
        sceneEvents.send(.viewDidAppear(true))
    }
}

extension ToolkitController {
    /// Makes a scene with two helpers, `h1` and `h2`, and forgets the lines of that.
    static func scene(_ log: Log) -> SceneHost<ToolkitController, (LoggedHelper, LoggedHelper)> {
        let host = Scene {
            ToolkitController()
        }.with {
            LoggedHelper("h1", log: log)
        }.with {
            LoggedHelper("h2", log: log)
        }.host()
        _ = log.take()
        return host
    }
}

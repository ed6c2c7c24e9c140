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

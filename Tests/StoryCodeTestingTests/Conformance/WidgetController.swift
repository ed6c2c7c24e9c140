// Code of the article "Checking the controllers of a toolkit", which SampleTests compares with this file.

import StoryCode
import StoryCodeTesting
import Testing

final class Widget {}

final class WidgetController: SceneController {
    let sceneEvents = SceneEvents<Widget>()
    private(set) var widget: Widget?

    func load() {
        guard widget == nil else { return }
        widget = sceneEvents.makeView(for: self) ?? Widget()
        sceneEvents.send(.viewDidLoad)
    }

    func show() {
        load()
        sceneEvents.send(.viewWillAppear(false))
        sceneEvents.send(.viewDidAppear(false))
    }

    func hide() {
        sceneEvents.send(.viewWillDisappear(false))
        sceneEvents.send(.viewDidDisappear(false))
    }

    func unload() {
        sceneEvents.send(.viewWillTearDown)
        widget = nil
        sceneEvents.send(.viewDidTearDown)
    }
}

struct WidgetAdapter: SceneControllerAdapter {
    func makeController() -> WidgetController { WidgetController() }
    func makeView() -> Widget { Widget() }
    func loadedView(of controller: WidgetController) -> Widget? { controller.widget }
    func loadView(of controller: WidgetController) { controller.load() }
    func appear(_ controller: WidgetController) { controller.show() }
    func disappear(_ controller: WidgetController) { controller.hide() }
    func tearDownView(of controller: WidgetController) { controller.unload() }
}

@MainActor
struct WidgetControllerTests {
    @Test func widgetControllerKeepsTheRulesOfScenes() {
        expectSceneConformance { WidgetAdapter() }
    }
}

import StoryCode
import TestSupport
import Testing

/// Controllers of other toolkits, which send the events themselves.
@MainActor
struct SceneEventsTests {
    let log = Log()

    @Test func toolkitControllerHostsAScene() {
        let widget = ToolkitController.Widget()
        let host = Scene {
            ToolkitController()
        }.with {
            LoggedHelper("h1", log: log)
        }.with {
            LoggedHelper("h2", log: log)
        }.host(view: { _, _, _ in widget })
        host.controller.load()
        host.controller.show()
        #expect(host.controller.widget === widget && host.controller.sceneEvents.hasViewBuilder)
        log.expect([
            "h1.awake", "h2.awake", "h1.didLoad", "h2.didLoad", "h1.willAppear", "h2.willAppear",
            "h1.didAppear", "h2.didAppear",
        ])
    }

    @Test func withoutABuilderThereIsNoView() {
        let controller = Scene { ToolkitController() }.with { 1 }.instantiate()
        #expect(controller.sceneEvents.makeView(for: controller) == nil)
        #expect(ToolkitController().sceneEvents.makeView(for: controller) == nil)
        #expect(!controller.sceneEvents.hasViewBuilder && !ToolkitController().sceneEvents.hasViewBuilder)
    }

    @Test func eventSentInsideAnotherIsQueued() {
        let host = ToolkitController.scene(log)
        host.helpers.0.react = { [unowned controller = host.controller] event in
            if event == .viewDidLoad { controller.sceneEvents.send(.viewDidTearDown) }
        }
        host.controller.sceneEvents.send(.viewDidLoad)
        #expect(log.take() == ["h1.didLoad", "h2.didLoad", "h1.didTearDown", "h2.didTearDown"])
    }

    @Test func toolkitControllerLoadedEarlyIsReported() {
        let scene = Scene {
            ToolkitController()
        }.withDerived { controller in
            controller.load()
            return LoggedHelper("h", log: log)
        }
        _ = log.withDiagnostics { scene.instantiate() }
        #expect(log.take() == ["! viewLoadedBeforeScene", "h.didLoad", "h.awake"])
    }
}

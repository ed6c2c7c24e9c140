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

    /// A controller that adds a line when it learns that its scene makes the view.
    private final class InformedController: SceneController {
        let sceneEvents = SceneEvents<ToolkitController.Widget>()
        let log: Log

        init(log: Log) { self.log = log }

        func viewBuilderWasInstalled() { log.add("builder") }
    }

    @Test func controllerLearnsOfABuilderBeforeTheSceneIsConnected() {
        let scene = Scene { InformedController(log: log) }.with { LoggedHelper("h", log: log) }
        _ = scene.instantiate(connect: { _, _ in log.add("connect") })
        log.expect(["connect", "h.awake"])
        _ = scene.instantiate(
            connect: { _, _ in log.add("connect") },
            view: { _, _ in ToolkitController.Widget() }
        )
        log.expect(["builder", "connect", "h.awake"])
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

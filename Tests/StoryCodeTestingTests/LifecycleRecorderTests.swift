import StoryCode
import StoryCodeTesting
import Testing

/// The events that a recorder records, and the objects that it observes.
@MainActor
struct LifecycleRecorderTests {
    @Test func sceneIsRecordedWithItsHelpers() {
        let host = makeScene()
        let recorder = LifecycleRecorder(of: host, as: "A")
        recorder.name(host.helpers.0, "h1")
        recorder.name(host.helpers.1, "h2")
        ViewController().loadViewIfNeeded()
        host.controller.loadViewIfNeeded()
        recorder.expect(["A.loadView", "A.viewDidLoad", "A/h1.viewDidLoad", "A/h2.viewDidLoad"])
        recorder.expect([])
    }

    @Test func earlierControllerOfAToolkitIsRecorded() {
        let controller = WidgetController()
        let recorder = LifecycleRecorder()
        recorder.attach(to: controller, as: "W")
        controller.sceneEvents.send(.viewDidLoad)
        recorder.expect(["W.viewDidLoad"])
    }

    @Test func sceneOfAHostIsRecordedInAddition() {
        let host = makeScene()
        let recorder = LifecycleRecorder()
        recorder.attach(to: host, as: "A")
        recorder.name(host.helpers.0, "h1")
        recorder.name(host.helpers.1, "h2")
        host.controller.loadViewIfNeeded()
        recorder.expect(["A.loadView", "A.viewDidLoad", "A/h1.viewDidLoad", "A/h2.viewDidLoad"])
    }

    @Test func singleObjectIsRecordedAlone() {
        let host = makeScene()
        let recorder = LifecycleRecorder()
        recorder.attach(toOnly: host.helpers.1, as: "h2")
        host.controller.loadViewIfNeeded()
        recorder.expect(["ViewController/h2.viewDidLoad"])
        recorder.attach(toOnly: host.controller, as: "A")
        host.controller.view = nil
        recorder.expect([
            "A.viewWillTearDown", "A/h2.viewWillTearDown", "A.viewDidTearDown", "A/h2.viewDidTearDown",
        ])
    }

    @Test func objectInSeveralScopesIsRecordedOnce() {
        let host = makeScene()
        let recorder = LifecycleRecorder(of: host, as: "A")
        recorder.attach(toOnly: host.helpers.0, as: "h1")
        recorder.recording { host.controller.loadViewIfNeeded() }
        recorder.expect(["A.loadView", "A.viewDidLoad", "A/h1.viewDidLoad", "A/QuietHelper.viewDidLoad"])
        host.controller.view = nil
        #expect(recorder.take().count == 6)
    }

    @Test func manyRecordersObserveTheirOwnObjects() {
        let controllers = (0..<300).map { _ in ViewController() }
        let recorders = controllers.map { LifecycleRecorder(of: $0, as: "A") }
        for controller in controllers { controller.loadViewIfNeeded() }
        for recorder in recorders { recorder.expect(["A.loadView", "A.viewDidLoad"]) }
    }

    @Test func windowIsRecordedWithItsControllers() {
        let window = Window()
        let recorder = LifecycleRecorder(of: window)
        let (first, second) = (ViewController(), ViewController())
        recorder.name(first, "A")
        recorder.name(second, "B")
        window.rootViewController = first
        window.makeKeyAndVisible()
        recorder.expect([
            "A.loadView", "A.viewDidLoad", "A.viewWillAppear", "A.viewIsAppearing", "A.updateProperties",
            "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "A.viewDidAppear",
        ])
        window.rootViewController = second
        recorder.expect(
            [
                "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "A.viewDidDisappear",
                "B.viewWillAppear", "B.viewDidAppear",
            ],
            only: [.loading, .appearance]
        )
    }

    @Test func controllerThatLeftTheWindowIsRecorded() {
        let (window, other) = (Window(), Window())
        let recorder = LifecycleRecorder(of: window)
        let controller = ViewController()
        recorder.name(controller, "A")
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.rootViewController = nil
        _ = recorder.take()
        controller.view = nil
        recorder.expect(["A.viewWillTearDown", "A.viewDidTearDown"])
        other.rootViewController = controller
        other.makeKeyAndVisible()
        recorder.expect([])
    }

    @Test func releaseOfAWindowIsRecorded() {
        let controller = ViewController()
        let recorder = LifecycleRecorder()
        recorder.recording {
            recorder.name(controller, "A")
            let window = Window()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            _ = recorder.take()
        }
        recorder.expect(["A.viewWillDisappear", "A.viewDidDisappear"])
    }

    @Test func toolkitControllerIsRecorded() {
        let host = Scene { WidgetController() }.with { QuietHelper() }.host()
        let recorder = LifecycleRecorder(of: host)
        host.controller.sceneEvents.send(.viewDidLoad)
        recorder.expect(["WidgetController.viewDidLoad", "WidgetController/QuietHelper.viewDidLoad"])
    }

    @Test func lateHelperIsRecordedDuringItsCatchUp() {
        let host = makeScene()
        host.controller.loadViewIfNeeded()
        let recorder = LifecycleRecorder(of: host, as: "A")
        let late = QuietHelper()
        recorder.name(late, "late")
        host.add(late)
        recorder.expect(["A/late.viewDidLoad"])
    }

    @Test func problemsAndMemoryWarningsAreRecorded() {
        let controller = ViewController()
        let window = Window()
        window.rootViewController = controller
        let recorder = LifecycleRecorder(of: controller, as: "A")
        window.receiveMemoryWarning()
        DiagnosticHandler.$current.withValue(DiagnosticHandler { _ in }) {
            controller.endAppearanceTransition()
            controller.viewDidTearDown()
        }
        recorder.expect([
            "A.didReceiveMemoryWarning", "A! unbalancedAppearanceTransition",
            "A! eventCalledDirectly", "A.viewDidTearDown",
        ])
    }

    @Test func diagnosticOfAViewIsRecordedInItsWindow() {
        let window = Window()
        let recorder = LifecycleRecorder(of: window)
        DiagnosticHandler.$current.withValue(DiagnosticHandler { _ in }) { window.addSubview(window) }
        recorder.expect(["Window! viewContainsItself"])
    }

    @Test func testAddsLinesOfItsOwn() {
        let controller = ViewController()
        let recorder = LifecycleRecorder(of: controller, as: "A")
        controller.loadViewIfNeeded()
        recorder.note("completion")
        recorder.expect(["A.loadView", "A.viewDidLoad", "completion"])
    }

    @Test func linesAreTakenOnce() {
        let host = makeScene()
        let recorder = LifecycleRecorder(of: host, as: "A")
        host.controller.loadViewIfNeeded()
        #expect(recorder.take(helpers: false) == ["A.loadView", "A.viewDidLoad"])
        #expect(recorder.take() == [])
        #expect(recorder.events.count == 4)
    }

    @Test func eventsHaveTheirTimeAndAnimation() {
        let clock = ManualClock()
        let window = Window(scheduler: clock)
        let recorder = LifecycleRecorder(of: window)
        let controller = ViewController()
        recorder.name(controller, "A")
        window.rootViewController = controller
        clock.advance(by: .seconds(2))
        window.makeKeyAndVisible()
        clock.advance(by: .seconds(1))
        controller.beginAppearanceTransition(false, animated: true)
        let first = recorder.events.first { $0.isOne(of: .all) }
        #expect(first?.time == .seconds(2))
        #expect(first?.kind == .loadView)
        #expect(recorder.events.last?.kind == .view(.viewWillDisappear(true)))
        #expect(recorder.events.last?.controller == "A" && recorder.events.last?.helper == nil)
        #expect(recorder.events.last?.description == "A.viewWillDisappear(true)")
        recorder.showsAnimated = true
        recorder.expect(
            ["A.viewWillAppear(false)", "A.viewDidAppear(false)", "A.viewWillDisappear(true)"],
            only: .appearance
        )
    }

    @Test func recorderIsNeitherRetainedNorRetains() {
        weak var controller: ViewController?
        weak var helper: QuietHelper?
        weak var window: Window?
        weak var recorder: LifecycleRecorder?
        do {
            let own = LifecycleRecorder()
            recorder = own
            do {
                let (host, ownWindow) = (makeScene(), Window())
                (controller, helper, window) = (host.controller, host.helpers.0, ownWindow)
                own.attach(to: host)
                own.attach(to: ownWindow)
                own.name(host.helpers.0, "h")
                ownWindow.rootViewController = host.controller
                ownWindow.makeKeyAndVisible()
            }
            #expect(controller == nil && helper == nil && window == nil)
            #expect(!own.events.isEmpty)
        }
        #expect(recorder == nil)
    }

    private final class Widget {}

    private final class WidgetController: SceneController {
        let sceneEvents = SceneEvents<Widget>()
    }
}

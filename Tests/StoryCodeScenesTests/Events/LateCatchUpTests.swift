import StoryCode
import TestSupport
import Testing

/// A late helper receives the events that lead to the current state of the view, and then every new event.
@MainActor
struct LateCatchUpTests {
    let log = Log()

    /// A state of a controller, and the events that lead to it.
    struct Situation: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let events: [String]
        let prepare: @MainActor (ViewController) -> Void

        init(_ name: String, _ events: [String], _ prepare: @escaping @MainActor (ViewController) -> Void = { _ in }) {
            (testDescription, self.events, self.prepare) = (name, events, prepare)
        }
    }

    nonisolated static let situations = [
        Situation("never loaded", []),
        Situation("loaded", ["didLoad"]) { $0.loadViewIfNeeded() },
        Situation("appearing", ["didLoad", "willAppear"]) {
            $0.beginAppearanceTransition(true, animated: true)
        },
        Situation("appeared", ["didLoad", "willAppear", "didAppear"]) {
            $0.beginAppearanceTransition(true, animated: true)
            $0.endAppearanceTransition()
        },
        Situation("disappearing", ["didLoad", "willAppear", "willDisappear"]) {
            $0.beginAppearanceTransition(true, animated: true)
            $0.endAppearanceTransition()
            $0.beginAppearanceTransition(false, animated: true)
        },
        Situation("disappeared", ["didLoad"]) {
            $0.beginAppearanceTransition(true, animated: true)
            $0.beginAppearanceTransition(false, animated: true)
            $0.endAppearanceTransition()
        },
        Situation("unloaded", []) {
            $0.loadViewIfNeeded()
            $0.view = nil
        },
        Situation("appeared with an assigned view", ["willAppear", "didAppear"]) {
            $0.view = View()
            $0.beginAppearanceTransition(true, animated: true)
            $0.endAppearanceTransition()
        },
    ]

    @Test(arguments: situations)
    func lateHelperReceivesTheShortestHistory(situation: Situation) {
        let host = Scene { ViewController() }.host()
        situation.prepare(host.controller)
        host.add(LoggedHelper("late", log: log))
        #expect(log.take() == (["awake"] + situation.events).map { "late.\($0)" })
    }

    @Test func lateHelperDuringTeardownReceivesItsEnd() {
        let controller = ToolkitController()
        controller.sceneEvents.send(.viewDidLoad)
        controller.sceneEvents.send(.viewWillTearDown)
        controller.sceneEvents.add(LoggedHelper("late", log: log), for: controller)
        controller.sceneEvents.send(.viewDidTearDown)
        #expect(log.take() == ["late.awake", "late.didLoad", "late.willTearDown", "late.didTearDown"])
    }

    @Test func catchingUpIsNeverAnimated() {
        final class Listener: ViewObserver {
            var received: [ViewEvent] = []
            func viewWillAppear(_ animated: Bool) { received.append(.viewWillAppear(animated)) }
            func viewDidAppear(_ animated: Bool) { received.append(.viewDidAppear(animated)) }
        }
        let (host, listener) = (Scene { ViewController() }.host(), Listener())
        host.controller.beginAppearanceTransition(true, animated: true)
        host.add(listener)
        host.controller.endAppearanceTransition()
        #expect(listener.received == [.viewWillAppear(false), .viewDidAppear(true)])
    }

    @Test func lateHelpersFollowTheScenesOwn() {
        let host = log.scene()
        host.add(LoggedHelper("late1", log: log))
        host.add(LoggedHelper("late2", log: log))
        _ = log.take()
        let window = Window()
        window.rootViewController = host.controller
        window.makeKeyAndVisible()
        window.isHidden = true
        host.controller.view = nil
        let events = [
            "didLoad", "willAppear", "isAppearing", "willLayout", "didLayout", "didAppear",
            "willDisappear", "didDisappear", "willTearDown", "didTearDown",
        ]
        let expected = events.flatMap { event in ["C", "h1", "h2", "late1", "late2"].map { "\($0).\(event)" } }
        #expect(log.take() == ["C.loadView"] + expected)
    }

    @Test func helperAddedByAHelperReceivesTheEventLast() {
        let host = log.scene()
        host.helpers.0.react = { [unowned controller = host.controller, log] event in
            guard event == .viewWillAppear(false) else { return }
            controller.sceneEvents.add(LoggedHelper("late", log: log), for: controller)
        }
        host.controller.loadViewIfNeeded()
        _ = log.take()
        host.controller.beginAppearanceTransition(true, animated: false)
        log.expect([
            "C.willAppear", "h1.willAppear", "late.awake", "late.didLoad", "h2.willAppear", "late.willAppear",
        ])
    }

    @Test func helperAddedByTheControllerReceivesTheEventLast() {
        let host = log.scene()
        host.controller.react = { [log] controller, event in
            guard event == .viewDidLoad else { return }
            controller.sceneEvents.add(LoggedHelper("late", log: log), for: controller)
        }
        _ = log.take()
        host.controller.loadViewIfNeeded()
        #expect(log.take() == ["C.loadView", "C.didLoad", "late.awake", "h1.didLoad", "h2.didLoad", "late.didLoad"])
    }

    @Test func helperAddedInADirectCallReceivesIt() {
        let scene = LateScene(log: log)
        scene.on("1", .viewDidAppear(true)) { $0.add("2") }
        scene.add("1")
        log.withDiagnostics { scene.controller?.viewDidAppear(true) }
        scene.load()
        log.expect([
            "1.awake", "! eventCalledDirectly", "1.didAppear", "2.awake", "2.didAppear",
            "1.didLoad", "2.didLoad",
        ])
    }

    @Test func eventsSentDuringCatchUpAreQueued() {
        let controller = ToolkitController()
        controller.sceneEvents.add(LoggedHelper("1", log: log), for: controller)
        controller.sceneEvents.send(.viewDidLoad)
        controller.sceneEvents.send(.viewWillAppear(false))
        let late = LoggedHelper("2", log: log)
        late.react = { [unowned controller] event in
            if event == .viewDidLoad { controller.sceneEvents.send(.viewDidAppear(false)) }
        }
        controller.sceneEvents.add(late, for: controller)
        log.expect([
            "1.awake", "1.didLoad", "1.willAppear", "2.awake", "2.didLoad", "2.willAppear",
            "1.didAppear", "2.didAppear",
        ])
    }

    @Test func requestInAwakeWaitsForTheCatchUp() {
        struct Dropper: Awakable, ViewObserver {
            unowned let controller: ViewController
            let log: Log
            func awake() {
                controller.view = nil
                log.add("late.awake")
            }
            func viewDidLoad() { log.add("late.didLoad") }
            func viewWillTearDown() { log.add("late.willTearDown") }
        }
        let host = Scene { ViewController() }.host()
        host.controller.loadViewIfNeeded()
        host.add(Dropper(controller: host.controller, log: log))
        #expect(log.take() == ["late.awake", "late.didLoad", "late.willTearDown"])
    }

    @Test func helperAddedInAwakeFollowsTheOneThatAwakes() {
        struct Bringer: Awakable, ViewObserver {
            unowned let controller: ViewController
            let log: Log
            func awake() { controller.sceneEvents.add(LoggedHelper("2", log: log), for: controller) }
            func viewDidLoad() { log.add("1.didLoad") }
        }
        let host = Scene { ViewController() }.host()
        host.controller.loadViewIfNeeded()
        host.add(Bringer(controller: host.controller, log: log))
        #expect(log.take() == ["2.awake", "1.didLoad", "2.didLoad"])
    }
}

import StoryCode
import TestSupport
import Testing

/// Direct calls of an event's method by the program.
@MainActor
struct DirectCallTests {
    let log = Log()

    @Test func directCallReachesHelpersAtSuper() {
        final class Talkative: ViewController {
            var log: Log?

            override func viewDidLoad() {
                log?.add("before super")
                super.viewDidLoad()
                log?.add("after super")
            }
        }
        let controller = Scene { Talkative() }.with { LoggedHelper("h", log: log) }.instantiate()
        controller.log = log
        log.withDiagnostics {
            controller.viewDidLoad()
            controller.viewDidLoad()
        }
        #expect(!controller.isViewLoaded)
        log.expect([
            "h.awake",
            "before super", "! eventCalledDirectly", "h.didLoad", "after super",
            "before super", "h.didLoad", "after super",
        ])
    }

    @Test func directCallChangesNothing() {
        let host = log.scene()
        log.withDiagnostics { host.controller.viewWillAppear(true) }
        _ = log.take()
        let window = Window()
        window.rootViewController = host.controller
        window.makeKeyAndVisible()
        log.expect([
            "C.loadView", "C.didLoad", "h1.didLoad", "h2.didLoad",
            "C.willAppear", "h1.willAppear", "h2.willAppear",
            "C.isAppearing", "h1.isAppearing", "h2.isAppearing",
            "C.willLayout", "h1.willLayout", "h2.willLayout", "C.didLayout", "h1.didLayout", "h2.didLayout",
            "C.didAppear", "h1.didAppear", "h2.didAppear",
        ])
    }

    @Test func helperThatJoinsLaterDoesNotReceiveADirectCall() {
        let host = log.scene()
        log.withDiagnostics { host.controller.viewWillAppear(true) }
        _ = log.take()
        host.add(LoggedHelper("late", log: log))
        log.expect(["late.awake"])
    }

    @Test func directCallWithoutSuperReachesNoHelper() {
        let controller = Scene {
            LoggedController(log: log, callsSuper: false)
        }.with {
            LoggedHelper("h", log: log)
        }.instantiate()
        log.withDiagnostics { controller.viewDidAppear(false) }
        #expect(log.take() == ["C.awake", "h.awake", "C.didAppear"])
    }

    @Test func directCallOfTheCurrentEventIsPartOfIt() {
        let host = log.scene()
        host.helpers.0.react = { event in
            if event == .viewDidLoad { host.controller.viewDidLoad() }
        }
        log.withDiagnostics { host.controller.loadViewIfNeeded() }
        host.helpers.0.react = { _ in }
        log.expect([
            "C.awake", "h1.awake", "h2.awake",
            "C.loadView", "C.didLoad", "h1.didLoad",
            "! eventCalledDirectly", "C.didLoad", "h2.didLoad",
        ])
    }

    @Test func directCallOfAnotherEventIsQueued() {
        let host = log.scene()
        host.helpers.0.react = { event in
            if event == .viewDidLoad { host.controller.viewDidAppear(false) }
        }
        log.withDiagnostics { host.controller.loadViewIfNeeded() }
        host.helpers.0.react = { _ in }
        log.expect([
            "C.awake", "h1.awake", "h2.awake",
            "C.loadView", "C.didLoad", "h1.didLoad",
            "! eventCalledDirectly", "C.didAppear", "h2.didLoad",
            "h1.didAppear", "h2.didAppear",
        ])
    }
}

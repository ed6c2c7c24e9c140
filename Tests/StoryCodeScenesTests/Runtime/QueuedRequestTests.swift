import StoryCode
import TestSupport
import Testing

/// Changes requested in a callback run after all helpers were notified.
///
/// Access to the view does not wait.
@MainActor
struct QueuedRequestTests {
    let log = Log()

    /// Returns a scene and drops the lines about its creation.
    func scene() -> SceneHost<LoggedController, (LoggedHelper, LoggedHelper)> {
        defer { _ = log.take() }
        return log.scene()
    }

    @Test func teardownInViewDidLoadIsQueued() {
        let host = scene()
        host.helpers.0.react = { [unowned controller = host.controller] event in
            guard event == .viewDidLoad else { return }
            controller.view = nil
            #expect(controller.isViewLoaded)
        }
        let view: View? = host.controller.view
        #expect(view != nil)
        #expect(!host.controller.isViewLoaded)
        log.expect([
            "C.loadView", "C.didLoad", "h1.didLoad", "h2.didLoad",
            "C.willTearDown", "h1.willTearDown", "h2.willTearDown",
            "C.didTearDown", "h1.didTearDown", "h2.didTearDown",
        ])
    }

    @Test func controllerReleasedInViewWillAppear() {
        var held: LoggedController?
        weak var released: LoggedController?
        do {
            let host = scene()
            held = host.controller
            released = host.controller
            host.helpers.0.react = { if $0 == .viewWillAppear(false) { held = nil } }
        }
        held?.beginAppearanceTransition(true, animated: false)
        log.add(released == nil ? "released" : "alive")
        log.expect([
            "C.loadView", "C.didLoad", "h1.didLoad", "h2.didLoad",
            "C.willAppear", "h1.willAppear", "h2.willAppear", "released",
        ])
    }

    @Test func viewReadInAnEventLoadsAtOnce() {
        let host = scene()
        host.helpers.0.react = { [unowned controller = host.controller] event in
            if event == .viewDidTearDown { #expect(controller.view != nil) }
        }
        host.controller.loadViewIfNeeded()
        host.controller.view = nil
        log.expect([
            "C.loadView", "C.didLoad", "h1.didLoad", "h2.didLoad",
            "C.willTearDown", "h1.willTearDown", "h2.willTearDown",
            "C.didTearDown", "h1.didTearDown", "C.loadView", "C.didLoad", "h2.didTearDown",
            "h1.didLoad", "h2.didLoad",
        ])
    }

    @Test func requestsRunInOrderAndWhole() {
        let host = scene()
        host.helpers.0.react = { [unowned controller = host.controller] event in
            guard event == .viewDidLoad else { return }
            controller.view = nil
            controller.reloadView()
            controller.beginAppearanceTransition(true, animated: true)
            controller.endAppearanceTransition()
            // The third request loads the view, and must not repeat the requests.
            host.helpers.0.react = { _ in }
        }
        host.controller.loadViewIfNeeded()
        log.expect([
            "C.loadView", "C.didLoad", "h1.didLoad", "h2.didLoad",
            "C.willTearDown", "h1.willTearDown", "h2.willTearDown", "C.didTearDown", "h1.didTearDown",
            "h2.didTearDown",
            "C.loadView", "C.didLoad", "h1.didLoad", "h2.didLoad",
            "C.willAppear", "h1.willAppear", "h2.willAppear",
            "C.didAppear", "h1.didAppear", "h2.didAppear",
        ])
    }

    @Test func controllersRequestWaitsForTheHelpers() {
        let host = scene()
        host.controller.react = { controller, event in
            if event == .viewDidLoad { controller.view = nil }
        }
        host.controller.loadViewIfNeeded()
        log.expect([
            "C.loadView", "C.didLoad", "h1.didLoad", "h2.didLoad",
            "C.willTearDown", "h1.willTearDown", "h2.willTearDown", "C.didTearDown", "h1.didTearDown",
            "h2.didTearDown",
        ])
    }

    @Test func windowChangeInAnEventOfTheRootIsQueued() {
        let host = scene()
        let window = Window()
        window.rootViewController = host.controller
        host.helpers.0.react = { [unowned window] event in
            guard event == .viewWillAppear(false) else { return }
            window.rootViewController = nil
            #expect(window.rootViewController != nil)
        }
        window.makeKeyAndVisible()
        #expect(window.rootViewController == nil)
        #expect(window.subviews.isEmpty)
        log.expect([
            "C.loadView", "C.didLoad", "h1.didLoad", "h2.didLoad",
            "C.willAppear", "h1.willAppear", "h2.willAppear", "C.isAppearing", "h1.isAppearing", "h2.isAppearing",
            "C.willLayout", "h1.willLayout", "h2.willLayout", "C.didLayout", "h1.didLayout", "h2.didLayout",
            "C.willDisappear", "h1.willDisappear", "h2.willDisappear",
            "C.didDisappear", "h1.didDisappear", "h2.didDisappear",
        ])
    }

    @Test func laterRootWinsOverTheOneInProgress() {
        let host = scene()
        let (second, third) = (LoggedController("D", log: log), LoggedController("E", log: log))
        let window = Window()
        window.rootViewController = host.controller
        window.makeKeyAndVisible()
        _ = log.take()
        host.helpers.0.react = { [unowned window] event in
            if event == .viewWillDisappear(false) { window.rootViewController = third }
        }
        window.rootViewController = second
        #expect(window.rootViewController === third)
        #expect(window.subviews == [third.view])
        log.expect([
            "D.loadView", "D.didLoad",
            "C.willDisappear", "h1.willDisappear", "h2.willDisappear",
            "E.loadView", "E.didLoad",
            "C.didDisappear", "h1.didDisappear", "h2.didDisappear",
            "E.willAppear", "E.isAppearing", "E.willLayout", "E.didLayout", "E.didAppear",
        ])
    }

    /// Regression: the change once removed the controller from both windows.
    @Test(arguments: [ViewEvent.viewWillAppear(false), .viewIsAppearing(false), .viewDidAppear(false)])
    func rootMovesToAnotherWindowInItsCallback(event: ViewEvent) {
        let controller = LoggedController(log: log)
        let (first, second) = (Window(), Window())
        second.makeKeyAndVisible()
        controller.react = { controller, received in
            guard received == event else { return }
            controller.react = { _, _ in }
            second.rootViewController = controller
        }
        first.rootViewController = controller
        first.makeKeyAndVisible()
        #expect(first.rootViewController == nil && first.subviews.isEmpty)
        #expect(second.rootViewController === controller && second.subviews == [controller.view])
        #expect(
            log.take().suffix(7) == [
                "C.willDisappear", "C.didDisappear",
                "C.willAppear", "C.isAppearing", "C.willLayout", "C.didLayout", "C.didAppear",
            ]
        )
    }

    /// Regression: a root that was moved while it disappeared once did not finish its transition.
    @Test func leftOversLeaveWithTheNextChange() {
        let (a, b, d) = (
            LoggedController("A", log: log), LoggedController("B", log: log), LoggedController("D", log: log)
        )
        let window = Window()
        window.rootViewController = a
        window.makeKeyAndVisible()
        a.react = { controller, event in
            guard event == .viewDidDisappear(false) else { return }
            controller.react = { _, _ in }
            controller.beginAppearanceTransition(true, animated: false)
        }
        window.rootViewController = b
        _ = log.take()
        window.rootViewController = d
        #expect(window.subviews == [d.view])
        log.expect([
            "A.willDisappear", "A.didDisappear", "D.loadView", "D.didLoad", "B.willDisappear", "B.didDisappear",
            "D.willAppear", "D.isAppearing", "D.willLayout", "D.didLayout", "D.didAppear",
        ])
    }

    @Test func viewMovedInACallbackStaysThere() {
        let controller = LoggedController(log: log)
        let (first, second) = (Window(), Window())
        first.rootViewController = controller
        first.makeKeyAndVisible()
        controller.react = { controller, event in
            if event == .viewDidDisappear(false) { second.addSubview(controller.view) }
        }
        first.isHidden = true
        #expect(second.subviews == [controller.view])
    }

    @Test func requestOfTheBuilderWaitsForViewDidLoad() {
        let window = Window()
        let controller = Scene {
            LoggedController(log: log)
        }.with {
            LoggedHelper("h", log: log)
        }.instantiate(view: { controller, _ in
            log.add("build view")
            window.makeKeyAndVisible()
            return View()
        })
        window.rootViewController = controller
        _ = log.take()
        log.withDiagnostics { controller.loadViewIfNeeded() }
        #expect(window.subviews == [controller.view])
        log.expect([
            "C.loadView", "build view", "C.didLoad", "h.didLoad",
            "C.willAppear", "h.willAppear", "C.isAppearing", "h.isAppearing",
            "C.willLayout", "h.willLayout", "C.didLayout", "h.didLayout", "C.didAppear", "h.didAppear",
        ])
    }

    @Test func layoutInAnEventNotifiesHelpersAfterwards() {
        let host = scene()
        host.helpers.0.react = { [unowned controller = host.controller] event in
            if event == .viewIsAppearing(false) { controller.view.layoutIfNeeded() }
        }
        let window = Window()
        window.rootViewController = host.controller
        window.makeKeyAndVisible()
        #expect(
            Array(log.take().dropFirst(7)) == [
                "C.isAppearing", "h1.isAppearing", "C.willLayout", "C.didLayout", "h2.isAppearing",
                "h1.willLayout", "h2.willLayout", "h1.didLayout", "h2.didLayout",
                "C.didAppear", "h1.didAppear", "h2.didAppear",
            ]
        )
    }
}

import StoryCode
import TestSupport
import Testing

/// `view = nil`, `reloadView()` and memory warnings.
@MainActor
struct ViewTeardownTests {
    let log = Log()

    /// Returns a controller that is visible in a window, with an empty log.
    func visible(scheduler: some LifecycleScheduler = .immediate) -> (LoggedController, Window) {
        let controller = LoggedController(log: log)
        let window = Window(scheduler: scheduler)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        (scheduler as? ManualClock)?.flush()
        _ = log.take()
        return (controller, window)
    }

    @Test func viewExistsInWillTearDownNotInDidTearDown() {
        let controller = LoggedController(log: log)
        controller.react = { [log] controller, event in
            if event == .viewWillTearDown || event == .viewDidTearDown { log.add("\(controller.isViewLoaded)") }
        }
        controller.loadViewIfNeeded()
        controller.view = nil
        #expect(log.take() == ["C.loadView", "C.didLoad", "C.willTearDown", "true", "C.didTearDown", "false"])
    }

    @Test func nilOnAViewThatIsNotLoadedDoesNothing() {
        let controller = LoggedController(log: log)
        controller.view = nil
        #expect(log.take() == [])
    }

    @Test func tearingDownWhileAppeared() {
        let (controller, window) = visible()
        log.withDiagnostics { controller.view = nil }
        #expect(window.subviews.isEmpty)
        log.expect([
            "! viewUnloadedWhileVisible", "C.willDisappear", "C.didDisappear", "C.willTearDown", "C.didTearDown",
        ])
        window.isHidden = true
        #expect(log.take() == [])
        window.isHidden = false
        log.expect([
            "C.loadView", "C.didLoad", "C.willAppear", "C.isAppearing", "C.willLayout", "C.didLayout",
            "C.didAppear",
        ])
    }

    @Test func tearingDownWhileAppearingAndALaterEndIsReported() {
        let controller = LoggedController(log: log)
        controller.beginAppearanceTransition(true, animated: true)
        controller.beginAppearanceTransition(true, animated: true)
        _ = log.take()
        log.withDiagnostics {
            controller.view = nil
            controller.endAppearanceTransition()
        }
        log.expect([
            "! viewUnloadedWhileVisible", "C.willDisappear", "C.didDisappear", "C.willTearDown", "C.didTearDown",
            "! unbalancedAppearanceTransition",
        ])
    }

    @Test func tearingDownWhileDisappearing() {
        let controller = LoggedController(log: log)
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
        controller.beginAppearanceTransition(false, animated: false)
        _ = log.take()
        log.withDiagnostics { controller.view = nil }
        #expect(log.take() == ["! viewUnloadedWhileVisible", "C.didDisappear", "C.willTearDown", "C.didTearDown"])
    }

    @Test func teardownBetweenTwoTurnsEndsTheAppearance() {
        let clock = ManualClock()
        let controller = LoggedController(log: log)
        let window = Window(scheduler: clock)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        _ = log.take()
        log.withDiagnostics {
            controller.view = nil
            clock.flush()
        }
        log.expect([
            "! viewUnloadedWhileVisible", "C.willDisappear", "C.didDisappear", "C.willTearDown", "C.didTearDown",
        ])
        #expect(clock.isAtRest)
    }

    @Test func reloadingAVisibleView() {
        let (controller, window) = visible()
        let other = View()
        window.addSubview(other)
        let first = controller.view
        controller.reloadView()
        #expect(controller.view !== first)
        #expect(window.subviews == [controller.view, other])
        log.expect([
            "C.willDisappear", "C.didDisappear", "C.willTearDown", "C.didTearDown", "C.loadView", "C.didLoad",
            "C.willAppear", "C.isAppearing", "C.willLayout", "C.didLayout", "C.didAppear",
        ])
    }

    @Test func reloadedViewHasAppearedATurnLater() {
        let clock = ManualClock()
        let (controller, _window) = visible(scheduler: clock)
        controller.reloadView()
        #expect(log.take().last == "C.didLayout")
        clock.flush()
        #expect(log.take() == ["C.didAppear"])
        withExtendedLifetime(_window) {}
    }

    @Test func reloadDuringAppearanceKeepsItsEnd() {
        let clock = ManualClock()
        let controller = LoggedController(log: log)
        let window = Window(scheduler: clock)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        _ = log.take()
        log.withDiagnostics { controller.reloadView() }
        log.expect([
            "C.willDisappear", "C.didDisappear", "C.willTearDown", "C.didTearDown", "C.loadView", "C.didLoad",
            "C.willAppear", "C.isAppearing", "C.willLayout", "C.didLayout",
        ])
        clock.flush()
        #expect(log.take() == ["C.didAppear"])
        #expect(clock.isAtRest)

        let other = LoggedController("D", log: log)
        other.beginAppearanceTransition(true, animated: true)
        other.beginAppearanceTransition(true, animated: true)
        other.reloadView()
        other.endAppearanceTransition()
        _ = log.take()
        log.withDiagnostics { other.endAppearanceTransition() }
        #expect(log.take() == ["D.didAppear"])
    }

    @Test func reloadDuringDisappearanceEndsIt() {
        let (controller, window) = visible()
        controller.beginAppearanceTransition(false, animated: true)
        _ = log.take()
        controller.reloadView()
        #expect(window.subviews.isEmpty)
        #expect(log.take() == ["C.didDisappear", "C.willTearDown", "C.didTearDown", "C.loadView", "C.didLoad"])
    }

    @Test func reloadingAHiddenView() {
        let controller = LoggedController(log: log)
        controller.loadViewIfNeeded()
        _ = log.take()
        controller.reloadView()
        #expect(log.take() == ["C.willTearDown", "C.didTearDown", "C.loadView", "C.didLoad"])
    }

    @Test func reloadWithoutAView() {
        let controller = LoggedController(log: log)
        controller.reloadView()
        #expect(log.take() == [])
    }

    @Test func releaseSendsNoEvents() {
        var controller: LoggedController? = LoggedController(log: log)
        controller?.loadViewIfNeeded()
        controller = nil
        #expect(log.take() == ["C.loadView", "C.didLoad"])
    }

    @Test func memoryWarningUnloadsNothingByDefault() {
        let (_, window) = visible()
        window.isHidden = true
        window.receiveMemoryWarning()
        #expect(log.take() == ["C.willDisappear", "C.didDisappear", "C.didReceiveMemoryWarning"])
    }

    @Test func memoryWarningUnloadsAHiddenViewOnRequest() {
        let (controller, window) = visible()
        controller.unloadsViewOnMemoryWarning = true
        window.receiveMemoryWarning()
        #expect(log.take() == ["C.didReceiveMemoryWarning"])
        window.isHidden = true
        _ = log.take()
        window.receiveMemoryWarning()
        #expect(log.take() == ["C.didReceiveMemoryWarning", "C.willTearDown", "C.didTearDown"])
        window.isHidden = false
        log.expect([
            "C.loadView", "C.didLoad", "C.willAppear", "C.isAppearing", "C.willLayout", "C.didLayout",
            "C.didAppear",
        ])
    }

    @Test(arguments: [false, true])
    func memoryWarningKeepsAnAssignedView(isLoaded: Bool) {
        let controller = LoggedController(log: log)
        controller.unloadsViewOnMemoryWarning = true
        if isLoaded { controller.loadViewIfNeeded() }
        _ = log.take()
        controller.view = View()
        let window = Window()
        window.rootViewController = controller
        window.receiveMemoryWarning()
        #expect(controller.isViewLoaded)
        #expect(log.take() == ["C.didReceiveMemoryWarning"])
    }

    @Test func viewShownInDidDisappearDisappearsFirst() {
        let (host, controller) = (log.controller("H"), log.controller("C"))
        _ = (host.view, controller.view)
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
        controller.once(.viewDidDisappear(false)) {
            host.view.addSubview(controller.view)
            host.beginAppearanceTransition(true, animated: false)
        }
        _ = log.take()
        log.withDiagnostics { controller.view = nil }
        log.expect([
            "! viewUnloadedWhileVisible", "C.willDisappear", "C.didDisappear", "H.willAppear", "C.willAppear",
            "C.willDisappear", "C.didDisappear", "C.willTearDown", "C.didTearDown",
        ])
    }

    @Test func viewShownInWillTearDownDisappears() {
        let log = Log()
        let (host, controller) = (log.controller("H"), log.controller("C"))
        _ = (host.view, controller.view, log.take())
        controller.once(.viewWillTearDown) {
            host.view.addSubview(controller.view)
            host.beginAppearanceTransition(true, animated: false)
        }
        controller.view = nil
        log.expect([
            "C.willTearDown", "H.willAppear", "C.willAppear", "C.willDisappear", "C.didDisappear", "C.didTearDown",
        ])
    }
}

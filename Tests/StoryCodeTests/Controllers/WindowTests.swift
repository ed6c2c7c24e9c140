import StoryCode
import Testing

/// What a window tells its root.
@MainActor
struct WindowTests {
    let log = Log()

    @Test func showingWithTheImmediateScheduler() {
        let window = Window()
        window.rootViewController = LoggedController(log: log)
        #expect(log.take() == [])
        window.makeKeyAndVisible()
        #expect(
            log.take() == [
                "C.loadView", "C.didLoad", "C.willAppear", "C.isAppearing", "C.willLayout", "C.didLayout",
                "C.didAppear",
            ]
        )
    }

    @Test func showingWithAManualClock() {
        let clock = ManualClock()
        let window = Window(scheduler: clock)
        window.rootViewController = LoggedController(log: log)
        window.makeKeyAndVisible()
        #expect(
            log.take() == [
                "C.loadView", "C.didLoad", "C.willAppear", "C.isAppearing", "C.willLayout", "C.didLayout",
            ]
        )
        clock.flush()
        #expect(log.take() == ["C.didAppear"])
    }

    @Test func theSchedulerOfTheTaskIsTheDefault() {
        let clock = ManualClock()
        let window = Schedulers.$current.withValue(clock) { Window() }
        #expect(window.scheduler === clock)
        #expect(Window().scheduler === ImmediateScheduler.shared)
    }

    @Test func settingTheRootOfAVisibleWindow() {
        let window = Window()
        window.makeKeyAndVisible()
        window.rootViewController = LoggedController(log: log)
        #expect(
            log.take() == [
                "C.loadView", "C.didLoad", "C.willAppear", "C.isAppearing", "C.willLayout", "C.didLayout",
                "C.didAppear",
            ]
        )
    }

    @Test func swappingTheRoot() {
        let window = Window()
        window.rootViewController = LoggedController("A", log: log)
        window.makeKeyAndVisible()
        _ = log.take()
        let next = LoggedController("B", log: log)
        window.rootViewController = next
        #expect(window.subviews == [next.view])
        #expect(
            log.take() == [
                "B.loadView", "B.didLoad", "A.willDisappear", "A.didDisappear",
                "B.willAppear", "B.isAppearing", "B.willLayout", "B.didLayout", "B.didAppear",
            ]
        )
    }

    @Test func takingTheRootAway() {
        let window = Window()
        window.rootViewController = LoggedController(log: log)
        window.makeKeyAndVisible()
        _ = log.take()
        window.rootViewController = nil
        #expect(window.subviews.isEmpty)
        #expect(log.take() == ["C.willDisappear", "C.didDisappear"])
    }

    @Test func hidingAndShowingAgain() {
        let window = Window()
        let controller = LoggedController(log: log)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        _ = log.take()
        window.isHidden = true
        #expect(controller.view.superview == nil)
        #expect(log.take() == ["C.willDisappear", "C.didDisappear"])
        window.isHidden = false
        #expect(
            log.take() == ["C.willAppear", "C.isAppearing", "C.willLayout", "C.didLayout", "C.didAppear"]
        )
    }

    @Test func hidingBeforeTheTurnIsOver() {
        let clock = ManualClock()
        let window = Window(scheduler: clock)
        window.rootViewController = LoggedController(log: log)
        window.makeKeyAndVisible()
        _ = log.take()
        window.isHidden = true
        clock.flush()
        #expect(log.take() == ["C.willDisappear", "C.didDisappear"])
    }

    @Test func hidingAndShowingBeforeTheTurnIsOverAppearsOnce() {
        let clock = ManualClock()
        let window = Window(scheduler: clock)
        window.rootViewController = LoggedController(log: log)
        window.makeKeyAndVisible()
        window.isHidden = true
        window.isHidden = false
        _ = log.take()
        clock.flush()
        #expect(log.take() == ["C.didAppear"])
    }

    @Test func theTurnOfAWindowDoesNotEndWhatSomebodyElseBegan() {
        let clock = ManualClock()
        let window = Window(scheduler: clock)
        let controller = LoggedController(log: log)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.beginAppearanceTransition(false, animated: true)
        controller.beginAppearanceTransition(true, animated: true)
        _ = log.take()
        clock.flush()
        #expect(log.take() == [])
        controller.endAppearanceTransition()
        #expect(log.take() == ["C.didAppear"])
    }

    @Test func changesThatChangeNothing() {
        let window = Window()
        let controller = LoggedController(log: log)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        _ = log.take()
        window.makeKeyAndVisible()
        window.rootViewController = controller
        #expect(log.take() == [])
    }

    /// Two windows once told the same root of their own affairs.
    @Test func aControllerIsTheRootOfOneWindow() {
        let controller = LoggedController(log: log)
        let (first, second) = (Window(), Window())
        first.rootViewController = controller
        first.makeKeyAndVisible()
        second.makeKeyAndVisible()
        _ = log.take()
        second.rootViewController = controller
        #expect(first.rootViewController == nil && first.subviews.isEmpty)
        #expect(second.rootViewController === controller && second.subviews == [controller.view])
        #expect(
            log.take() == [
                "C.willDisappear", "C.didDisappear",
                "C.willAppear", "C.isAppearing", "C.willLayout", "C.didLayout", "C.didAppear",
            ]
        )
        first.rootViewController = controller
        second.rootViewController = nil
        #expect(first.rootViewController === controller)
    }

    @Test func releasingAVisibleWindowSaysGoodbye() {
        let controller = LoggedController(log: log)
        do {
            let window = Window()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            _ = log.take()
        }
        #expect(log.take() == ["C.willDisappear", "C.didDisappear"])
        #expect(controller.isViewLoaded)
        #expect(controller.view.window == nil)
    }

    @Test func releasingAHiddenWindowSaysNothing() {
        let controller = LoggedController(log: log)
        do {
            let window = Window()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.isHidden = true
            _ = log.take()
        }
        #expect(log.take() == [])
    }

    @Test func theRootFillsTheWindow() {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        let controller = ViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.view.frame == Rect(x: 0, y: 0, width: 320, height: 480))
        window.frame = Rect(x: 0, y: 0, width: 480, height: 320)
        window.layoutIfNeeded()
        #expect(controller.view.frame == Rect(x: 0, y: 0, width: 480, height: 320))
    }

    @Test func beginAndEndOnAVisibleRootNestWithTheWindowsOwn() {
        let clock = ManualClock()
        let window = Window(scheduler: clock)
        let controller = LoggedController(log: log)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        _ = log.take()
        controller.beginAppearanceTransition(true, animated: false)
        clock.flush()
        #expect(log.take() == [])
        controller.endAppearanceTransition()
        #expect(log.take() == ["C.didAppear"])
    }
}

/// What iOS 18 does at launch, on demand.
@MainActor
struct ShowingInTheNextTurnTests {
    let log = Log()
    let clock = ManualClock()

    @Test func onlyTheLastOneThatWasPushedIsLoaded() {
        let window = Window(scheduler: clock)
        window.showsInNextTurn = true
        let navigation = NavigationController(rootViewController: LoggedController("A", log: log))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        navigation.pushViewController(LoggedController("B", log: log), animated: false)
        _ = log.take()
        clock.flush()
        clock.flush()
        #expect(
            log.take() == [
                "B.loadView", "B.didLoad", "B.willAppear", "B.isAppearing", "B.willLayout", "B.didLayout",
                "B.didAppear", "B.didMove(NavigationController)",
            ]
        )
    }

    @Test func hidingBeforeTheTurnShowsNothing() {
        let window = Window(scheduler: clock)
        window.showsInNextTurn = true
        window.rootViewController = LoggedController("A", log: log)
        window.makeKeyAndVisible()
        window.isHidden = true
        clock.flush()
        #expect(log.take() == [])
        window.isHidden = false
        clock.flush()
        clock.flush()
        window.isHidden = true
        #expect(
            log.take() == [
                "A.loadView", "A.didLoad", "A.willAppear", "A.isAppearing", "A.willLayout", "A.didLayout",
                "A.didAppear", "A.willDisappear", "A.didDisappear",
            ]
        )
    }
}

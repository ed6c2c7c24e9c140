import StoryCode
import StoryCodeTesting
import TestSupport
import Testing

/// The events of a window's root.
@MainActor
struct WindowTests {
    let clock = ManualClock()
    let controller = ViewController()
    let window = Window()
    let recorder: LifecycleRecorder

    /// The events of a root when its window is shown for the first time.
    static let showing = [
        "C.loadView", "C.viewDidLoad", "C.viewWillAppear", "C.viewIsAppearing", "C.updateProperties",
        "C.viewWillLayoutSubviews", "C.viewDidLayoutSubviews", "C.viewDidAppear",
    ]

    /// The events of a root when its window is shown again.
    static let showingAgain = [
        "C.viewWillAppear", "C.viewIsAppearing", "C.viewWillLayoutSubviews", "C.viewDidLayoutSubviews",
        "C.viewDidAppear",
    ]

    @Test func childOfARootWithoutAViewIsInItsWindow() {
        let stack = NavigationController(rootViewController: ViewController())
        window.rootViewController = stack
        #expect(stack.viewControllers[0].nearestWindow === window)
        #expect(!stack.isViewLoaded && stack.viewControllers[0].ownWindow == nil)
        window.makeKeyAndVisible()
        #expect(stack.viewControllers[0].ownWindow === window)
        window.rootViewController = nil
        #expect(stack.viewControllers[0].nearestWindow === window)
    }

    init() {
        recorder = LifecycleRecorder(of: window)
        recorder.attach(to: controller, as: "C")
    }

    /// Shows a controller as the root of a window, and drops the lines about it.
    private func show(in window: Window) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        _ = recorder.take()
    }

    @Test func schedulerOfTheTaskIsTheDefault() {
        let window = Schedulers.$current.withValue(clock) { Window() }
        #expect(window.scheduler === clock)
        #expect(Window().scheduler === ImmediateLifecycleScheduler.shared)
    }

    @Test func settingTheRootOfAVisibleWindow() {
        window.makeKeyAndVisible()
        window.rootViewController = controller
        recorder.expect(Self.showing)
    }

    @Test func removingTheRoot() {
        show(in: window)
        window.rootViewController = nil
        #expect(window.subviews.isEmpty)
        recorder.expect(["C.viewWillDisappear", "C.viewDidDisappear"])
    }

    @Test func hidingAndShowingAgain() {
        show(in: window)
        window.isHidden = true
        #expect(controller.view.superview == nil)
        recorder.expect(["C.viewWillDisappear", "C.viewDidDisappear"])
        window.isHidden = false
        recorder.expect(Self.showingAgain)
    }

    @Test func hidingBeforeTheTurnIsOver() {
        let window = Window(scheduler: clock)
        show(in: window)
        window.isHidden = true
        clock.flush()
        recorder.expect(["C.viewWillDisappear", "C.viewDidDisappear"])
    }

    @Test func hidingAndShowingBeforeTheTurnIsOverAppearsOnce() {
        let window = Window(scheduler: clock)
        show(in: window)
        window.isHidden = true
        window.isHidden = false
        _ = recorder.take()
        clock.flush()
        recorder.expect(["C.viewDidAppear"])
    }

    @Test func turnOfAWindowEndsOnlyItsOwnAppearance() {
        let window = Window(scheduler: clock)
        show(in: window)
        controller.beginAppearanceTransition(false, animated: true)
        controller.beginAppearanceTransition(true, animated: true)
        _ = recorder.take()
        clock.flush()
        recorder.expect(["C.viewIsAppearing"])
        controller.endAppearanceTransition()
        recorder.expect(["C.viewDidAppear"])
    }

    @Test func changesThatChangeNothing() {
        show(in: window)
        window.makeKeyAndVisible()
        window.rootViewController = controller
        recorder.expect([])
    }

    /// Regression: two windows once sent events to the same root.
    @Test func controllerIsTheRootOfOneWindow() {
        show(in: window)
        let second = Window()
        second.makeKeyAndVisible()
        second.rootViewController = controller
        #expect(window.rootViewController == nil && window.subviews.isEmpty)
        #expect(second.rootViewController === controller && second.subviews == [controller.view])
        recorder.expect(["C! rootMoved", "C.viewWillDisappear", "C.viewDidDisappear"] + Self.showingAgain)
        window.rootViewController = controller
        second.rootViewController = nil
        #expect(window.rootViewController === controller)
    }

    @Test func releasingAVisibleWindowSendsEvents() {
        do {
            let window = Window()
            show(in: window)
        }
        recorder.expect(["C.viewWillDisappear", "C.viewDidDisappear"])
        #expect(controller.isViewLoaded)
        #expect(controller.view.window == nil)
    }

    @Test func releasingAHiddenWindowSendsNothing() {
        do {
            let window = Window()
            show(in: window)
            window.isHidden = true
            _ = recorder.take()
        }
        recorder.expect([])
    }

    @Test func rootFillsTheWindowWhenItsSizeChanges() {
        window.frame = LayoutRect(x: 0, y: 0, width: 320, height: 480)
        show(in: window)
        #expect(controller.view.frame == LayoutRect(x: 0, y: 0, width: 320, height: 480))
        window.frame = LayoutRect(x: 0, y: 0, width: 480, height: 320)
        window.layoutIfNeeded()
        #expect(controller.view.frame == LayoutRect(x: 0, y: 0, width: 480, height: 320))
        controller.view.frame = LayoutRect(x: 1, y: 2, width: 3, height: 4)
        window.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(controller.view.frame == LayoutRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func rootIsBehindTheOtherViews() {
        let (window, view) = (Window(scheduler: clock), View())
        window.addSubview(view)
        show(in: window)
        #expect(window.subviews == [controller.view, view])
    }

    @Test func allViewsInsideAViewEnterItsWindow() {
        let views = (0..<6).map { _ in View() }
        for (view, superview) in [(1, 0), (2, 1), (3, 1), (4, 0), (5, 4)] { views[superview].addSubview(views[view]) }
        window.addSubview(views[0])
        #expect(views.allSatisfy { $0.window === window })
        views[0].removeFromSuperview()
        #expect(views.allSatisfy { $0.window == nil })
    }

    @Test func releasedDetachedControllerDelaysNoRoot() {
        let window = Window(scheduler: clock)
        window.makeKeyAndVisible()
        weak var released: ViewController?
        do {
            let detached = ViewController()
            released = detached
            window.addSubview(detached.view)
            clock.run()
            detached.view.removeFromSuperview()
            clock.run()
        }
        // During an event of another window, only what is busy waits.
        let screen = Screen()
        var root: ViewController?
        screen.onAppear = { [controller] _ in
            window.rootViewController = controller
            root = window.rootViewController
        }
        self.window.rootViewController = screen
        self.window.makeKeyAndVisible()
        #expect(released == nil && root === controller)
    }

    @Test func beginAndEndNestWithThoseOfTheWindow() {
        let window = Window(scheduler: clock)
        show(in: window)
        controller.beginAppearanceTransition(true, animated: false)
        clock.flush()
        recorder.expect([])
        controller.endAppearanceTransition()
        recorder.expect(["C.viewDidAppear"])
    }
}

/// The behaviour of iOS 18 at launch.
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
        log.expect([
            "B.loadView", "B.didLoad", "B.willAppear", "B.isAppearing", "B.willLayout", "B.didLayout",
            "B.didAppear", "B.didMove(NavigationController)",
        ])
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
        log.expect([
            "A.loadView", "A.didLoad", "A.willAppear", "A.isAppearing", "A.willLayout", "A.didLayout",
            "A.didAppear", "A.willDisappear", "A.didDisappear",
        ])
    }

    @Test func windowWithoutMarksSchedulesNoLayout() {
        let window = Window(scheduler: clock)
        window.makeKeyAndVisible()
        #expect(!clock.isAtRest)
        clock.run()
        window.isHidden = true
        window.isHidden = false
        #expect(clock.isAtRest)
    }

    @Test func layoutAtOnceSchedulesNoSecondOne() {
        let scheduler = KeepingScheduler()
        let window = Window(scheduler: scheduler)
        window.makeKeyAndVisible()
        while let work = scheduler.work.popLast() { work() }
        for _ in 0..<3 {
            window.setNeedsLayout()
            window.layoutIfNeeded()
        }
        #expect(scheduler.work.count == 1)
    }
}

/// A scheduler that keeps the work for the test.
private final class KeepingScheduler: LifecycleScheduler {
    let now = Duration.zero
    var work: [@MainActor () -> Void] = []

    func schedule(after delay: Duration, _ work: @escaping @MainActor () -> Void) { self.work.append(work) }
}

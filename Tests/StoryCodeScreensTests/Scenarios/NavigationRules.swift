import StoryCode
import TestSupport
import Testing

/// Stacks between two turns, with changes during transitions and cancelled ones.
@MainActor
struct NavigationRules {
    let log = Log()
    let window = Window(scheduler: ManualClock())
    let delegate: LoggedDelegate

    init() {
        delegate = LoggedDelegate(log: log)
    }

    /// A visible stack whose delegate is logged.
    func shown(_ stack: ViewController...) -> NavigationController {
        let nav = log.navigation()
        nav.viewControllers = stack
        log.show(nav, in: window)
        nav.delegate = delegate
        return nav
    }

    @Test("A push without animation changes the stack at once, and ends in the next turn")
    func pushWithoutAnimation() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let nav = shown(a)
        nav.pushViewController(b, animated: false)
        #expect(nav.viewControllers == [a, b] && nav.topViewController === b)
        log.wait(for: window)
        log.expect([
            "B.willMove(nav)", "~", "B.loadView", "B.didLoad", "A.willDisappear", "B.willAppear",
            "delegate.willShow(B)", "A.didDisappear", "B.isAppearing", "B.willLayout", "B.didLayout",
            "B.didAppear", "B.didMove(nav)", "delegate.didShow(B)",
        ])
    }

    @Test("A push right after the window was shown: the root is loaded, and leaves before it has appeared")
    func pushAtLaunch() {
        let nav = log.navigation(log.controller("A"))
        window.rootViewController = nav
        window.makeKeyAndVisible()
        nav.pushViewController(log.controller("B"), animated: false)
        log.wait(for: window)
        log.expect([
            "A.willMove(nav)", "A.loadView", "A.didLoad", "A.willAppear",
            "A.isAppearing", "A.willLayout", "A.didLayout", "A.didMove(nav)", "B.willMove(nav)", "~",
            "B.loadView", "B.didLoad", "A.willDisappear", "B.willAppear", "A.didDisappear",
            "B.isAppearing", "B.willLayout", "B.didLayout", "B.didAppear", "B.didMove(nav)",
        ])
    }

    @Test("A new stack with a new top is one push, and a new controller below is not loaded")
    func newStackWithANewTop() {
        let (a, x, y) = (log.controller("A"), log.controller("X"), log.controller("Y"))
        let nav = shown(a)
        nav.setViewControllers([x, y], animated: true)
        log.wait(for: window)
        #expect(!x.isViewLoaded && a.parent == nil)
        log.expect([
            "A.willMove(nil)", "X.willMove(nav)", "X.didMove(nav)", "Y.willMove(nav)", "Y.loadView", "Y.didLoad",
            "A.willDisappear", "Y.willAppear", "delegate.willShow(Y)",
            "Y.isAppearing", "Y.willLayout", "Y.didLayout", "~",
            "A.didDisappear", "Y.didAppear", "A.didMove(nil)", "Y.didMove(nav)", "delegate.didShow(Y)",
        ])
    }

    @Test("An empty stack")
    func emptyStack() {
        let nav = shown(log.controller("A"))
        nav.setViewControllers([], animated: true)
        log.wait(for: window)
        #expect(nav.topViewController == nil && nav.view.subviews.isEmpty)
        #expect(
            log.take() == ["A.willMove(nil)", "A.willDisappear", "~", "A.didDisappear", "A.didMove(nil)"]
        )
    }

    @Test("A push during another is queued, reported if checked for, and each is complete")
    func pushDuringAPush() {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        let nav = shown(a)
        let diagnostics = DiagnosticHandler(checks: .queuedNavigation) { [log] in log.add("! \($0.problem)") }
        DiagnosticHandler.$current.withValue(diagnostics) {
            nav.pushViewController(b, animated: true)
            nav.pushViewController(c, animated: true)
        }
        log.wait(for: window)
        #expect(nav.viewControllers == [a, b, c])
        log.expect([
            "B.willMove(nav)", "B.loadView", "B.didLoad", "A.willDisappear", "B.willAppear",
            "delegate.willShow(B)", "B.isAppearing", "B.willLayout", "B.didLayout", "! navigationQueued", "~",
            "A.didDisappear", "B.didAppear", "B.didMove(nav)", "delegate.didShow(B)",
            "C.willMove(nav)", "C.loadView", "C.didLoad", "B.willDisappear", "C.willAppear",
            "delegate.willShow(C)", "C.isAppearing", "C.willLayout", "C.didLayout",
            "B.didDisappear", "C.didAppear", "C.didMove(nav)", "delegate.didShow(C)",
        ])
    }

    @Test("A pop by a gesture ends after the part of its duration that is left", arguments: [true, false])
    func durationOfAnInteractivePop(isCancelled: Bool) {
        let (a, b) = (ViewController(), ViewController())
        let (nav, clock) = (NavigationController(rootViewController: a), ManualClock())
        let window = Window(scheduler: clock)
        window.rootViewController = nav
        window.makeKeyAndVisible()
        nav.pushViewController(b, animated: false)
        clock.run()
        let (pop, start) = (nav.beginInteractivePop(), clock.now)
        pop?.update(0.4)
        isCancelled ? pop?.cancel() : pop?.finish()
        clock.run()
        #expect(nav.topViewController === (isCancelled ? b : a))
        #expect(clock.now - start == .milliseconds(isCancelled ? 140 : 210))
    }

    @Test("A cancelled pop: the returning controller receives viewIsAppearing again")
    func cancelledPop() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let nav = shown(a)
        nav.pushViewController(b, animated: false)
        log.wait(for: window)
        _ = log.take()
        let pop = nav.beginInteractivePop()
        pop?.update(0.4)
        pop?.cancel()
        log.wait(for: window)
        #expect(nav.viewControllers == [a, b] && nav.view.subviews == [b.view] && b.parent === nav)
        log.expect([
            "B.willMove(nil)", "B.willDisappear", "A.willAppear", "delegate.willShow(A)",
            "A.isAppearing", "A.willLayout", "A.didLayout", "~",
            "A.willDisappear", "A.didDisappear", "B.willAppear", "B.isAppearing", "B.didAppear", "B.didMove(nav)",
        ])
    }
}

import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScenes

/// The announcement that a controller or a window is at rest: nothing is in transition, queued or waiting for a turn.
@MainActor
struct RestTests {
    let log = Log()
    let clock = ManualClock()
    let window: Window

    init() { window = Window(scheduler: clock) }

    func announce(_ node: some RuntimeNode) {
        LifecycleRuntime.whenAtRest(node) { log.add("rest") }
    }

    @Test func stackIsAtRestAfterItsQueuedChanges() {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        let nav = log.navigation(a)
        log.show(nav, in: window)
        nav.pushViewController(b, animated: true)
        nav.pushViewController(c, animated: true)
        announce(nav)
        clock.run()
        log.expectMoves([
            "B.willMove(nav)", "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear", "B.didMove(nav)",
            "C.willMove(nav)", "B.willDisappear", "C.willAppear", "B.didDisappear", "C.didAppear", "C.didMove(nav)",
            "rest",
        ])
    }

    @Test func controllerIsAtRestAfterWhatIsInsideAndOverIt() {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        let nav = log.navigation(a)
        log.show(nav, in: window)
        nav.pushViewController(b, animated: false)
        announce(nav)
        clock.run()
        log.expectMoves([
            "B.willMove(nav)", "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear", "B.didMove(nav)",
            "rest",
        ])
        nav.present(c, animated: true)
        announce(nav)
        clock.run()
        log.expectMoves(["C.willAppear", "C.didAppear", "rest"])
    }

    @Test func windowIsAtRestWhenItsRootHasAppeared() {
        let a = log.controller("A")
        window.rootViewController = a
        window.makeKeyAndVisible()
        announce(window)
        clock.run()
        log.expectMoves(["A.willAppear", "A.didAppear", "rest"])
    }

    @Test func windowThatShowsItsRootInTheNextTurnIsNotAtRest() {
        window.showsInNextTurn = true
        window.makeKeyAndVisible()
        clock.run()
        window.rootViewController = log.controller("A")
        announce(window)
        clock.run()
        log.expectMoves(["A.willAppear", "A.didAppear", "rest"])
    }

    @Test func windowIsAtRestAfterItsLayoutPhasesAndTransitions() {
        let (a, b, d, x) = (log.controller("A"), log.controller("B"), log.controller("D"), log.controller("X"))
        let nav = log.navigation(a)
        log.show(nav, in: window)
        window.addSubview(d.view)
        log.wait(for: window)
        _ = log.take()
        func expect(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) {
            announce(window)
            log.add("~")
            clock.run()
            log.expectMoves(lines, sourceLocation: sourceLocation)
        }
        a.view.setNeedsLayout()
        expect(["~", "rest"])
        window.phase = .background
        expect(["~", "A.windowPhaseDidChange", "D.windowPhaseDidChange", "rest"])
        d.present(b, animated: true)
        clock.advance(by: .milliseconds(100))
        expect(["B.willAppear", "~", "B.didAppear", "rest"])
        nav.pushViewController(x, animated: true)
        clock.advance(by: .milliseconds(100))
        expect([
            "X.willMove(nav)", "A.willDisappear", "X.willAppear", "~", "A.didDisappear", "X.didAppear",
            "X.didMove(nav)", "rest",
        ])
    }

    @Test func callOfTheImmediateSchedulerEndsAtRest() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let nav = log.navigation(a)
        let window = Window(scheduler: ImmediateLifecycleScheduler())
        log.show(nav, in: window)
        LifecycleRuntime.perform {
            nav.pushViewController(b, animated: true)
            announce(nav)
            log.add("pushed")
        }
        log.expectMoves([
            "B.willMove(nav)", "A.willDisappear", "B.willAppear", "pushed", "A.didDisappear", "B.didAppear",
            "B.didMove(nav)", "rest",
        ])
    }

    @Test func changeMadeAtRestEndsInTheSameCall() {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        let nav = log.navigation(a)
        let window = Window(scheduler: ImmediateLifecycleScheduler())
        log.show(nav, in: window)
        LifecycleRuntime.perform {
            nav.pushViewController(b, animated: true)
            LifecycleRuntime.whenAtRest(nav) {
                log.add("rest")
                nav.pushViewController(c, animated: true)
            }
        }
        log.expectMoves([
            "B.willMove(nav)", "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear", "B.didMove(nav)",
            "rest", "C.willMove(nav)", "B.willDisappear", "C.willAppear", "B.didDisappear", "C.didAppear",
            "C.didMove(nav)",
        ])
    }

    @Test func announcementInAnEventWaitsForItsHelpers() {
        let host = log.scene()
        host.controller.loadViewIfNeeded()
        _ = log.take()
        host.helpers.0.react = { [log, unowned controller = host.controller] event in
            guard event == .viewWillTearDown else { return }
            LifecycleRuntime.whenAtRest(controller) { log.add("rest") }
        }
        host.controller.view = nil
        log.expect([
            "C.willTearDown", "h1.willTearDown", "h2.willTearDown", "C.didTearDown", "h1.didTearDown",
            "h2.didTearDown", "rest",
        ])
    }

    @Test func nodeAtRestIsAnnouncedAtOnce() {
        announce(ViewController())
        log.expect(["rest"])
    }

    @Test func releasedNodeIsNotAnnounced() {
        var controller: ViewController? = ViewController()
        controller?.beginAppearanceTransition(true, animated: false)
        controller.map { announce($0) }
        controller = nil
        LifecycleRuntime.perform {}
        log.expect([])
    }

    @Test func workThatNeverRestsIsReported() {
        let controller = ViewController()
        var isOn = true
        func again() {
            LifecycleRuntime.whenAtRest(controller) { if isOn { again() } }
        }
        log.withDiagnostics { LifecycleRuntime.withLimit(100) { again() } }
        log.expect(["! neverAtRest"])
        isOn = false
        LifecycleRuntime.perform {}
    }

    @Test func turnsOverTheLimitWaitForTheNextCallWhileARestIsAwaited() {
        var (count, isOn) = (0, true)
        func again() {
            count += 1
            ImmediateLifecycleScheduler.shared.schedule(after: .zero) { if isOn { again() } }
        }
        let waiting = ViewController()
        waiting.beginAppearanceTransition(true, animated: false)
        announce(waiting)
        log.withDiagnostics { LifecycleRuntime.withLimit(100) { LifecycleRuntime.perform { again() } } }
        log.expect(["! neverAtRest"])
        #expect(count == 101)
        isOn = false
        waiting.endAppearanceTransition()
        log.expect(["rest"])
    }
}

import StoryCode
import StoryCodeScenes
import TestSupport
import Testing

@MainActor
struct TransitionCoordinatorTests {
    let log = Log()
    let clock = ManualClock()
    let window: Window

    init() { window = Window(scheduler: clock) }

    /// Adds lines about the coordinator of a controller, from its next event of a kind on.
    func observe(_ controller: LoggedController, at event: ViewEvent) {
        controller.once(event) { [log, weak controller] in
            guard let coordinator = controller?.transitionCoordinator else { return log.add("none") }
            coordinator.animate { coordinator in
                let from = coordinator.viewController(forKey: .from)?.loggedName ?? "-"
                let to = coordinator.viewController(forKey: .to)?.loggedName ?? "-"
                log.add("animation from \(from) to \(to) in \(coordinator.transitionDuration)")
            } completion: { coordinator in
                log.add(coordinator.isCancelled ? "cancelled" : "completed")
            }
            coordinator.notifyWhenInteractionChanges { coordinator in
                log.add("interaction ends at \(coordinator.percentComplete), cancelled: \(coordinator.isCancelled)")
            }
        }
    }

    @Test func push() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let nav = log.navigation(a)
        log.show(nav, in: window)
        observe(b, at: .viewWillAppear(true))
        nav.pushViewController(b, animated: true)
        #expect(nav.transitionCoordinator === b.transitionCoordinator)
        #expect(a.transitionCoordinator?.isInteractive == false)
        log.wait(for: window)
        #expect(nav.transitionCoordinator == nil)
        log.expectMoves([
            "B.willMove(nav)", "A.willDisappear", "B.willAppear", "animation from A to B in 0.35 seconds", "~",
            "A.didDisappear", "B.didAppear", "B.didMove(nav)", "completed",
        ])
    }

    @Test(arguments: [false, true]) func interactivePop(isCancelled: Bool) {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let nav = log.navigation(a, b)
        log.show(nav, in: window)
        observe(b, at: .viewWillDisappear(true))
        let swipe = nav.beginInteractivePop()
        #expect(nav.transitionCoordinator?.initiallyInteractive == true)
        swipe?.update(0.4)
        isCancelled ? swipe?.cancel() : swipe?.finish()
        #expect(nav.transitionCoordinator?.isInteractive == false)
        log.wait(for: window)
        log.expectMoves(
            [
                "B.willMove(nil)", "B.willDisappear", "A.willAppear", "animation from B to A in 0.35 seconds",
                "interaction ends at 0.4, cancelled: \(isCancelled)", "~",
            ]
                + (isCancelled
                    ? [
                        "A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear", "B.didMove(nav)",
                        "cancelled",
                    ]
                    : ["B.didDisappear", "A.didAppear", "B.didMove(nil)", "completed"])
        )
    }

    @Test func presentation() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        log.show(a, in: window)
        observe(b, at: .viewWillAppear(true))
        a.present(b, animated: true) { log.add("presented") }
        #expect(a.transitionCoordinator === b.transitionCoordinator && a.transitionCoordinator != nil)
        log.wait(for: window)
        #expect(a.transitionCoordinator == nil)
        log.expectMoves([
            "B.willAppear", "animation from - to B in 0.35 seconds", "~", "B.didAppear", "completed", "presented",
        ])
    }

    @Test func dismissalOfSeveralControllers() {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        log.show(a, in: window)
        for (presenter, sheet) in [(a, b), (b, c)] {
            presenter.present(sheet, animated: false)
            log.wait(for: window)
        }
        a.dismiss(animated: true)
        let coordinator = a.transitionCoordinator
        #expect(coordinator != nil)
        #expect(b.transitionCoordinator === coordinator && c.transitionCoordinator === coordinator)
        log.wait(for: window)
    }

    @Test func withoutAnimationThereIsNone() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let nav = log.navigation(a)
        log.show(nav, in: window)
        observe(b, at: .viewWillAppear(false))
        nav.pushViewController(b, animated: false)
        log.wait(for: window)
        log.expectMoves([
            "B.willMove(nav)", "~", "A.willDisappear", "B.willAppear", "none", "A.didDisappear", "B.didAppear",
            "B.didMove(nav)",
        ])
    }

    @Test func afterTheAnimationHasBegunOnlyTheCompletionIsAccepted() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let nav = log.navigation(a)
        log.show(nav, in: window)
        nav.pushViewController(b, animated: true)
        let coordinator = nav.transitionCoordinator
        let isAccepted = coordinator?.animate { _ in
            log.add("animation")
        } completion: { _ in
            log.add("completion")
        }
        #expect(isAccepted == false)
        _ = log.take()
        log.wait(for: window)
        // The transition was released.
        #expect(coordinator?.animate(alongsideTransition: { _ in log.add("animation") }) == false)
        #expect(coordinator?.percentComplete == 1 && coordinator?.viewController(forKey: .to) == nil)
        log.expectMoves(["~", "A.didDisappear", "B.didAppear", "B.didMove(nav)", "completion"])
    }

    /// A handler that is not called may hold the last reference to an object that uses the coordinator.
    @Test func completionOfADeinitialiserRunsAtTheEnd() throws {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let nav = log.navigation(a)
        log.show(nav, in: window)
        nav.pushViewController(b, animated: true)
        let coordinator = try #require(nav.transitionCoordinator)
        let action = DeinitAction { [log] in
            coordinator.animate(alongsideTransition: nil) { _ in log.add("completion") }
        }
        coordinator.notifyWhenInteractionChanges { [action] _ in extendLifetime(action) }
        _ = consume action
        _ = log.take()
        log.wait(for: window)
        log.expectMoves(["~", "A.didDisappear", "B.didAppear", "B.didMove(nav)", "completion"])
    }
}

import StoryCode
import StoryCodeScenes
import StoryCodeTesting
import TestSupport
import Testing

@MainActor
struct WindowPhaseTests {
    let clock = ManualClock()
    let window: Window
    let recorder: LifecycleRecorder

    init() {
        window = Window(scheduler: clock)
        recorder = LifecycleRecorder(of: window)
    }

    private func show(_ controller: ViewController) {
        recorder.name(controller, "C")
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    private func shown(_ controller: ViewController = ViewController()) {
        show(controller)
        clock.run()
        _ = recorder.take()
    }

    @Test func activeFollowsInactive() {
        shown()
        window.phase = .foregroundActive
        #expect(window.phase == .foregroundActive)
        recorder.expect([])
        clock.run()
        recorder.expect([
            "C.windowPhaseDidChange(from: unattached, to: foregroundInactive)",
            "C.windowPhaseDidChange(from: foregroundInactive, to: foregroundActive)",
        ])
        window.phase = .background
        clock.run()
        recorder.expect([
            "C.windowPhaseDidChange(from: foregroundActive, to: foregroundInactive)",
            "C.windowPhaseDidChange(from: foregroundInactive, to: background)",
        ])
    }

    @Test func directCallIsReportedAndHeardByHelpers() {
        var notes: [WindowPhase] = []
        let screen = Scene {
            return ViewController()
        }.with {
            return PhaseLog { notes += [$0, $1] }
        }.instantiate()
        shown(screen)
        notes = []
        let found = diagnostics { screen.windowPhaseDidChange(from: .background, to: .foregroundInactive) }
        #expect(found.map(\.problem.code) == ["eventCalledDirectly"])
        #expect(notes == [.background, .foregroundInactive])
    }

    @Test func eachHelperIsNotifiedWithoutARecorder() {
        var notes: [WindowPhase] = []
        LifecycleTrace.withoutTracing {
            let window = Window(scheduler: clock)
            window.rootViewController = Scene {
                return ViewController()
            }.with {
                return PhaseLog { notes += [$0, $1] }
            }.with {
                return PhaseLog { notes += [$0, $1] }
            }.instantiate()
            window.makeKeyAndVisible()
            window.phase = .background
            clock.run()
        }
        #expect(notes == [.unattached, .background, .unattached, .background])
    }

    @Test func samePhaseIsNoEvent() {
        shown()
        window.phase = .background
        window.phase = .background
        clock.run()
        recorder.expect(["C.windowPhaseDidChange(from: unattached, to: background)"])
        window.phase = .background
        clock.run()
        recorder.expect([])
    }

    @Test func changeFollowsTheAppearanceOfItsTurn() {
        show(ViewController())
        window.phase = .foregroundInactive
        clock.run()
        #expect(
            recorder.take().suffix(2) == [
                "C.viewDidAppear", "C.windowPhaseDidChange(from: unattached, to: foregroundInactive)",
            ]
        )
    }

    @Test func parentsComeBeforeChildrenAndSheets() {
        let (stack, top, below, sheet) = (
            NavigationController(), ViewController(), ViewController(), ViewController()
        )
        for (controller, name) in [(top, "top"), (below, "below"), (sheet, "sheet")] {
            recorder.name(controller, name)
        }
        stack.setViewControllers([below, top], animated: false)
        shown(stack)
        sheet.modalPresentationStyle = .pageSheet
        top.present(sheet, animated: false)
        clock.run()
        _ = recorder.take()
        window.phase = .foregroundInactive
        clock.run()
        recorder.expect(
            ["C", "top", "sheet"].map { "\($0).windowPhaseDidChange(from: unattached, to: foregroundInactive)" }
        )
    }

    @Test func detachedControllersHearTheChangeOnce() {
        shown()
        let (detached, sheet, inner) = (ViewController(), ViewController(), ViewController())
        for (controller, name) in [(detached, "detached"), (sheet, "sheet"), (inner, "inner")] {
            recorder.name(controller, name)
        }
        window.addSubview(detached.view)
        window.rootViewController?.view.addSubview(inner.view)
        clock.run()
        sheet.modalPresentationStyle = .pageSheet
        detached.present(sheet, animated: false)
        clock.run()
        _ = recorder.take()
        window.phase = .foregroundInactive
        clock.run()
        #expect(
            recorder.take(only: .phases).map { $0.prefix { $0 != "." } } == ["C", "inner", "detached", "sheet"]
        )
    }

    @Test func phasesWithoutEndAreReported() {
        let screen = Screen()
        shown(screen)
        screen.onPhase = { window.phase = $0 == .background ? .foregroundInactive : .background }
        var found: [LifecycleDiagnostic.Problem] = []
        DiagnosticHandler.$current.withValue(DiagnosticHandler { found.append($0.problem) }) {
            window.phase = .background
            LifecycleRuntime.withLimit(100) { clock.run() }
        }
        #expect(found == [.neverAtRest(work: 100)])
    }

    @Test func hiddenWindowNotifiesNoController() {
        shown()
        window.isHidden = true
        clock.run()
        _ = recorder.take()
        window.phase = .foregroundActive
        clock.run()
        recorder.expect([])
    }

    @Test func lateHelperLearnsThePhase() {
        let host = Scene { return ViewController() }.host()
        shown(host.controller)
        host.add(PhaseLog { recorder.note("early: \($0) to \($1)") })
        window.phase = .foregroundActive
        clock.run()
        host.add(PhaseLog { recorder.note("late: \($0) to \($1)") })
        recorder.expect(
            [
                "early: unattached to foregroundInactive", "early: foregroundInactive to foregroundActive",
                "late: unattached to foregroundActive",
            ],
            only: []
        )
    }

    @Test func helperThatJoinsInACallbackHearsTheChange() {
        let host = Scene { return Screen() }.host()
        shown(host.controller)
        host.controller.onPhase = { _ in
            host.controller.onPhase = { _ in }
            host.add(PhaseLog { recorder.note("late: \($0) to \($1)") })
        }
        window.phase = .foregroundInactive
        clock.run()
        recorder.expect(["late: unattached to foregroundInactive"], only: [])
    }

    @Test func controllerThatIsAppearingReadsThePhase() {
        let stack = NavigationController(rootViewController: ViewController())
        shown(stack)
        let pushed = ViewController()
        recorder.name(pushed, "pushed")
        stack.pushViewController(pushed, animated: true)
        clock.advance(by: .milliseconds(100))
        _ = recorder.take()
        window.phase = .foregroundInactive
        clock.run()
        recorder.expect(["C.windowPhaseDidChange(from: unattached, to: foregroundInactive)"], only: .phases)
        #expect(pushed.windowPhase == .foregroundInactive)
    }

    @Test func helperThatJoinsAfterTheDisappearanceReceivesNoPhase() {
        let (log, controller) = (Log(), ViewController())
        shown(controller)
        window.phase = .foregroundInactive
        clock.run()
        window.isHidden = true
        clock.run()
        controller.sceneEvents.add(LoggedHelper("late", log: log), for: controller)
        log.expect(["late.awake", "late.didLoad"])
    }

    @Test func controllerThatACallbackMovesToAnotherWindowIsNotNotified() {
        let (log, screen, second) = (Log(), Screen(), Window(scheduler: clock))
        let moved = log.controller("moved")
        second.makeKeyAndVisible()
        window.addSubview(moved.view)
        shown(screen)
        _ = log.take()
        screen.onPhase = { _ in second.addSubview(moved.view) }
        window.phase = .foregroundInactive
        clock.run()
        #expect(moved.view.window === second && moved.appearanceState == .appeared)
        log.expectMoves([])
    }

    @Test func requestOfACallbackRunsWhenAllHaveHeard() {
        let (stack, screen) = (NavigationController(), Screen())
        recorder.name(screen, "screen")
        stack.setViewControllers([screen], animated: false)
        shown(stack)
        screen.onPhase = { _ in screen.navigationController?.pushViewController(ViewController(), animated: false) }
        window.phase = .foregroundInactive
        clock.run()
        #expect(
            recorder.take().prefix(3) == [
                "C.windowPhaseDidChange(from: unattached, to: foregroundInactive)",
                "screen.windowPhaseDidChange(from: unattached, to: foregroundInactive)",
                "ViewController.willMove(toParent: C)",
            ]
        )
    }

    @Test func turnInsideAnEventAnnouncesThePhaseAfterIt() {
        let screen = Screen()
        shown(screen)
        screen.onDidLayout = { _ in
            window.phase = .background
            clock.run()
            recorder.note("end of layout")
        }
        screen.view.setNeedsLayout()
        screen.view.layoutIfNeeded()
        recorder.expect([
            "C.viewWillLayoutSubviews", "C.viewDidLayoutSubviews", "end of layout",
            "C.windowPhaseDidChange(from: unattached, to: background)",
        ])
    }

    @Test func phaseSetInACallbackFollows() {
        let screen = Screen()
        screen.onPhase = { if $0 == .foregroundActive { window.phase = .background } }
        shown(screen)
        window.phase = .foregroundActive
        clock.run()
        recorder.expect([
            "C.windowPhaseDidChange(from: unattached, to: foregroundInactive)",
            "C.windowPhaseDidChange(from: foregroundInactive, to: foregroundActive)",
            "C.windowPhaseDidChange(from: foregroundActive, to: foregroundInactive)",
            "C.windowPhaseDidChange(from: foregroundInactive, to: background)",
        ])
        #expect(clock.isAtRest)
    }

    @Test func attachedWindowStaysAttached() {
        shown()
        window.phase = .foregroundInactive
        clock.run()
        _ = recorder.take()
        window.phase = .unattached
        #expect(window.phase == .foregroundInactive)
        clock.run()
        recorder.expect(["Window! windowIsAttached"])
    }

    @Test(arguments: WindowPhase.allCases)
    func everyWayLeadsToItsPhase(from: WindowPhase) {
        for to in WindowPhase.allCases where to != from {
            let steps = [from] + from.steps(to: to)
            #expect(steps.last == to)
            for (earlier, later) in zip(steps, steps.dropFirst()) where [earlier, later].contains(.foregroundActive) {
                #expect([earlier, later].contains(.foregroundInactive))
            }
        }
    }
}

private final class PhaseLog: ViewObserver {
    private let note: (WindowPhase, WindowPhase) -> Void

    init(_ note: @escaping (WindowPhase, WindowPhase) -> Void) {
        self.note = note
    }

    func windowPhaseDidChange(from earlier: WindowPhase, to phase: WindowPhase) { note(earlier, phase) }
}

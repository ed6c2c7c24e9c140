import StoryCode
import StoryCodeScenes
import TestSupport
import Testing

/// Turns and time of schedulers.
@MainActor
struct SchedulerTests {
    let log = Log()

    @Test func turnRunsTheWorkScheduledBefore() {
        let clock = ManualClock()
        clock.schedule(after: .zero) { [log] in
            log.add("first")
            clock.schedule(after: .zero) { log.add("of the next turn") }
        }
        clock.schedule(after: .zero) { [log] in log.add("second") }
        #expect(!clock.isAtRest)
        clock.flush()
        #expect(log.take() == ["first", "second"])
        clock.flush()
        #expect(log.take() == ["of the next turn"])
        #expect(clock.isAtRest)
    }

    @Test func advancingRunsWorkAtItsTime() {
        let clock = ManualClock()
        clock.schedule(after: .seconds(2)) { [log] in log.add("late at \(clock.now)") }
        clock.schedule(after: .seconds(1)) { [log] in
            log.add("early at \(clock.now)")
            clock.schedule(after: .milliseconds(500)) { log.add("between at \(clock.now)") }
        }
        clock.schedule(after: .seconds(9)) { [log] in log.add("never") }
        clock.flush()
        #expect(log.take() == [])
        clock.advance(by: .seconds(3))
        #expect(log.take() == ["early at 1.0 seconds", "between at 1.5 seconds", "late at 2.0 seconds"])
        #expect(clock.now == .seconds(3))
        clock.advance(by: .seconds(-1))
        #expect(clock.now == .seconds(3))
    }

    @Test func runningEndsWhenNoWorkIsScheduled() {
        let clock = ManualClock()
        clock.run()
        #expect(clock.now == .zero)
        clock.schedule(after: .seconds(2)) { [log] in
            log.add("late at \(clock.now)")
            clock.schedule(after: .seconds(5)) { log.add("last at \(clock.now)") }
        }
        clock.schedule(after: .seconds(1)) { [log] in log.add("early at \(clock.now)") }
        clock.run()
        #expect(log.take() == ["early at 1.0 seconds", "late at 2.0 seconds", "last at 7.0 seconds"])
        #expect(clock.isAtRest && clock.now == .seconds(7))
    }

    @Test func runningIncludesWhatOtherSchedulersSchedule() {
        let clock = ManualClock()
        clock.schedule(after: .seconds(1)) { [log] in
            ImmediateLifecycleScheduler().schedule(after: .zero) {
                clock.schedule(after: .seconds(1)) { log.add("at \(clock.now)") }
            }
        }
        clock.run()
        #expect(log.take() == ["at 2.0 seconds"])
        #expect(clock.isAtRest)
    }

    /// The limit is reached before the other scheduler schedules more.
    @Test func runningReportsWhatOtherSchedulersScheduleBeyondTheLimit() {
        let clock = ManualClock()
        clock.schedule(after: .zero) { [log] in
            log.add("first")
            ImmediateLifecycleScheduler().schedule(after: .zero) {
                clock.schedule(after: .zero) { log.add("third") }
            }
        }
        clock.schedule(after: .zero) { [log] in log.add("second") }
        log.withDiagnostics { LifecycleRuntime.withLimit(2) { clock.run() } }
        #expect(log.take() == ["first", "second", "! neverAtRest"])
        clock.run()
        #expect(log.take() == ["third"])
        #expect(clock.isAtRest)
    }

    @Test func limitIsTheNumberOfPiecesOfOneCall() {
        func schedule(on scheduler: any LifecycleScheduler) {
            for number in 1...3 { scheduler.schedule(after: .zero) { [log] in log.add("\(number)") } }
        }
        let clock = ManualClock()
        schedule(on: clock)
        log.withDiagnostics { LifecycleRuntime.withLimit(2) { clock.advance(by: .zero) } }
        log.expect(["1", "2", "! neverAtRest"])
        clock.advance(by: .zero)
        log.expect(["3"])
        log.withDiagnostics {
            LifecycleRuntime.withLimit(2) {
                LifecycleRuntime.perform { schedule(on: ImmediateLifecycleScheduler()) }
            }
        }
        log.expect(["1", "2", "! neverAtRest"])
        LifecycleRuntime.perform {}
        log.expect(["3"])
    }

    @Test func runningEndsAllTransitions() {
        let clock = ManualClock()
        let window = Window(scheduler: clock)
        let stack = NavigationController(rootViewController: LoggedController("A", log: log))
        window.rootViewController = stack
        window.makeKeyAndVisible()
        stack.pushViewController(LoggedController("B", log: log), animated: true)
        stack.present(LoggedController("C", log: log), animated: true)
        _ = log.take()
        clock.run()
        #expect(log.take().contains("B.didAppear") && clock.isAtRest)
    }

    @Test func runningAManualClockComesToAnEnd() {
        let clock = ManualClock()
        let window = Window(scheduler: clock)
        let controller = Restless()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        log.withDiagnostics { LifecycleRuntime.withLimit(100) { clock.run() } }
        #expect(log.take() == ["! neverAtRest"])
        #expect(!clock.isAtRest && controller.passes > 90)
        window.isHidden = true
        log.withDiagnostics { clock.run() }
        #expect(clock.isAtRest && log.take() == [])
    }

    @Test func longestDelaysAddUpToTheLatestTime() {
        let longest = Duration.seconds(Int64.max)
        let clock = ManualClock()
        clock.advance(by: .seconds(5))
        clock.schedule(after: longest) { [log] in log.add("last") }
        clock.schedule(after: .zero - longest) { [log] in log.add("first") }
        clock.schedule(after: longest + longest) { [log] in log.add("last, too") }
        clock.flush()
        #expect(log.take() == ["first"])
        for _ in 0..<40 { clock.advance(by: longest) }
        #expect(log.take() == ["last", "last, too"])
        #expect(clock.now == longest)
    }

    @Test func immediateSchedulerPassesTheLongestDelays() {
        let longest = Duration.seconds(Int64.max)
        let scheduler = ImmediateLifecycleScheduler()
        for round in 1...40 {
            DiagnosticHandler.$current.withValue(.strict) {
                scheduler.schedule(after: longest) { [log] in log.add("\(round)") }
                ViewController().loadViewIfNeeded()
            }
        }
        #expect(log.take() == (1...40).map { "\($0)" })
        #expect(scheduler.now == longest)
    }

    @Test func immediateSchedulerKeepsTheOrderOfDurations() {
        let scheduler = ImmediateLifecycleScheduler()
        let clock = ManualClock()
        clock.schedule(after: .zero) { [log] in
            scheduler.schedule(after: .seconds(2)) { log.add("second") }
            scheduler.schedule(after: .seconds(1)) { log.add("first") }
            log.add("scheduled")
        }
        clock.flush()
        #expect(log.take() == ["scheduled", "first", "second"])
        #expect(scheduler.now == .seconds(2))
    }

    @Test func immediateSchedulerNeverRunsInsideAnEvent() {
        let host = Scene {
            LoggedController(log: log)
        }.with {
            LoggedHelper("h", log: log)
        }.host()
        let window = Window()
        window.rootViewController = LoggedController("W", log: log)
        _ = log.take()
        host.controller.react = { _, event in
            if event == .viewDidLoad { window.makeKeyAndVisible() }
        }
        host.controller.loadViewIfNeeded()
        log.expect([
            "C.loadView", "C.didLoad",
            "W.loadView", "W.didLoad", "W.willAppear", "W.isAppearing", "W.willLayout", "W.didLayout",
            "h.didLoad", "W.didAppear",
        ])
    }

    /// A controller that requests another layout pass in each one.
    final class Restless: ViewController {
        var passes = 0

        override func viewDidLayoutSubviews() {
            passes += 1
            view.setNeedsLayout()
        }
    }

    @Test func endlessWorkIsReportedAndContinuedLater() {
        let controller = Restless()
        let window = Window(scheduler: ImmediateLifecycleScheduler())
        window.rootViewController = controller
        log.withDiagnostics { LifecycleRuntime.withLimit(100) { window.makeKeyAndVisible() } }
        #expect(log.take() == ["! neverAtRest"])
        let passes = controller.passes
        log.withDiagnostics { LifecycleRuntime.withLimit(100) { ViewController().loadViewIfNeeded() } }
        #expect(controller.passes == passes + 100)
        #expect(log.take() == ["! neverAtRest"])
        controller.view = View()
        DiagnosticHandler.$current.withValue(DiagnosticHandler { _ in }) { window.isHidden = true }
    }

    @Test func advancingAManualClockComesToAnEnd() {
        let clock = ManualClock()
        let window = Window(scheduler: clock)
        window.rootViewController = Restless()
        window.makeKeyAndVisible()
        log.withDiagnostics { LifecycleRuntime.withLimit(100) { clock.advance(by: .seconds(1)) } }
        #expect(log.take() == ["! neverAtRest"])
        #expect(clock.now == .seconds(1))
        #expect(!clock.isAtRest)
    }

    /// Regression: the diagnostics were once reported to the receiver of the next caller.
    @Test func scheduledWorkKeepsItsDiagnostics() {
        let window = Window()
        let controller = LoggedController(log: log)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        _ = log.take()
        controller.react = { controller, event in
            if event == .viewDidLayoutSubviews { controller.endAppearanceTransition() }
        }
        let other = Log()
        log.withDiagnostics { controller.view.setNeedsLayout() }
        other.withDiagnostics { ViewController().loadViewIfNeeded() }
        #expect(other.take() == [])
        #expect(log.take() == ["C.willLayout", "C.didLayout", "! unbalancedAppearanceTransition"])
    }
}

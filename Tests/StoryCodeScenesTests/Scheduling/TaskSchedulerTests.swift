import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScenes

/// Turns of the main actor.
@MainActor
struct TaskSchedulerTests {
    let log = Log()
    let clock = TestClock()

    /// Advances the clock, and returns in the turn after the one that runs the work due by then.
    private func advance(_ scheduler: TaskScheduler, by duration: Duration) async {
        await withCheckedContinuation { done in
            scheduler.schedule(after: duration) { done.resume() }
            clock.advance(by: duration)
        }
    }

    @Test func workForTheNextTurnDoesNotRunInTheCall() async {
        let scheduler = TaskScheduler()
        await withCheckedContinuation { done in
            scheduler.schedule(after: .zero) { [log] in
                log.add("first")
                scheduler.schedule(after: .zero) {
                    log.add("of the next turn")
                    done.resume()
                }
                log.add("scheduled")
            }
            scheduler.schedule(after: .seconds(-1)) { [log] in log.add("second") }
            log.add("put off")
        }
        #expect(log.take() == ["put off", "first", "scheduled", "second", "of the next turn"])
    }

    @Test func workRunsByDueTimeThenInOrder() async {
        let scheduler = TaskScheduler(clock: clock)
        scheduler.schedule(after: .seconds(2)) { [log] in log.add("third") }
        scheduler.schedule(after: .seconds(1)) { [log] in log.add("first") }
        scheduler.schedule(after: .seconds(2)) { [log] in log.add("fourth") }
        scheduler.schedule(after: .seconds(1)) { [log] in log.add("second") }
        scheduler.schedule(after: .seconds(9)) { [log] in log.add("never") }
        await advance(scheduler, by: .seconds(1))
        #expect(log.take() == ["first", "second"])
        await advance(scheduler, by: .seconds(4))
        #expect(log.take() == ["third", "fourth"])
        #expect(scheduler.now == .seconds(5))
    }

    @Test func workThatBecomesDueDuringATurnRuns() async {
        let scheduler = TaskScheduler(clock: clock)
        await withCheckedContinuation { done in
            scheduler.schedule(after: .seconds(2)) { done.resume() }
            scheduler.schedule(after: .seconds(1)) { [clock] in clock.advance(by: .seconds(1)) }
            clock.advance(by: .seconds(1))
        }
        #expect(scheduler.now == .seconds(2))
    }

    /// A controller of which the first of the endless works request an update.
    private final class Updated: ContentUpdating {
        func setNeedsPass(_ pass: ContentPass) {}
    }

    /// While the clock stands still, work without a delay is due in the next turn.
    @Test func workThatSchedulesWorkWithoutEndIsReportedOnceUntilTheNextRest() async {
        let (scheduler, updated) = (TaskScheduler(clock: clock, limit: 2), Updated())
        let diagnostics = DiagnosticHandler { [log] in
            let isNamed = $0.problem == .neverAtRest(work: 2, updating: Updated.self)
            log.add(isNamed ? "! updates" : $0.problem == .neverAtRest(work: 2) ? "! work" : "! \($0.message)")
        }
        // Other tests may have left some.
        ContentPass.requests = ContentPass.Requests()
        // At the first rest, this work is not due.
        scheduler.schedule(after: .seconds(1.5)) {}
        for start in [1, 7] {
            await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
                @MainActor func schedule(_ number: Int) {
                    DiagnosticHandler.$current.withValue(diagnostics) {
                        scheduler.schedule(after: .zero) { [log] in
                            log.add("\(number)")
                            if number < 3 { ContentPass.countRequest(of: updated) }
                            if number < start + 5 { schedule(number + 1) } else { done.resume() }
                        }
                    }
                }
                schedule(start)
            }
            await advance(scheduler, by: .seconds(1))
        }
        log.expect(["1", "2", "3", "! updates", "4", "5", "6", "7", "8", "9", "! work", "10", "11", "12"])
    }

    @Test func onlyOneTaskSleepsUntilTheEarliestDueTime() async {
        let scheduler = TaskScheduler(clock: clock)
        var sleeps = clock.sleeps.makeAsyncIterator()
        for seconds in [3, 2, 5] { scheduler.schedule(after: .seconds(seconds)) {} }
        #expect(await sleeps.next() == .seconds(2))
        scheduler.schedule(after: .seconds(2)) {}
        #expect(clock.deadlines == [.seconds(2)])
        scheduler.schedule(after: .seconds(1)) {}
        #expect(clock.deadlines == [])
        #expect(await sleeps.next() == .seconds(1))
        #expect(clock.deadlines == [.seconds(1)])
        clock.advance(by: .seconds(1))
        #expect(await sleeps.next() == .seconds(2))
        #expect(clock.deadlines == [.seconds(2)])
        clock.advance(by: .seconds(2))
        #expect(await sleeps.next() == .seconds(5))
        #expect(clock.deadlines == [.seconds(5)])
    }

    /// A clock may not be able to add the longest delay to its own time, as `ContinuousClock` is not.
    @Test func longestDelayIsSleptInParts() async {
        let scheduler = TaskScheduler(clock: clock)
        var sleeps = clock.sleeps.makeAsyncIterator()
        scheduler.schedule(after: .seconds(Int64.max)) { [log] in log.add("never") }
        let year = Duration.seconds(365 * 86_400)
        #expect(await sleeps.next() == year)
        clock.advance(by: year)
        #expect(await sleeps.next() == year * 2)
        scheduler.schedule(after: .seconds(1)) { [log] in log.add("soon") }
        #expect(await sleeps.next() == year + .seconds(1))
        await advance(scheduler, by: .seconds(1))
        #expect(log.take() == ["soon"])
        #expect(await sleeps.next() == year * 2 + .seconds(1))
    }

    @Test func longestDelayOfTheContinuousClockDoesNotEndTheProgram() async {
        let scheduler = TaskScheduler()
        scheduler.schedule(after: .seconds(Int64.max)) {}
        scheduler.schedule(after: .seconds(Int64.max)) {}
        await withCheckedContinuation { done in scheduler.schedule(after: .zero) { done.resume() } }
        // The task that sleeps until the longest delay begins after this turn.
        await withCheckedContinuation { done in scheduler.schedule(after: .zero) { done.resume() } }
    }

    @Test func releasedSchedulerDropsItsWork() async {
        weak var released: TaskScheduler?
        var sleeps = clock.sleeps.makeAsyncIterator()
        do {
            let scheduler = TaskScheduler(clock: clock)
            released = scheduler
            scheduler.schedule(after: .seconds(1)) { [log] in log.add("never") }
            #expect(await sleeps.next() == .seconds(1))
            scheduler.schedule(after: .zero) { [log] in log.add("never") }
        }
        #expect(released == nil)
        #expect(clock.deadlines == [])
        await advance(TaskScheduler(clock: clock), by: .seconds(2))
        #expect(log.take() == [])
    }

    @Test func windowAppearsInATurnOfItsOwn() async {
        let window = Window(scheduler: TaskScheduler(clock: clock))
        let controller = LoggedController(log: log)
        window.rootViewController = controller
        await withCheckedContinuation { done in
            controller.react = { _, event in
                if event == .viewDidAppear(false) { done.resume() }
            }
            window.makeKeyAndVisible()
            log.add("shown")
        }
        log.expect([
            "C.loadView", "C.didLoad", "C.willAppear", "C.isAppearing", "C.willLayout", "C.didLayout", "shown",
            "C.didAppear",
        ])
    }

    /// Work of an immediate scheduler waits until the current turn of another scheduler ends.
    @Test func turnIsOneOutermostCall() async {
        let scheduler = TaskScheduler(clock: clock)
        scheduler.schedule(after: .zero) { [log] in
            ImmediateLifecycleScheduler().schedule(after: .zero) { log.add("immediate") }
            log.add("first")
        }
        scheduler.schedule(after: .zero) { [log] in log.add("second") }
        await advance(scheduler, by: .zero)
        #expect(log.take() == ["first", "second", "immediate"])
    }

    @Test func scheduledTurnsKeepTheirDiagnostics() async {
        let scheduler = TaskScheduler(clock: clock)
        let window = Window(scheduler: scheduler)
        let controller = LoggedController(log: log)
        window.rootViewController = controller
        controller.react = { controller, event in
            if event == .viewDidAppear(false) { controller.endAppearanceTransition() }
        }
        let other = Log()
        other.withDiagnostics { scheduler.schedule(after: .zero) {} }
        log.withDiagnostics { window.makeKeyAndVisible() }
        await advance(scheduler, by: .zero)
        #expect(other.take() == [])
        #expect(log.take().suffix(2) == ["C.didAppear", "! unbalancedAppearanceTransition"])
    }

    @TaskLocal static var caller = "none"

    /// A turn runs the work of several callers, so it has the task-local values of none of them.
    @Test func workHasNoTaskLocalValuesOfItsScheduler() async {
        let scheduler = TaskScheduler(clock: clock)
        Self.$caller.withValue("the first") {
            scheduler.schedule(after: .zero) { [log] in log.add(Self.caller) }
        }
        Self.$caller.withValue("the second") {
            scheduler.schedule(after: .zero) { [log] in log.add(Self.caller) }
        }
        await advance(scheduler, by: .zero)
        #expect(log.take() == ["none", "none"])
    }

    @Test func taskIsTheSharedOne() {
        #expect(Window(scheduler: .task).scheduler === TaskScheduler.shared)
    }
}

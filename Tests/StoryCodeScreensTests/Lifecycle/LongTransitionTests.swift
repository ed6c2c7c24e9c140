import StoryCode
import TestSupport
import Testing

extension Log {
    /// Returns the appearances and disappearances since the last call.
    fileprivate func takeAppearances() -> [String] {
        take().filter { line in
            ["willAppear", "didAppear", "willDisappear", "didDisappear"].contains { line.hasSuffix(".\($0)") }
        }
    }
}

/// Transitions as long as a duration can be.
@MainActor
struct LongTransitionTests {
    let log = Log()

    /// Shows a stack and pushes a second controller, in a transition of a duration.
    private func stack(_ scheduler: some LifecycleScheduler, _ duration: Duration) -> (Window, NavigationController) {
        let window = Window(scheduler: scheduler)
        window.transitionDuration = duration
        let stack = NavigationController(rootViewController: LoggedController("A", log: log))
        window.rootViewController = stack
        window.makeKeyAndVisible()
        stack.pushViewController(LoggedController("B", log: log), animated: true)
        return (window, stack)
    }

    @Test(arguments: [Duration.seconds(Int64.max), .seconds(Int64.max) * 18, .seconds(Int64.min)])
    func immediateSchedulerPerformsThemAtOnce(duration: Duration) {
        let (window, stack) = stack(ImmediateLifecycleScheduler(), duration)
        stack.popViewController(animated: true)
        #expect(
            log.takeAppearances().suffix(4) == [
                "B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear",
            ]
        )
        window.isHidden = true
    }

    @Test(arguments: [0, 0.5, 1, 7, -7, .infinity, .nan])
    func gestureEndsAtAnyProgress(progress: Double) {
        let clock = ManualClock()
        let (window, stack) = stack(clock, .seconds(Int64.max))
        clock.advance(by: .seconds(Int64.max))
        _ = log.take()
        for ends in [InteractiveTransition.cancel, InteractiveTransition.finish] {
            let swipe = stack.beginInteractivePop()
            swipe?.update(progress)
            if let swipe { ends(swipe)() }
            for _ in 0..<3 { clock.advance(by: .seconds(Int64.max)) }
        }
        #expect(
            log.takeAppearances() == [
                "B.willDisappear", "A.willAppear",
                "A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear",
                "B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear",
            ]
        )
        #expect(clock.isAtRest)
        window.isHidden = true
    }

    @Test func taskSchedulerWaitsForThem() async {
        let scheduler = TaskScheduler()
        let (window, _) = stack(scheduler, .seconds(Int64.max))
        for _ in 0..<2 {
            await withCheckedContinuation { done in scheduler.schedule(after: .zero) { done.resume() } }
        }
        #expect(log.takeAppearances().suffix(2) == ["A.willDisappear", "B.willAppear"])
        window.isHidden = true
    }

    @Test func progressIsANumberFromZeroToOne() {
        let clock = ManualClock()
        let (window, stack) = stack(clock, .seconds(1))
        clock.advance(by: .seconds(1))
        let swipe = stack.beginInteractivePop()
        swipe?.update(0.25)
        swipe?.update(.nan)
        #expect(swipe?.percentComplete == 0.25)
        swipe?.update(7)
        #expect(swipe?.percentComplete == 1)
        swipe?.update(-7)
        #expect(swipe?.percentComplete == 0)
        swipe?.cancel()
        window.isHidden = true
    }
}

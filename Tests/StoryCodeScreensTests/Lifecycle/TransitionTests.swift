import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScenes
@testable import StoryCodeScreens

/// When the steps of a transition run, each of which the container performs.
@MainActor
struct TransitionTests {
    let log = Log()
    let clock = ManualClock()
    let container = ViewController()

    private func transition(
        _ steps: [TransitionPlan.Step],
        duration: Duration? = nil,
        cancelSteps: [TransitionPlan.Step]? = nil
    ) -> Transition {
        Transition(
            TransitionPlan(steps: steps),
            animation: .init(duration: duration, cancelPlan: cancelSteps.map { TransitionPlan(steps: $0) }),
            scheduler: clock,
            container: container
        ) { [log] step in log.add("\(step)") }
    }

    private func interactive() -> Transition {
        transition(
            [.container(.willMove), .animate, .container(.didMove)],
            duration: .seconds(1),
            cancelSteps: [.animate, .container(.restore)]
        )
    }

    @Test func turnsAndAnimationsAreWaitedFor() {
        let transition = transition(
            [.container(.willMove), .turn, .container(.willShow), .animate, .container(.didShow)],
            duration: .seconds(1)
        )
        transition.run()
        log.expect(["willMove"])
        #expect(transition.isWaiting && !transition.isEnding && !transition.hasBegunAnimation)
        clock.advance(by: .zero)
        log.expect(["willShow"])
        #expect(transition.isWaiting && !transition.isEnding && transition.hasBegunAnimation)
        clock.advance(by: .milliseconds(999))
        log.expect([])
        clock.advance(by: .milliseconds(1))
        log.expect(["didShow", "end"])
        #expect(!transition.isWaiting && transition.isEnding)
    }

    @Test func turnIsStillToCome() {
        let transition = transition([.container(.willMove), .turn])
        #expect(!transition.isWaiting && !transition.isEnding && !transition.hasBegunAnimation)
        #expect(transition.coordinator == nil && transition.percentComplete == 0)
    }

    @Test func finishRunsTheRestAtOnce() {
        let transition = transition([
            .container(.willMove), .turn, .container(.willShow), .animate, .container(.didShow),
        ])
        transition.run()
        transition.finish()
        log.expect(["willMove", "willShow", "didShow", "end"])
        #expect(!transition.isWaiting && transition.isEnding && transition.hasBegunAnimation)
        // The turn that it has scheduled finds nothing to do.
        clock.run()
        log.expect([])
    }

    @Test func gestureThatCompletesLeavesADuration() {
        let transition = interactive()
        let coordinator = transition.coordinator
        #expect(coordinator?.transitionDuration == Duration.seconds(1) && coordinator?.initiallyInteractive == true)
        transition.run()
        clock.run()
        log.expect(["willMove"])
        #expect(transition.isWaiting && !transition.isEnding)
        transition.complete(after: .milliseconds(250))
        #expect(coordinator?.isInteractive == false && coordinator?.isCancelled == false)
        // It no longer follows the gesture.
        transition.complete(after: .zero)
        transition.revert(after: .zero)
        clock.advance(by: .milliseconds(249))
        log.expect([])
        clock.advance(by: .milliseconds(1))
        log.expect(["didMove", "end"])
        #expect(!transition.isWaiting && transition.coordinator === coordinator)
    }

    @Test func gestureThatIsCancelledRunsItsOwnSteps() {
        let transition = interactive()
        let coordinator = transition.coordinator
        transition.run()
        transition.revert(after: .milliseconds(250))
        #expect(coordinator?.isInteractive == false && coordinator?.isCancelled == true)
        transition.revert(after: .zero)
        transition.complete(after: .zero)
        clock.advance(by: .milliseconds(249))
        log.expect(["willMove"])
        clock.advance(by: .milliseconds(1))
        log.expect(["restore", "end"])
        #expect(!transition.isWaiting && transition.isEnding)
    }

    @Test func finishCancelsAGesture() {
        let transition = interactive()
        transition.run()
        transition.finish()
        log.expect(["willMove", "restore", "end"])
        #expect(clock.isAtRest && !transition.isWaiting)
    }
}

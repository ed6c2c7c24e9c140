import Foundation
import StoryCode
import Testing

@testable import StoryCodeRuns

/// A run keeps the last steps, and what they refer to.
@MainActor
struct KeptStepsTests {
    private final class Rounds {
        var count = 0
    }

    /// Screens are pushed and popped until the first steps are dropped.
    private static let longRun = makeLongRun()

    private static func makeLongRun() -> LifecycleRun {
        let recorder = RunRecorder(title: "Long")
        defer { recorder.stop() }
        let rounds = Rounds()
        recorder.show("hundreds of rounds") { "\(rounds.count / 100)" }
        let clock = ManualClock()
        let window = Window(scheduler: clock)
        let stack = NavigationController()
        recorder.name(stack, "Stack")
        stack.viewControllers = [SampleRuns.screen("Root", in: recorder)]
        window.rootViewController = stack
        window.makeKeyAndVisible()
        clock.run()
        for _ in 0..<600 {
            rounds.count += 1
            stack.pushViewController(SampleRuns.screen("Screen \(rounds.count)", in: recorder), animated: true)
            clock.run()
            stack.popViewController(animated: true)
            clock.run()
        }
        return recorder.run
    }

    @Test func participantsOfDroppedStepsAreDropped() throws {
        let run = Self.longRun
        #expect(run.steps.count == LifecycleRun.limit)
        #expect(run.droppedSteps > 5_000)
        let last = run.droppedSteps + LifecycleRun.limit
        #expect(run.steps.map(\.id) == Array(run.droppedSteps + 1...last))
        // Each kept step has its participants, and released ones without a step are gone.
        for step in run.steps {
            for participant in [step.controller, step.helper].compactMap(\.self) {
                #expect(run.participant(participant) != nil)
            }
        }
        let used = Set(run.steps.flatMap { [$0.controller, $0.helper] }.compactMap(\.self))
        #expect(run.participants.count <= used.count + 10)
        #expect(run.participants.contains { $0.name == "Root" })
        #expect(!run.participants.contains { $0.name == "Screen 1" })
        let tree = run.places(after: last).map { run.participant($0.key)?.name ?? "" }.sorted()
        #expect(tree == ["Root", "Stack"])
        #expect(run.treeChanges.allSatisfy { run.participant($0.controller) != nil })
        #expect(Set(run.treeChanges).count == run.treeChanges.count)
        #expect(run.treeChanges.count < 2 * run.participants.count + 2)
        #expect(run.turns.count < LifecycleRun.limit / 10)
        #expect(run.stateChanges.map(\.later).last == "6")
        #expect(try JSONDecoder().decode(LifecycleRun.self, from: JSONEncoder().encode(run)) == run)
    }

    @Test(arguments: [1, 5])
    func notesAndTurnsOfKeptStepsAreKept(dropped: Int) {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        let numbers = 1...LifecycleRun.limit + dropped
        for number in numbers { DeferredWork(.turn)?.run(at: .seconds(number)) { recorder.note("\(number)") } }
        let (run, kept) = (recorder.run, numbers.suffix(LifecycleRun.limit))
        #expect(run.steps.map(\.kind) == kept.map { .note("\($0)") })
        #expect(run.turns == kept.map { .init(number: $0, clock: .seconds($0), firstStep: $0) })
    }

    @Test func lastTurnBeforeTheKeptStepsIsKept() {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        for number in 1...2 { DeferredWork(.turn)?.run(at: .seconds(number)) { recorder.note("\(number)") } }
        let controller = ViewController()
        for _ in 0..<LifecycleRun.limit { controller.sceneEvents.send(.viewWillLayoutSubviews) }
        #expect(recorder.run.turns.map(\.number) == [2])
    }

    @Test func lastPlaceBeforeTheKeptStepsIsKept() throws {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        let (window, controller, other) = (Window(), ViewController(), ViewController())
        for _ in 0..<2 {
            window.rootViewController = controller
            window.rootViewController = nil
        }
        let run = recorder.run
        #expect(run.treeChanges.map { $0.place != nil } == [true, false, true, false])
        let last = try #require(run.treeChanges.last).after
        // The controller has left the window in the first step that is kept.
        for _ in run.steps.count..<LifecycleRun.limit + last - 1 { other.sceneEvents.send(.viewWillLayoutSubviews) }
        let later = recorder.run
        #expect(later.droppedSteps == last - 1)
        #expect(later.treeChanges == Array(run.treeChanges.suffix(2)))
    }

    /// A change is noticed before the next step.
    @Test func statesOfKeptStepsAreKept() {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        let (controller, rounds) = (ViewController(), Rounds())
        recorder.show("rounds") { "\(rounds.count)" }
        for _ in 0..<LifecycleRun.limit + 5 {
            rounds.count += 1
            controller.sceneEvents.send(.viewWillLayoutSubviews)
        }
        let run = recorder.run
        #expect(run.stateChanges.map(\.after) == Array(run.steps.map(\.id).dropLast()))
    }

    /// A program without notes and turns.
    @Test func releaseIsNoticedWhenStepsAreDropped() {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        let controller = ViewController()
        ViewController().loadViewIfNeeded()
        for _ in 2..<3 * LifecycleRun.limit { controller.sceneEvents.send(.viewWillLayoutSubviews) }
        let run = recorder.run
        #expect(run.droppedSteps == 2 * LifecycleRun.limit)
        #expect(run.participants.map(\.name) == ["SceneEvents<View>"])
    }

    /// The controllers that are kept at a removal delay the next one by a step each.
    @Test func releaseIsNoticedAtTheNextRemoval() {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        let controller = ViewController()
        controller.sceneEvents.send(.viewWillLayoutSubviews)
        // Reading the run removes nothing yet.
        _ = recorder.run
        for _ in 1..<2 * LifecycleRun.limit { controller.sceneEvents.send(.viewWillLayoutSubviews) }
        ViewController().loadViewIfNeeded()
        for _ in 0..<LifecycleRun.limit + 5 { controller.sceneEvents.send(.viewWillLayoutSubviews) }
        #expect(recorder.run.participants.map(\.releasedAfter) == [nil, 3 * LifecycleRun.limit + 2])
        extendLifetime(controller)
    }

    @Test func treeEndsWithAnObject() throws {
        let run = SampleRuns.states()
        let place = try #require(run.places(after: run.steps.count).first)
        for end in [place.key, place.value.owner] {
            var ended = run
            ended.participants = run.participants.map { $0.released(after: $0.id == end ? run.steps.count : nil) }
            #expect(ended.places(after: run.steps.count - 1) == [place.key: place.value])
            #expect(ended.places(after: run.steps.count).isEmpty)
            // A run that was decoded may not have them.
            ended.participants = run.participants.filter { $0.id != end }
            #expect(ended.places(after: run.steps.count - 1).isEmpty)
        }
    }

    /// The numbers of kept participants are not their places.
    @Test func participantIsFoundByItsNumber() {
        let all = SampleRuns.push().participants
        #expect(all.count == 6)
        for kept in 0..<1 << all.count {
            var run = LifecycleRun()
            run.participants = all.filter { kept >> $0.id & 1 == 1 }
            let found = (-1...all.count).compactMap { run.participant($0) }
            #expect(found == run.participants)
        }
    }

    /// What refers to a dropped step names none.
    @Test func picturesOfKeptStepsRefer() throws {
        let run = Self.longRun
        #expect(run.steps.allSatisfy { ($0.parent ?? 0) <= run.droppedSteps || run.step($0.parent ?? 0) != nil })
        #expect(run.text.hasPrefix("Long: 10000 steps"))
        #expect(try TraceEventChecker(run.traceEvents).problems == [])
        #expect(run.timeline.contains("</svg>"))
    }
}

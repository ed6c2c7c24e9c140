import Testing

@testable import StoryCodeRuns

/// The texts of steps in pictures.
struct StepTextTests {
    @Test(
        arguments: [
            (.zero, "0 ms"), (.seconds(2), "2000 ms"), (.microseconds(1_500), "1.500 ms"),
            (.microseconds(2_000_015), "2000.015 ms"), (.nanoseconds(1_999), "0.001 ms"),
            (.nanoseconds(999), "0 ms"), (.microseconds(-1_015), "-1.015 ms"),
            (.microseconds(-500), "-0.500 ms"),
            (.seconds(9_223_372_036_854_774), "9223372036854774000 ms"),
            (.seconds(9_223_372_036_854_775) + .milliseconds(900), "9223372036854775 s"),
            (.seconds(9_223_372_036_854_776), "9223372036854776 s"),
        ] as [(Duration, String)]
    )
    func timesAreInMilliseconds(time: Duration, text: String) {
        #expect(LifecycleRun.text(time) == text)
    }

    @Test @MainActor
    func changesOfStatesFollowTheirSteps() throws {
        var run = try SampleRuns.nested(5)
        run.stateChanges = [1, 1, 3, 5, 5].enumerated().map { number, step in
            .init(after: step, name: "\(number)", earlier: nil, later: "a")
        }
        let states = (0...6).map { run.states(after: $0) }
        #expect(states == [[], ["0: a", "1: a"], [], ["2: a"], [], ["3: a", "4: a"], []])
    }

    @Test @MainActor
    func oneDroppedStepIsCounted() throws {
        let run = try SampleRuns.decoded([#"{"id": 2, "event": "loadView", "clock": [0, 0]}"#])
        #expect(run.text.hasPrefix("T: 1 step, 0 controllers, 0 helpers, 0 turns; 1 earlier step not kept\n"))
        #expect(run.mermaid.contains(", 1 more step not kept\n"))
    }

    /// The cause of a step is a later one in a run that was decoded.
    @Test @MainActor
    func causesEndBeforeALaterStep() throws {
        let steps = [(1, 2), (2, 0), (3, 1)].map { id, parent in
            #"{"id": \#(id), "event": "loadView", "parent": \#(parent), "clock": [0, 0]}"#
        }
        let run = try SampleRuns.decoded(steps)
        #expect(run.causes(of: run.steps[2]).map(\.id) == [1])
    }

    @Test @MainActor
    func indentationEndsAfterTwentyLevels() throws {
        let lines = (1...23).map { number in
            "\(number < 10 ? " " : "")\(number)  \(String(repeating: "  ", count: min(number - 1, 20))).loadView"
        }
        #expect(try SampleRuns.nested(23).text.split(separator: "\n").dropFirst().map(String.init) == lines)
    }
}

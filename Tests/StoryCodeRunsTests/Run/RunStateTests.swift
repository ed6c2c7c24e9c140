import StoryCode
import StoryCodeRuns
import Testing

/// States of the program are recorded with the steps that change them.
@MainActor
struct RunStateTests {
    @Test func stateIsReadOutsideSteps() {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        var count = 0
        recorder.show("count") { count > 0 ? "\(count)" : nil }
        let controller = Scene {
            return ViewController()
        }.with {
            return Helper { count += 1 }
        }.instantiate()
        recorder.name(controller, "A")
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
        controller.beginAppearanceTransition(false, animated: false)
        count = 5
        controller.endAppearanceTransition()
        count = 0
        recorder.note("end")
        controller.beginAppearanceTransition(true, animated: false)
        let run = recorder.run
        let changes = run.stateChanges.map { change in
            "\(change.after): \(change.name) \(change.earlier ?? "-") \(change.later ?? "-")"
        }
        let last = run.steps.first { $0.kind == .note("end") }?.id ?? 0
        let ends = run.steps.filter { $0.kind.name == "endAppearanceTransition" }.map(\.id)
        let begins = run.steps.filter { $0.kind.name == "beginAppearanceTransition" }.map(\.id)
        // A request with all that happened inside it, the time between two requests, and the note.
        #expect(
            changes == [
                "\(ends[0] - 1): count - 1", "\(ends[1] - 1): count 1 5", "\(last): count 5 -",
                "\(run.steps.count): count - 1",
            ]
        )
        #expect(begins.count == 3)
        #expect(run.text.contains("\n== end\n    count: 5 → none\n"))
    }

    @Test func encodedStateHasSortedKeys() {
        struct Place: Encodable {
            let name = "Lisbon"
            let country = "Portugal"
        }
        struct Failing: Encodable {
            func encode(to encoder: any Encoder) throws { throw Failure() }
        }
        struct Failure: Error, CustomStringConvertible {
            let description = "no place"
        }
        let recorder = RunRecorder()
        defer { recorder.stop() }
        recorder.show("place", encoded: { Place() })
        recorder.show("failing", encoded: { Failing() })
        recorder.show("none", encoded: { nil })
        #expect(
            recorder.run.stateChanges.map { "\($0.name): \($0.later ?? "-")" } == [
                #"place: {"country":"Portugal","name":"Lisbon"}"#, "failing: no place",
            ]
        )
    }

    /// Reading a state can load a view, which does not read the state again.
    @Test func readingThatCausesStepsEnds() {
        let recorder = RunRecorder()
        defer { recorder.stop() }
        let controller = ViewController()
        recorder.name(controller, "A")
        recorder.show("view") { controller.view.subviews.isEmpty ? "empty" : "full" }
        #expect(recorder.run.steps.map(recorder.run.line) == ["A.loadView", "A.viewDidLoad"])
        #expect(recorder.run.stateChanges.map(\.later) == ["empty"])
    }
}

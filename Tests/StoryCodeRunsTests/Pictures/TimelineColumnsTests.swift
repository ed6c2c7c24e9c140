import StoryCode
import Testing

@testable import StoryCodeRuns

/// The columns at which turns begin.
@MainActor
struct TimelineColumnsTests {
    @Test func turnOfANoteDoesNotDelayTheNext() {
        let clock = ManualClock()
        let recorder = RunRecorder()
        defer { recorder.stop() }
        let controller = ViewController()
        clock.later(after: .milliseconds(1)) { recorder.note("first") }
        clock.later(after: .milliseconds(2)) { recorder.note("second") }
        clock.later(after: .milliseconds(3)) { controller.loadViewIfNeeded() }
        clock.run()
        let columns = TimelineColumns(recorder.run)
        #expect(columns.turns.map(\.turn.number) == [1, 2, 3])
        #expect(columns.turns.map(\.column) == [0, 0, 0])
        #expect(columns.columns.count == 2)
    }

    /// The text has 143 points, which leave space for fourteen digits.
    @Test func longTextOfATurnEndsAtTheMargin() throws {
        var run = try SampleRuns.nested(54)
        run.turns = [.init(number: 1, clock: .seconds(9_000_000_000_000_000), firstStep: 53)]
        let reader = try #require(TimelineReader(run.timeline))
        let texts = reader.texts.map(\.description).filter { $0.hasPrefix("turn") }
        #expect(texts == ["turn 1 \u{B7} 9\(String(repeating: "0", count: 13))\u{2026}"])
    }
}

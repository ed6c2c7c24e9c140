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
}

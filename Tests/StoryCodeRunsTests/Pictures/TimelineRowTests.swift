import StoryCode
import Testing

@testable import StoryCodeRuns

/// The columns of each row of a timeline.
@MainActor
struct TimelineRowTests {
    /// The title needs nine columns.
    @Test(arguments: [
        (21, 2, [0..<16], [true]), (20, 2, [0..<12, 12..<16], [false, true]),
        (20, 11, [0..<12, 12..<32, 32..<34], [false, false, true]), (12, 2, [0..<12, 12..<16], [false, true]),
        (21, 0, [0..<12], [true]), (20, 0, [0..<12, 12..<12], [false, true]),
    ])
    func titleWithoutSpaceIsInTheNextRow(columnsInRow: Int, later: Int, columns: [Range<Int>], isLast: [Bool]) {
        let recorder = RunRecorder()
        for _ in 0..<6 { ViewController().loadViewIfNeeded() }
        recorder.note("Title")
        for _ in 0..<later { ViewController().loadViewIfNeeded() }
        recorder.stop()
        let run = recorder.run
        let rows = TimelineRow.rows(of: run, TimelineColumns(run), [:], columnsInRow: columnsInRow)
        #expect(rows.map(\.columns) == columns)
        #expect(rows.map(\.isLast) == isLast)
    }
}

/// A row of a timeline: some columns, and the lanes of the controllers that are alive in them.
struct TimelineRow {
    struct Lane {
        /// The controller, or nil for steps of none.
        let controller: Int?
        /// The helpers that are notified in the row.
        var helpers: [Int] = []
        /// The states of the controller, each with the column at which it begins.
        var states: [(column: Int, state: TimelineState)] = []
    }

    /// The number of columns that the title of a chapter needs at the end of a row.
    private static let columnsOfTitle = 9

    let columns: Range<Int>
    private(set) var lanes: [Lane] = []

    /// Whether titles after the last column are in this row.
    private(set) var isLast = false

    /// Divides a timeline into rows.
    ///
    /// - Parameter states: The states of controllers before the first step.
    static func rows(
        of run: LifecycleRun,
        _ timeline: TimelineColumns,
        _ states: [Int: TimelineState],
        columnsInRow: Int
    ) -> [TimelineRow] {
        var states = states
        var order: [Int?] = []
        var rows: [TimelineRow] = []
        var start = 0
        repeat {
            var end = min(start + columnsInRow, timeline.columns.count)
            // The title of a chapter that begins at the end of a row has more space in the next row.
            let titleStart = start + columnsInRow - columnsOfTitle
            if let chapter = timeline.chapters.first(where: { $0.column > titleStart && $0.column < end }) {
                end = chapter.column
            }
            var row = TimelineRow(columns: start..<end)
            row.addLanes(run, timeline, &states, &order)
            rows.append(row)
            start = end
        } while start < timeline.columns.count
        // So have titles after the last column.
        if let row = rows.last, row.columns.count > columnsInRow - columnsOfTitle,
            timeline.chapters.last?.column == timeline.columns.count
        {
            rows.append(TimelineRow(columns: start..<start))
        }
        rows[rows.count - 1].isLast = true
        return rows
    }

    private mutating func addLanes(
        _ run: LifecycleRun,
        _ timeline: TimelineColumns,
        _ states: inout [Int: TimelineState],
        _ order: inout [Int?]
    ) {
        var lanes: [Int?: Lane] = [:]
        for (controller, state) in states where state != .none {
            lanes[controller] = Lane(controller: controller, states: [(columns.lowerBound, state)])
        }
        for index in columns {
            let column = timeline.columns[index]
            for (controller, state) in states where state != .none && run.isReleased(controller, before: column.step) {
                states[controller] = TimelineState.none
                lanes[controller]?.states.append((index, .none))
            }
            for step in column.steps {
                let controller = step.controller
                if !order.contains(controller) { order.append(controller) }
                var lane = lanes[controller] ?? Lane(controller: controller)
                if let helper = step.helper {
                    if !lane.helpers.contains(helper) { lane.helpers.append(helper) }
                } else if let controller {
                    let state = states[controller] ?? .none
                    let next = state.after(step.kind)
                    states[controller] = next
                    if next != state { lane.states.append((index, next)) }
                }
                lanes[controller] = lane
            }
        }
        self.lanes = order.compactMap { lanes[$0] }
        // A controller that was released before its first column in the row has no lane.
        self.lanes.removeAll { lane in
            lane.controller != nil && lane.states.first?.column == columns.lowerBound
                && lane.states.dropFirst().first.map { $0.column == columns.lowerBound && $0.state == .none } == true
                && lane.helpers.isEmpty && !columns.contains { timeline.columns[$0].step.controller == lane.controller }
        }
    }
}

extension LifecycleRun {
    /// Whether a participant is known to be released before a step.
    fileprivate func isReleased(_ participant: Int, before step: Step) -> Bool {
        guard let last = self.participant(participant)?.releasedAfter else { return false }
        return last < step.id
    }
}

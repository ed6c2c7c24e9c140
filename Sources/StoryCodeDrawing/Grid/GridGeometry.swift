/// The positions of the rows, columns and channels of a grid.
struct GridGeometry {
    private var columns: [(left: Double, width: Double)] = []
    private var rows: [(top: Double, middle: Double, bottom: Double)] = []
    private var columnChannels: [(start: Double, end: Double, step: Double)] = []
    private var rowChannels: [(tracks: Double, out: Double, into: Double)] = []
    private(set) var width = 0.0
    private(set) var height = 0.0

    private static let trackStep = 8.0

    /// The sizes that the contents of a row's channel need.
    private struct RowNeeds {
        var above = 0.0
        var below = 0.0
        var hasLaneOut = false
        var hasLaneIn = false
        var least = 0.0
    }

    init(
        _ placement: GridPlacement,
        _ boxes: [GridDiagram.Box],
        _ arrows: [RoutedArrow],
        _ tracks: ChannelTracks,
        gap: Double
    ) {
        let cells = placement.cells
        var widths = [Double](repeating: 0, count: placement.columnCount)
        var halves = [(above: Double, below: Double)](repeating: (0, 0), count: placement.rowCount)
        var needs = [RowNeeds](repeating: RowNeeds(), count: placement.rowCount + 1)
        for (box, cell) in zip(boxes, cells) {
            widths[cell.column] = max(widths[cell.column], box.width)
            halves[cell.row].above = max(halves[cell.row].above, box.height / 2)
            halves[cell.row].below = max(halves[cell.row].below, box.height / 2 + box.attached)
            needs[cell.row].above = max(needs[cell.row].above, box.clearance)
            if box.isReached { needs[cell.row].hasLaneIn = true }
            if box.leadsOut { needs[cell.row + 1].hasLaneOut = true }
        }
        Self.addLabels(arrows, cells, to: &needs)
        layOutColumns(widths, tracks, gap)
        layOutRows(halves, needs, tracks)
    }

    /// Adds the heights of the labels that are stacked above and below boxes.
    private static func addLabels(_ arrows: [RoutedArrow], _ cells: [GridPlacement.Cell], to needs: inout [RowNeeds]) {
        var stacks: [LabelSpace.Place: Double] = [:]
        // By the upper box.
        var straight: [Int: [Double]] = [:]
        for routed in arrows where routed.arrow.labelHeight > 0 {
            let (arrow, place) = (routed.arrow, routed.labelPlace)
            if routed.route.channels.isEmpty, !place.side.isVertical {
                // Straight arrows upwards and downwards have their labels between the boxes.
                let upper = cells[arrow.from].row < cells[arrow.to].row ? arrow.from : arrow.to
                straight[upper, default: []].append(arrow.labelHeight + 3)
            } else {
                stacks[place, default: 0] += arrow.labelHeight + 3
            }
        }
        for (box, heights) in straight {
            let row = cells[box].row + 1
            // The first label is in the middle, and a second one is above or below it.
            let margin = heights.count > 1 ? (heights.max() ?? 0) + 18 : 27
            needs[row].least = max(needs[row].least, heights.reduce(margin, +))
        }
        for (place, height) in stacks {
            // Other arrows have their labels elsewhere or in footnotes.
            let height = min(height, 110)
            let row = cells[place.box].row
            if place.side == .top { needs[row].above = max(needs[row].above, height + 12) }
            if place.side == .bottom { needs[row + 1].below = max(needs[row + 1].below, height + 6) }
        }
    }

    private mutating func layOutColumns(_ widths: [Double], _ tracks: ChannelTracks, _ gap: Double) {
        var x = 0.0
        for number in 0...widths.count {
            let count = tracks.count(in: .init(axis: .column, number: number))
            let isOuter = number == 0 || number == widths.count
            let channel = isOuter && count == 0 ? 24 : gap
            let step = min(Self.trackStep, (channel - 50) / Double(max(count - 1, 1)))
            columnChannels.append(
                (x + (number == 0 ? 12 : 16), x + channel - (number == widths.count ? 12 : 16), max(step, 1))
            )
            x += channel
            if number < widths.count {
                columns.append((x, widths[number]))
                x += widths[number]
            }
        }
        width = x
    }

    private mutating func layOutRows(
        _ halves: [(above: Double, below: Double)],
        _ needs: [RowNeeds],
        _ tracks: ChannelTracks
    ) {
        var y = 0.0
        for (number, need) in needs.enumerated() {
            let count = tracks.count(in: .init(axis: .row, number: number))
            let isOuter = number == 0 || number == halves.count
            let top = y + (number == 0 ? 4 : 10)
            let tracksTop = top + (need.hasLaneOut ? 8 : 0) + need.below
            let into = tracksTop + Double(count) * Self.trackStep
            rowChannels.append((tracksTop, top, into))
            let bottom = into + (need.hasLaneIn ? 8 : 0) + max(need.above, count > 0 || need.hasLaneIn ? 14 : 0)
            y = max(bottom, y + need.least, y + (isOuter ? 16 : 36))
            if number < halves.count {
                let half = halves[number]
                rows.append((y, y + half.above, y + half.above + half.below))
                y += half.above + half.below
            }
        }
        height = y
    }

    func center(of cell: GridPlacement.Cell) -> DrawingPoint {
        let column = columns[cell.column]
        return DrawingPoint(x: column.left + column.width / 2, y: rows[cell.row].middle)
    }

    /// Returns the position of a track: the x coordinate in a column's channel, the y coordinate in a row's.
    func position(of track: ChannelTracks.Track, in channel: GridRoute.Channel) -> Double {
        let number = Double(track.number)
        if channel.axis == .row { return rowChannels[channel.number].tracks + (number + 0.5) * Self.trackStep }
        let (start, end, step) = columnChannels[channel.number]
        return track.isFromEnd ? end - number * step : start + number * step
    }

    /// Returns the y coordinate of the lane for arrows from and to other diagrams.
    func outerLane(of channel: Int, isEnd: Bool) -> Double {
        isEnd ? rowChannels[channel].into + 4 : rowChannels[channel].out + 2
    }
}

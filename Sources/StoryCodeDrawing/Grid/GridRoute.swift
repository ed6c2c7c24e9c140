/// The way of an arrow between two boxes of a grid: through the channels between its rows and columns.
struct GridRoute: Hashable {
    /// The side of a box at which an arrow begins or ends.
    enum Side: Hashable {
        case left, right, top, bottom

        var isVertical: Bool { self == .left || self == .right }
    }

    /// A channel: the space before the column or the row with the same number, or after the last one.
    enum Channel: Hashable {
        case column(Int)
        case row(Int)
    }

    let start: Side
    let end: Side
    /// The channels on the way, alternately of columns and rows; none if the arrow is straight.
    let channels: [Channel]
}

extension GridRoute.Channel {
    /// The position among the rows or the columns, in half cells.
    var position: Int {
        switch self {
        case .column(let number), .row(let number): number * 2
        }
    }
}

extension GridPlacement.Cell {
    /// Returns the position along a channel, in half cells.
    func position(along channel: GridRoute.Channel) -> Int {
        switch channel {
        case .column: row * 2 + 1
        case .row: column * 2 + 1
        }
    }
}

/// Finds short ways with few turns.
struct GridRouter {
    private let cells: [GridPlacement.Cell]
    /// The sizes of a cell with a channel, which weigh the ways.
    private let pitch: DrawingPoint
    /// Whether something is attached below a box, so that no arrow begins or ends there.
    private let isClosedBelow: [Bool]
    /// The next box in the same row, and in the same column.
    private var right: [Int: Int] = [:]
    private var below: [Int: Int] = [:]

    init(_ placement: GridPlacement, pitch: DrawingPoint, isClosedBelow: [Bool]) {
        (cells, self.pitch, self.isClosedBelow) = (placement.cells, pitch, isClosedBelow)
        let byRow = cells.indices.sorted { (cells[$0].row, cells[$0].column) < (cells[$1].row, cells[$1].column) }
        for (box, next) in zip(byRow, byRow.dropFirst()) where cells[box].row == cells[next].row { right[box] = next }
        let byColumn = cells.indices.sorted { (cells[$0].column, cells[$0].row) < (cells[$1].column, cells[$1].row) }
        for (box, next) in zip(byColumn, byColumn.dropFirst()) where cells[box].column == cells[next].column {
            below[box] = next
        }
    }

    func route(from: Int, to: Int) -> GridRoute {
        if right[from] == to { return GridRoute(start: .right, end: .left, channels: []) }
        if right[to] == from { return GridRoute(start: .left, end: .right, channels: []) }
        if below[from] == to, !isClosedBelow[from] { return GridRoute(start: .bottom, end: .top, channels: []) }
        if below[to] == from, !isClosedBelow[to] { return GridRoute(start: .top, end: .bottom, channels: []) }
        let (source, target) = (cells[from], cells[to])
        if from == to { return GridRoute(start: .right, end: .right, channels: [.column(source.column + 1)]) }
        var best: (route: GridRoute, cost: Double)?
        for start in sides(of: from) {
            for end in sides(of: to) {
                for channels in Self.ways(source, start, target, end) {
                    let route = GridRoute(start: start, end: end, channels: channels)
                    let cost = cost(of: route, source, target)
                    if cost < best?.cost ?? .infinity { best = (route, cost) }
                }
            }
        }
        return best?.route ?? GridRoute(start: .right, end: .left, channels: [.column(source.column + 1)])
    }

    private func sides(of box: Int) -> [GridRoute.Side] {
        isClosedBelow[box] ? [.right, .left, .top] : [.right, .bottom, .left, .top]
    }

    /// Returns the channel at a side of a cell.
    private static func channel(_ cell: GridPlacement.Cell, _ side: GridRoute.Side) -> GridRoute.Channel {
        switch side {
        case .left: .column(cell.column)
        case .right: .column(cell.column + 1)
        case .top: .row(cell.row)
        case .bottom: .row(cell.row + 1)
        }
    }

    /// Returns the possible channels between two sides.
    private static func ways(
        _ source: GridPlacement.Cell,
        _ start: GridRoute.Side,
        _ target: GridPlacement.Cell,
        _ end: GridRoute.Side
    ) -> [[GridRoute.Channel]] {
        let (first, last) = (channel(source, start), channel(target, end))
        if first == last { return [[first]] }
        switch (first, last) {
        case (.column, .row), (.row, .column): return [[first, last]]
        case (.column, .column):
            return between(source.row, target.row).map { [first, .row($0), last] }
        case (.row, .row):
            return between(source.column, target.column).map { [first, .column($0), last] }
        }
    }

    /// Returns the channels next to two lines, on the sides that face each other.
    private static func between(_ first: Int, _ second: Int) -> [Int] {
        if first == second { return [first, first + 1] }
        return first < second ? [first + 1, second] : [first, second + 1]
    }

    /// The estimated length, with a price for each turn.
    private func cost(of route: GridRoute, _ source: GridPlacement.Cell, _ target: GridPlacement.Cell) -> Double {
        let goal = point(target, route.end)
        var (point, cost) = (point(source, route.start), 0.0)
        for channel in route.channels {
            switch channel {
            case .column(let number):
                let x = (Double(number) - 0.1) * pitch.x
                cost += abs(point.x - x) + 110
                point.x = x
            case .row(let number):
                let y = (Double(number) - 0.1) * pitch.y
                cost += abs(point.y - y) + 110
                point.y = y
            }
        }
        // An arrow that ends in the direction of reading is easier to follow. On the right, it would end between the
        // labels of arrows to the next column.
        let ending: Double =
            switch route.end {
            case .left, .top: 0
            case .bottom: 60
            case .right: 160
            }
        return cost + abs(point.x - goal.x) + abs(point.y - goal.y) + ending
    }

    /// Returns the estimated middle of a side.
    private func point(_ cell: GridPlacement.Cell, _ side: GridRoute.Side) -> DrawingPoint {
        let (dx, dy) =
            switch side {
            case .left: (0.0, 0.4)
            case .right: (0.8, 0.4)
            case .top: (0.4, 0.0)
            case .bottom: (0.4, 0.8)
            }
        return DrawingPoint(x: (Double(cell.column) + dx) * pitch.x, y: (Double(cell.row) + dy) * pitch.y)
    }
}

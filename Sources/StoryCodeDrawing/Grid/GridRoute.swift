/// The way of an arrow between two boxes of a grid: through the channels between its rows and columns.
struct GridRoute: Hashable {
    /// The direction across columns, or across rows.
    enum Axis: Hashable {
        case column, row

        var other: Axis { self == .column ? .row : .column }
    }

    /// The side of a box at which an arrow begins or ends.
    enum Side: Hashable {
        case left, right, top, bottom

        var isVertical: Bool { self == .left || self == .right }

        /// The axis that crosses the side.
        var axis: Axis { isVertical ? .column : .row }

        /// Whether the side is the second one along its axis.
        var isLast: Bool { self == .right || self == .bottom }
    }

    /// A channel: the space before the column or the row with the same number, or after the last one.
    struct Channel: Hashable {
        let axis: Axis
        let number: Int

        /// The position among the rows or the columns, in half cells.
        var position: Int { number * 2 }
    }

    let start: Side
    let end: Side
    /// The channels on the way, alternately of columns and rows; none if the arrow is straight.
    let channels: [Channel]
}

extension GridPlacement.Cell {
    /// The number of the column or the row.
    subscript(axis: GridRoute.Axis) -> Int { axis == .column ? column : row }

    /// Returns the position along a channel, in half cells.
    func position(along channel: GridRoute.Channel) -> Int { self[channel.axis.other] * 2 + 1 }
}

extension DrawingPoint {
    /// The coordinate along an axis.
    subscript(axis: GridRoute.Axis) -> Double {
        get { axis == .column ? x : y }
        set { if axis == .column { x = newValue } else { y = newValue } }
    }

    /// Returns the point with another coordinate along an axis.
    func moved(to coordinate: Double, along axis: GridRoute.Axis) -> DrawingPoint {
        var point = self
        point[axis] = coordinate
        return point
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
        (right, below) = (neighbors(along: .column), neighbors(along: .row))
    }

    private func neighbors(along axis: GridRoute.Axis) -> [Int: Int] {
        func key(_ box: Int) -> (Int, Int) { (cells[box][axis.other], cells[box][axis]) }
        let sorted = cells.indices.sorted { key($0) < key($1) }
        let pairs = zip(sorted, sorted.dropFirst()).filter { key($0).0 == key($1).0 }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    func route(from: Int, to: Int) -> GridRoute {
        if right[from] == to { return GridRoute(start: .right, end: .left, channels: []) }
        if right[to] == from { return GridRoute(start: .left, end: .right, channels: []) }
        if below[from] == to, !isClosedBelow[from] { return GridRoute(start: .bottom, end: .top, channels: []) }
        if below[to] == from, !isClosedBelow[to] { return GridRoute(start: .top, end: .bottom, channels: []) }
        let (source, target) = (cells[from], cells[to])
        if from == to { return GridRoute(start: .right, end: .right, channels: [Self.channel(source, .right)]) }
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
        return best?.route ?? GridRoute(start: .right, end: .left, channels: [Self.channel(source, .right)])
    }

    private func sides(of box: Int) -> [GridRoute.Side] {
        isClosedBelow[box] ? [.right, .left, .top] : [.right, .bottom, .left, .top]
    }

    /// Returns the channel at a side of a cell.
    private static func channel(_ cell: GridPlacement.Cell, _ side: GridRoute.Side) -> GridRoute.Channel {
        GridRoute.Channel(axis: side.axis, number: cell[side.axis] + (side.isLast ? 1 : 0))
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
        if first.axis != last.axis { return [[first, last]] }
        let axis = first.axis.other
        return between(source[axis], target[axis]).map { [first, .init(axis: axis, number: $0), last] }
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
            let position = (Double(channel.number) - 0.1) * pitch[channel.axis]
            cost += abs(point[channel.axis] - position) + 110
            point[channel.axis] = position
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
        var point = DrawingPoint(x: (Double(cell.column) + 0.4) * pitch.x, y: (Double(cell.row) + 0.4) * pitch.y)
        point[side.axis] = (Double(cell[side.axis]) + (side.isLast ? 0.8 : 0)) * pitch[side.axis]
        return point
    }
}

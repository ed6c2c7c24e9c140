/// The points at which arrows touch boxes: sorted by their direction, so that few of them cross.
struct GridPorts {
    /// An arrow's end at a side of a box, which the arrows of a bundle share.
    struct Port: Hashable {
        let box: Int
        let side: GridRoute.Side
        let bundle: Int
        let isEnd: Bool
    }

    private var positions: [Port: Int] = [:]
    private var counts: [Port: (before: Int, straight: Int, after: Int)] = [:]
    private let space: LabelSpace

    /// - Parameter space: The distances between arrows with labels.
    init(_ arrows: [RoutedArrow], _ cells: [GridPlacement.Cell], _ space: LabelSpace) {
        self.space = space
        let directions = Self.directions(arrows, cells)
        for ports in Dictionary(grouping: directions.keys, by: \.place).values {
            let sorted = ports.sorted {
                (directions[$0] ?? 0, $0.bundle, $0.isEnd ? 1 : 0) < (directions[$1] ?? 0, $1.bundle, $1.isEnd ? 1 : 0)
            }
            let groups = [-1, 0, 1].map { direction in sorted.count { directions[$0] == direction } }
            for (index, port) in sorted.enumerated() {
                positions[port] = index
                counts[port] = (groups[0], groups[1], groups[2])
            }
        }
    }

    /// Returns for each port whether its arrow leads back (-1), straight (0) or forward (1) along the side.
    private static func directions(_ arrows: [RoutedArrow], _ cells: [GridPlacement.Cell]) -> [Port: Int] {
        var sums: [Port: Int] = [:]
        var straight: Set<Int> = []
        for arrow in arrows {
            let channels = arrow.route.channels
            guard let first = channels.first, let last = channels.last else {
                straight.insert(arrow.bundle)
                (sums[arrow.start], sums[arrow.end]) = (0, 0)
                continue
            }
            let (from, to) = (cells[arrow.start.box], cells[arrow.end.box])
            let isLoop = arrow.start.box == arrow.end.box
            let next = channels.dropFirst().first.map(\.position) ?? to.position(along: first)
            let before = channels.dropLast().last.map(\.position) ?? from.position(along: last)
            sums[arrow.start, default: 0] += isLoop || next < from.position(along: first) ? -1 : 1
            sums[arrow.end, default: 0] += before < to.position(along: last) ? -1 : 1
        }
        return Dictionary(uniqueKeysWithValues: sums.map { ($0, straight.contains($0.bundle) ? 0 : $1 < 0 ? -1 : 1) })
    }

    /// Returns the distance of a port from the middle of its side.
    ///
    /// - Parameter length: The usable length of the side.
    func offset(_ port: Port, length: Double) -> Double {
        guard let index = positions[port], let count = counts[port] else { return 0 }
        let total = count.before + count.straight + count.after
        // Arrows from boxes on both sides of a channel are at different heights, so that they do not overlap in it.
        let shift = port.side == .right || port.side == .bottom ? -4.0 : 4
        guard total > 1 else { return count.straight == 1 ? 0 : shift }
        // Straight arrows have the same distance at both boxes.
        let straightStep = min(space.straightSteps[port.place] ?? 24, length / Double(max(count.straight - 1, 1)))
        let middle = Double(index - count.before) - Double(count.straight - 1) / 2
        let wanted = max(space.steps[port.place] ?? 0, 14)
        if count.straight == 0 {
            return shift + (Double(index) - Double(total - 1) / 2) * min(wanted, length / Double(total - 1))
        }
        if (count.before..<count.before + count.straight).contains(index) { return middle * straightStep }
        let edge = Double(count.straight - 1) / 2 * straightStep
        let step = min(wanted, (length / 2 - edge) / Double(max(count.before, count.after)))
        return index < count.before
            ? shift - edge + Double(index - count.before) * step
            : shift + edge + Double(index - count.before - count.straight + 1) * step
    }
}

extension GridPorts.Port {
    var place: LabelSpace.Place { .init(box: box, side: side) }
}

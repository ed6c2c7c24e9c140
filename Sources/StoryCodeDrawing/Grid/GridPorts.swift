/// The points at which arrows touch boxes: sorted by their direction, so that they cross little.
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
    private let steps: [StraightArrows.Place: Double]

    /// - Parameters:
    ///   - directions: For each port, whether its arrow leads back (-1), straight (0) or forward (1) along the side.
    ///   - steps: The distances between straight arrows.
    init(_ directions: [Port: Int], steps: [StraightArrows.Place: Double]) {
        self.steps = steps
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

    /// Returns the distance of a port from the middle of its side.
    ///
    /// - Parameter length: The usable length of the side.
    func offset(_ port: Port, length: Double) -> Double {
        guard let index = positions[port], let count = counts[port] else { return 0 }
        let total = count.before + count.straight + count.after
        guard total > 1 else { return 0 }
        // Straight arrows have the same distance at both boxes.
        let straightStep = min(steps[port.place] ?? 24, length / Double(max(count.straight - 1, 1)))
        let middle = Double(index - count.before) - Double(count.straight - 1) / 2
        if count.straight == 0 { return (Double(index) - Double(total - 1) / 2) * min(16, length / Double(total - 1)) }
        if (count.before..<count.before + count.straight).contains(index) { return middle * straightStep }
        let side =
            index < count.before ? Double(index - count.before) : Double(index - count.before - count.straight + 1)
        let room = (length - Double(count.straight - 1) * straightStep) / 2
        let step = min(14, room / Double(max(count.before, count.after)))
        let edge = Double(count.straight - 1) / 2 * straightStep
        return side < 0 ? -edge + side * step : edge + side * step
    }
}

extension GridPorts.Port {
    fileprivate var place: StraightArrows.Place { .init(box: box, side: side) }
}

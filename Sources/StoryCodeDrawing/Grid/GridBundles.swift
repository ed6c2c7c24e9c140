/// The bundles of arrows that share a line.
struct GridBundles {
    /// The bundle of each arrow.
    private(set) var numbers: [Int] = []
    /// Whether the label of each arrow belongs at its beginning.
    private(set) var isLabeledAtStart: [Bool] = []

    private struct End: Hashable {
        let box: Int
        let kind: Int
        let isEnd: Bool
        /// Whether the arrows touch their other boxes on the right: their labels are on the other side of the line.
        let isBackward: Bool
    }

    init(_ arrows: [GridDiagram.Arrow], _ routes: [GridRoute]) {
        var counts: [End: Int] = [:]
        for (arrow, route) in zip(arrows, routes) where !route.channels.isEmpty {
            let ends = Self.ends(arrow, route)
            counts[ends.start, default: 0] += 1
            counts[ends.end, default: 0] += 1
        }
        var bundles: [End: Int] = [:]
        for (index, (arrow, route)) in zip(arrows, routes).enumerated() {
            let (start, end) = Self.ends(arrow, route)
            let (starting, ending) = (counts[start] ?? 0, counts[end] ?? 0)
            let shared = starting >= ending ? start : end
            guard !route.channels.isEmpty, arrow.from != arrow.to, max(starting, ending) > 1 else {
                numbers.append(index)
                isLabeledAtStart.append(false)
                continue
            }
            numbers.append(bundles[shared] ?? index)
            bundles[shared] = numbers[index]
            isLabeledAtStart.append(shared.isEnd)
        }
    }

    private static func ends(_ arrow: GridDiagram.Arrow, _ route: GridRoute) -> (start: End, end: End) {
        (
            End(box: arrow.from, kind: arrow.kind, isEnd: false, isBackward: route.end == .right),
            End(box: arrow.to, kind: arrow.kind, isEnd: true, isBackward: route.start == .right)
        )
    }

    /// Whether each arrow shares its line with others.
    var isShared: [Bool] {
        let counts = numbers.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        return numbers.map { (counts[$0] ?? 0) > 1 }
    }

    /// Returns the direction along the side in which the arrows of each port lead.
    func directions(
        _ arrows: [GridDiagram.Arrow],
        _ routes: [GridRoute],
        _ cells: [GridPlacement.Cell]
    ) -> [GridPorts.Port: Int] {
        var sums: [GridPorts.Port: Int] = [:]
        for (index, (arrow, route)) in zip(arrows, routes).enumerated() {
            let start = GridPorts.Port(box: arrow.from, side: route.start, bundle: numbers[index], isEnd: false)
            let end = GridPorts.Port(box: arrow.to, side: route.end, bundle: numbers[index], isEnd: true)
            guard let first = route.channels.first, let last = route.channels.last else {
                (sums[start], sums[end]) = (0, 0)
                continue
            }
            let (from, to) = (cells[arrow.from], cells[arrow.to])
            let isLoop = arrow.from == arrow.to
            let next = route.channels.dropFirst().first.map(\.position) ?? to.position(along: first)
            let before = route.channels.dropLast().last.map(\.position) ?? from.position(along: last)
            sums[start, default: 0] += isLoop || next < from.position(along: first) ? -1 : 1
            sums[end, default: 0] += before < to.position(along: last) ? -1 : 1
        }
        let straight = Set(
            zip(arrows, routes).enumerated().filter { $0.element.1.channels.isEmpty }.map { numbers[$0.offset] }
        )
        return Dictionary(
            uniqueKeysWithValues: sums.map { ($0, straight.contains($0.bundle) ? 0 : $1 < 0 ? -1 : 1) }
        )
    }

}

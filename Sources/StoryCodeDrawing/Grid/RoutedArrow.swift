/// An arrow with its way through the grid and with the bundle of arrows with which it shares a line.
struct RoutedArrow {
    let arrow: GridDiagram.Arrow
    let route: GridRoute
    private(set) var bundle: Int
    /// Whether the label belongs at the beginning of the line.
    private(set) var isLabeledAtStart = false
    /// Whether other arrows share a part of the line.
    private(set) var isShared = false

    /// The end at the first box.
    var start: GridPorts.Port { .init(box: arrow.from, side: route.start, bundle: bundle, isEnd: false) }
    /// The end at the second box.
    var end: GridPorts.Port { .init(box: arrow.to, side: route.end, bundle: bundle, isEnd: true) }
    /// The side of a box at which the label belongs.
    var labelPlace: LabelSpace.Place { isLabeledAtStart ? start.place : end.place }

    private struct End: Hashable {
        let box: Int
        let kind: Int
        let isEnd: Bool
        /// Whether the arrows touch their other boxes on the right: their labels are on the other side of the line.
        let isBackward: Bool
    }

    private var ends: (start: End, end: End) {
        (
            End(box: arrow.from, kind: arrow.kind, isEnd: false, isBackward: route.end == .right),
            End(box: arrow.to, kind: arrow.kind, isEnd: true, isBackward: route.start == .right)
        )
    }

    /// Returns arrows with their ways and bundles.
    static func arrows(_ arrows: [GridDiagram.Arrow], in router: GridRouter) -> [RoutedArrow] {
        var routed = arrows.enumerated().map { index, arrow in
            RoutedArrow(arrow: arrow, route: router.route(from: arrow.from, to: arrow.to), bundle: index)
        }
        var counts: [End: Int] = [:]
        for arrow in routed where !arrow.route.channels.isEmpty {
            counts[arrow.ends.start, default: 0] += 1
            counts[arrow.ends.end, default: 0] += 1
        }
        var bundles: [End: Int] = [:]
        for (index, arrow) in routed.enumerated() {
            let (start, end) = arrow.ends
            let (starting, ending) = (counts[start] ?? 0, counts[end] ?? 0)
            guard !arrow.route.channels.isEmpty, start.box != end.box, max(starting, ending) > 1 else { continue }
            let shared = starting >= ending ? start : end
            routed[index].bundle = bundles[shared] ?? index
            routed[index].isLabeledAtStart = shared.isEnd
            bundles[shared] = routed[index].bundle
        }
        let sizes = routed.reduce(into: [:]) { $0[$1.bundle, default: 0] += 1 }
        for index in routed.indices { routed[index].isShared = (sizes[routed[index].bundle] ?? 0) > 1 }
        return routed
    }
}

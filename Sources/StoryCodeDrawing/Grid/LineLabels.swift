/// Positions of labels on the lines of arrows: they cover no box and no other label, and other lines only if allowed.
package struct LineLabels {
    /// The areas of boxes, titles and labels.
    private var occupied: SpatialIndex
    private var segments = SpatialIndex()
    private var known: Set<DrawingRect> = []
    private let bounds: DrawingRect

    /// A line of this length is not avoided: finding it would take time in proportion to the drawing.
    private static let longest = 3000.0

    /// - Parameters:
    ///   - occupied: The areas that labels do not cover.
    ///   - bounds: The area that contains all labels.
    package init(occupied: SpatialIndex, bounds: DrawingRect) { (self.occupied, self.bounds) = (occupied, bounds) }

    /// Adds the line of an arrow, which labels of other arrows avoid.
    package mutating func add(_ line: GridDiagram.Line) {
        for (start, end) in zip(line.corners, line.corners.dropFirst()) {
            let rect = DrawingRect(start, end).expanded(by: 1)
            guard (end - start).length < Self.longest, known.insert(rect).inserted else { continue }
            segments.insert(rect, owner: line.bundle)
        }
    }

    /// Reserves and returns the best position on a line, or returns nil if there is none.
    ///
    /// - Parameters:
    ///   - avoidsLines: Whether the label must not cover the line of another arrow.
    ///   - offsets: The distances from the line at which the label may be.
    package mutating func place(
        on line: GridDiagram.Line,
        avoidsLines: Bool,
        offsets: [Double] = [0],
        _ width: Double,
        _ height: Double
    ) -> DrawingRect? {
        var best: (rect: DrawingRect, cost: Double)?
        let pairs = Array(zip(line.corners, line.corners.dropFirst()))
        let ordered = line.isLabeledAtStart ? pairs : pairs.reversed()
        for (number, (start, end)) in ordered.prefix(line.isShared ? 2 : ordered.count).enumerated() {
            let isHorizontal = abs(end.y - start.y) < 0.5
            let isLast = end == line.corners.last
            let (length, extent) = ((end - start).length, isHorizontal ? width : height)
            // The arrowhead stays visible.
            let usable = length - (isLast ? 11 : 0)
            for (fraction, offset) in Self.fractions.flatMap({ fraction in offsets.map { (fraction, $0) } }) {
                let isWide = extent + 6 > usable
                let distance = isWide ? usable * fraction : extent / 2 + 3 + (usable - extent - 6) * fraction
                var center = start.interpolated(to: end, length > 0 ? distance / length : 0)
                if isHorizontal { center.y += offset } else { center.x += offset }
                let rect = DrawingRect(center: center, width: width, height: height)
                var cost = Double(number) * 16 + abs(fraction - 0.5) * 8 + abs(offset) + (isWide ? 24 : 0)
                guard cost < best?.cost ?? .infinity, bounds.contains(rect), occupied.isFree(rect.expanded(by: 1))
                else {
                    continue
                }
                let crossed = segments.owners(in: rect).subtracting([line.bundle]).count
                if avoidsLines, crossed > 0 { continue }
                cost += Double(crossed) * 40
                if cost < best?.cost ?? .infinity { best = (rect, cost) }
            }
        }
        if let rect = best?.rect { occupied.insert(rect, owner: -1) }
        return best?.rect
    }

    private static let fractions = [0.5, 0.25, 0.75, 0, 1]
}

/// A layout of boxes as on a canvas, without overlaps.
///
/// The canvas is scaled up until nothing overlaps, while wide gaps shrink, so that the drawing stays small. Boxes at
/// the same location move to the nearest free positions.
package struct CanvasLayout {
    /// A box to arrange.
    package struct Block {
        package let width: Double
        package let height: Double
        package let location: DrawingPoint

        package init(width: Double, height: Double, location: DrawingPoint) {
            (self.width, self.height, self.location) = (width, height, location)
        }
    }

    private let gap: DrawingPoint

    package init(gap: DrawingPoint) { self.gap = gap }

    /// Returns the rectangles of blocks, with their common bounds at the origin.
    package func rects(of blocks: [Block]) -> [DrawingRect] {
        var columns = CanvasAxis(blocks.map { ($0.location.x, $0.width / 2, $0.width / 2) }, gap: gap.x)
        var rows = CanvasAxis(blocks.map { ($0.location.y, 0, $0.height) }, gap: gap.y)
        var rects: [DrawingRect] = []
        var scale = 0.2
        repeat {
            columns.scale(by: scale)
            rows.scale(by: scale * 0.6)
            rects = blocks.indices.map { index in
                let (width, height) = (blocks[index].width, blocks[index].height)
                let x = columns.positions[index] - width / 2
                return DrawingRect(x: x, y: rows.positions[index], width: width, height: height)
            }
            scale *= 1.25
        } while scale < 4 && overlap(rects)
        rects = separated(rects)
        let bounds = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
        return rects.map { $0.offset(by: DrawingPoint(x: -bounds.x, y: -bounds.y)) }
    }

    /// Returns a rectangle with half of the gaps around it.
    private func spaced(_ rect: DrawingRect) -> DrawingRect { rect.expanded(x: gap.x / 2 - 1, y: gap.y / 2 - 1) }

    private func overlap(_ rects: [DrawingRect]) -> Bool {
        var occupied = SpatialIndex()
        for rect in rects.map(spaced) {
            guard occupied.isFree(rect) else { return true }
            occupied.insert(rect, owner: 0)
        }
        return false
    }

    /// Moves each rectangle that overlaps another to the nearest free position, or below everything.
    private func separated(_ rects: [DrawingRect]) -> [DrawingRect] {
        var rects = rects
        var occupied = SpatialIndex()
        var bottom = rects.map(\.bottom).max() ?? 0
        for index in rects.indices.sorted(by: { (rects[$0].y, rects[$0].x, $0) < (rects[$1].y, rects[$1].x, $1) }) {
            let rect = rects[index]
            if !occupied.isFree(spaced(rect)) {
                let step = DrawingPoint(x: rect.width + gap.x, y: rect.height + gap.y)
                let nearby = Self.nearbySteps.lazy.map {
                    rect.offset(by: DrawingPoint(x: $0.x * step.x, y: $0.y * step.y))
                }
                rects[index] =
                    nearby.first { occupied.isFree(spaced($0)) }
                    ?? rect.offset(by: DrawingPoint(x: 0, y: bottom + gap.y - rect.y))
            }
            occupied.insert(spaced(rects[index]), owner: index)
            bottom = max(bottom, rects[index].bottom)
        }
        return rects
    }

    /// The steps to nearby positions: the nearest first, and those below and to the right before the others.
    private static let nearbySteps: [DrawingPoint] = {
        let steps = (-3...3).flatMap { x in (-3...3).map { DrawingPoint(x: Double(x), y: Double($0)) } }
        return steps.sorted { ($0.length, -$0.y, -$0.x) < ($1.length, -$1.y, -$1.x) }
    }()
}

/// One dimension of a canvas that is scaled.
private struct CanvasAxis {
    /// The scaled position of each item.
    private(set) var positions: [Double]

    /// For each item, the line that it shares with items at nearly the same position.
    private var lines: [Int]

    /// The distances between adjacent lines on the canvas, and the distances that their items need in the drawing.
    private var distances: [(canvas: Double, needed: Double)] = []

    /// - Parameters:
    ///   - items: The position of each item on the canvas, and its extent on both sides in the drawing.
    ///   - gap: The distance between adjacent items in the drawing.
    init(_ items: [(position: Double, before: Double, after: Double)], gap: Double) {
        positions = items.map(\.position)
        lines = items.map { _ in 0 }
        var extents: [(before: Double, after: Double)] = []
        var canvasDistances: [Double] = []
        var start = -Double.infinity
        for index in items.indices.sorted(by: { (items[$0].position, $0) < (items[$1].position, $1) }) {
            let item = items[index]
            if item.position - start > 40 {
                if !extents.isEmpty { canvasDistances.append(item.position - start) }
                extents.append((item.before, item.after))
                start = item.position
            }
            let line = extents.count - 1
            extents[line] = (max(extents[line].before, item.before), max(extents[line].after, item.after))
            lines[index] = line
        }
        let needed = zip(extents, extents.dropFirst()).map { $0.after + gap + $1.before }
        distances = zip(canvasDistances, needed).map { ($0, $1) }
    }

    /// Scales the canvas without making a gap wider than its items need.
    mutating func scale(by factor: Double) {
        var position = 0.0
        var linePositions = [position]
        for distance in distances {
            position += min(distance.canvas * factor, distance.needed)
            linePositions.append(position.rounded())
        }
        positions = lines.map { linePositions[$0] }
    }
}

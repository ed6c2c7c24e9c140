/// Rectangles with their owners, in a grid of cells that finds overlaps fast.
package struct SpatialIndex {
    private struct GridCell: Hashable {
        let x, y: Int
    }

    private static let cellSize = 128.0
    private var cells: [GridCell: [Int]] = [:]
    private var entries: [(rect: DrawingRect, owner: Int)] = []

    package init() {}

    package mutating func insert(_ rect: DrawingRect, owner: Int) {
        for cell in Self.cells(of: rect) { cells[cell, default: []].append(entries.count) }
        entries.append((rect, owner))
    }

    /// Returns the owners of rectangles that overlap a rectangle.
    package func owners(in rect: DrawingRect) -> Set<Int> {
        Set(overlaps(of: rect).map { entries[$0].owner })
    }

    /// Returns whether nothing overlaps a rectangle.
    package func isFree(_ rect: DrawingRect) -> Bool { overlaps(of: rect).first { _ in true } == nil }

    /// Returns the entries that overlap a rectangle; an entry in several cells occurs more than once.
    private func overlaps(of rect: DrawingRect) -> some Sequence<Int> {
        Self.cells(of: rect).lazy.flatMap { cells[$0] ?? [] }.filter { entries[$0].rect.overlaps(rect) }
    }

    private static func cells(of rect: DrawingRect) -> some Sequence<GridCell> {
        func index(_ coordinate: Double) -> Int { Int((coordinate / cellSize).rounded(.down)) }
        let rows = index(rect.y)...index(rect.bottom)
        return (index(rect.x)...index(rect.right)).lazy.flatMap { x in rows.lazy.map { GridCell(x: x, y: $0) } }
    }
}

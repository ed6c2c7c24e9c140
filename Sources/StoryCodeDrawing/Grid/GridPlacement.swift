/// The cells of boxes in a grid with a limited number of columns, in the order of a canvas.
///
/// Boxes at about the same height of the canvas are a row, and those of a row that is too long continue in the next row.
/// The row of the entry point is the first one, and begins with the entry point.
struct GridPlacement {
    /// A position in the grid.
    struct Cell: Hashable {
        let column: Int
        let row: Int
    }

    /// The cell of each box.
    private(set) var cells: [Cell]
    private(set) var columnCount = 0
    private(set) var rowCount = 0

    /// Points of a canvas that are closer than this are on one line.
    private static let tolerance = 250.0

    /// - Parameters:
    ///   - locations: The location of each box on the canvas.
    ///   - links: The boxes that arrows connect.
    ///   - entry: The box for the first cell, or nil for the one that the canvas has there.
    ///   - limit: The largest number of columns.
    init(_ locations: [DrawingPoint], links: [(from: Int, to: Int)], entry: Int?, limit: Int) {
        cells = locations.map { _ in Cell(column: 0, row: 0) }
        let columns = Self.lines(locations.map(\.x))
        let rows = Self.lines(locations.map(\.y))
        let columnCount = (columns.max() ?? -1) + 1
        let sources = Dictionary(links.filter { $0.from != $0.to }.map { ($0.to, $0.from) }) { first, _ in first }
        let first = entry.map { columns[$0] } ?? 0
        var isPlaced = [Bool](repeating: false, count: locations.count)
        for row in Self.rows(rows, columns, entry: entry) {
            for start in stride(from: 0, to: row.count, by: limit) {
                let part = row[start..<min(start + limit, row.count)]
                var next = 0
                for (number, box) in part.enumerated() {
                    var column = max(columns[box] - first, 0)
                    if columnCount > limit {
                        // The columns of a wide canvas have no place, so a box is below the source of its arrow.
                        let source = sources[box].flatMap { isPlaced[$0] ? cells[$0] : nil }
                        column = source.map { $0.row == rowCount ? next : $0.column } ?? column * limit / columnCount
                    }
                    column = min(max(next, column), limit - (part.count - number))
                    cells[box] = Cell(column: column, row: rowCount)
                    isPlaced[box] = true
                    next = column + 1
                }
                rowCount += 1
            }
        }
        removeEmptyColumns()
    }

    /// Returns for each position the number of its line.
    private static func lines(_ positions: [Double]) -> [Int] {
        var lines = positions.map { _ in 0 }
        var (line, start) = (-1, -Double.infinity)
        for index in positions.indices.sorted(by: { (positions[$0], $0) < (positions[$1], $1) }) {
            if positions[index] - start > tolerance {
                line += 1
                start = positions[index]
            }
            lines[index] = line
        }
        return lines
    }

    /// Returns the boxes of each row, from left to right; the entry point is the first one.
    private static func rows(_ rows: [Int], _ columns: [Int], entry: Int?) -> [[Int]] {
        var lists = [[Int]](repeating: [], count: (rows.max() ?? -1) + 1)
        for box in columns.indices.sorted(by: { (columns[$0], $0) < (columns[$1], $1) }) {
            lists[rows[box]].append(box)
        }
        guard let entry else { return lists }
        var first = lists.remove(at: rows[entry])
        let index = first.firstIndex(of: entry) ?? 0
        // What is left of the entry point follows what is right of it.
        first = Array(first[index...] + first[..<index])
        return [first] + lists
    }

    private mutating func removeEmptyColumns() {
        let used = Set(cells.map(\.column)).sorted()
        let positions = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1, $0) })
        cells = cells.map { Cell(column: positions[$0.column] ?? 0, row: $0.row) }
        columnCount = used.count
    }
}

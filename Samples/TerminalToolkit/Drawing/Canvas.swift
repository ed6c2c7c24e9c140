/// How a piece of text is drawn.
public enum TextStyle: Hashable, Sendable {
    /// As the terminal draws text without a style.
    case plain
    /// Bright.
    case title
    /// With the colours of text and background exchanged.
    case selected
    /// Less bright.
    case dimmed
    /// In the colour of favourites.
    case marked
    /// In the colour of problems.
    case notice
}

/// An area of the terminal, in rows and columns from zero.
public struct Area: Hashable, Sendable {
    /// The first row.
    public var row: Int
    /// The first column.
    public var column: Int
    /// The number of rows.
    public var rows: Int
    /// The number of columns.
    public var columns: Int

    /// Creates an area.
    public init(row: Int = 0, column: Int = 0, rows: Int, columns: Int) {
        (self.row, self.column, self.rows, self.columns) = (row, column, rows, columns)
    }
}

/// The text of a whole screen, cell by cell.
public struct Canvas: Sendable {
    /// A cell: a character, or nil in the second cell of a wide one.
    private struct Cell: Hashable, Sendable {
        var character: Character? = " "
        var style = TextStyle.plain
    }

    /// The whole canvas.
    public let area: Area

    private var cells: [[Cell]]

    /// Creates an empty canvas.
    public init(rows: Int, columns: Int) {
        area = Area(rows: rows, columns: columns)
        cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    }

    /// Writes text into a row, as far as it fits.
    public mutating func write(
        _ text: String,
        row: Int,
        column: Int,
        columns: Int = .max,
        style: TextStyle = .plain
    ) {
        guard cells.indices.contains(row), column >= 0, column < area.columns else { return }
        var next = column
        for character in Cells.fit(text, in: min(columns, area.columns - column)) {
            let width = Cells.count(character)
            guard width > 0 else { continue }
            for column in next..<next + width { clear(row, column) }
            cells[row][next] = Cell(character: character, style: style)
            for column in next + 1..<next + width { cells[row][column] = Cell(character: nil, style: style) }
            next += width
        }
    }

    /// Writes text that ends in the last column of an area.
    public mutating func writeTrailing(_ text: String, row: Int, in area: Area, style: TextStyle = .plain) {
        let text = Cells.fit(text, in: area.columns)
        write(text, row: row, column: area.column + area.columns - Cells.count(text), style: style)
    }

    /// Fills a row of an area.
    public mutating func fill(_ character: Character = " ", row: Int, in area: Area, style: TextStyle = .plain) {
        write(String(repeating: character, count: area.columns), row: row, column: area.column, style: style)
    }

    /// Draws a frame with a title around rows and columns in the middle of an area, and returns the area inside.
    public mutating func drawFrame(_ title: String, rows: Int, columns: Int, in area: Area) -> Area {
        let (rows, columns) = (min(rows + 2, area.rows), min(columns + 2, area.columns))
        guard rows > 2, columns > 6 else { return area }
        let (row, column) = (area.row + (area.rows - rows) / 2, area.column + (area.columns - columns) / 2)
        let text = Cells.fit(title, in: columns - 6)
        let top = "┌─ \(text) " + String(repeating: "─", count: columns - 5 - Cells.count(text)) + "┐"
        let side = "│" + String(repeating: " ", count: columns - 2) + "│"
        let bottom = "└" + String(repeating: "─", count: columns - 2) + "┘"
        for (index, line) in ([top] + Array(repeating: side, count: rows - 2) + [bottom]).enumerated() {
            write(line, row: row + index, column: column, style: .title)
        }
        return Area(row: row + 1, column: column + 1, rows: rows - 2, columns: columns - 2)
    }

    /// Clears both cells of a wide character, one of which is about to be replaced.
    private mutating func clear(_ row: Int, _ column: Int) {
        if cells[row][column].character == nil { cells[row][column - 1].character = " " }
        if column + 1 < area.columns, cells[row][column + 1].character == nil { cells[row][column + 1].character = " " }
    }

    /// The rows as plain text, without spaces at their ends.
    public var lines: [String] {
        cells.map { row in
            let line = String(row.compactMap(\.character))
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
    }

    /// Returns a row with the terminal's commands for its styles, without the empty cells at its end.
    func line(_ row: Int, _ palette: Palette) -> String {
        var line = ""
        var style = TextStyle.plain
        let end = cells[row].lastIndex { $0 != Cell() } ?? -1
        for (column, cell) in cells[row].prefix(end + 1).enumerated() {
            guard let character = cell.character else { continue }
            if cell.style != style { line += palette.command(cell.style) }
            style = cell.style
            line.append(character)
            // Terminals disagree about the width of some characters; the next cell has its own column in any case.
            if !character.isASCII { line += "\u{1B}[\(column + Cells.count(character) + 1)G" }
        }
        return line + palette.command(.plain)
    }

    /// The number of rows.
    var rows: Range<Int> { cells.indices }
}

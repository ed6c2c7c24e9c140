import CityGuideBase
import CityGuideKit
import StoryCode
import TerminalToolkit

/// The rows of a page, below its search field and its notices; in a frame if the page is a sheet.
final class PageWidget: Widget, PageView {
    var page = Page(title: "") { didSet { setNeedsDraw() } }
    weak let actions: (any PageActions)?

    /// Whether keys change the text of the search field.
    var isSearching = false { didSet { setNeedsDraw() } }

    private let isSheet: Bool

    /// Where the rows were drawn, and the first one of them.
    private var rowsArea = Area(rows: 0, columns: 0)
    private var firstRow = 0

    init(_ actions: any PageActions, isSheet: Bool = false) {
        self.actions = actions
        self.isSheet = isSheet
        super.init()
    }

    /// The number of rows of the page that were drawn, by which keys turn pages.
    var visibleRows: Int { max(rowsArea.rows, 1) }

    /// The selected row.
    var selectedRow: Page.Row? { page.selection.map { page.rows[$0] } }

    /// Returns the row that was drawn in a cell.
    func row(at row: Int, _ column: Int) -> Int? {
        let index = firstRow + row - rowsArea.row
        let columns = rowsArea.column..<rowsArea.column + rowsArea.columns
        let isInside = row >= rowsArea.row && row < rowsArea.row + rowsArea.rows && columns.contains(column)
        return isInside && page.rows.indices.contains(index) ? index : nil
    }

    override func draw(on canvas: inout Canvas, in area: Area) {
        let columns = isSheet ? 38 : area.columns
        // The latest one is the most important one, and the last line is cut if there are more.
        let lines = page.notices.reversed().flatMap { Cells.wrap($0, in: columns) }
        let count = max(area.rows / 3, 1)
        let rest = lines.dropFirst(count - 1).joined(separator: " ")
        let notices = lines.prefix(count - 1) + (rest.isEmpty ? [] : [Cells.fit(rest, in: columns)])
        let rows = page.rows.count + notices.count
        var area = isSheet ? canvas.drawFrame(page.title, rows: rows, columns: columns, in: area) : area
        for line in notices { drawLine(line, style: .notice, on: &canvas, in: &area) }
        if let text = page.searchText { drawSearch(text, on: &canvas, in: &area) }
        rowsArea = area
        if page.rows.isEmpty {
            for line in Cells.wrap(page.placeholder, in: area.columns) {
                drawLine(line, style: .dimmed, on: &canvas, in: &area)
            }
        }
        // The selection is in the middle where it can be, so a restored screen does not depend on its history.
        firstRow = max(min((page.selection ?? 0) - area.rows / 2, page.rows.count - area.rows), 0)
        // A sheet over the page has the selection.
        let selection = window?.frontmost(PageWidget.self) === self ? page.selection : nil
        for (index, row) in page.rows.enumerated().dropFirst(firstRow).prefix(max(area.rows, 0)) {
            draw(row, isSelected: index == selection, on: &canvas, in: &area)
        }
    }

    /// Draws the end of the text with the caret, and the number of rows.
    private func drawSearch(_ text: String, on canvas: inout Canvas, in area: inout Area) {
        let columns = area.columns - Cells.count(page.count) - 5
        let hint = isSearching ? text + "▏" : text.isEmpty ? (window as? TerminalWindow)?.language.toSearch ?? "" : text
        canvas.writeTrailing(page.count + " ", row: area.row, in: area, style: .dimmed)
        drawLine("/ \(Cells.fitEnd(hint, in: columns))", style: isSearching ? .plain : .dimmed, on: &canvas, in: &area)
    }

    private func draw(_ row: Page.Row, isSelected: Bool, on canvas: inout Canvas, in area: inout Area) {
        let style: TextStyle = isSelected ? .selected : row.isMarked ? .marked : row.action != nil ? .plain : .dimmed
        canvas.fill(row: area.row, in: area, style: style)
        let title = "\(isSelected ? "›" : " ") \(row.isMarked ? "★" : " ") \(row.title)"
        let detail = Cells.fit(row.detail, in: area.columns / 2)
        let columns = area.columns - (detail.isEmpty ? 0 : Cells.count(detail) + 2)
        canvas.write(title, row: area.row, column: area.column, columns: columns, style: style)
        canvas.writeTrailing(detail + " ", row: area.row, in: area, style: style)
        area.row += 1
    }

    private func drawLine(_ text: String, style: TextStyle, on canvas: inout Canvas, in area: inout Area) {
        guard area.rows > 0 else { return }
        canvas.write(text, row: area.row, column: area.column, columns: area.columns, style: style)
        area.row += 1
        area.rows -= 1
    }
}

/// The widgets of the terminal.
final class TerminalViews: GuideViews {
    func makeTabs(_ actions: any TabsActions) -> any TabsView { TabsWidget(actions) }
    func makeStack() -> any StackView { StackWidget() }

    func makePage(_ actions: any PageActions, isSheet: Bool) -> any PageView {
        PageWidget(actions, isSheet: isSheet)
    }
}

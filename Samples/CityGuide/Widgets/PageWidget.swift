import CityGuideBase
import StoryCode
import TerminalToolkit

/// The rows of a page, below its search field and its notices; in a frame if the page is a sheet.
final class PageWidget: Widget, PageView {
    var page = Page(title: "") { didSet { setNeedsDraw() } }
    weak let actions: (any PageActions)?

    /// Whether keys change the text of the search field.
    var isSearching = false { didSet { setNeedsDraw() } }

    private let isSheet: Bool

    /// The number of rows of the page that were drawn, by which keys turn pages.
    private(set) var visibleRows = 1

    init(_ actions: any PageActions, isSheet: Bool = false) {
        self.actions = actions
        self.isSheet = isSheet
        super.init()
    }

    override func draw(on canvas: inout Canvas, in area: Area) {
        var area = isSheet ? drawFrame(on: &canvas, in: area) : area
        for line in page.notices.flatMap({ Cells.wrap($0, in: area.columns) }).suffix(area.rows / 3) {
            drawLine(line, style: .notice, on: &canvas, in: &area)
        }
        if let text = page.searchText {
            let hint = text.isEmpty && !isSearching ? "to search" : text + (isSearching ? "▏" : "")
            drawLine("/ \(hint)", style: isSearching ? .plain : .dimmed, on: &canvas, in: &area)
        }
        visibleRows = max(area.rows, 1)
        if page.rows.isEmpty { drawLine(page.placeholder, style: .dimmed, on: &canvas, in: &area) }
        // The selection is in the middle where it can be, so a restored screen does not depend on its history.
        let first = max(min((page.selection ?? 0) - area.rows / 2, page.rows.count - area.rows), 0)
        for (index, row) in page.rows.enumerated().dropFirst(first).prefix(max(area.rows, 0)) {
            draw(row, isSelected: index == page.selection, on: &canvas, in: &area)
        }
    }

    private func draw(_ row: Page.Row, isSelected: Bool, on canvas: inout Canvas, in area: inout Area) {
        let style: TextStyle = isSelected ? .selected : row.isMarked ? .marked : row.isActive ? .plain : .dimmed
        canvas.fill(row: area.row, in: area, style: style)
        let title = "\(isSelected ? "›" : " ") \(row.isMarked ? "★" : " ") \(row.title)"
        let detail = Cells.fit(row.detail, in: area.columns / 2)
        let columns = area.columns - (detail.isEmpty ? 0 : Cells.count(detail) + 2)
        canvas.write(title, row: area.row, column: area.column, columns: columns, style: style)
        canvas.writeTrailing(detail + " ", row: area.row, in: area, style: style)
        area.row += 1
        area.rows -= 1
    }

    private func drawLine(_ text: String, style: TextStyle, on canvas: inout Canvas, in area: inout Area) {
        guard area.rows > 0 else { return }
        canvas.write(text, row: area.row, column: area.column, columns: area.columns, style: style)
        area.row += 1
        area.rows -= 1
    }

    /// Draws a frame in the middle of an area, and returns the area inside.
    private func drawFrame(on canvas: inout Canvas, in area: Area) -> Area {
        let (rows, columns) = (min(page.rows.count + 2, area.rows), min(40, area.columns))
        guard rows > 2, columns > 4 else { return area }
        let (row, column) = (area.row + (area.rows - rows) / 2, area.column + (area.columns - columns) / 2)
        let title = Cells.fit(page.title, in: columns - 6)
        let top = "┌─ \(title) " + String(repeating: "─", count: columns - 5 - Cells.count(title)) + "┐"
        canvas.write(top, row: row, column: column, style: .title)
        for row in row + 1..<row + rows - 1 {
            let side = "│" + String(repeating: " ", count: columns - 2) + "│"
            canvas.write(side, row: row, column: column, style: .title)
        }
        let bottom = "└" + String(repeating: "─", count: columns - 2) + "┘"
        canvas.write(bottom, row: row + rows - 1, column: column, style: .title)
        return Area(row: row + 1, column: column + 1, rows: rows - 2, columns: columns - 2)
    }
}

/// The widgets of the terminal.
final class TerminalViews: GuideViews {
    func makeTabs(_ actions: any TabsActions) -> any TabsView { TabsWidget(actions) }
    func makeStack() -> any StackView { StackWidget() }
    func makeList(_ actions: any PageActions) -> any PageView { PageWidget(actions) }
    func makeDetail(_ actions: any PageActions) -> any PageView { PageWidget(actions) }
    func makeSettings(_ actions: any PageActions) -> any PageView { PageWidget(actions, isSheet: true) }
}

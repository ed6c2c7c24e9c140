import CityGuideBase
import CityGuideKit
import StoryCode
import TerminalToolkit

/// A view that draws itself on a canvas; its frame is in rows and columns.
class Widget: View {
    /// Draws everything except the subviews.
    func draw(on canvas: inout Canvas, in area: Area) {}

    /// Schedules a new frame of the window, if the view is in one.
    final func setNeedsDraw() { (window as? TerminalWindow)?.setNeedsDraw() }

    override func didMoveToWindow() { setNeedsDraw() }
    override func willRemoveSubview(_ subview: View) { setNeedsDraw() }
}

extension View {
    /// Draws the tree of views, the rearmost first.
    func drawTree(on canvas: inout Canvas, row: Int = 0, column: Int = 0) {
        let area = Area(
            row: row + Int(frame.origin.y),
            column: column + Int(frame.origin.x),
            rows: Int(frame.size.height),
            columns: Int(frame.size.width)
        )
        (self as? Widget)?.draw(on: &canvas, in: area)
        for view in subviews { view.drawTree(on: &canvas, row: area.row, column: area.column) }
    }

    /// Returns the frontmost view of a kind in the tree.
    func frontmost<Kind>(_ kind: Kind.Type) -> Kind? {
        for view in subviews.reversed() {
            if let found = view.frontmost(kind) { return found }
        }
        return self as? Kind
    }

    /// Gives the subviews the area below the first rows.
    fileprivate func layOutSubviews(below rows: Double) {
        let (width, height) = (bounds.size.width, max(bounds.size.height - rows, 0))
        for view in subviews { view.frame = LayoutRect(x: 0, y: rows, width: width, height: height) }
    }
}

/// The titles of the tabs above the view of the selected tab.
final class TabsWidget: Widget, TabsView {
    var titles: [String] = [] { didSet { setNeedsDraw() } }
    var selection = 0 { didSet { setNeedsDraw() } }
    weak let actions: (any TabsActions)?

    init(_ actions: any TabsActions) {
        self.actions = actions
        super.init()
    }

    override func layoutSubviews() { layOutSubviews(below: 2) }

    /// Returns the tab that is drawn in a cell.
    func tab(at row: Int, _ column: Int) -> Int? {
        row == 0 ? labels.firstIndex { $0.columns.contains(column) } : nil
    }

    private var labels: [(text: String, columns: Range<Int>)] {
        var column = 0
        return titles.enumerated().map { index, title in
            let text = index == selection ? "[\(title)]" : " \(title) "
            defer { column += Cells.count(text) + 1 }
            return (text, column..<column + Cells.count(text))
        }
    }

    override func draw(on canvas: inout Canvas, in area: Area) {
        for (index, label) in labels.enumerated() {
            let column = area.column + label.columns.lowerBound
            let style = index == selection ? TextStyle.title : .dimmed
            canvas.write(label.text, row: area.row, column: column, columns: area.columns - column, style: style)
        }
        canvas.fill("─", row: area.row + 1, in: area, style: .dimmed)
    }
}

/// The title of the top of a stack above its view.
final class StackWidget: Widget, StackView {
    var title = "" { didSet { setNeedsDraw() } }
    var backTitle: String? { didSet { setNeedsDraw() } }

    override func layoutSubviews() { layOutSubviews(below: 1) }

    override func draw(on canvas: inout Canvas, in area: Area) {
        canvas.write(back, row: area.row, column: area.column, columns: area.columns, style: .dimmed)
        let column = area.column + backColumns
        canvas.write(title, row: area.row, column: column, columns: area.columns - backColumns, style: .title)
    }

    private var back: String { backTitle.map { "‹ \($0)   " } ?? "" }

    /// The number of columns of the way back.
    var backColumns: Int { Cells.count(back) }
}

import StoryCode
import StoryCodeDrawing

extension LifecycleRun {
    /// The run as a self-contained SVG document.
    ///
    /// The horizontal axis is the step, and not the time. Each controller has a lane with a bar for its state, and its
    /// helpers are below it. A helper that is notified of the same event as its controller is in the same column. Notes
    /// are titles of chapters, dotted lines begin turns, and tooltips contain the cause of each step. Long runs continue
    /// in further rows, each with the lanes of the controllers that are alive in it.
    ///
    /// The document has a light and a dark style, and shapes that differ without colour.
    public var timeline: String { TimelineWriter(self).document }
}

/// Writes a timeline.
struct TimelineWriter {
    private enum Size {
        static let width = 1240.0
        static let left = 200.0
        static let right = 110.0
        static let column = 17.0
        static let lane = 20.0
        static let helper = 13.0
        static let laneGap = 8.0
        static let label = 10.5
        static let level = 15.0
        static let turnLevel = 13.0
        static let rowGap = 22.0
        static let columnsInRow = Int((width - left - right) / column)
    }

    /// A row or the legend, with the lines that draw it.
    private struct Part {
        let lines: Range<Int>
        let top: Double
        let bottom: Double
        /// The top and the bottom of the lanes, or nil for the legend.
        var lanes: (top: Double, end: Double)?
    }

    /// A row or the legend as an SVG document; a row has the attributes `data-top` and `data-end` with the ends of its lanes.
    struct Document {
        let svg, height: String
        let isRow: Bool
    }

    /// The direction of labels, 58 degrees upwards.
    private static let (sine, cosine) = (0.848, 0.53)

    private let run: LifecycleRun
    private let timeline: TimelineColumns
    private let states: [Int: TimelineState]
    private var lines: [String] = []
    private var parts: [Part] = []
    private var bottom = 54.0
    private var usedMarks: Set<TimelineMark> = []
    private var usedStates: Set<TimelineState> = []

    /// - Parameters:
    ///   - steps: The steps to show, or nil for all.
    ///   - states: The states of controllers before them.
    init(_ run: LifecycleRun, steps: ArraySlice<LifecycleRun.Step>? = nil, states: [Int: TimelineState] = [:]) {
        (self.run, self.states) = (run, states)
        timeline = TimelineColumns(run, steps)
    }

    var document: String {
        let writer = written
        let title = SVGText.escaped(SVGText.line(run.title))
        let size = "\(n(Size.width)) \(n(writer.bottom))"
        let header = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size)\" width=\"\(n(Size.width))\" "
                + "height=\"\(n(writer.bottom))\" role=\"img\" aria-labelledby=\"title summary\">",
            "<title id=\"title\">\(title)</title>",
            "<desc id=\"summary\">\(run.summary)</desc>",
            "<style>\(TimelineStyle.text)</style>",
            "<rect class=\"page\" width=\"\(n(Size.width))\" height=\"\(n(writer.bottom))\"/>",
            text(SVGText.truncated(run.title, width: 1200, size: 15, isBold: true), 12, 24, "title"),
            text(run.summary, 12, 41, "small"),
        ]
        return (header + writer.lines + ["</svg>", ""]).joined(separator: "\n")
    }

    /// The rows and the legend as documents of their own, without the style, for a page that draws only those in sight.
    var documents: [Document] { written.partDocuments }

    /// The rows alone, for a page to which they are added.
    var rows: [Document] { written.partDocuments.filter(\.isRow) }

    /// The legend of all marks and states.
    static var legend: Document {
        var writer = Self(LifecycleRun())
        (writer.usedMarks, writer.usedStates) = (Set(TimelineMark.allCases), Set(TimelineState.allCases))
        writer.addLegend()
        return writer.partDocuments[0]
    }

    private var partDocuments: [Document] {
        parts.map { part in
            let height = n(part.bottom - part.top)
            let lanes = part.lanes.map { " data-top=\"\(n($0.top))\" data-end=\"\(n($0.end))\"" } ?? ""
            let header =
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 \(n(part.top)) \(n(Size.width)) \(height)\" "
                + "width=\"\(n(Size.width))\" height=\"\(height)\"\(lanes) aria-hidden=\"true\">"
            let svg = ([header] + lines[part.lines] + ["</svg>"]).joined(separator: "\n")
            return Document(svg: svg, height: height, isRow: part.lanes != nil)
        }
    }

    /// The writer after it has written everything.
    private var written: Self {
        var writer = self
        for row in TimelineRow.rows(of: run, timeline, states, columnsInRow: Size.columnsInRow) { writer.add(row) }
        writer.addLegend()
        return writer
    }

    // MARK: Rows

    private mutating func add(_ row: TimelineRow) {
        let (firstLine, rowTop) = (lines.count, bottom)
        let columns = timeline.columns[row.columns]
        let labels = columns.map { label(of: $0.step) }
        let longest = labels.map { SVGText.width($0, size: Size.label) }.max() ?? 0
        let labelHeight = longest == 0 ? 4 : longest * Self.sine + 14
        let slant = labelHeight * Self.cosine / Self.sine
        let chapters = timeline.chapters.filter { chapter in
            row.columns.contains(chapter.column) || row.isLast && chapter.column == row.columns.upperBound
        }
        // Of many chapters at one place, the last three have titles.
        func isHidden(_ index: Int) -> Bool {
            chapters.indices.contains(index + 3) && chapters[index + 3].column == chapters[index].column
        }
        let titled = chapters.indices.filter { !isHidden($0) }
        let titles = LabelLevels(
            titled.map { index in
                let (chapter, hasHidden) = (chapters[index], index > 0 && isHidden(index - 1))
                return (x(chapter.column, row) + slant + 2, (hasHidden ? "… " : "") + run.line(chapter.step))
            },
            limit: Size.width - 10,
            size: 12,
            isBold: true
        )
        let labelOf = Dictionary(uniqueKeysWithValues: zip(titled, titles.labels))
        let titlesTop = bottom
        let labelsTop = titlesTop + Double(titles.count) * Size.level
        let top = labelsTop + labelHeight + 4
        var y = top
        let laneTops = row.lanes.map { lane in
            defer { y += Size.lane + Double(lane.helpers.count) * Size.helper + Size.laneGap }
            return y
        }
        let end = max(y - Size.laneGap + 4, top)
        bottom = addTurns(row, top: top, end: end)
        for (index, chapter) in chapters.enumerated() {
            let title = labelOf[index]
            let line = titlesTop + Double(titles.count - (title?.level ?? 0)) * Size.level
            // Between the labels of steps the line is parallel to them.
            let start = x(chapter.column, row) - 2
            let path = "M\(n(start)) \(n(end)) V\(n(top - 4)) L\(n(start + slant)) \(n(labelsTop)) V\(n(line - 10))"
            let data = "data-step=\"\(chapter.step.id)\" data-x=\"\(n(start + 2))\""
            let heading = title.map { text($0.text, $0.x, line - 2, "heading") } ?? ""
            lines.append("<g class=\"chapter\" \(data)>\(tooltip(chapter.step))<path d=\"\(path)\"/>\(heading)</g>")
        }
        for (lane, laneTop) in zip(row.lanes, laneTops) { addBars(lane, in: row, at: laneTop) }
        for (offset, column) in columns.enumerated() {
            let x = x(row.columns.lowerBound + offset, row) + Size.column / 2
            add(column, labels[offset], x, top, zip(row.lanes, laneTops).map { ($0, $1) })
        }
        var names = zip(row.lanes, laneTops).flatMap(self.names)
        if let first = columns.first, let last = columns.last?.steps.last {
            names.append(Name("steps \(first.step.id)–\(last.id)", end + 11))
        }
        add(names, top: top, end: end)
        parts.append(Part(lines: firstLine..<lines.count, top: rowTop, bottom: bottom, lanes: (top, end)))
    }

    /// Returns the left end of a column.
    private func x(_ column: Int, _ row: TimelineRow) -> Double {
        Size.left + Double(column - row.columns.lowerBound) * Size.column
    }

    private func label(of step: LifecycleRun.Step) -> String {
        switch step.kind {
        case .view(let event):
            // Without "view", with which most names begin.
            let name = event.name.trimmingPrefix("view").replacing("Subviews", with: "")
            return name.prefix(1).lowercased() + name.dropFirst()
        case .didReceiveMemoryWarning: return "memoryWarning"
        case .diagnostic(let diagnostic):
            return "! " + SVGText.truncated(diagnostic.code, width: 110, size: Size.label)
        case .loadView, .willMove, .didMove, .request, .note: return step.kind.name
        }
    }

    /// Adds the lines at which turns begin, and returns the bottom of their labels.
    private mutating func addTurns(_ row: TimelineRow, top: Double, end: Double) -> Double {
        let turns = timeline.turns.filter { row.columns.contains($0.column) }
        let texts = turns.map { column, turn in
            (x: x(column, row) + 3, text: "turn \(turn.number) · \(LifecycleRun.text(turn.clock))")
        }
        let labels = LabelLevels(texts, limit: Size.width - 10, size: 10)
        for (turn, label) in zip(turns, labels.labels) {
            let (x, y) = (x(turn.column, row), end + 11 + Double(label.level) * Size.turnLevel)
            lines.append("<path class=\"turn\" d=\"M\(n(x)) \(n(top - 6)) V\(n(y))\"/>")
            lines.append(text(label.text, label.x, y, "small"))
        }
        return end + 15 + Double(max(labels.count - 1, 0)) * Size.turnLevel + Size.rowGap
    }

    // MARK: Lanes

    /// The name of a lane or a helper, which ends left of the columns.
    private struct Name {
        let name, short: String
        let y, width: Double
        let style: String

        init(_ name: String, _ y: Double, isLane: Bool = false) {
            let size = isLane ? 12.0 : 10
            short = SVGText.truncated(name, width: Size.left - 24, size: size, isBold: isLane)
            width = SVGText.width(short, size: size, isBold: isLane)
            (self.name, self.y, style) = (name, y, isLane ? "lane end" : "small end")
        }
    }

    private func names(_ lane: TimelineRow.Lane, at top: Double) -> [Name] {
        let y = top + Size.lane
        let helpers = lane.helpers.enumerated().map { index, helper in
            Name(run.name(helper), y + (Double(index) + 0.5) * Size.helper + 3.5)
        }
        return [Name(lane.controller.map(run.name) ?? "no controller", y - Size.lane / 2 + 4, isLane: true)] + helpers
    }

    /// Adds names as a group that a page keeps in sight; the custom property is the left end of the longest name.
    private mutating func add(_ names: [Name], top: Double, end: Double) {
        let left = Size.left - 12 - (names.map(\.width).max() ?? 0)
        lines.append("<g class=\"names\" style=\"--left:\(n(left))px\">")
        let size = "width=\"\(n(Size.left - 6 - left))\" height=\"\(n(end - top + 18))\""
        lines.append("<rect class=\"page\" x=\"\(n(left - 4))\" y=\"\(n(top - 2))\" \(size)/>")
        for name in names {
            let tooltip = name.short == SVGText.line(name.name) ? "" : SVGElement.tooltip(name.name)
            lines.append("<g>\(tooltip)\(text(name.short, Size.left - 12, name.y, name.style))</g>")
        }
        lines.append("</g>")
    }

    private mutating func addBars(_ lane: TimelineRow.Lane, in row: TimelineRow, at top: Double) {
        for (index, start) in lane.states.enumerated() where start.state != .none {
            let next = lane.states.dropFirst(index + 1).first?.column ?? row.columns.upperBound
            guard next > start.column else { continue }
            usedStates.insert(start.state)
            lines.append(Self.bar(start.state, from: x(start.column, row), to: x(next, row), top))
        }
    }

    /// Returns the bar of a state: thin while hidden, growing while it appears, and full while visible.
    static func bar(_ state: TimelineState, from x: Double, to end: Double, _ y: Double) -> String {
        let (thinTop, thinEnd, full) = (y + 7, y + 13, y + Size.lane)
        let points: [(Double, Double)] =
            switch state {
            case .none: []
            case .loaded: [(x, thinTop), (end, thinTop), (end, thinEnd), (x, thinEnd)]
            case .appearing: [(x, thinTop), (end, y), (end, full), (x, thinEnd)]
            case .appeared: [(x, y), (end, y), (end, full), (x, full)]
            case .disappearing: [(x, y), (end, thinTop), (end, thinEnd), (x, full)]
            }
        let list = points.map { "\(SVGText.number($0.0)),\(SVGText.number($0.1))" }.joined(separator: " ")
        return "<polygon class=\"state \(state.rawValue)\" points=\"\(list)\"/>"
    }

    // MARK: Steps

    private mutating func add(
        _ column: TimelineColumns.Column,
        _ label: String,
        _ x: Double,
        _ top: Double,
        _ lanes: [(lane: TimelineRow.Lane, top: Double)]
    ) {
        guard let (lane, laneTop) = lanes.first(where: { $0.lane.controller == column.step.controller }) else { return }
        func helperY(_ step: LifecycleRun.Step) -> Double {
            let index = step.helper.flatMap { lane.helpers.firstIndex(of: $0) } ?? 0
            return laneTop + Size.lane + (Double(index) + 0.5) * Size.helper
        }
        let style = if case .diagnostic = column.step.kind { "label alerttext" } else { "label" }
        let place = "transform=\"translate(\(n(x + 3)) \(n(top - 6))) rotate(-58)\""
        lines.append("<text \(place) class=\"\(style)\">\(SVGText.escaped(label))</text>")
        if let last = column.helperSteps.map(helperY).max() {
            lines.append("<path class=\"stem\" d=\"M\(n(x)) \(n(laneTop + Size.lane / 2)) V\(n(last))\"/>")
        }
        for step in column.steps {
            let y = step.helper == nil ? laneTop + Size.lane / 2 : helperY(step)
            var mark = TimelineMark(step.kind)
            if step.helper != nil { mark = .helper }
            usedMarks.insert(mark)
            let place = "data-step=\"\(step.id)\" data-x=\"\(n(x))\""
            lines.append("<g class=\"mark\" \(place)>\(tooltip(step))\(mark.shape(x, y))</g>")
        }
    }

    private func tooltip(_ step: LifecycleRun.Step) -> String {
        let details = run.details(step).map { SVGText.escaped(SVGText.line($0)) }
        return "<title>\(details.joined(separator: "\n"))</title>"
    }

    // MARK: Legend

    private mutating func addLegend() {
        let (firstLine, top) = (lines.count, bottom - 16)
        var (x, y) = (12.0, bottom + 2)
        func advance(_ words: String) -> Double {
            let width = 30 + SVGText.width(words, size: 10) + 18
            if x + width > Size.width - 10 { (x, y) = (12, y + 18) }
            defer { x += width }
            return x
        }
        for state in TimelineState.allCases where state != .none && usedStates.contains(state) {
            let start = advance(state.rawValue)
            lines.append(Self.bar(state, from: start, to: start + 24, y - 14))
            lines.append(text(state.rawValue, start + 30, y, "small"))
        }
        for mark in TimelineMark.allCases where usedMarks.contains(mark) {
            let start = advance(mark.rawValue)
            lines.append("<g class=\"mark\">\(mark.shape(start + 12, y - 4))</g>")
            lines.append(text(mark.rawValue, start + 30, y, "small"))
        }
        bottom = (y + 16).rounded(.up)
        if lines.count > firstLine { parts.append(Part(lines: firstLine..<lines.count, top: top, bottom: bottom)) }
    }

    // MARK: Elements

    private func n(_ value: Double) -> String { SVGText.number(value) }

    private func text(_ text: String, _ x: Double, _ y: Double, _ style: String) -> String {
        "<text x=\"\(n(x))\" y=\"\(n(y))\" class=\"\(style)\">\(SVGText.escaped(text))</text>"
    }
}

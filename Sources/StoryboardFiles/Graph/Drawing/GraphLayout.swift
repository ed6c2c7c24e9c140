import StoryCodeDrawing

/// Arranges the panels of several files in rows, and the arrows between them in the space around the panels.
struct GraphLayout {
    private(set) var boxes: [DrawingRect]
    private(set) var frames: [DrawingRect] = []
    /// The line of each arrow; empty for one to an exit.
    private(set) var lines: [GridDiagram.Line]
    /// The areas that labels do not cover.
    private(set) var obstacles = SpatialIndex()

    /// The width of a row of panels.
    private static let maxWidth = 1900.0
    /// The space between panels.
    private static let space = 50.0

    private let graph: StoryboardGraph
    private var titles: [DrawingRect] = []
    /// The row of each panel.
    private var rows: [Int] = []
    private var rowTops: [Double] = []

    init(_ graph: StoryboardGraph, _ arrows: [GraphArrow]) {
        self.graph = graph
        let sizes = BoxText.sizes(of: graph)
        boxes = sizes.map { DrawingRect(x: 0, y: 0, width: $0.width, height: $0.height) }
        lines = arrows.indices.map { GridDiagram.Line([], bundle: $0) }
        var exits: [Int: [Int]] = [:]
        var outer: (leaving: Set<Int>, reached: Set<Int>) = ([], [])
        var inner: [Int: [(index: Int, arrow: GraphArrow)]] = [:]
        for (index, arrow) in arrows.enumerated() {
            let edge = arrow.edge
            if graph.nodes[edge.to].role == .exit {
                if exits[edge.from]?.contains(edge.to) != true { exits[edge.from, default: []].append(edge.to) }
            } else if isOuter(edge) {
                outer.leaving.insert(edge.from)
                outer.reached.insert(edge.to)
            } else {
                inner[graph.nodes[edge.from].file, default: []].append((index, arrow))
            }
        }
        let nodes = Dictionary(grouping: graph.nodes.indices.filter { graph.nodes[$0].role != .exit }) {
            graph.nodes[$0].file
        }
        let panels = graph.files.indices.map { file in
            PanelLayout(
                graph,
                file: file,
                nodes: nodes[file] ?? [],
                exits: exits,
                arrows: inner[file] ?? [],
                outer: outer,
                sizes: sizes
            )
        }
        pack(panels, hasOuterArrows: !outer.leaving.isEmpty)
        for (index, arrow) in arrows.enumerated() where isOuter(arrow.edge) {
            lines[index].corners = outerLine(arrow.edge, panels)
        }
        for (node, box) in boxes.enumerated() {
            obstacles.insert(box, owner: node)
            if graph.nodes[node].isInitial { obstacles.insert(StoryboardDrawing.initialMarker(of: box), owner: node) }
        }
        for title in titles { obstacles.insert(title, owner: -1) }
    }

    private func isOuter(_ edge: StoryboardGraph.Edge) -> Bool {
        graph.nodes[edge.from].file != graph.nodes[edge.to].file
    }

    /// Arranges the panels in rows.
    private mutating func pack(_ panels: [PanelLayout], hasOuterArrows: Bool) {
        let left = hasOuterArrows ? Self.space : 20
        var (next, bottom) = (DrawingPoint(x: left, y: hasOuterArrows ? Self.space : 20), 0.0)
        for (file, panel) in panels.enumerated() {
            if rowTops.isEmpty || next.x + panel.width > left + Self.maxWidth {
                next = DrawingPoint(x: left, y: rowTops.isEmpty ? next.y : bottom + Self.space)
                rowTops.append(next.y)
            }
            frames.append(DrawingRect(x: next.x, y: next.y, width: panel.width, height: panel.height))
            titles.append(panel.title.offset(by: next))
            rows.append(rowTops.count - 1)
            for (node, box) in panel.boxes { boxes[node] = box.offset(by: next) }
            let origin = next + PanelLayout.origin
            for (arrow, line) in panel.lines {
                lines[arrow] = line
                lines[arrow].corners = line.corners.map { $0 + origin }
                // The bundles of a panel are numbered in it, and the arrows between panels have the first numbers.
                lines[arrow].bundle = lines.count + line.bundle * panels.count + file
            }
            next.x = frames[file].right + Self.space
            bottom = max(bottom, frames[file].bottom)
        }
    }

    /// Returns the way of an arrow to another panel.
    private func outerLine(_ edge: StoryboardGraph.Edge, _ panels: [PanelLayout]) -> [DrawingPoint] {
        let (source, target) = (graph.nodes[edge.from].file, graph.nodes[edge.to].file)
        // Arrows to one scene share a lane.
        let lane = Double(edge.to % 5) * 5 + 8
        func corner(_ file: Int) -> DrawingPoint { DrawingPoint(x: frames[file].x, y: frames[file].y) }
        let out = panels[source].wayOut(of: edge.from, isEnd: false).map { $0 + corner(source) }
        let into = panels[target].wayOut(of: edge.to, isEnd: true).map { $0 + corner(target) }
        let (start, end) = (frames[source].x - lane, frames[target].x - lane)
        var way = Array(out.dropLast()) + [DrawingPoint(x: start, y: out.last?.y ?? 0)]
        let edgeX = (frames.map(\.x).min() ?? 0) - lane
        if start != end || start != edgeX {
            // Through the space above or below the panel, along the left edge, and through that above the target.
            let (row, goal) = (rows[source], rows[target])
            let first = rowTops[goal > row ? row + 1 : row] - lane
            let last = rowTops[goal] - lane
            way.append(DrawingPoint(x: start, y: first))
            if first != last { way += [DrawingPoint(x: edgeX, y: first), DrawingPoint(x: edgeX, y: last)] }
            way.append(DrawingPoint(x: end, y: last))
        }
        way.append(DrawingPoint(x: end, y: into.first?.y ?? 0))
        return way + into.dropFirst()
    }
}

import StoryCodeDrawing

/// Arranges the boxes of one file in a grid, with the arrows between them.
struct PanelLayout {
    /// The boxes by their nodes, relative to the panel.
    private(set) var boxes: [Int: DrawingRect] = [:]
    /// The lines of arrows by their indices.
    private(set) var lines: [Int: GridDiagram.Line] = [:]
    private(set) var width: Double
    private(set) var height: Double
    /// The area of the file's name.
    let title: DrawingRect

    private let diagram: GridDiagram
    private let positions: [Int: Int]

    private static let inset = 16.0
    private static let titleHeight = 40.0

    /// - Parameters:
    ///   - nodes: The nodes of the file, without exits.
    ///   - sizes: The sizes of all nodes' boxes.
    init(
        _ graph: StoryboardGraph,
        file: Int,
        nodes: [Int],
        exits: [Int: [Int]],
        arrows: [(index: Int, arrow: GraphArrow)],
        outer: (leaving: Set<Int>, reached: Set<Int>),
        sizes: [(width: Double, height: Double)]
    ) {
        positions = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
        let gridBoxes = nodes.map { node in
            var box = GridDiagram.Box(width: sizes[node].width, height: sizes[node].height)
            box.attached = Double(exits[node]?.count ?? 0) * (BoxText.exitHeight + 8)
            box.clearance = graph.nodes[node].isInitial ? 28 : graph.nodes[node].change == nil ? 0 : 8
            (box.leadsOut, box.isReached) = (outer.leaving.contains(node), outer.reached.contains(node))
            return box
        }
        let gridArrows = arrows.map { [positions] _, arrow in
            GridDiagram.Arrow(
                from: positions[arrow.edge.from, default: 0],
                to: positions[arrow.edge.to, default: 0],
                kind: arrow.kindNumber,
                labelWidth: arrow.label?.width ?? 0,
                labelHeight: arrow.label?.height ?? 0
            )
        }
        diagram = GridDiagram(
            gridBoxes,
            gridArrows,
            locations: nodes.map { graph.nodes[$0].location.map { DrawingPoint(x: $0.x, y: $0.y) } },
            entry: nodes.indices.first { graph.nodes[nodes[$0]].isInitial }
        )
        let name = Self.title(graph.files[file], width: diagram.bounds.width + 2 * Self.inset)
        let titleWidth = SVGText.width(name, size: 15, isBold: true).rounded(.up)
        title = DrawingRect(x: 20, y: 10, width: titleWidth, height: 22)
        width = max(titleWidth + 40, diagram.bounds.width + 2 * Self.inset)
        height = Self.titleHeight + diagram.bounds.height + Self.inset
        for (number, node) in nodes.enumerated() {
            let box = diagram.rects[number].offset(by: Self.origin)
            boxes[node] = box
            for (index, exit) in (exits[node] ?? []).enumerated() {
                let y = box.bottom + 8 + Double(index) * (sizes[exit].height + 8)
                boxes[exit] = DrawingRect(x: box.x + 18, y: y, width: sizes[exit].width, height: sizes[exit].height)
            }
        }
        for (arrow, line) in zip(arrows, diagram.lines) { lines[arrow.index] = line }
    }

    /// Returns the name of a file for a panel, truncated if it is wider than the panel and unusually wide.
    static func title(_ name: String, width: Double) -> String {
        SVGText.truncated(name, width: max(400, width - 40), size: 15, isBold: true)
    }

    /// The position of the grid in the panel.
    static let origin = DrawingPoint(x: inset, y: titleHeight)

    /// Returns the way from a node to the left edge of the panel, or from there to the node.
    func wayOut(of node: Int, isEnd: Bool) -> [DrawingPoint] {
        guard let number = positions[node] else { return [] }
        return diagram.wayOut(of: number, isEnd: isEnd).map { point in
            DrawingPoint(x: point.x == 0 ? 0 : point.x + Self.origin.x, y: point.y + Self.origin.y)
        }
    }
}

extension GraphArrow {
    /// The number of the style with the change, for bundles.
    fileprivate var kindNumber: Int {
        let style = StoryboardGraph.Edge.Style.allCases.firstIndex(of: edge.style) ?? 0
        let change = edge.change.flatMap { StoryboardComparison.Change.allCases.firstIndex(of: $0) } ?? -1
        return style * 4 + change + 1
    }
}

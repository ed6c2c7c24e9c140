import StoryCodeDrawing

/// Arranges the boxes of several files: each file in a frame, and the frames in rows.
struct GraphLayout {
    private(set) var boxes: [DrawingRect]
    private(set) var frames: [DrawingRect] = []
    /// The areas of the files' names.
    private(set) var titles: [DrawingRect] = []
    /// The areas that arrows avoid, with their nodes; -1 for a title.
    private(set) var obstacles = SpatialIndex()

    private static let margin = 40.0
    private static let titleHeight = 44.0
    private static let exitHeight = 20.0

    private let graph: StoryboardGraph
    private let gap: DrawingPoint
    /// The exits of each scene.
    private var exits: [Int: [Int]] = [:]

    init(_ graph: StoryboardGraph, gap: DrawingPoint) {
        (self.graph, self.gap) = (graph, gap)
        boxes = BoxText.sizes(of: graph).map { DrawingRect(x: 0, y: 0, width: $0.width, height: $0.height) }
        for edge in graph.edges where graph.nodes[edge.to].role == .exit {
            if exits[edge.from]?.contains(edge.to) != true { exits[edge.from, default: []].append(edge.to) }
        }
        let nodes = Dictionary(grouping: graph.nodes.indices) { graph.nodes[$0].file }
        for (file, name) in graph.files.enumerated() {
            let scenes = (nodes[file] ?? []).filter { graph.nodes[$0].role != .exit }
            frames.append(arrange(scenes, SVGText.truncated(name, width: 400, size: 15)))
        }
        packFrames(nodes)
        for (node, box) in boxes.enumerated() {
            obstacles.insert(box, owner: node)
            if graph.nodes[node].isInitial {
                obstacles.insert(StoryboardDrawing.initialMarker(of: box), owner: node)
            }
        }
        for title in titles { obstacles.insert(title, owner: -1) }
    }

    /// Arranges the boxes of a file from the origin on, and returns its frame.
    private mutating func arrange(_ nodes: [Int], _ title: String) -> DrawingRect {
        let position = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
        let links = graph.edges.compactMap { edge -> (from: Int, to: Int)? in
            guard let from = position[edge.from], let to = position[edge.to] else { return nil }
            return (from, to)
        }
        let locations = DefaultLocations.completing(
            nodes.map { graph.nodes[$0].location.map { DrawingPoint(x: $0.x, y: $0.y) } },
            links: links,
            first: nodes.indices.filter { graph.nodes[nodes[$0]].isInitial }
        )
        let blocks = zip(nodes, locations).map { node, location in
            let exits = Double(exits[node]?.count ?? 0) * (Self.exitHeight + 8)
            return CanvasLayout.Block(width: boxes[node].width, height: boxes[node].height + exits, location: location)
        }
        let titleWidth = SVGText.width(title, size: 15, isBold: true).rounded(.up)
        titles.append(DrawingRect(x: 20, y: 10, width: titleWidth, height: 22))
        var frame = DrawingRect(x: 0, y: 0, width: titleWidth + 40, height: Self.titleHeight)
        for (node, rect) in zip(nodes, CanvasLayout(gap: gap).rects(of: blocks)) {
            let rect = rect.offset(by: DrawingPoint(x: Self.margin, y: Self.titleHeight + Self.margin))
            let origin = DrawingPoint(x: rect.x, y: rect.y)
            boxes[node] = boxes[node].offset(by: origin)
            for (number, exit) in (exits[node] ?? []).enumerated() {
                let y = boxes[node].height + 8 + Double(number) * (Self.exitHeight + 8)
                boxes[exit] = boxes[exit].offset(by: origin + DrawingPoint(x: 18, y: y))
            }
            frame = frame.union(rect.expanded(by: Self.margin))
        }
        return frame
    }

    /// Arranges the frames in rows.
    private mutating func packFrames(_ nodes: [Int: [Int]]) {
        let maxWidth = max(1800, frames.map(\.width).max() ?? 0)
        var (next, bottom) = (DrawingPoint(x: 20, y: 20), 20.0)
        for file in frames.indices {
            if next.x > 20, next.x + frames[file].width > maxWidth + 20 { next = DrawingPoint(x: 20, y: bottom + 50) }
            frames[file] = frames[file].offset(by: next)
            titles[file] = titles[file].offset(by: next)
            for node in nodes[file] ?? [] { boxes[node] = boxes[node].offset(by: next) }
            next.x = frames[file].right + 60
            bottom = max(bottom, frames[file].bottom)
        }
    }
}

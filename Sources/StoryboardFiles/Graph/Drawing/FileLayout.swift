/// Where the boxes of several files are: each file in a frame, the frames side by side and below each other.
struct FileLayout {
    private(set) var boxes: [Rectangle]
    private(set) var frames: [Rectangle] = []
    /// Where the names of the files are.
    private(set) var titles: [Rectangle] = []
    /// What arrows go round, with the nodes to which it belongs.
    private(set) var obstacles = Occupancy()

    private static let margin = 40.0
    private static let exitHeight = 20.0

    init(_ graph: StoryboardGraph, gap: Point) {
        boxes = BoxText.sizes(of: graph).map { Rectangle(x: 0, y: 0, width: $0.width, height: $0.height) }
        let members = Dictionary(grouping: graph.nodes.indices) { graph.nodes[$0].file }
        var exits: [Int: [Int]] = [:]
        for bundle in graph.bundles where graph.nodes[bundle.edge.to].role == .exit {
            if exits[bundle.edge.from]?.contains(bundle.edge.to) != true {
                exits[bundle.edge.from, default: []].append(bundle.edge.to)
            }
        }
        for file in graph.files.indices {
            let nodes = (members[file] ?? []).filter { graph.nodes[$0].role != .exit }
            frames.append(place(nodes, of: graph, exits, gap, PictureText.cut(graph.files[file], width: 400, size: 15)))
        }
        pack(members)
        for (node, box) in boxes.enumerated() {
            obstacles.insert(box, owner: node)
            if graph.nodes[node].isInitial { obstacles.insert(StoryboardDrawing.entry(of: box), owner: node) }
        }
        for title in titles { obstacles.insert(title, owner: -1) }
    }

    /// Places the boxes of a file from nought on, and says how large its frame is.
    private mutating func place(
        _ nodes: [Int],
        of graph: StoryboardGraph,
        _ exits: [Int: [Int]],
        _ gap: Point,
        _ title: String
    ) -> Rectangle {
        let position = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
        let links = graph.edges.compactMap { edge -> (from: Int, to: Int)? in
            guard let from = position[edge.from], let to = position[edge.to] else { return nil }
            return (from, to)
        }
        let locations = FreePlaces.locations(
            nodes.map { graph.nodes[$0].location },
            links: links,
            first: nodes.indices.filter { graph.nodes[nodes[$0]].isInitial }
        )
        let blocks = zip(nodes, locations).map { node, location in
            let exits = Double(exits[node]?.count ?? 0) * (Self.exitHeight + 8)
            return CanvasLayout.Block(width: boxes[node].width, height: boxes[node].height + exits, location: location)
        }
        titles.append(
            Rectangle(x: 20, y: 10, width: PictureText.width(title, size: 15, isBold: true).rounded(.up), height: 22)
        )
        var frame = Rectangle(x: 0, y: 0, width: (titles.last?.right ?? 0) + 20, height: 44)
        for (node, place) in zip(nodes, CanvasLayout(gap: gap).places(of: blocks)) {
            let origin = Point(x: place.x + Self.margin, y: place.y + 44 + Self.margin)
            boxes[node] = boxes[node].moved(by: origin)
            for (number, exit) in (exits[node] ?? []).enumerated() {
                let down = boxes[node].height + 8 + Double(number) * (Self.exitHeight + 8)
                boxes[exit] = boxes[exit].moved(by: origin + Point(x: 18, y: down))
            }
            frame = frame.union(place.moved(by: Point(x: Self.margin, y: 44 + Self.margin)).grown(by: Self.margin))
        }
        return frame
    }

    /// Puts the frames into rows.
    private mutating func pack(_ members: [Int: [Int]]) {
        let widest = max(1800, frames.map(\.width).max() ?? 0)
        var (next, bottom) = (Point(x: 20, y: 20), 20.0)
        for file in frames.indices {
            if next.x > 20, next.x + frames[file].width > widest + 20 { next = Point(x: 20, y: bottom + 50) }
            frames[file] = frames[file].moved(by: next)
            titles[file] = titles[file].moved(by: next)
            for node in members[file] ?? [] { boxes[node] = boxes[node].moved(by: next) }
            next.x = frames[file].right + 60
            bottom = max(bottom, frames[file].bottom)
        }
    }
}

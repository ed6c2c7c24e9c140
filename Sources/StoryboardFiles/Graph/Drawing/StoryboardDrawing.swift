/// A picture of a graph before it is written: where every box, arrow and text is.
struct StoryboardDrawing {
    /// A text beside an arrow, or the number of one below the picture.
    struct Label {
        let place: Rectangle
        let lines: [String]
        let isNumber: Bool
    }

    /// An arrow.
    struct Arrow {
        let bundle: StoryboardGraph.Bundle
        let route: EdgeRoute
        var label: Label?
    }

    /// A line below the picture, for what has no place in it.
    struct Note {
        let place: Rectangle
        let text: String
    }

    private(set) var boxes: [Rectangle]
    private(set) var frames: [Rectangle] = []
    private(set) var arrows: [Arrow] = []
    private(set) var notes: [Note] = []
    private(set) var bounds = Rectangle(x: 0, y: 0, width: 0, height: 0)
    let graph: StoryboardGraph

    static let labelSize = 10.5
    static let lineHeight = 13.0

    init(_ graph: StoryboardGraph) {
        self.graph = graph
        let bundles = graph.bundles
        let widest = bundles.map { Self.cut($0.label, width: 150).width }.max() ?? 0
        let gap = Point(x: min(max(widest + 34, 80), 170), y: 56)
        let layout = FileLayout(graph, gap: gap)
        (boxes, frames) = (layout.boxes, layout.frames)
        var taken = layout.obstacles
        addArrows(bundles, taken, gap)
        for title in layout.titles { taken.insert(title, owner: -1) }
        bounds = frames.reduce(frames.first ?? bounds) { $0.union($1) }
        for arrow in arrows {
            for point in arrow.route.points { bounds = bounds.union(Rectangle(point, point)) }
            if let label = arrow.label { bounds = bounds.union(label.place) }
        }
        addNotes()
    }

    /// Where a scene that comes first has the arrow that leads to it.
    static func entry(of box: Rectangle) -> Rectangle { Rectangle(x: box.x + 10, y: box.y - 24, width: 16, height: 24) }

    /// The lines of a label, cut so that none is wider than there is room, and how wide they are with some air.
    private static func cut(_ label: [String], width: Double) -> (lines: [String], width: Double) {
        let lines = label.map { PictureText.cut($0, width: width, size: labelSize) }
        let widest = lines.map { PictureText.width($0, size: labelSize) }.max() ?? 0
        return (lines, widest.rounded(.up) + 8)
    }

    private mutating func addArrows(_ bundles: [StoryboardGraph.Bundle], _ obstacles: Occupancy, _ gap: Point) {
        var router = EdgeRouter(boxes: boxes, obstacles: obstacles, gap: gap)
        let lanes = Self.lanes(of: bundles)
        var routes = [EdgeRoute?](repeating: nil, count: bundles.count)
        var order: [Int] = []
        // Short ways first: they have the least choice.
        func distance(_ bundle: Int) -> Double {
            (boxes[bundles[bundle].edge.from].centre - boxes[bundles[bundle].edge.to].centre).length.rounded()
        }
        for place in bundles.indices.sorted(by: { (distance($0), $0) < (distance($1), $1) }) {
            let edge = bundles[place].edge
            if graph.nodes[edge.to].role == .exit {
                routes[place] = exitRoute(edge)
            } else {
                routes[place] = router.route(from: edge.from, to: edge.to, lane: lanes[place])
                order.append(place)
            }
        }
        var placer = LabelPlacer(taken: obstacles, arrows: router.arrows)
        var labels = [Label?](repeating: nil, count: bundles.count)
        var left: [(place: Int, arrow: Int)] = []
        for (arrow, place) in order.enumerated() {
            // References say by their dots what they are.
            guard let route = routes[place], bundles[place].edge.kind != "reference" else { continue }
            // Whole where there is room, cut where there is less.
            for room in [280.0, 150] where labels[place] == nil {
                let text = Self.cut(bundles[place].label, width: room)
                let height = Double(text.lines.count) * Self.lineHeight + 4
                labels[place] = placer.place(route, arrow: arrow, width: text.width, height: height)
                    .map { Label(place: $0, lines: text.lines, isNumber: false) }
            }
            if labels[place] == nil { left.append((place, arrow)) }
        }
        for (number, (place, arrow)) in left.sorted(by: { $0.place < $1.place }).enumerated() {
            let text = Self.cut([String(number + 1)], width: .infinity)
            labels[place] = routes[place].flatMap { placer.place($0, arrow: arrow, width: text.width, height: 15) }
                .map { Label(place: $0, lines: text.lines, isNumber: true) }
            let note = PictureText.cut("\(number + 1)  \(graph.sentence(bundles[place]))", characters: 120)
            notes.append(Note(place: Rectangle(x: 0, y: 0, width: 0, height: 0), text: note))
        }
        for (place, bundle) in bundles.enumerated() {
            guard let route = routes[place] else { continue }
            arrows.append(Arrow(bundle: bundle, route: route, label: labels[place]))
        }
    }

    /// From the foot of a scene to the exit below it.
    private func exitRoute(_ edge: StoryboardGraph.Edge) -> EdgeRoute {
        let (box, exit) = (boxes[edge.from], boxes[edge.to])
        let x = box.x + (exit.x - box.x) / 2
        let corner = Point(x: x, y: exit.centre.y)
        return EdgeRoute(.corners([Point(x: x, y: box.bottom), corner, Point(x: exit.x, y: exit.centre.y)]))
    }

    /// For each arrow its place among those between the same boxes, so that they are side by side; 0 is the middle.
    private static func lanes(of bundles: [StoryboardGraph.Bundle]) -> [Double] {
        let pairs = Dictionary(grouping: bundles.indices) { place in
            [bundles[place].edge.from, bundles[place].edge.to].sorted()
        }
        var lanes = [Double](repeating: 0, count: bundles.count)
        for (_, places) in pairs where places.count > 1 {
            for (number, place) in places.enumerated() {
                let edge = bundles[place].edge
                lanes[place] = edge.from == edge.to ? Double(number) : Double(number) - Double(places.count - 1) / 2
            }
        }
        return lanes
    }

    /// Puts the lines for what has no place in the picture, and the key to the arrows, below it.
    private mutating func addNotes() {
        let (left, top) = (bounds.x, bounds.bottom + 52)
        notes = notes.enumerated().map { number, note in
            let width = PictureText.width(note.text, size: 11).rounded(.up)
            let place = Rectangle(x: left + 28, y: top + Double(number) * 17, width: width, height: 15)
            return Note(place: place, text: note.text)
        }
        bounds = notes.reduce(bounds) { $0.union($1.place) }
    }
}

extension StoryboardGraph {
    /// An edge in words.
    func sentence(_ bundle: Bundle) -> String {
        let (from, to) = (nodes[bundle.edge.from].name, nodes[bundle.edge.to].name)
        return "\(from) \u{2192} \(to): \(bundle.label.joined(separator: ", "))"
    }
}

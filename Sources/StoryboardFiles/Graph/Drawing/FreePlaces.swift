/// Places on a canvas for the scenes of a file that says nothing of them.
///
/// Where no scene has a place, those that segues lead to are in columns from the first scene on; where some have, the
/// others are in rows below them.
struct FreePlaces {
    private static let step = 1000.0

    /// The location of each scene.
    ///
    /// - Parameters:
    ///   - known: Where scenes are, as far as it is known.
    ///   - links: From which scene to which there is a segue.
    ///   - first: The scenes to begin with.
    /// - Returns: The locations, in the order of the scenes.
    static func locations(
        _ known: [StoryboardGraph.Location?],
        links: [(from: Int, to: Int)],
        first: [Int]
    ) -> [StoryboardGraph.Location] {
        let placed = known.compactMap { $0 }.map(tamed)
        guard !placed.isEmpty else { return columns(count: known.count, links: links, first: first) }
        let bottom = placed.map(\.y).max() ?? 0
        let left = placed.map(\.x).min() ?? 0
        let missing = known.filter { $0 == nil }.count
        let width = max(4, Int(Double(missing).squareRoot().rounded(.up)))
        var next = 0
        return known.map { location in
            if let location { return tamed(location) }
            defer { next += 1 }
            let (row, column) = next.quotientAndRemainder(dividingBy: width)
            return .init(x: left + Double(column) * step, y: bottom + Double(row + 1) * step)
        }
    }

    /// A location that can be reckoned with, however far away the file says it is.
    private static func tamed(_ location: StoryboardGraph.Location) -> StoryboardGraph.Location {
        .init(x: min(max(location.x, -1e6), 1e6), y: min(max(location.y, -1e6), 1e6))
    }

    private static func columns(
        count: Int,
        links: [(from: Int, to: Int)],
        first: [Int]
    ) -> [StoryboardGraph.Location] {
        var next: [Int: [Int]] = [:]
        for link in links { next[link.from, default: []].append(link.to) }
        let led = Set(links.filter { $0.from != $0.to }.map(\.to))
        var depths = [Int?](repeating: nil, count: count)
        var order: [Int] = []
        for start in first + (0..<count).filter({ !led.contains($0) }) + Array(0..<count) where depths[start] == nil {
            depths[start] = 0
            var queue = [start]
            while !queue.isEmpty {
                order += queue
                var found: [Int] = []
                for node in queue {
                    for other in next[node] ?? [] where depths[other] == nil {
                        depths[other] = (depths[node] ?? 0) + 1
                        found.append(other)
                    }
                }
                queue = found
            }
        }
        return folded(Dictionary(grouping: order) { depths[$0] ?? 0 }, count: count)
    }

    /// The columns side by side, long ones as several.
    private static func folded(_ layers: [Int: [Int]], count: Int) -> [StoryboardGraph.Location] {
        let height = max(8, Int(Double(count).squareRoot().rounded(.up)))
        var locations = [StoryboardGraph.Location](repeating: .init(x: 0, y: 0), count: count)
        var column = 0
        for (_, layer) in layers.sorted(by: { $0.key < $1.key }) {
            for (place, node) in layer.enumerated() {
                let (part, row) = place.quotientAndRemainder(dividingBy: height)
                locations[node] = .init(x: Double(column + part) * step, y: Double(row) * step)
            }
            column += (layer.count + height - 1) / height
        }
        return locations
    }
}

/// Locations of scenes for which the file has no canvas location.
///
/// If no scene has a location, segues lead from column to column, beginning with the initial scene. Otherwise the other
/// scenes are in rows below those with a location.
enum DefaultLocations {
    private static let step = 1000.0

    /// Returns the location of each scene.
    ///
    /// - Parameters:
    ///   - known: The locations in the file.
    ///   - links: The sources and destinations of segues.
    ///   - first: The scenes of the first column.
    static func completing(_ known: [DrawingPoint?], links: [(from: Int, to: Int)], first: [Int]) -> [DrawingPoint] {
        // Limited, because a file may contain any number.
        let known = known.map { location in
            location.map { DrawingPoint(x: min(max($0.x, -1e6), 1e6), y: min(max($0.y, -1e6), 1e6)) }
        }
        let located = known.compactMap { $0 }
        guard !located.isEmpty else { return folded(columns(count: known.count, links, first), count: known.count) }
        let bottom = located.map(\.y).max() ?? 0
        let left = located.map(\.x).min() ?? 0
        let width = max(4, Int(Double(known.count - located.count).squareRoot().rounded(.up)))
        var next = 0
        return known.map { location in
            if let location { return location }
            defer { next += 1 }
            let (row, column) = next.quotientAndRemainder(dividingBy: width)
            return DrawingPoint(x: left + Double(column) * step, y: bottom + Double(row + 1) * step)
        }
    }

    /// Returns columns of scenes, by their distance from the first scenes.
    private static func columns(count: Int, _ links: [(from: Int, to: Int)], _ first: [Int]) -> [[Int]] {
        let destinations = Dictionary(grouping: links, by: \.from)
        let reached = Set(links.filter { $0.from != $0.to }.map(\.to))
        var isFound = [Bool](repeating: false, count: count)
        var columns: [[Int]] = []
        for start in first + (0..<count).filter({ !reached.contains($0) }) + Array(0..<count) where !isFound[start] {
            isFound[start] = true
            var (column, depth) = ([start], 0)
            while !column.isEmpty {
                if depth == columns.count { columns.append([]) }
                columns[depth] += column
                column = column.flatMap { destinations[$0] ?? [] }.map(\.to).filter { other in
                    defer { isFound[other] = true }
                    return !isFound[other]
                }
                depth += 1
            }
        }
        return columns
    }

    /// Returns the locations of scenes in columns, of which long ones are folded into several.
    private static func folded(_ columns: [[Int]], count: Int) -> [DrawingPoint] {
        let height = max(8, Int(Double(count).squareRoot().rounded(.up)))
        var locations = [DrawingPoint](repeating: DrawingPoint(x: 0, y: 0), count: count)
        var x = 0
        for column in columns {
            for (index, scene) in column.enumerated() {
                let (part, row) = index.quotientAndRemainder(dividingBy: height)
                locations[scene] = DrawingPoint(x: Double(x + part) * step, y: Double(row) * step)
            }
            x += (column.count + height - 1) / height
        }
        return locations
    }
}

/// Which places of a picture are taken, and by whom.
struct Occupancy {
    private struct Cell: Hashable {
        let x, y: Int
    }

    private static let size = 128.0
    private var cells: [Cell: [Int]] = [:]
    private var taken: [(rectangle: Rectangle, owner: Int)] = []

    /// Takes a place.
    mutating func insert(_ rectangle: Rectangle, owner: Int) {
        for cell in Self.cells(of: rectangle) { cells[cell, default: []].append(taken.count) }
        taken.append((rectangle, owner))
    }

    /// Whose places overlap a rectangle.
    func owners(in rectangle: Rectangle) -> Set<Int> {
        var owners: Set<Int> = []
        for cell in Self.cells(of: rectangle) {
            for place in cells[cell] ?? [] where taken[place].rectangle.overlaps(rectangle) {
                owners.insert(taken[place].owner)
            }
        }
        return owners
    }

    /// Whether a rectangle is free.
    func isFree(_ rectangle: Rectangle) -> Bool {
        for cell in Self.cells(of: rectangle) {
            for place in cells[cell] ?? [] where taken[place].rectangle.overlaps(rectangle) { return false }
        }
        return true
    }

    private static func cells(of rectangle: Rectangle) -> [Cell] {
        let columns = Int((rectangle.x / size).rounded(.down))...Int((rectangle.right / size).rounded(.down))
        let rows = Int((rectangle.y / size).rounded(.down))...Int((rectangle.bottom / size).rounded(.down))
        return columns.flatMap { x in rows.map { Cell(x: x, y: $0) } }
    }
}

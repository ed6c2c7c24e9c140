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
        Self.visitCells(of: rectangle) { cell in
            cells[cell, default: []].append(taken.count)
            return true
        }
        taken.append((rectangle, owner))
    }

    /// Whose places overlap a rectangle.
    func owners(in rectangle: Rectangle) -> Set<Int> {
        var owners: Set<Int> = []
        visit(rectangle) { owner in
            owners.insert(owner)
            return true
        }
        return owners
    }

    /// Whether a rectangle is free.
    func isFree(_ rectangle: Rectangle) -> Bool { visit(rectangle) { _ in false } }

    /// Visits the owners of places that overlap a rectangle, some more than once, until the visitor has seen enough.
    @discardableResult
    private func visit(_ rectangle: Rectangle, _ visitor: (_ owner: Int) -> Bool) -> Bool {
        Self.visitCells(of: rectangle) { cell in
            guard let places = cells[cell] else { return true }
            for place in places where taken[place].rectangle.overlaps(rectangle) {
                guard visitor(taken[place].owner) else { return false }
            }
            return true
        }
    }

    @discardableResult
    private static func visitCells(of rectangle: Rectangle, _ visitor: (Cell) -> Bool) -> Bool {
        let rows = Int((rectangle.y / size).rounded(.down))...Int((rectangle.bottom / size).rounded(.down))
        for x in Int((rectangle.x / size).rounded(.down))...Int((rectangle.right / size).rounded(.down)) {
            for y in rows {
                guard visitor(Cell(x: x, y: y)) else { return false }
            }
        }
        return true
    }
}

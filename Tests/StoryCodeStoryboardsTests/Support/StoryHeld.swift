import StoryCode
import TestSupport

/// Who holds whom when a program ends, and so who lives on.
@MainActor
struct StoryHeld {
    private enum Node: Hashable {
        case controller(Int)
        case board(Int)
        case shelf(Int)
    }

    private let containers: [StoryCast.WeakContainer]
    private let boards: [StoryCast.WeakStoryboard]
    /// The nodes that hold themselves by others.
    private let kept: Set<Node>

    /// Lets go of everything that the program holds.
    init(_ life: StoryLife) {
        let edges = Self.edges(life)
        // Whatever holds itself does so by a controller that a container shares for good.
        let circles = life.model.parents.indices.map(Node.shelf).filter { start in
            Self.reach(edges[start] ?? [], edges).contains(start)
        }
        kept = Self.reach(circles, edges)
        life.held = []
        life.window.rootViewController = nil
        (containers, boards) = life.cast.letGo()
    }

    /// Those controllers that are alive as long as the program holds what it holds.
    static func living(_ life: StoryLife) -> [Int] {
        let held = life.held + [life.window.rootViewController].compactMap(\.self)
        let roots = held.compactMap { life.cast.book.record(of: $0) }.map { Node.controller($0.serial) }
        let shelves = life.model.parents.indices.map(Node.shelf)
        return reach(roots + shelves, edges(life)).compactMap { node in
            if case .controller(let serial) = node { serial } else { nil }
        }.sorted()
    }

    private static func edges(_ life: StoryLife) -> [Node: [Node]] {
        let model = life.model
        var edges: [Node: [Node]] = [:]
        for (controller, record) in life.cast.book.living {
            let inside = controller.children + [controller.presentedViewController].compactMap(\.self)
            edges[.controller(record.serial)] =
                inside.compactMap { life.cast.book.record(of: $0) }.map { .controller($0.serial) }
                + (model.fates[record.serial].home.map { [.board($0.board)] } ?? [])
        }
        for (place, board) in model.boards.enumerated() { edges[.board(place)] = [.shelf(board.shelf)] }
        for (shelf, parent) in model.parents.enumerated() { edges[.shelf(shelf)] = parent.map { [.shelf($0)] } ?? [] }
        for (key, serial) in model.shared {
            for (shelf, plans) in model.registrations.enumerated() {
                for plan in plans where plan.line == key.line && plan.way != .prototype && plan.way != .weak {
                    edges[.shelf(key.shelf ?? shelf), default: []].append(.controller(serial))
                }
            }
        }
        return edges
    }

    private static func reach(_ starts: [Node], _ edges: [Node: [Node]]) -> Set<Node> {
        var reached: Set<Node> = []
        var queue = starts
        while let node = queue.popLast() {
            if reached.insert(node).inserted { queue += edges[node] ?? [] }
        }
        return reached
    }

    /// Compares who is alive now with who should be.
    func check(_ book: StoryBook) throws {
        for (_, record) in book.living where !kept.contains(.controller(record.serial)) {
            throw StoryLife.Failure(kind: "leak", text: "controller \(record.serial) is alive")
        }
        for (place, container) in containers.enumerated() where container.it != nil && !kept.contains(.shelf(place)) {
            throw StoryLife.Failure(kind: "leak", text: "container \(place) is alive")
        }
        for board in boards where kept.isEmpty && board.it != nil {
            throw StoryLife.Failure(kind: "leak", text: "storyboard \(board.it?.name ?? "") is alive")
        }
    }
}

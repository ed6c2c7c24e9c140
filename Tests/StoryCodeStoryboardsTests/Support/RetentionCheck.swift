import StoryCode
import TestSupport

/// A prediction of the objects that outlive a program, from their retaining references.
@MainActor
struct RetentionCheck {
    private enum Node: Hashable {
        case controller(Int)
        case board(Int)
        case containerID(Int)
    }

    private let containers: [StoryboardFixture.WeakContainer]
    private let boards: [StoryboardFixture.WeakStoryboard]
    /// The nodes that a retain cycle keeps alive.
    private let leaked: Set<Node>

    /// Releases everything that the program retains.
    init(_ run: RandomStoryboardRun) {
        let edges = Self.edges(run)
        // A retain cycle always includes a controller that a container shares permanently.
        let cycles = run.model.parents.indices.map(Node.containerID).filter { start in
            Self.reach(edges[start] ?? [], edges).contains(start)
        }
        leaked = Self.reach(cycles, edges)
        run.retained = []
        run.window.rootViewController = nil
        (containers, boards) = run.fixture.release()
    }

    /// Returns the controllers that are alive while the program retains its objects.
    static func living(_ run: RandomStoryboardRun) -> [Int] {
        let retained = run.retained + [run.window.rootViewController].compactMap(\.self)
        let roots = retained.compactMap { run.fixture.log.record(of: $0) }.map { Node.controller($0.serial) }
        let containerIDs = run.model.parents.indices.map(Node.containerID)
        return reach(roots + containerIDs, edges(run)).compactMap { node in
            if case .controller(let serial) = node { serial } else { nil }
        }.sorted()
    }

    private static func edges(_ run: RandomStoryboardRun) -> [Node: [Node]] {
        let model = run.model
        var edges: [Node: [Node]] = [:]
        for (controller, record) in run.fixture.log.living {
            let inside = controller.children + [controller.presentedViewController].compactMap(\.self)
            edges[.controller(record.serial)] =
                inside.compactMap { run.fixture.log.record(of: $0) }.map { .controller($0.serial) }
                + (model.states[record.serial].origin.map { [.board($0.board)] } ?? [])
        }
        for (place, board) in model.boards.enumerated() { edges[.board(place)] = [.containerID(board.containerID)] }
        for (containerID, parent) in model.parents.enumerated() {
            edges[.containerID(containerID)] = parent.map { [.containerID($0)] } ?? []
        }
        for (key, serial) in model.shared {
            for (containerID, plans) in model.registrations.enumerated() {
                for plan in plans where plan.line == key.line && plan.lifetime != .prototype && plan.lifetime != .weak {
                    edges[.containerID(key.containerID ?? containerID), default: []].append(.controller(serial))
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

    /// Compares the objects that are still alive with the prediction.
    func check(_ log: ControllerLog) throws {
        for (_, record) in log.living where !leaked.contains(.controller(record.serial)) {
            throw RandomStoryboardRun.Failure(kind: "leak", text: "controller \(record.serial) is alive")
        }
        for (place, container) in containers.enumerated()
        where container.it != nil && !leaked.contains(.containerID(place)) {
            throw RandomStoryboardRun.Failure(kind: "leak", text: "container \(place) is alive")
        }
        for board in boards where leaked.isEmpty && board.it != nil {
            throw RandomStoryboardRun.Failure(kind: "leak", text: "storyboard \(board.it?.name ?? "") is alive")
        }
    }
}

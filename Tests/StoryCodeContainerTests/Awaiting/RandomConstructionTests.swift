import Foundation
import StoryCode
import TestSupport
import Testing

/// Random graphs of shared objects, checked against a model of which task or thread waits for which object.
///
/// An issue names the seed. ``RandomTestScale/factor`` multiplies the number of seeds.
struct RandomConstructionTests {
    final class Node: Sendable {
        let name: String

        init(_ name: String) { self.name = name }
    }

    /// Which nodes each node resolves when it is created.
    struct Plan {
        let needs: [[Int]]
        /// The nodes that several callers resolve at the same time.
        let requests: [Int]

        init(seed: Int) {
            var dice = Dice(seed: UInt64(seed))
            let count = 2 + dice.roll(5)
            let isOrdered = dice.coin()
            needs = (0..<count).map { node in
                (0..<dice.roll(3)).compactMap { _ in
                    let other = dice.roll(count)
                    return isOrdered && other >= node ? nil : other
                }
            }
            requests = (0..<3 + dice.roll(4)).map { _ in dice.roll(count) }
        }

        /// Whether a node needs itself, or a node that does.
        func leadsToCycle(_ node: Int, _ path: Set<Int> = []) -> Bool {
            path.contains(node) || needs[node].contains { leadsToCycle($0, path.union([node])) }
        }
    }

    static let batches = 0..<8
    static let seedsPerBatch = 60

    @Test(arguments: batches) func asynchronousNodes(batch: Int) async {
        for seed in Self.seeds(batch) { await RandomConstruction(seed).runTasks() }
    }

    @Test(arguments: batches) func nodesOnThreads(batch: Int) {
        for seed in Self.seeds(batch) { RandomConstruction(seed).runThreads() }
    }

    private static func seeds(_ batch: Int) -> Range<Int> {
        let count = seedsPerBatch * RandomTestScale.factor
        return batch * count..<(batch + 1) * count
    }
}

/// One random graph, and the objects that were created.
private struct RandomConstruction {
    typealias Node = RandomConstructionTests.Node
    typealias Plan = RandomConstructionTests.Plan

    let seed: Int
    let container = Container()
    let made = SharedList<Node>()

    init(_ seed: Int) {
        self.seed = seed
    }

    func runTasks() async {
        let plan = Plan(seed: seed)
        for (node, needs) in plan.needs.enumerated() {
            container.register(async: { [container, made] in
                let created = Node("\(node)")
                made.add(created)
                try await withThrowingTaskGroup { group in
                    for other in needs {
                        group.addTask { _ = try await container.resolve(async: Node.self, name: "\(other)") }
                    }
                    try await group.waitForAll()
                }
                return created
            }).as(Node.self, name: "\(node)") { $0 }.lifetime(.single)
        }
        let results = await withTaskGroup { group in
            for (index, node) in plan.requests.enumerated() {
                group.addTask { [container] in
                    do {
                        return (
                            index,
                            Result<Node, any Error>.success(
                                try await container.resolve(async: Node.self, name: "\(node)")
                            )
                        )
                    } catch {
                        return (index, .failure(error))
                    }
                }
            }
            return await group.reduce(into: [Int: Result<Node, any Error>]()) { $0[$1.0] = $1.1 }
        }
        check(plan, plan.requests.indices.compactMap { results[$0] })
    }

    func runThreads() {
        let plan = Plan(seed: seed)
        for (node, needs) in plan.needs.enumerated() {
            container.register { [container, made] in
                let created = Node("\(node)")
                made.add(created)
                for other in needs { _ = try container.resolve(Node.self, name: "\(other)") }
                return created
            }.as(Node.self, name: "\(node)") { $0 }.lifetime(.single)
        }
        let results = SharedList<(Int, Result<Node, any Error>)>()
        Threads.run(plan.requests.count) { [container] index in
            results.add((index, Result { try container.resolve(Node.self, name: "\(plan.requests[index])") }))
        }
        check(plan, results.all.sorted { $0.0 < $1.0 }.map(\.1))
    }

    private func check(_ plan: Plan, _ results: [Result<Node, any Error>]) {
        var shared: [Int: Node] = [:]
        #expect(results.count == plan.requests.count, "seed \(seed)")
        for (node, result) in zip(plan.requests, results) {
            switch result {
            case .success(let object):
                #expect(!plan.leadsToCycle(node) && object.name == "\(node)", "seed \(seed)")
                #expect(shared[node] == nil || shared[node] === object, "seed \(seed)")
                shared[node] = object
            case .failure(let error):
                #expect(plan.leadsToCycle(node), "seed \(seed)")
                #expect((error as? ContainerError)?.reason == .cyclic, "seed \(seed): \(error)")
            }
        }
        for node in plan.needs.indices where !plan.leadsToCycle(node) {
            #expect(made.all.count { $0.name == "\(node)" } <= 1, "seed \(seed)")
        }
    }
}

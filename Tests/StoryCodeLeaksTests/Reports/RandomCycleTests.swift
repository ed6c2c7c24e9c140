import StoryCode
import StoryCodeTesting
import TestSupport
import Testing

/// The same random objects have the same reports.
@MainActor
struct RandomCycleTests {
    final class Controller: ViewController {
        var node: Node?
    }

    final class Node {
        let id: Int
        var next: Node?
        weak var back: Node?
        var stored: Any?
        var list: [(Int, AnyObject)] = []
        var names: [String: AnyObject] = [:]
        var style: (owner: AnyObject?, size: Int) = (nil, 0)
        var action: (() -> Void)?
        var provide: (() -> AnyObject)?

        init(id: Int) { self.id = id }

        /// Ends all cycles through the node.
        func clear() {
            (next, stored, list, names, style, action, provide) = (nil, nil, [], [:], (nil, 0), nil, nil)
        }
    }

    final class Presenter: ViewObserver {
        var nodes: [Node]
        lazy var last: Node? = nil

        init(_ nodes: [Node]) { self.nodes = nodes }
    }

    private func connect(_ node: Node, to other: AnyObject, _ dice: inout SplitMix) {
        switch Int.random(in: 0..<9, using: &dice) {
        case 0: node.next = other as? Node
        case 1: node.back = other as? Node
        case 2: node.stored = other
        case 3: node.list.append((node.list.count, other))
        case 4: node.names["\(node.names.count)"] = other
        case 5: node.style = (other, 1)
        case 6: node.action = { [weak node] in print(other, node as Any) }
        case 7:
            var count = 0
            node.action = {
                count += 1
                print(other)
            }
        default: node.provide = { other }
        }
    }

    @Test(.readsClosures) func sameObjectsHaveTheSameReports() {
        let reports = (0..<40 as Range<UInt64>).map { seed in
            var dice = SplitMix(seed: seed)
            let nodes = (0..<6).map { Node(id: $0) }
            let host = Scene { Controller() }.with { Presenter(nodes) }.host(connect: { controller, presenter in
                controller.title = "Lisbon"
                for _ in 0..<12 {
                    guard let node = nodes.randomElement(using: &dice) else { return }
                    let other = (nodes as [AnyObject] + [controller, presenter]).randomElement(using: &dice)
                    connect(node, to: other ?? controller, &dice)
                }
                controller.node = nodes.randomElement(using: &dice)
                presenter.last = nodes.randomElement(using: &dice)
                presenter.nodes = presenter.nodes.filter { $0.id > 3 }
            })
            defer { for node in nodes { node.clear() } }
            return host.retainCycles().description
        }
        expectFingerprint("def790b4851d658b", of: reports.joined(separator: "\n\n"), "random cycles.txt")
    }
}

import TestSupport
import Testing

@testable import StoryCodeScreens

/// The release of trees without recursion.
@MainActor
struct ReleaseOneByOneTests {
    @MainActor
    final class Node {
        let name: String
        let members: [Node]
        let log: Log

        init(_ name: String, log: Log, _ members: [Node] = []) {
            (self.name, self.members, self.log) = (name, members, log)
        }

        deinit { MainActor.assumeIsolated { [name, log, count = members.count] in log.add("\(name) \(count)") } }
    }

    let log = Log()

    func node(_ name: String, _ members: Node...) -> Node { Node(name, log: log, members) }

    @Test func orderIsThatOfRecursiveRelease() {
        var nodes = [node("A", node("B", node("C")), node("D")), node("E")]
        releaseOneByOne(&nodes) { $0.members }
        log.expect(["A 2", "B 1", "C 0", "D 0", "E 0"])
    }

    @Test func retainedObjectKeepsItsMembers() {
        let retained = node("B", node("C"))
        var nodes = [node("A", retained, node("D"))]
        releaseOneByOne(&nodes) { $0.members }
        log.expect(["A 2", "D 0"])
        withExtendedLifetime(retained) {}
    }

    @Test func depthIsNotLimited() {
        var nodes = [node("0")]
        for _ in 0..<100_000 { nodes = [Node("", log: Log(), nodes)] }
        releaseOneByOne(&nodes) { $0.members }
        log.expect(["0 0"])
    }
}

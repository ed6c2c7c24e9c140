/// One loading of a part into a container.
final class PartLoading: Sendable {
    private let container: ObjectIdentifier
    /// The framework that new registrations belong to.
    let framework: TypeIdentity?
    /// The loading during which this one was started.
    private let outer: PartLoading?

    init(in container: AnyObject, framework: TypeIdentity?) {
        self.container = ObjectIdentifier(container)
        self.framework = framework
        outer = PartLoading.current(in: container)
    }

    @TaskLocal private static var innermost: PartLoading?

    /// The loading and those during which it was started, the innermost first.
    private var chain: some Sequence<PartLoading> { sequence(first: self, next: \.outer) }

    /// Returns the innermost loading into a container in the current task.
    static func current(in container: AnyObject) -> PartLoading? {
        innermost?.chain.first { $0.container == ObjectIdentifier(container) }
    }

    func run(_ load: () throws -> Void) rethrows { try PartLoading.$innermost.withValue(self, operation: load) }

    /// Returns whether this is the given loading, or was started by it.
    func isPart(of part: PartLoading) -> Bool { chain.contains { $0 === part } }
}

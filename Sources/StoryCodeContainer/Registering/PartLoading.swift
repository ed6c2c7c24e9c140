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

    /// Returns the innermost loading into a container in the current task.
    static func current(in container: AnyObject) -> PartLoading? {
        let id = ObjectIdentifier(container)
        var loading = innermost
        while let current = loading, current.container != id { loading = current.outer }
        return loading
    }

    func run(_ load: () throws -> Void) rethrows { try PartLoading.$innermost.withValue(self, operation: load) }

    /// Returns whether this is the given loading, or was started by it.
    func isPart(of part: PartLoading) -> Bool {
        var loading: PartLoading? = self
        while let current = loading {
            if current === part { return true }
            loading = current.outer
        }
        return false
    }
}

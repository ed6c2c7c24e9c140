/// A part that is being loaded.
final class PartLoading: Sendable {
    private let container: ObjectIdentifier
    /// The framework to which what is registered belongs.
    let framework: TypeIdentity?
    /// The part that loads it.
    private let outer: PartLoading?

    init(in container: Container, framework: TypeIdentity?) {
        self.container = ObjectIdentifier(container)
        self.framework = framework
        outer = PartLoading.current(in: container)
    }

    @TaskLocal private static var innermost: PartLoading?

    /// The part that the task is loading into a container.
    static func current(in container: Container) -> PartLoading? {
        let id = ObjectIdentifier(container)
        var loading = innermost
        while let here = loading, here.container != id { loading = here.outer }
        return loading
    }

    /// Loads the part.
    func run(_ load: () throws -> Void) rethrows { try PartLoading.$innermost.withValue(self, operation: load) }

    /// Whether it is a part, or loaded by one.
    func isOf(_ part: PartLoading) -> Bool {
        var loading: PartLoading? = self
        while let here = loading {
            if here === part { return true }
            loading = here.outer
        }
        return false
    }
}

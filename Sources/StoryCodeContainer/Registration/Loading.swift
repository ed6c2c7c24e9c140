/// A part that is being loaded.
final class Loading: Sendable {
    private let container: ObjectIdentifier
    /// The framework to which what is registered belongs.
    let framework: TypeIdentity?
    /// The part that loads it.
    private let outer: Loading?

    init(in container: Container, framework: TypeIdentity?) {
        self.container = ObjectIdentifier(container)
        self.framework = framework
        outer = Loading.current(in: container)
    }

    @TaskLocal private static var innermost: Loading?

    /// The part that the task is loading into a container.
    static func current(in container: Container) -> Loading? {
        let id = ObjectIdentifier(container)
        var loading = innermost
        while let here = loading, here.container != id { loading = here.outer }
        return loading
    }

    /// Loads the part.
    func run(_ load: () throws -> Void) rethrows { try Loading.$innermost.withValue(self, operation: load) }

    /// Whether it is a part, or loaded by one.
    func isOf(_ part: Loading) -> Bool {
        var loading: Loading? = self
        while let here = loading {
            if here === part { return true }
            loading = here.outer
        }
        return false
    }
}

/// A dependency that is resolved later.
///
/// It does not retain the container, so that an object does not retain the container that stores it.
struct Deferred: Sendable, CustomReflectable {
    private weak let container: Container?
    /// The dependency, which is resolved again if the container has changed since.
    private let dependency: ResolvedDependency
    /// The wrapper that resolves the dependency, if there is one.
    private let wrapper: WrapperUse?

    init(_ dependency: ResolvedDependency, by wrapper: WrapperUse? = nil) {
        container = dependency.container
        self.dependency = dependency
        self.wrapper = wrapper
    }

    /// A mirror without children: reflecting the dependency of a released container would stop the program.
    var customMirror: Mirror { Mirror(self, children: [:]) }

    /// Resolves the dependency.
    func construct<Value>(_ call: Call) throws -> Value {
        let (container, dependency, retained) = try current()
        defer { withExtendedLifetime(retained) {} }
        return try container.construct(parameter: Value.self, dependency, call)
    }

    /// Returns the container and the dependency, which was resolved before or is resolved again, after checking it.
    ///
    /// The caller retains all of it while it uses the dependency.
    ///
    /// - Parameter asSendable: Whether the object has to be `Sendable`.
    func current(
        asSendable: Bool = false
    ) throws -> (container: Container, dependency: ResolvedDependency, retained: [Registry.Components]) {
        do {
            guard let container else { throw ContainerError(.containerIsGone, [dependency.request.step]) }
            let (current, retained) = try container.locked {
                var current = dependency
                if dependency.generation != container.registry.generation {
                    let resolved = container.dependency(dependency.request, for: dependency.requester)
                    current = dependency.selected.map(resolved.selecting) ?? resolved
                }
                try container.check(current)
                if asSendable { try current.checkSendable() }
                return (current, container.reading(current.targets.lazy.map(\.component)))
            }
            return (container, current, retained)
        } catch {
            let named = container?.named(error) ?? error
            throw wrapper?.located(named, dependency.request.key.type.type) ?? named
        }
    }
}

extension WrapperUse {
    /// Resolves a request from the current container for later.
    func deferred<Parameter>(_ parameter: Parameter.Type, _ name: String?, _ tag: Any.Type?) -> Deferred {
        let request = DependencyRequest(of: parameter).qualified(Qualifier(name: name, tag: tag))
        let container = Container.current
        return Deferred(container.locked { container.dependency(request, for: nil) }, by: self)
    }
}

import StoryCodeLocks

/// One asynchronous resolution.
///
/// It awaits the dependencies of each step of a construction, and runs the steps as a synchronous resolution does, on
/// the main actor if the component requires it.
struct AsyncResolution {
    let graph: ObjectGraph

    init(_ graph: ObjectGraph = ObjectGraph(isAsync: true)) { self.graph = graph }

    func resolve<Value>(_ type: Value.Type, _ dependency: ResolvedDependency, _ call: Call) async throws -> Value {
        if let failure = dependency.failure { throw failure }
        // That of a provider is not the request of the type itself.
        let request = dependency.request.isPlain ? dependency.request : DependencyRequest(of: type)
        var objects: [Any] = []
        if !request.isDeferred, request.cardinality != .anyName, request.cardinality != .argument {
            for target in dependency.targets where target.allConstraints.contains(.confined) {
                throw target.error(of: .confined)
            }
            objects = try await self.objects(of: dependency, call.arguments)
        }
        var resolution = Resolution(isMain: false, graph: graph)
        resolution.given = objects[...]
        return try dependency.resolve(type, &resolution)
    }

    /// Returns the objects of a dependency, each of which receives all arguments.
    private func objects(of dependency: ResolvedDependency, _ arguments: [any Sendable]) async throws -> [Any] {
        var objects: [Any] = []
        for target in dependency.targets {
            try target.component.check(arguments)
            objects.append(try await object(of: target, arguments))
        }
        return objects
    }

    private func object(of service: ResolvedService, _ arguments: [any Sendable]) async throws -> Any {
        let component = service.component
        if component.constraints.contains(.await) {
            return try service.converted(try await component.object(self, arguments))
        }
        // A factory that runs on another thread would block this one, of which there are few.
        if ConstructionLock.isAnyHeld {
            for component in GraphSearch(from: [component], \.immediateTargets).found {
                if let store = component.lockingStore { await store.lock.waitUntilFree() }
            }
        }
        let step = SynchronousStep(component: component, graph: graph, arguments: arguments) { try service.object(&$0) }
        return try await step.perform(isMain: component.constraints.contains(.main))
    }

    /// Runs a step of a component after its awaited dependencies exist.
    func run(
        on component: ResolvedComponent,
        _ phase: Int,
        _ arguments: [any Sendable] = [],
        isMain: Bool? = nil,
        _ body: @escaping (inout Resolution) throws -> Any
    ) async throws -> Any {
        var step = SynchronousStep(component: component, graph: graph, arguments: arguments, body: body)
        if phase < component.dependencies.count {
            do {
                for dependency in component.dependencies[phase] where dependency.isAwaited {
                    step.awaited.append(try await objects(of: dependency, []))
                }
            } catch {
                throw component.passing(error)
            }
        }
        return try await step.perform(isMain: isMain ?? component.constraints.contains(.main))
    }
}

/// The objects that one resolution creates once, and the injections that wait until a cycle is closed.
final class ObjectGraph {
    /// The cycle, if the resolution creates its shared objects.
    let cycle: DependencyCycle?
    /// Whether the resolution is asynchronous; a synchronous one within it has its own graph, under its own lock.
    let isAsync: Bool

    private var objects: [ObjectIdentifier: Any] = [:]
    /// The objects of components with arguments, which only the resolved components have, the last one of each.
    private var argumentObjects: [(component: ObjectIdentifier, arguments: ArgumentsKey, object: Any)] = []
    /// The components being created, the innermost last.
    private var constructing: [(component: ObjectIdentifier, arguments: ArgumentsKey)] = []
    private var openCycles: [OpenCycle] = []
    private var completions: [() -> Void] = []

    /// A cycle with an incomplete first component, and the work that waits for it.
    private struct OpenCycle {
        let cycle: DependencyCycle
        var injections: ArraySlice<PostponedStep> = []
        /// The `postInit` closures, which run after all injections.
        var finishers: ArraySlice<PostponedStep> = []
    }

    init(cycle: DependencyCycle? = nil, isAsync: Bool = false) {
        self.cycle = cycle
        self.isAsync = isAsync
    }

    func object(of component: ResolvedComponent, _ arguments: ArgumentsKey = .none) -> Any? {
        if objects.isEmpty, argumentObjects.isEmpty { return nil }
        let id = component.graphIdentity
        if arguments.isEmpty { return objects[id] }
        // A copy, because comparing arguments may resolve.
        let argumentObjects = argumentObjects
        return argumentObjects.last { $0.component == id && $0.arguments == arguments }?.object
    }

    func insert(_ object: Any, of component: ResolvedComponent, _ arguments: ArgumentsKey = .none) {
        let id = component.graphIdentity
        if arguments.isEmpty { objects[id] = object } else { argumentObjects.append((id, arguments, object)) }
    }

    /// Adds a closure that stores a shared object when the whole cycle is created without an error.
    func onCompletion(_ store: @escaping () -> Void) { completions.append(store) }

    func complete() {
        for store in completions { store() }
        completions = []
    }

    /// Records that a component is being created while a closure runs.
    ///
    /// - Throws: ``ContainerError`` if it is being created already, because a factory has called the container.
    func constructing<Object>(
        _ component: ResolvedComponent,
        _ arguments: ArgumentsKey,
        _ make: () throws -> Object
    ) throws -> Object {
        guard !isConstructing(component, arguments) else { throw component.cycleError }
        constructing.append((component.graphIdentity, arguments))
        defer { constructing.removeLast() }
        return try make()
    }

    func isConstructing(_ component: ResolvedComponent, _ arguments: ArgumentsKey) -> Bool {
        let id = component.graphIdentity
        // A copy, because comparing arguments may resolve.
        let constructing = constructing
        return constructing.contains { $0.component == id && $0.arguments == arguments }
    }

    // MARK: Cycles

    /// Opens a cycle, and returns whether it was not open, so that the caller closes it.
    func open(_ cycle: DependencyCycle) -> Bool {
        if index(of: cycle) != nil { return false }
        openCycles.append(OpenCycle(cycle: cycle))
        return true
    }

    /// Postpones a step until the cycle is closed.
    func postpone(_ step: PostponedStep, _ cycle: DependencyCycle) {
        guard let index = index(of: cycle) else { return }
        if step.phase < step.component.dependencies.count {
            openCycles[index].injections.append(step)
        } else {
            openCycles[index].finishers.append(step)
        }
    }

    /// Removes the next postponed step of a cycle, and returns it.
    func nextPostponed(_ cycle: DependencyCycle) -> PostponedStep? {
        guard let index = index(of: cycle) else { return nil }
        return openCycles[index].injections.popFirst() ?? openCycles[index].finishers.popFirst()
    }

    /// Discards the work of a cycle, after which it is not open.
    func abandon(_ cycle: DependencyCycle) { openCycles.removeAll { $0.cycle === cycle } }

    private func index(of cycle: DependencyCycle) -> Int? { openCycles.lastIndex { $0.cycle === cycle } }
}

extension ResolvedComponent {
    /// Identifies the component in a resolution: its store, which is the same after a registration, or the component.
    fileprivate var graphIdentity: ObjectIdentifier { store.map(ObjectIdentifier.init) ?? ObjectIdentifier(self) }
}

/// A step of an object that waits until the cycle is closed.
struct PostponedStep {
    let component: ResolvedComponent
    let phase: Int
    let object: Any
}

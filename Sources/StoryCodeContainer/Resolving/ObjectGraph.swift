/// The objects that one resolution makes once, and the injections that wait until a cycle is closed.
final class ObjectGraph {
    /// The cycle within which shared objects are made for each other, if this is their resolution.
    let cycle: DependencyCycle?
    /// Whether it is that of objects that are awaited; what is not then has its own, under its own lock.
    let isAwaited: Bool

    private var objects: [Identity: Any] = [:]
    /// What is being made, the innermost last.
    private var making: [Identity] = []
    private var open: [OpenCycle] = []

    /// What becomes of the shared objects of the cycle once all is well.
    private var keeping: [() -> Void] = []

    private struct Identity: Hashable {
        let component: ObjectIdentifier
        let arguments: ArgumentsKey

        // Few components take arguments.
        func hash(into hasher: inout Hasher) { hasher.combine(component) }
    }

    /// A cycle of which some component is being made, and what waits until the first has been.
    private struct OpenCycle {
        let cycle: DependencyCycle
        var injections: ArraySlice<(inout Resolution) throws -> Void> = []
        /// What components do last, when all are injected.
        var endings: ArraySlice<() throws -> Void> = []
    }

    init(cycle: DependencyCycle? = nil, isAwaited: Bool = false) {
        self.cycle = cycle
        self.isAwaited = isAwaited
    }

    func object(of component: AnyResolvedComponent, _ arguments: ArgumentsKey = []) -> Any? {
        objects.isEmpty ? nil : objects[Identity(component: ObjectIdentifier(component), arguments: arguments)]
    }

    func remember(_ object: Any, of component: AnyResolvedComponent, _ arguments: ArgumentsKey = []) {
        objects[Identity(component: ObjectIdentifier(component), arguments: arguments)] = object
    }

    /// Notes what makes a shared object everybody's.
    func onCompletion(_ keep: @escaping () -> Void) { keeping.append(keep) }

    /// Makes the shared objects everybody's.
    func keep() {
        for keep in keeping { keep() }
        keeping = []
    }

    /// Makes an object, and knows meanwhile that it does.
    ///
    /// - Throws: An error of a cycle, if it is being made already: a factory has asked for what its own object needs.
    func making<Object>(
        _ component: AnyResolvedComponent,
        _ arguments: ArgumentsKey,
        _ make: () throws -> Object
    ) throws -> Object {
        guard component.lifetime.isReused else { return try make() }
        let identity = Identity(component: ObjectIdentifier(component), arguments: arguments)
        guard !making.contains(identity) else { throw ContainerError(.cyclic, ResolutionStack.path(to: component)) }
        making.append(identity)
        defer { making.removeLast() }
        return try make()
    }

    func isMaking(_ component: AnyResolvedComponent, _ arguments: ArgumentsKey) -> Bool {
        making.contains(Identity(component: ObjectIdentifier(component), arguments: arguments))
    }

    /// Begins a cycle, unless it is open already.
    ///
    /// - Parameter cycle: The cycle of the component that is about to be made.
    /// - Returns: Whether it was begun, and is to be closed by the caller.
    func begin(_ cycle: DependencyCycle) -> Bool {
        if open.contains(where: { $0.cycle === cycle }) { return false }
        open.append(OpenCycle(cycle: cycle))
        return true
    }

    /// Lets an injection wait until the cycle is closed.
    func postpone(_ cycle: DependencyCycle, _ injection: @escaping (inout Resolution) throws -> Void) {
        guard let place = open.lastIndex(where: { $0.cycle === cycle }) else { return }
        open[place].injections.append(injection)
    }

    /// Lets what a component does last wait until all of its cycle are injected.
    func postpone(_ cycle: DependencyCycle, ending: @escaping () throws -> Void) {
        guard let place = open.lastIndex(where: { $0.cycle === cycle }) else { return }
        open[place].endings.append(ending)
    }

    /// Forgets a cycle whose first component could not be made.
    func abandon(_ cycle: DependencyCycle) { open.removeAll { $0.cycle === cycle } }

    /// Carries out what has waited for the end of the cycle that was begun last, and what it adds.
    func close(_ cycle: DependencyCycle, _ resolution: inout Resolution) throws {
        defer { open.removeAll { $0.cycle === cycle } }
        while let place = open.lastIndex(where: { $0.cycle === cycle }) {
            if let injection = open[place].injections.popFirst() {
                try injection(&resolution)
            } else if let ending = open[place].endings.popFirst() {
                try ending()
            } else {
                return
            }
        }
    }
}

/// Components that depend on each other, each on every other by some way.
// Unchecked: the lock is set before anybody else knows the cycle.
final class DependencyCycle: @unchecked Sendable {
    /// Held while one of their shared objects is made: that of the first to be registered, so that it is the same
    /// whatever was asked for first.
    var store: InstanceStore?
}

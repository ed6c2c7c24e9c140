/// The order of the steps that create one object, which synchronous and asynchronous resolutions have in common.
///
/// A resolution creates the object, and then runs each step that ``next(for:)`` returns: first the injections and the
/// `postInit` closures of the object, and then those of other objects that have waited until the cycle is closed.
struct Construction {
    /// An injection of an object, counted from 1, or after the injections its `postInit` closures.
    enum Step {
        case own(phase: Int)
        case postponed(PostponedStep)
    }

    private let component: ResolvedComponent
    private let arguments: ArgumentsKey
    /// The objects of the resolution, or nil if the object is neither reused nor part of a cycle.
    private let graph: ObjectGraph?
    /// The cycle of which the component is the first.
    private let openedCycle: DependencyCycle?
    /// The table that receives a shared object; after a reset of the scope, another one takes its place.
    private let table: ObjectTable?
    private var phase = 0

    init(_ component: ResolvedComponent, _ arguments: ArgumentsKey, in graph: ObjectGraph?) {
        self.component = component
        self.arguments = arguments
        self.graph = graph
        table = component.store?.table(component.lifetime)
        openedCycle = if let graph, let cycle = component.cycle, graph.open(cycle) { cycle } else { nil }
    }

    /// Runs the closure that creates the object.
    ///
    /// - Throws: ``ContainerError`` if the object is being created already, because a factory has called the container.
    func create<Object>(_ make: () throws -> Object) throws -> Object {
        guard let graph else { return try make() }
        return try graph.constructing(component, arguments, make)
    }

    /// Makes the object known to the resolution.
    func insert<Object>(_ object: Object) {
        if let graph, component.lifetime.isReused { graph.insert(object, of: component, arguments) }
    }

    /// Returns the next step, or nil if the object and the cycle that it has opened are complete.
    mutating func next<Object>(for object: Object) throws -> Step? {
        while phase < component.lastPhase {
            phase += 1
            if try !postpone(object) { return .own(phase: phase) }
        }
        // The injections have changed a value after it was copied.
        if phase > 0, !isObject(object) { insert(object) }
        guard let graph, let openedCycle else { return nil }
        return graph.nextPostponed(openedCycle).map(Step.postponed)
    }

    /// Postpones the current step until the cycle is closed, if it needs an object of the cycle.
    private func postpone<Object>(_ object: Object) throws -> Bool {
        guard let graph, let cycle = component.cycle else { return false }
        if phase < component.dependencies.count {
            let closesCycle = component.dependencies[phase].contains { $0.isImmediate && $0.leads(to: cycle) }
            guard closesCycle else { return false }
            guard isObject(object) else { throw ContainerError(.valueInCycle, [component.step]) }
        } else if !isObject(object) {
            return false
        }
        graph.postpone(PostponedStep(component: component, phase: phase, object: object), cycle)
        return true
    }

    /// Stores a shared object when the whole resolution has ended without an error.
    func store<Object>(_ object: Object) {
        guard let graph, let table else { return }
        let (arguments, isWeak) = (arguments, component.lifetime.isWeak)
        graph.onCompletion { table.insert(object, arguments, isWeak: isWeak) }
    }

    /// Discards the steps that remain after an error.
    func end() {
        if let openedCycle { graph?.abandon(openedCycle) }
    }

    private func isObject<Object>(_ object: Object) -> Bool { type(of: object as Any) is AnyClass }
}

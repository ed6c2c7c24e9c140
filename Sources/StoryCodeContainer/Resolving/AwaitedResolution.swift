import Synchronization

/// One resolution of something that is awaited.
///
/// It goes from component to component: what needs no waiting is resolved at once, what belongs to the main actor there,
/// and a component that needs something awaited is made when that is there. The rules are those of a resolution at once.
final class AwaitedResolution {
    private let graph: ObjectGraph
    /// The injections that wait until a circle is closed.
    private var injections: ArraySlice<(node: AnyNode, object: Any, phase: Int)> = []
    /// The objects that do something last when all of their circle are injected.
    private var endings: ArraySlice<(node: AnyNode, object: Any)> = []

    /// What is being made, in this task and those that it is part of.
    private final class Hold: Sendable {
        let slot: AnySlot
        /// What tells the resolutions of one caller from those of others.
        let caller: Int
        let isOver = Atomic(false)

        init(_ slot: AnySlot, _ caller: Int) {
            self.slot = slot
            self.caller = caller
        }

        @TaskLocal static var all: [Hold] = []

        private static let callers = Atomic(0)

        /// The caller of the task, or another one.
        static var caller: Int { all.first?.caller ?? callers.add(1, ordering: .relaxed).newValue }

        /// Who holds and who waits, in the whole program; only touched when shared objects are made.
        static let waiting = Mutex(Waiting<Int>())
    }

    init(circle: Circle? = nil) {
        graph = ObjectGraph(circle: circle, isAwaited: true)
    }

    /// Gives what an entry leads to.
    func object(of entry: AnyEntry, _ arguments: [any Sendable] = []) async throws -> Any {
        let node = entry.node
        if !node.obstacles.contains(.await) {
            return try await run(on: node) { try entry.object(&$0) }
        }
        return try entry.service(of: try await object(of: node, arguments))
    }

    /// Gives what was found for a parameter.
    func take<Value>(_ type: Value.Type, _ edge: Edge, _ arguments: [any Sendable]) async throws -> Value {
        if let failure = edge.failure { throw failure }
        let wanted = Dependency(of: type)
        if wanted.isLater || wanted.manner == .anyName || wanted.manner == .argument {
            var resolution = Resolution(isMain: false, graph: graph)
            return try edge.take(type, &resolution)
        }
        var objects: [Any] = []
        for target in edge.targets {
            if target.obstacles.contains(.confined) { throw ContainerError(.belongsToMainActor, [target.step]) }
            objects.append(try await object(of: target, try target.node.accept(arguments)))
        }
        return parameter(objects)
    }

    private func object(of node: AnyNode, _ arguments: [any Sendable]) async throws -> Any {
        let key = try node.key(of: arguments[...])
        switch node.lifetime {
        case .prototype: return try await build(node, arguments, key)
        case .objectGraph:
            if let known = graph.object(of: node, key) { return known }
            return try await build(node, arguments, key)
        case .single, .container, .weak, .scope: return try await share(node, arguments, key)
        }
    }

    /// Gives a shared object, and makes it if nobody has.
    private func share(_ node: AnyNode, _ arguments: [any Sendable], _ key: ArgumentsKey) async throws -> Any {
        guard let slot = node.slot else { preconditionFailure("what is shared has a place") }
        let resets = node.lifetime.resets
        if let circle = node.circle, graph.circle === circle {
            if let known = graph.object(of: node, key) ?? slot.object(node.lifetime, key) { return known }
            let object = try await build(node, arguments, key)
            graph.whenAllIsWell { slot.keep(object, node.lifetime, key, since: resets) }
            return object
        }
        if let kept = slot.object(node.lifetime, key) { return kept }
        let held = node.circle?.slot ?? slot
        if Hold.all.contains(where: { $0.slot === held && !$0.isOver.load(ordering: .relaxed) }) {
            throw ContainerError(.cyclic, [node.step, node.step])
        }
        let (caller, place) = (Hold.caller, ObjectIdentifier(held))
        guard Hold.waiting.withLock({ $0.wait(caller, for: place) }) else {
            throw ContainerError(.cyclic, [node.step, node.step])
        }
        do {
            try await held.turn.take()
        } catch {
            Hold.waiting.withLock { $0.stop(caller, place) }
            throw error
        }
        Hold.waiting.withLock { $0.take(caller, place) }
        let hold = Hold(held, caller)
        defer {
            hold.isOver.store(true, ordering: .relaxed)
            Hold.waiting.withLock { $0.leave(place) }
            held.turn.pass()
        }
        if let kept = slot.object(node.lifetime, key) { return kept }
        let inner = AwaitedResolution(circle: node.circle)
        let object = try await Hold.$all.withValue(Hold.all + [hold]) {
            try await inner.build(node, arguments, key)
        }
        slot.keep(object, node.lifetime, key, since: resets)
        inner.graph.keep()
        return object
    }

    /// Makes an object and injects it.
    private func build(_ node: AnyNode, _ arguments: [any Sendable], _ key: ArgumentsKey) async throws -> Any {
        let isFirst = node.circle.map { graph.begin($0) } ?? false
        do {
            var object = try await make(node, arguments)
            if node.lifetime.isRemembered { graph.remember(object, of: node, key) }
            try await inject(&object, node)
            if node.lifetime.isRemembered, !(type(of: object) is AnyClass) { graph.remember(object, of: node, key) }
            if isFirst, let circle = node.circle { try await close(circle, node) }
            return object
        } catch {
            if isFirst, let circle = node.circle { graph.abandon(circle) }
            throw error
        }
    }

    private func make(_ node: AnyNode, _ arguments: [any Sendable]) async throws -> Any {
        let awaited = try await dependencies(of: node, phase: 0, arguments)
        if node.record.isAwaited {
            return try await Container.withCurrent(node.container) { try await node.make(awaited) }
        }
        return try await run(on: node) { resolution in
            resolution.arguments = arguments[...]
            resolution.awaited = awaited
            return try node.make(&resolution)
        }
    }

    private func inject(_ object: inout Any, _ node: AnyNode) async throws {
        for phase in node.edges.indices.dropFirst() {
            let isOfCircle = node.circle.map { circle in
                node.edges[phase].contains { $0.isNow && $0.leads(to: circle) }
            }
            if isOfCircle == true {
                guard type(of: object) is AnyClass else { throw ContainerError(.valueInCircle, [node.step]) }
                injections.append((node, object, phase))
            } else {
                object = try await apply(phase, to: object, node)
            }
        }
        if node.circle != nil, type(of: object) is AnyClass {
            endings.append((node, object))
        } else {
            object = try await finish(object, node)
        }
    }

    /// Carries out what has waited for the end of a circle, and what it adds.
    private func close(_ circle: Circle, _ node: AnyNode) async throws {
        let graph = graph
        try await run(on: node) { try graph.close(circle, &$0) }
        while true {
            if let next = injections.popFirst() {
                _ = try await apply(next.phase, to: next.object, next.node)
            } else if let next = endings.popFirst() {
                _ = try await finish(next.object, next.node)
            } else {
                return
            }
        }
    }

    private func apply(_ phase: Int, to object: Any, _ node: AnyNode) async throws -> Any {
        let awaited = try await dependencies(of: node, phase: phase, [])
        return try await run(on: node) { resolution in
            resolution.awaited = awaited
            return try node.apply(phase, to: object, &resolution)
        }
    }

    private func finish(_ object: Any, _ node: AnyNode) async throws -> Any {
        try await run(on: node) { _ in try node.finish(object) }
    }

    /// Awaits what a factory or an injection needs.
    private func dependencies(
        of node: AnyNode,
        phase: Int,
        _ arguments: [any Sendable]
    ) async throws -> AwaitedDependencies {
        var found: [[Any]] = []
        for edge in node.edges[phase] where edge.isAwaited {
            var objects: [Any] = []
            for target in edge.targets { objects.append(try await object(of: target)) }
            found.append(objects)
        }
        return AwaitedDependencies(found, edges: node.edges[phase], graph: graph, arguments: arguments)
    }

    /// Does something that needs no waiting, on the main actor if the component belongs to it.
    private func run<Result>(
        on node: AnyNode,
        _ body: @escaping (inout Resolution) throws -> Result
    ) async throws -> Result {
        let step = AwaitedStep(node: node, graph: graph, body: body)
        if node.obstacles.contains(.main) { return try await step.runOnMain().value }
        return try step.run(isMain: false).value
    }
}

/// What a component is made of that was awaited before.
// Unchecked: it is handed to the factory, and nobody else touches it.
@usableFromInline
package final class AwaitedDependencies: @unchecked Sendable {
    /// The objects that were awaited, for each dependency that needs some.
    private var objects: ArraySlice<[Any]>
    private var edges: ArraySlice<Edge>
    private let graph: ObjectGraph
    private var arguments: ArraySlice<any Sendable>

    init(_ objects: [[Any]], edges: [Edge], graph: ObjectGraph, arguments: [any Sendable]) {
        self.objects = objects[...]
        self.edges = edges[...]
        self.graph = graph
        self.arguments = arguments[...]
    }

    /// Gives the next dependency that was awaited.
    func next<Parameter>() -> Parameter { parameter(objects.popFirst() ?? []) }

    /// Gives the next dependency, which may be one that needs no waiting.
    @usableFromInline
    func take<Parameter>(_ type: Parameter.Type) throws -> Parameter {
        guard let edge = edges.popFirst() else { preconditionFailure("a factory has as many parameters as edges") }
        if edge.isAwaited { return next() }
        var resolution = Resolution(isMain: false, graph: graph)
        resolution.arguments = arguments
        guard let node = edge.targets.first?.node else {
            defer { arguments = resolution.arguments }
            return try edge.take(type, &resolution)
        }
        var frame = Frame(node)
        return try frame.run { try edge.take(type, &resolution) }
    }
}

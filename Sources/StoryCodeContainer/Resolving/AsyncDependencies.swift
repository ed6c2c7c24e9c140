/// What a component is made of that was awaited before.
// Unchecked: it is handed to the factory, and nobody else touches it.
@usableFromInline
package final class AsyncDependencies: @unchecked Sendable {
    /// The objects that were awaited, for each dependency that needs some.
    private var objects: ArraySlice<[Any]>
    private var dependencies: ArraySlice<ResolvedDependency>
    private let graph: ObjectGraph
    private var arguments: ArraySlice<any Sendable>

    init(_ objects: [[Any]], dependencies: [ResolvedDependency], graph: ObjectGraph, arguments: [any Sendable]) {
        self.objects = objects[...]
        self.dependencies = dependencies[...]
        self.graph = graph
        self.arguments = arguments[...]
    }

    /// Gives the next dependency that was awaited.
    func next<Parameter>() -> Parameter { parameter(objects.popFirst() ?? []) }

    /// Gives the next dependency, which may be one that needs no waiting.
    @usableFromInline
    func take<Parameter>(_ type: Parameter.Type) throws -> Parameter {
        guard let dependency = dependencies.popFirst() else {
            preconditionFailure("a factory has as many parameters as dependencies")
        }
        if dependency.isAwaited { return next() }
        var resolution = Resolution(isMain: false, graph: graph)
        resolution.arguments = arguments
        guard let component = dependency.targets.first?.component else {
            defer { arguments = resolution.arguments }
            return try dependency.take(type, &resolution)
        }
        var frame = ResolutionFrame(component)
        return try frame.run { try dependency.take(type, &resolution) }
    }
}

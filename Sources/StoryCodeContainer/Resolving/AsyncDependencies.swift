/// The dependencies of one factory or injection, of which some were awaited.
// Unchecked: only the factory that receives it accesses it.
@usableFromInline
package final class AsyncDependencies: @unchecked Sendable {
    /// The objects of each awaited dependency.
    private var objects: ArraySlice<[Any]>
    private var dependencies: ArraySlice<ResolvedDependency>
    private let graph: ObjectGraph
    private var arguments: ArraySlice<any Sendable>

    init(
        _ objects: [[Any]],
        dependencies: [ResolvedDependency],
        graph: ObjectGraph,
        arguments: [any Sendable]
    ) {
        self.objects = objects[...]
        self.dependencies = dependencies[...]
        self.graph = graph
        self.arguments = arguments[...]
    }

    /// Returns the next awaited dependency.
    func next<Parameter>() -> Parameter { wrapped(objects.popFirst() ?? []) }

    /// Returns the next dependency, awaited or not.
    @usableFromInline
    func next<Parameter>(_ type: Parameter.Type) throws -> Parameter {
        guard let dependency = dependencies.popFirst() else { preconditionFailure("each parameter is a dependency") }
        if dependency.isAwaited { return next() }
        var resolution = Resolution(isMain: false, graph: graph)
        resolution.arguments = arguments
        guard let component = dependency.targets.first?.component else {
            defer { arguments = resolution.arguments }
            return try dependency.resolve(type, &resolution)
        }
        var frame = ResolutionFrame(component)
        return try frame.run { try dependency.resolve(type, &resolution) }
    }
}

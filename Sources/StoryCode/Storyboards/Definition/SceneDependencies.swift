/// Gives a scene's factory what it asks for, from the container of its storyboard.
@MainActor
final class SceneDependencies {
    private let container: Container
    private let requester: Requester
    private let graph = ObjectGraph()

    init(_ container: Container, for step: ContainerError.Step) {
        self.container = container
        requester = Requester(home: container, framework: nil, step: step)
    }

    func next<Parameter>(_ parameter: Parameter.Type) throws -> Parameter {
        try container.give(
            parameter: parameter,
            Dependency(of: parameter),
            isMain: true,
            requester: requester,
            graph: graph
        )
    }
}

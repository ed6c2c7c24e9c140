/// A synchronous part of an asynchronous resolution.
// Unchecked: the task that passes it to the main actor waits for it, and does not access it until then.
struct SynchronousStep<Result>: @unchecked Sendable {
    let component: AnyResolvedComponent
    let graph: ObjectGraph
    let arguments: [any Sendable]
    /// The objects of the dependencies that were awaited.
    let awaited: [[Any]]
    let body: (inout Resolution) throws -> Result

    /// The result, which is returned to the task that passed the step.
    struct Outcome: @unchecked Sendable {
        let value: Result
    }

    func run(isMain: Bool) throws -> Outcome {
        var resolution = Resolution(isMain: isMain, graph: graph)
        resolution.arguments = arguments[...]
        resolution.awaited = awaited[...]
        var frame = ResolutionFrame(component, isMain: isMain)
        return try frame.run { Outcome(value: try body(&resolution)) }
    }

    @MainActor
    func runOnMain() throws -> Outcome { try run(isMain: true) }
}

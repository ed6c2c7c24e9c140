/// A synchronous part of an asynchronous resolution.
///
/// Not generic, because types that depend on a component are looked up at run time.
// Unchecked: the task that passes it to the main actor waits for it, and does not access it until then.
struct SynchronousStep: @unchecked Sendable {
    let component: ResolvedComponent
    let graph: ObjectGraph
    let arguments: [any Sendable]
    /// The objects of the dependencies that were awaited.
    var awaited: [[Any]] = []
    let body: (inout Resolution) throws -> Any

    func perform(isMain: Bool) async throws -> Any { try await (isMain ? runOnMain() : run(isMain: false)).value }

    /// The result, which is returned to the task that passed the step.
    // Unchecked as the step is: only that task accesses it.
    private struct Outcome: @unchecked Sendable {
        let value: Any
    }

    private func run(isMain: Bool) throws -> Outcome {
        var resolution = Resolution(isMain: isMain, graph: graph, arguments: arguments[...])
        resolution.awaited = awaited[...]
        var frame = ResolutionFrame(component, isMain: isMain)
        return try frame.run { Outcome(value: try body(&resolution)) }
    }

    @MainActor
    private func runOnMain() throws -> Outcome { try run(isMain: true) }
}

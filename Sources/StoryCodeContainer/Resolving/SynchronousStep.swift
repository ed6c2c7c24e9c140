/// Something that needs no waiting.
// Unchecked: whoever hands it to the main actor waits for it, and touches nothing meanwhile.
struct SynchronousStep<Result>: @unchecked Sendable {
    let component: AnyResolvedComponent
    let graph: ObjectGraph
    let body: (inout Resolution) throws -> Result

    /// What it gave; handed back as it was handed over.
    struct Outcome: @unchecked Sendable {
        let value: Result
    }

    func run(isMain: Bool) throws -> Outcome {
        var resolution = Resolution(isMain: isMain, graph: graph)
        var frame = ResolutionFrame(component)
        return try frame.run { Outcome(value: try body(&resolution)) }
    }

    @MainActor
    func runOnMain() throws -> Outcome { try run(isMain: true) }
}

import StoryCodeRuns

/// Why a step of a run happened: its cause, the cause of that, and so on.
struct CauseChain {
    /// The number of causes that are shown.
    private static let limit = 8

    /// The causes in words, the nearest first.
    private var causes: [String] = []

    /// - Parameter name: Returns the name of the step with a number.
    init(of id: Int, in run: LifecycleRun, name: (Int) -> String) {
        var next = run.step(id)
        while let step = next {
            if let parent = step.parent.flatMap(run.step) {
                // A helper receives the event of its controller: naming that event adds nothing.
                let isSameEvent = step.helper != nil && parent.helper == nil && step.kind == parent.kind
                if !isSameEvent { causes.append("a call in \(name(parent.id))") }
                next = parent
            } else if let cause = step.cause {
                let origin = cause.step.flatMap(run.step)
                causes.append(Self.words(for: cause.reason, at: (origin?.id).map(name)))
                next = origin
            } else {
                return
            }
        }
    }

    /// The chain as lines that begin with "because", or nil if the step has no recorded cause.
    var text: String? {
        guard !causes.isEmpty else { return nil }
        var lines = causes.prefix(Self.limit).map { "  because of \($0)" }
        let more = causes.count - lines.count
        if more > 0 { lines.append("  because of \(more) earlier \(more == 1 ? "cause" : "causes")") }
        return lines.joined(separator: ",\n") + "."
    }

    private static func words(for reason: LifecycleRun.Step.Cause.Reason, at origin: String?) -> String {
        switch reason {
        case .request: "a request" + (origin.map { " made at \($0)" } ?? "")
        case .turn: "a later turn" + (origin.map { " scheduled at \($0)" } ?? "")
        case .animation: "an animation" + (origin.map { " started at \($0)" } ?? "")
        }
    }
}

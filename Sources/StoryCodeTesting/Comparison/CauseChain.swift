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
                if !isSameEvent { causes.append((parent.isRequest ? "the call " : "a call in ") + name(parent.id)) }
                next = parent
            } else if let cause = step.cause {
                let origin = cause.step.flatMap(run.step)
                let program = cause.after.map { $0 < 1 ? "before the first event" : "after \(name($0))" }
                causes.append(Self.words(for: cause.reason, origin.map { ($0.isRequest, name($0.id)) }, program))
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

    private static func words(
        for reason: LifecycleRun.Step.Cause.Reason,
        _ origin: (isRequest: Bool, name: String)?,
        _ program: String?
    ) -> String {
        let (noun, verb) =
            switch reason {
            case .request: ("a request", "made")
            case .turn: ("a later turn", "scheduled")
            case .animation: ("an animation", "started")
            }
        guard let origin else { return noun + (program.map { " scheduled by the program \($0)" } ?? "") }
        if origin.isRequest { return (reason == .request ? "" : noun + " of ") + "the call \(origin.name)" }
        return "\(noun) \(verb) at \(origin.name)"
    }
}

extension LifecycleRun.Step {
    fileprivate var isRequest: Bool { if case .request = kind { true } else { false } }
}

import StoryCode

extension LifecycleRun {
    /// The name of a participant; a number stands for one that the run does not have.
    func name(_ id: Int) -> String { participant(id)?.name ?? "#\(id)" }

    /// Returns a step as a line, such as `A.viewDidAppear(true)` or `A/h1.viewDidAppear(true)`.
    public func line(_ step: Step) -> String {
        let receiver = (step.controller.map(name) ?? "") + (step.helper.map { "/\(name($0))" } ?? "")
        return step.kind.line(of: receiver, name, \.code)
    }

    /// Returns everything that a tooltip shows about a step, line by line.
    func details(_ step: Step) -> [String] {
        var lines = ["\(step.id). \(line(step))"]
        if case .diagnostic(let diagnostic) = step.kind {
            lines += [diagnostic.message, "To fix: \(diagnostic.advice)"]
        }
        let clock = Self.text(step.clock)
        lines.append(step.turn.map { "turn \($0), \(clock)" } ?? clock)
        if let parent = step.parent.flatMap(self.step) { lines.append("during \(parent.id). \(line(parent))") }
        if step.parent == nil { lines.append(cause(of: step)) }
        return lines + states(after: step.id)
    }

    /// Returns what has led to a step outside all others: the step that scheduled it, or the program.
    func cause(of step: Step) -> String {
        guard let cause = step.cause else { return "by the program, \(Self.place(step.id - 1))" }
        if let step = cause.step.flatMap(self.step) {
            return "\(cause.reason.words), scheduled by \(step.id). \(line(step))"
        }
        return cause.reason.words + (cause.after.map { ", scheduled by the program, \(Self.place($0))" } ?? "")
    }

    private static func place(_ step: Int) -> String { step < 1 ? "before the first step" : "after step \(step)" }

    /// Returns the changes of the states that the program shows, as lines.
    func states(after step: Int) -> [String] {
        // Changes are in the order of their steps.
        var (low, high) = (0, stateChanges.count)
        while low < high {
            let middle = (low + high) / 2
            if stateChanges[middle].after < step { low = middle + 1 } else { high = middle }
        }
        return stateChanges[low...].prefix { $0.after == step }
            .map { "\($0.name): \($0.earlier.map { "\($0) → " } ?? "")\($0.later ?? "none")" }
    }

    /// Returns a time in milliseconds.
    static func text(_ duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        let (whole, rest) = (attoseconds / 1_000_000_000_000_000, attoseconds / 1_000_000_000_000 % 1_000)
        let (thousands, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000)
        let (milliseconds, isSumTooLong) = thousands.addingReportingOverflow(whole)
        if isTooLong || isSumTooLong { return "\(seconds) s" }
        guard rest != 0 else { return "\(milliseconds) ms" }
        let sign = milliseconds == 0 && rest < 0 ? "-" : ""
        return "\(sign)\(milliseconds).\(String(1_000 + abs(rest)).dropFirst()) ms"
    }

    /// The numbers of steps, controllers, helpers and turns, and of steps that were dropped.
    var summary: String {
        let controllers = participants.count { $0.role == .controller }
        let helpers = participants.count { $0.role == .helper }
        let parts = [
            steps.count.counted("step"), controllers.counted("controller"), helpers.counted("helper"),
            turns.count.counted("turn"),
        ]
        let dropped = droppedSteps == 0 ? "" : "; \(droppedSteps.counted("earlier step")) not kept"
        return parts.joined(separator: ", ") + dropped
    }
}

extension Int {
    /// The number and what it counts, in the plural unless it is 1.
    func counted(_ noun: String, plural: String? = nil) -> String {
        "\(self) \(self == 1 ? noun : plural ?? noun + "s")"
    }
}

extension LifecycleRun.Step.Cause.Reason {
    /// When the step happened.
    var words: String {
        switch self {
        case .request: "requested"
        case .turn: "in a later turn"
        case .animation: "after an animation"
        }
    }
}

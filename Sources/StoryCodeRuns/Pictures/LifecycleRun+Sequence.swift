import StoryCode
import StoryCodeDrawing

extension LifecycleRun {
    /// The run as a sequence diagram in Mermaid, for web pages and pull requests.
    ///
    /// It shows the program and the five controllers with the most events, and their first 80 events; notes count the
    /// rest. A solid arrow is an event inside another one, or in a call of the program. A dashed arrow is an event that
    /// was scheduled. The events of helpers are counted at those of their controller.
    public var mermaid: String { SequenceWriter(self).document }
}

/// Writes a sequence diagram.
private struct SequenceWriter {
    static let participantLimit = 6
    static let messageLimit = 80

    private let run: LifecycleRun
    private let controllers: [Int]
    private let hidden: Int

    init(_ run: LifecycleRun) {
        self.run = run
        var counts: [Int: Int] = [:]
        for step in run.steps where step.helper == nil { step.controller.map { counts[$0, default: 0] += 1 } }
        let order = counts.keys.sorted { (-(counts[$0] ?? 0), $0) < (-(counts[$1] ?? 0), $1) }
        controllers = order.prefix(Self.participantLimit - 1).sorted()
        hidden = order.count - controllers.count
    }

    var document: String {
        var lines = ["sequenceDiagram", "    participant P as Program"]
        lines += controllers.map { "    participant C\($0) as \(escaped(run.name($0)))" }
        let last = controllers.last.map { ",C\($0)" } ?? ""
        var messages = 0
        var dropped = 0
        var turn: Int?
        for step in run.steps {
            if messages < Self.messageLimit, let next = step.turn, next != turn {
                turn = next
                lines.append("    Note over P: turn \(next), \(LifecycleRun.text(step.clock))")
            }
            if case .note(let text) = step.kind {
                if messages < Self.messageLimit { lines.append("    Note over P\(last): \(escaped(text))") }
            } else if step.helper == nil {
                guard messages < Self.messageLimit, let line = message(step) else {
                    dropped += 1
                    continue
                }
                messages += 1
                lines.append(line)
            }
        }
        if dropped > 0 || run.droppedSteps > 0 {
            let events = "\(dropped.counted("more event")) of controllers"
            let others = hidden.counted("more controller")
            let steps = run.droppedSteps == 0 ? "" : ", \(run.droppedSteps.counted("more step")) not kept"
            lines.append("    Note over P\(last): not shown: \(events), \(others)\(steps)")
        }
        return (lines + [""]).joined(separator: "\n")
    }

    /// Returns the arrow of a step, or nil if its controller is not shown.
    private func message(_ step: LifecycleRun.Step) -> String? {
        let text = step.kind.line(of: "", run.name, \.code).trimmingPrefix(".")
        if step.controller == nil { return "    P->>P: \(escaped(String(text)))" }
        guard let controller = step.controller, controllers.contains(controller) else { return nil }
        let source = (step.parent ?? step.cause?.step).flatMap(run.step)?.controller
        let from = source.flatMap { controllers.contains($0) ? "C\($0)" : nil } ?? "P"
        let arrow = step.cause == nil ? "->>" : "-->>"
        let helpers = helperCount(of: step)
        let suffix = helpers == 0 ? "" : ", \(helpers.counted("helper"))"
        return "    \(from)\(arrow)C\(controller): \(escaped(String(text)))\(suffix)"
    }

    /// Returns the number of helpers that were notified of the same event.
    private func helperCount(of step: LifecycleRun.Step) -> Int {
        guard let index = run.index(ofStep: step.id), let end = step.end.flatMap(run.index(ofStep:)), end > index else {
            return 0
        }
        return run.steps[(index + 1)...end].count { $0.helper != nil && $0.parent == step.id && $0.kind == step.kind }
    }

    private func escaped(_ text: String) -> String {
        // A semicolon ends a statement.
        text.split(separator: ";", omittingEmptySubsequences: false).map { DiagramText.mermaid(String($0)) }
            .joined(separator: "#59;")
    }
}

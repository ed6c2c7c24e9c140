import StoryCode

extension LifecycleRun {
    /// Something that happened: an event of a controller or a helper, a request, a diagnostic or a note.
    public struct Step: Hashable, Sendable, Identifiable {
        /// The kinds of steps; parents are participants.
        public typealias Kind = LifecycleEvent<Int, Diagnostic>

        /// A mistake that was reported.
        public struct Diagnostic: Hashable, Sendable, Codable {
            /// The code of the problem.
            public let code: String
            /// What happened.
            public let message: String
            /// How to fix it.
            public let advice: String
        }

        /// What scheduled a step that did not happen at once.
        public struct Cause: Hashable, Sendable, Codable {
            /// Why it was scheduled.
            public enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
                /// A callback requested a change while a controller was busy.
                case request
                /// The rest of a change runs in a later turn.
                case turn
                /// The rest of a change runs after an animation.
                case animation
            }

            /// Why it was scheduled.
            public let reason: Reason
            /// The step that was in progress when it was scheduled, or nil if none was.
            public let step: Int?
            /// The last step before it was scheduled by the program outside all steps.
            public let after: Int?
        }

        /// The number of the step; the first step of a run without dropped steps has the number one.
        public let id: Int
        /// What happened.
        public let kind: Kind
        /// The controller, or nil for a note.
        public let controller: Int?
        /// The helper that received the event, or nil if the controller did.
        public let helper: Int?
        /// The step that was in progress.
        public let parent: Int?
        /// What scheduled the step, or nil if it happened at once or inside another step.
        public let cause: Cause?
        /// The number of the turn, or nil outside the turns of schedulers.
        public let turn: Int?
        /// The time of the scheduler concerned.
        public let clock: Duration
        /// The number of the last step before this one ended, or nil if it had not ended.
        public internal(set) var end: Int?
    }
}

extension LifecycleRun.Step.Kind {
    /// The name of the method, the code of the diagnostic, or the text of the note.
    public var name: String {
        switch self {
        case .loadView: "loadView"
        case .view(let event): event.name
        case .willMove: "willMove"
        case .didMove: "didMove"
        case .didReceiveMemoryWarning: "didReceiveMemoryWarning"
        case .request(let call, _): String(call.prefix { $0 != "(" && $0 != " " })
        case .diagnostic(let diagnostic): diagnostic.code
        case .note(let text): text
        }
    }
}

// MARK: - Coding

extension LifecycleRun.Step: Codable {
    /// The step as it is written: with the name of its event.
    fileprivate struct Record: Codable {
        let id: Int
        var event: String?
        var animated: Bool?
        var phases: [WindowPhase]?
        var request: String?
        /// The parent of a move, or the controller that a request names.
        var parentController: Int?
        var diagnostic: Diagnostic?
        var note: String?
        var controller, helper, parent: Int?
        var cause: Cause?
        var turn: Int?
        let clock: Duration
        var end: Int?
    }

    /// Encodes the step with the name of its event.
    public func encode(to encoder: any Encoder) throws {
        var record = Record(id: id, clock: clock)
        switch kind {
        case .diagnostic(let diagnostic): record.diagnostic = diagnostic
        case .note(let text): record.note = text
        case .view(let event):
            (record.event, record.animated) = (event.name, event.animated)
            if case .windowPhaseDidChange(let earlier, let phase) = event { record.phases = [earlier, phase] }
        case .willMove(let other), .didMove(let other): (record.event, record.parentController) = (kind.name, other)
        case .request(let call, let argument): (record.request, record.parentController) = (call, argument)
        case .loadView, .didReceiveMemoryWarning: record.event = kind.name
        }
        (record.controller, record.helper, record.parent) = (controller, helper, parent)
        (record.cause, record.turn, record.end) = (cause, turn, end)
        try record.encode(to: encoder)
    }

    /// Decodes a step.
    ///
    /// - Throws: `DecodingError` if the event is unknown.
    public init(from decoder: any Decoder) throws {
        let record = try Record(from: decoder)
        guard let kind = record.kind else {
            let problem = "Step \(record.id) has the unknown event \"\(record.event ?? "")\""
            let advice = "Read the run with the release of StoryCode that wrote it, or a later one."
            let description = "\(problem). To fix: \(advice)"
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: description))
        }
        (self.kind, id, clock) = (kind, record.id, record.clock)
        (controller, helper, parent) = (record.controller, record.helper, record.parent)
        (cause, turn, end) = (record.cause, record.turn, record.end)
    }
}

extension LifecycleRun.Step.Record {
    /// What happened, or nil for an unknown event.
    fileprivate var kind: LifecycleRun.Step.Kind? {
        if let diagnostic { return .diagnostic(diagnostic) }
        if let note { return .note(note) }
        if let request { return .request(request, parentController) }
        switch event ?? "" {
        case "loadView": return .loadView
        case "willMove": return .willMove(toParent: parentController)
        case "didMove": return .didMove(toParent: parentController)
        case "didReceiveMemoryWarning": return .didReceiveMemoryWarning
        case let name:
            guard let kind = ViewEvent.Kind(rawValue: name) else { return nil }
            guard let phases, phases.count == 2 else { return .view(ViewEvent(kind, animated: animated ?? false)) }
            return .view(ViewEvent(kind, phases: (phases[0], phases[1])))
        }
    }
}

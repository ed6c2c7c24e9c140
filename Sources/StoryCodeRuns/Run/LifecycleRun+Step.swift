public import StoryCode

extension LifecycleRun {
    /// Something that happened: an event of a controller or a helper, a diagnostic or a note.
    public struct Step: Hashable, Sendable, Identifiable {
        /// The kinds of steps.
        public enum Kind: Hashable, Sendable {
            /// The controller's `loadView()` was called.
            case loadView
            /// The controller or the helper received an event of the view.
            case view(ViewEvent)
            /// The controller's `willMove(toParent:)` was called, with a participant or nil.
            case willMove(toParent: Int?)
            /// The controller's `didMove(toParent:)` was called, with a participant or nil.
            case didMove(toParent: Int?)
            /// The controller's `didReceiveMemoryWarning()` was called.
            case didReceiveMemoryWarning
            /// A mistake was reported.
            case diagnostic(Diagnostic)
            /// The program added a line, which begins a chapter in pictures.
            case note(String)
        }

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
            /// The step that was in progress, or the last one, when it was scheduled.
            public let step: Int?
        }

        /// The number of the step, which begins at one.
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
        case .diagnostic(let diagnostic): diagnostic.code
        case .note(let text): text
        }
    }
}

// MARK: - Coding

extension LifecycleRun.Step: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, event, animated, parentController, diagnostic, note
        case controller, helper, parent, cause, turn, clock, end
    }

    /// Encodes the step with the name of its event.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        switch kind {
        case .diagnostic(let diagnostic):
            try container.encode(diagnostic, forKey: .diagnostic)
        case .note(let text):
            try container.encode(text, forKey: .note)
        case .loadView, .view, .willMove, .didMove, .didReceiveMemoryWarning:
            try container.encode(kind.name, forKey: .event)
        }
        if case .view(let event) = kind { try container.encodeIfPresent(event.animated, forKey: .animated) }
        switch kind {
        case .willMove(let other), .didMove(let other): try container.encodeIfPresent(other, forKey: .parentController)
        default: break
        }
        try container.encodeIfPresent(controller, forKey: .controller)
        try container.encodeIfPresent(helper, forKey: .helper)
        try container.encodeIfPresent(parent, forKey: .parent)
        try container.encodeIfPresent(cause, forKey: .cause)
        try container.encodeIfPresent(turn, forKey: .turn)
        try container.encode(clock, forKey: .clock)
        try container.encodeIfPresent(end, forKey: .end)
    }

    /// Decodes a step.
    ///
    /// - Throws: `DecodingError` if the event is unknown.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        if let diagnostic = try container.decodeIfPresent(Diagnostic.self, forKey: .diagnostic) {
            kind = .diagnostic(diagnostic)
        } else if let note = try container.decodeIfPresent(String.self, forKey: .note) {
            kind = .note(note)
        } else {
            let name = try container.decode(String.self, forKey: .event)
            let animated = try container.decodeIfPresent(Bool.self, forKey: .animated) ?? false
            let other = try container.decodeIfPresent(Int.self, forKey: .parentController)
            guard let kind = Kind(event: name, animated: animated, other: other) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .event,
                    in: container,
                    debugDescription: """
                        Step \(id) has the unknown event "\(name)". To fix: Read the run with the release of StoryCode \
                        that wrote it, or a later one.
                        """
                )
            }
            self.kind = kind
        }
        controller = try container.decodeIfPresent(Int.self, forKey: .controller)
        helper = try container.decodeIfPresent(Int.self, forKey: .helper)
        parent = try container.decodeIfPresent(Int.self, forKey: .parent)
        cause = try container.decodeIfPresent(Cause.self, forKey: .cause)
        turn = try container.decodeIfPresent(Int.self, forKey: .turn)
        clock = try container.decode(Duration.self, forKey: .clock)
        end = try container.decodeIfPresent(Int.self, forKey: .end)
    }
}

extension LifecycleRun.Step.Kind {
    /// Creates an event from its name, or returns nil for an unknown one.
    fileprivate init?(event: String, animated: Bool, other: Int?) {
        switch event {
        case "loadView": self = .loadView
        case "willMove": self = .willMove(toParent: other)
        case "didMove": self = .didMove(toParent: other)
        case "didReceiveMemoryWarning": self = .didReceiveMemoryWarning
        default:
            guard let kind = ViewEvent.Kind(rawValue: event) else { return nil }
            self = .view(ViewEvent(kind, animated: animated))
        }
    }
}

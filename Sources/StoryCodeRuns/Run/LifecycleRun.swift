/// What happened to controllers and their helpers, step by step, as a value that retains no object.
///
/// A ``RunRecorder`` records the run of a program. A run can be encoded, compared and drawn:
///
/// ```swift
/// let recorder = RunRecorder()
/// window.makeKeyAndVisible()
/// print(recorder.run.text)
/// ```
///
/// A run has at most ``limit`` steps, the last ones; ``droppedSteps`` counts the others.
///
/// See <doc:Inspecting-a-run>.
public struct LifecycleRun: Hashable, Sendable, Codable {
    /// The number of steps that a run keeps.
    public static let limit = 10_000

    /// An object that takes part in the run: a controller, a helper or a window.
    public struct Participant: Hashable, Sendable, Codable, Identifiable {
        /// The roles of objects.
        public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
            /// A controller of a scene.
            case controller
            /// A helper of a scene.
            case helper
            /// A window.
            case window
            /// A flow.
            case flow
        }

        /// The number of the participant, by which steps refer to it.
        public let id: Int
        /// The name that the program has set, or the title, or the type; unique among controllers and in a scene.
        public let name: String
        /// The name of its class or, for a helper that is a value, of its type.
        public let typeName: String
        /// What the object is.
        public let role: Role
        /// The controller of the helper's scene.
        public let owner: Int?
        /// The number of steps after which the recorder noticed that the object was released, or nil.
        ///
        /// The recorder notices it at the next note, in the next turn, or when the run is read.
        public let releasedAfter: Int?
    }

    /// A turn of a scheduler, in which something happened.
    public struct Turn: Hashable, Sendable, Codable {
        /// The number of the turn, which begins at one.
        public let number: Int
        /// The time of the scheduler.
        public let clock: Duration
        /// The number of its first step.
        public let firstStep: Int
    }

    /// A change of a state that the program shows with ``RunRecorder/show(_:_:)``.
    public struct StateChange: Hashable, Sendable, Codable {
        /// The number of steps that had begun when the change was noticed.
        ///
        /// A state is read when no step is in progress: after an event with everything inside it, and before the next one.
        public let after: Int
        /// The name of the state.
        public let name: String
        /// The state before, or nil if there was none.
        public let earlier: String?
        /// The state from then on, or nil if there is none.
        public let later: String?
    }

    /// The title of the run in pictures.
    public var title = "Run"

    /// The objects, in the order in which they were first seen, without those that were released before the first step.
    public internal(set) var participants: [Participant] = []

    /// The steps, in the order in which they began.
    public internal(set) var steps: [Step] = []

    /// The turns in which steps happened.
    public internal(set) var turns: [Turn] = []

    /// The changes of the tree of controllers, in order; the last ones before the first step come first.
    public internal(set) var treeChanges: [TreeChange] = []

    /// The changes of the states that the program shows, in order.
    public internal(set) var stateChanges: [StateChange] = []

    /// The number of steps before the first one, which were not kept because ``limit`` later ones followed.
    public var droppedSteps: Int { (steps.first?.id ?? 1) - 1 }

    /// Creates a run without steps.
    public init() {}

    /// Returns the step with a number, or nil if the run has no such step.
    public func step(_ id: Int) -> Step? { index(ofStep: id).map { steps[$0] } }

    /// Returns the index of the step with a number, or nil if the run has no such step.
    func index(ofStep id: Int) -> Int? {
        guard let first = steps.first?.id, id >= first, id - first < steps.count else { return nil }
        return id - first
    }

    /// Returns the participant with a number, or nil if the run has no such participant.
    public func participant(_ id: Int) -> Participant? { index(ofParticipant: id).map { participants[$0] } }

    /// Returns the index of the participant with a number, or nil if the run has no such participant.
    func index(ofParticipant id: Int) -> Int? { participants.index(ofID: id) }

    /// Returns the steps that led to a step, the first cause first.
    ///
    /// A step is led to by the event in which it happens, or by the step that scheduled it.
    public func causes(of step: Step) -> [Step] {
        var causes: [Step] = []
        var next = step.parent ?? step.cause?.step
        // A cause has a smaller number than its effect, also in a run that was decoded.
        var last = step.id
        while let id = next, id < last, let cause = self.step(id) {
            causes.append(cause)
            last = id
            next = cause.parent ?? cause.cause?.step
        }
        return causes.reversed()
    }
}

extension Array where Element: Identifiable, Element.ID == Int {
    /// Returns the index of the element with a number, or nil if there is none; the elements are in the order of their
    /// numbers.
    func index(ofID id: Int) -> Int? {
        // Where no element was removed before, the number is the index.
        if indices.contains(id), self[id].id == id { return id }
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].id < id { low = middle + 1 } else { high = middle }
        }
        return low < count && self[low].id == id ? low : nil
    }
}

// MARK: - Decoding

extension LifecycleRun {
    /// Decodes a run.
    ///
    /// - Throws: `DecodingError` if the numbers of the steps do not follow each other.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        title = try container.decode(String.self, forKey: .title)
        participants = try container.decode([Participant].self, forKey: .participants)
        steps = try container.decode([Step].self, forKey: .steps)
        turns = try container.decode([Turn].self, forKey: .turns)
        treeChanges = try container.decode([TreeChange].self, forKey: .treeChanges)
        stateChanges = try container.decodeIfPresent([StateChange].self, forKey: .stateChanges) ?? []
        let first = min(max(steps.first?.id ?? 1, 1), Int.max - steps.count)
        if let wrong = zip(first..., steps).first(where: { $0 != $1.id }) {
            throw DecodingError.dataCorruptedError(
                forKey: .steps,
                in: container,
                debugDescription: """
                    The run has step \(wrong.1.id) in the place of step \(wrong.0). To fix: Number the steps without gaps, \
                    or encode the run again.
                    """
            )
        }
    }
}

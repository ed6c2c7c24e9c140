import StoryCode

extension RecordedEvent {
    /// A set of kinds of events, for tests that expect only some of them.
    public struct Kinds: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int

        /// Creates a set from its bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The creation and teardown of views: `loadView`, `viewDidLoad`, `viewWillTearDown` and `viewDidTearDown`.
        public static let loading = Kinds(rawValue: 1)

        /// The paired events: will and did appear, will and did disappear.
        public static let appearance = Kinds(rawValue: 2)

        /// The events of the layout pass: `viewIsAppearing` and the two layout events.
        public static let layout = Kinds(rawValue: 4)

        /// Moves of controllers between container controllers: `willMove(toParent:)` and `didMove(toParent:)`.
        public static let containment = Kinds(rawValue: 8)

        /// Memory warnings.
        public static let memory = Kinds(rawValue: 16)

        /// Reported mistakes.
        public static let diagnostics = Kinds(rawValue: 32)

        /// All kinds.
        public static let all: Kinds = [.loading, .appearance, .layout, .containment, .memory, .diagnostics]
    }

    /// Returns whether the event is of one of these kinds.
    ///
    /// Notes of the test always are.
    public func isOne(of kinds: Kinds) -> Bool {
        switch what {
        case .loadView: kinds.contains(.loading)
        case .view(let event): kinds.contains(event.recordedKind)
        case .willMove, .didMove: kinds.contains(.containment)
        case .didReceiveMemoryWarning: kinds.contains(.memory)
        case .diagnostic: kinds.contains(.diagnostics)
        case .note: true
        }
    }
}

extension ViewEvent {
    fileprivate var recordedKind: RecordedEvent.Kinds {
        switch self {
        case .viewDidLoad, .viewWillTearDown, .viewDidTearDown: .loading
        default: appearance == nil ? .layout : .appearance
        }
    }
}

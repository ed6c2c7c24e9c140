import StoryCode

extension RecordedEvent {
    /// A set of kinds of events, for tests that expect only some of them.
    public struct Categories: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int

        /// Creates a set from its bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The creation and teardown of views: `loadView`, `viewDidLoad`, `viewWillTearDown` and `viewDidTearDown`.
        public static let loading = Categories(rawValue: 1)

        /// The paired events: will and did appear, will and did disappear.
        public static let appearance = Categories(rawValue: 2)

        /// The events of the layout pass: `viewIsAppearing`, `updateProperties` and the two layout events.
        public static let layout = Categories(rawValue: 4)

        /// Moves of controllers between container controllers: `willMove(toParent:)` and `didMove(toParent:)`.
        public static let containment = Categories(rawValue: 8)

        /// Memory warnings.
        public static let memory = Categories(rawValue: 16)

        /// Reported mistakes.
        public static let diagnostics = Categories(rawValue: 32)

        /// Phases of windows.
        public static let phases = Categories(rawValue: 64)

        /// Requests of the program and inputs of the user, which cause the other kinds.
        public static let requests = Categories(rawValue: 128)

        /// All kinds without requests.
        public static let all: Categories = [
            .loading, .appearance, .layout, .containment, .memory, .diagnostics, .phases,
        ]
    }

    /// Returns whether the event is of one of these kinds.
    ///
    /// Notes of the test always are.
    public func isOne(of categories: Categories) -> Bool {
        switch kind {
        case .loadView: categories.contains(.loading)
        case .view(let event): categories.contains(event.category)
        case .willMove, .didMove: categories.contains(.containment)
        case .didReceiveMemoryWarning: categories.contains(.memory)
        case .diagnostic: categories.contains(.diagnostics)
        case .request: categories.contains(.requests)
        // An input has a window.
        case .note: controller == nil || categories.contains(.requests)
        }
    }
}

extension ViewEvent {
    fileprivate var category: RecordedEvent.Categories {
        switch self {
        case .viewDidLoad, .viewWillTearDown, .viewDidTearDown: .loading
        case .windowPhaseDidChange: .phases
        default: appearance == nil ? .layout : .appearance
        }
    }
}

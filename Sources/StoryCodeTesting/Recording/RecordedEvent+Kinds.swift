import StoryCode

extension RecordedEvent {
    /// Kinds of events, to expect only some of them.
    public struct Kinds: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int

        /// Creates a set from its bits.
        ///
        /// - Parameter rawValue: The bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// How views come and go: `loadView`, `viewDidLoad`, `viewWillTearDown` and `viewDidTearDown`.
        public static let loading = Kinds(rawValue: 1)

        /// The four events in pairs: will and did appear, will and did disappear.
        public static let appearance = Kinds(rawValue: 2)

        /// What the layout pass tells: `viewIsAppearing` and the two layout events.
        public static let layout = Kinds(rawValue: 4)

        /// What controllers hear of their containers: `willMove(toParent:)` and `didMove(toParent:)`.
        public static let containment = Kinds(rawValue: 8)

        /// What controllers hear when memory is short.
        public static let memory = Kinds(rawValue: 16)

        /// Mistakes that were reported.
        public static let diagnostics = Kinds(rawValue: 32)

        /// Everything.
        public static let all: Kinds = [.loading, .appearance, .layout, .containment, .memory, .diagnostics]
    }

    /// Whether the event is of one of these kinds; what the test itself has noted always is.
    ///
    /// - Parameter kinds: The kinds.
    /// - Returns: True if the event is of one of them.
    public func isOne(of kinds: Kinds) -> Bool {
        switch what {
        case .loadView: kinds.contains(.loading)
        case .view(let event): kinds.contains(event.kind)
        case .willMove, .didMove: kinds.contains(.containment)
        case .didReceiveMemoryWarning: kinds.contains(.memory)
        case .diagnostic: kinds.contains(.diagnostics)
        case .note: true
        }
    }
}

extension ViewEvent {
    fileprivate var kind: RecordedEvent.Kinds {
        switch self {
        case .viewDidLoad, .viewWillTearDown, .viewDidTearDown: .loading
        case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: .appearance
        case .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews: .layout
        }
    }
}

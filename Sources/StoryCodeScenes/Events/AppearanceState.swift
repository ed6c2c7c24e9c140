/// How far the view of a controller has appeared or disappeared.
///
/// See <doc:Hosting-screens>.
public enum AppearanceState: Hashable, Sendable, CaseIterable {
    /// The view is in no window, or covered, or not loaded.
    case disappeared
    /// `viewWillAppear(_:)` was delivered, and `viewDidAppear(_:)` was not.
    case appearing
    /// `viewDidAppear(_:)` was delivered.
    case appeared
    /// `viewWillDisappear(_:)` was delivered, and `viewDidDisappear(_:)` was not.
    case disappearing
}

extension AppearanceState {
    /// The shortest list of events that leads to the state.
    package var replay: [ViewEvent] {
        switch self {
        case .disappeared: []
        case .appearing: [.viewWillAppear(false)]
        case .appeared: [.viewWillAppear(false), .viewDidAppear(false)]
        case .disappearing: [.viewWillAppear(false), .viewWillDisappear(false)]
        }
    }

    /// Returns the events that lead from the state to one in which an event is legal.
    ///
    /// ```
    ///   disappeared ── willAppear ──> appearing ── didAppear ──> appeared
    ///        ^                         │      ^                     │
    ///        │              willDisappear    willAppear       willDisappear
    ///        │                         v      │                     │
    ///        └── didDisappear ───── disappearing <──────────────────┘
    /// ```
    package func missing(before event: ViewEvent) -> [ViewEvent] {
        switch (event, self) {
        case (.viewIsAppearing(let animated), .disappeared), (.viewIsAppearing(let animated), .disappearing),
            (.viewDidAppear(let animated), .disappeared), (.viewDidAppear(let animated), .disappearing):
            [.viewWillAppear(animated)]
        case (.viewWillDisappear(let animated), .disappeared):
            [.viewWillAppear(animated), .viewDidAppear(animated)]
        case (.viewDidDisappear(let animated), .appearing), (.viewDidDisappear(let animated), .appeared):
            [.viewWillDisappear(animated)]
        case (.viewWillAppear(let animated), .appeared):
            [.viewWillDisappear(animated), .viewDidDisappear(animated)]
        default:
            []
        }
    }
}

#if canImport(UIKit) && !os(watchOS)
    import StoryCodeScenes

    /// The order of the events that reach a base class.
    ///
    /// An override that does not call `super` keeps its event from the base class. The next event shows what is missing:
    ///
    /// ```
    ///   disappeared ── willAppear ──> appearing ── didAppear ──> appeared
    ///        ^                         │      ^                     │
    ///        │              willDisappear    willAppear       willDisappear
    ///        │                         v      │                     │
    ///        └── didDisappear ───── disappearing <──────────────────┘
    /// ```
    struct EventOrder: Sendable {
        private enum Appearance {
            case disappeared, appearing, appeared, disappearing
        }

        private var appearance = Appearance.disappeared

        /// Whether a view was loaded, and the event of that is missing.
        private(set) var isLoading = false

        /// A view is being loaded.
        mutating func loadView() { isLoading = true }

        /// Records an event, and returns the events that had to come before it and did not.
        mutating func missing(before event: ViewEvent) -> [ViewEvent] {
            var missing: [ViewEvent] = []
            if isLoading {
                isLoading = false
                if event != .viewDidLoad { missing.append(.viewDidLoad) }
            }
            switch (event, appearance) {
            case (.viewIsAppearing(let animated), .disappeared), (.viewIsAppearing(let animated), .disappearing),
                (.viewDidAppear(let animated), .disappeared), (.viewDidAppear(let animated), .disappearing):
                missing.append(.viewWillAppear(animated))
            case (.viewWillDisappear(let animated), .disappeared):
                missing += [.viewWillAppear(animated), .viewDidAppear(animated)]
            case (.viewDidDisappear(let animated), .appearing), (.viewDidDisappear(let animated), .appeared):
                missing.append(.viewWillDisappear(animated))
            case (.viewWillAppear(let animated), .appeared):
                missing += [.viewWillDisappear(animated), .viewDidDisappear(animated)]
            default:
                break
            }
            record(event)
            return missing
        }

        /// The shortest list of events that leads to the current appearance.
        var replay: [ViewEvent] {
            switch appearance {
            case .disappeared: []
            case .appearing: [.viewWillAppear(false)]
            case .appeared: [.viewWillAppear(false), .viewDidAppear(false)]
            case .disappearing: [.viewWillAppear(false), .viewWillDisappear(false)]
            }
        }

        private mutating func record(_ event: ViewEvent) {
            switch event {
            case .viewWillAppear, .viewIsAppearing: appearance = .appearing
            case .viewDidAppear: appearance = .appeared
            case .viewWillDisappear: appearance = .disappearing
            case .viewDidDisappear: appearance = .disappeared
            case .viewDidLoad, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewWillTearDown, .viewDidTearDown:
                break
            }
        }
    }
#endif

/// The events that a scene's helpers have received, reduced to what a late helper has to catch up with.
struct EventHistory: Sendable {
    private enum Appearance {
        case disappeared, appearing, appeared, disappearing
    }

    /// Whether a view was announced and not torn down.
    private(set) var isLoaded = false

    /// Whether the teardown of the view has begun and not ended.
    private var isTearingDown = false

    private var appearance = Appearance.disappeared

    /// Whether a late helper has nothing to catch up with.
    var isEmpty: Bool { !isLoaded && !isTearingDown && appearance == .disappeared }

    /// Records an event that all helpers have received.
    mutating func record(_ event: ViewEvent) {
        switch event {
        case .viewDidLoad: (isLoaded, isTearingDown) = (true, false)
        case .viewWillTearDown: isTearingDown = true
        case .viewDidTearDown: (isLoaded, isTearingDown) = (false, false)
        case .viewWillAppear: appearance = .appearing
        case .viewDidAppear: appearance = .appeared
        case .viewWillDisappear: appearance = .disappearing
        case .viewDidDisappear: appearance = .disappeared
        case .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews: break
        }
    }

    /// The shortest list of events that leads to the current state.
    var replay: [ViewEvent] {
        var events: [ViewEvent] = isLoaded ? [.viewDidLoad] : []
        if isTearingDown { events.append(.viewWillTearDown) }
        switch appearance {
        case .disappeared: break
        case .appearing: events += [.viewWillAppear(false)]
        case .appeared: events += [.viewWillAppear(false), .viewDidAppear(false)]
        case .disappearing: events += [.viewWillAppear(false), .viewWillDisappear(false)]
        }
        return events
    }
}

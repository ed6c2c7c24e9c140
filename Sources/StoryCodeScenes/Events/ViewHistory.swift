/// The events of a view that were delivered, reduced to the state to which they lead.
package struct ViewHistory: Hashable, Sendable {
    /// Whether a view was announced and not torn down.
    package private(set) var isLoaded = false

    /// Whether the teardown of the view has begun and not ended.
    private var isTearingDown = false

    /// How far the view has appeared or disappeared.
    package private(set) var appearance = AppearanceState.disappeared

    /// The phase of the window of which the view was notified, or in which it has appeared.
    package private(set) var windowPhase = WindowPhase.unattached

    /// Creates the history of a view without events.
    package init() {}

    /// Whether the replay is empty.
    var isEmpty: Bool { self == ViewHistory() }

    /// Records the phase of the window in which the view appears, which is no event.
    mutating func appear(in phase: WindowPhase) { windowPhase = phase }

    /// Records an event that was delivered.
    package mutating func record(_ event: ViewEvent) {
        if let next = event.appearance { appearance = next }
        switch event {
        case .viewDidLoad: (isLoaded, isTearingDown) = (true, false)
        case .viewWillTearDown: isTearingDown = true
        case .viewDidTearDown: (isLoaded, isTearingDown) = (false, false)
        case .windowPhaseDidChange(_, let phase): windowPhase = phase
        default: break
        }
    }

    /// The shortest list of events that leads to the current state, and the phase of the window.
    var replayWithPhase: [ViewEvent] {
        let isAnnounced = appearance == .appeared && windowPhase != .unattached
        return replay + (isAnnounced ? [.windowPhaseDidChange(from: .unattached, to: windowPhase)] : [])
    }

    /// The shortest list of events that leads to the current state of the view.
    package var replay: [ViewEvent] {
        (isLoaded ? [.viewDidLoad] : []) + (isTearingDown ? [.viewWillTearDown] : []) + appearance.replay
    }
}

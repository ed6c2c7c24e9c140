package import StoryCode

/// Checks that the events of one observer are legal, event by event.
///
/// Appearance follows the regular expression of UIKit's lifecycle: each `did` follows its own `will` in the same
/// direction, and the opposite `will` may reverse a `will`.
package struct EventSequence {
    package init() {}

    private var state = AppearanceState.disappeared
    private var wasAppearing = false
    private var isUnloading = false

    /// Whether the view was announced by `viewDidLoad`, or nil if it was assigned, which is not announced.
    private var isAnnounced: Bool? = false

    /// The number of views that `viewDidLoad` announced.
    package private(set) var loads = 0

    /// Whether no transition and no teardown is in progress.
    package var isAtRest: Bool { (state == .disappeared || state == .appeared) && !isUnloading }

    /// Whether `viewDidLoad` announced the current view.
    package var announcedView: Bool { isAnnounced == true }

    /// Whether the last event of the appearance was `viewDidAppear`.
    package var hasAppeared: Bool { state == .appeared }

    /// Records that a view was assigned, which is not announced.
    package mutating func assignView() {
        isAnnounced = nil
    }

    /// Checks an event.
    ///
    /// - Returns: Whether it was legal.
    package mutating func receive(_ event: ViewEvent) -> Bool {
        switch event {
        case .viewDidLoad:
            loads += 1
            defer { isAnnounced = true }
            return !isUnloading && state == .disappeared && isAnnounced != true
        case .viewWillAppear:
            // A screen that a cancelled transition brings back receives `viewIsAppearing(_:)` again.
            wasAppearing = false
            return move(from: [.disappeared, .disappearing], to: .appearing)
        case .viewIsAppearing:
            defer { wasAppearing = true }
            return state == .appearing && !wasAppearing
        case .viewDidAppear:
            return move(from: [.appearing], to: .appeared)
        case .viewWillDisappear:
            return move(from: [.appearing, .appeared], to: .disappearing)
        case .viewDidDisappear:
            return move(from: [.disappearing], to: .disappeared)
        case .viewWillTearDown:
            defer { isUnloading = true }
            return state == .disappeared && !isUnloading && isAnnounced != false
        case .viewDidTearDown:
            defer {
                isUnloading = false
                isAnnounced = false
            }
            return isUnloading
        case .updateProperties, .viewWillLayoutSubviews, .viewDidLayoutSubviews:
            return true
        case .windowPhaseDidChange:
            return state == .appeared
        }
    }

    private mutating func move(from: [AppearanceState], to next: AppearanceState) -> Bool {
        defer { state = next }
        return from.contains(state)
    }
}

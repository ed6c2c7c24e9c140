/// How far the view of a controller has appeared or disappeared.
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

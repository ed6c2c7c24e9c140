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

extension ViewController {
    /// How far the view has appeared or disappeared.
    ///
    /// It changes before the event is delivered: in `viewDidAppear(_:)` it is `appeared`. UIKit keeps it private.
    public var appearanceState: AppearanceState { appearance.state }
}

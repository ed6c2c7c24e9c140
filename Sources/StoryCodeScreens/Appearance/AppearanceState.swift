public import StoryCodeScenes

extension ViewController {
    /// How far the view has appeared or disappeared.
    ///
    /// It changes before the event is delivered: in `viewDidAppear(_:)` it is `appeared`. UIKit keeps it private.
    public var appearanceState: AppearanceState { appearance.state }
}

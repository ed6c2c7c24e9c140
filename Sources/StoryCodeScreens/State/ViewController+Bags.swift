public import StoryCodeScenes

extension ViewController {
    /// What is held while the view appears or is there: fill it in `viewWillAppear(_:)` or `viewDidAppear(_:)`.
    ///
    /// Emptied when the controller and all helpers were told `viewWillDisappear(_:)`. That has always happened before
    /// they are told of another appearance, also where a swipe that was cancelled brings the view back before it has
    /// disappeared, so nothing is ever in it twice. What is put in outside an appearance is held until the end of the
    /// next one.
    ///
    /// The three bags are emptied when the controller is released too, each if it has not been yet: this one, then
    /// ``viewBag``, then ``sceneBag``. Helpers are still there then, and the controller is not. A closure that
    /// retains the controller keeps it from being released. On Apple's systems, closures hear of the release from
    /// macOS 15.4, iOS 18.4, tvOS 18.4, watchOS 11.4 and visionOS 2.4 on; before those they are dropped.
    public var appearanceBag: ResourceBag { extras.appearanceBag }

    /// What is held while the view is loaded: fill it in `viewDidLoad()`.
    ///
    /// Emptied when the controller and all helpers were told `viewDidTearDown()`, and when the controller is released.
    public var viewBag: ResourceBag { extras.viewBag }

    /// What is held as long as the scene: fill it anywhere, such as in `connect` or `awake()`.
    ///
    /// Emptied when the controller is released, after the other two bags.
    public var sceneBag: ResourceBag { extras.sceneBag }
}

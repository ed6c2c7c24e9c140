extension SceneController {
    /// Resources of one appearance of the view; fill it in `viewWillAppear(_:)` or `viewDidAppear(_:)`.
    ///
    /// Emptied when the controller and all helpers were notified of `viewWillDisappear(_:)`. This happens before each
    /// further appearance, also if a cancelled swipe brings the view back before it has disappeared, so the bag never
    /// holds a resource twice. Resources that are inserted outside an appearance stay until the end of the next one.
    ///
    /// When the controller is released with its ``sceneEvents``, the three bags are emptied too: this one, then
    /// ``viewBag``, then ``sceneBag``. At that time the helpers still exist, and the controller does not. A closure in a
    /// bag that retains the controller prevents its release. A controller that is released on another thread empties its
    /// bags in a task of the main actor.
    ///
    /// A `SceneViewController` of UIKit or AppKit notifies its helpers where the override calls `super`, so the bag is
    /// emptied before the rest of the override runs.
    public var appearanceBag: ResourceBag { sceneEvents.resources(of: self).appearanceBag }

    /// Resources of the loaded view; fill it in `viewDidLoad()`.
    ///
    /// When the controller and all helpers were notified of `viewDidTearDown()`, the resources are released that were in
    /// the bag when that event was sent. Resources of a view that is loaded meanwhile stay. The bag is also emptied when
    /// the controller is released, which is the only time in AppKit.
    public var viewBag: ResourceBag { sceneEvents.resources(of: self).viewBag }

    /// Resources of the scene; fill it anywhere, such as in `connect` or `awake()`.
    ///
    /// Emptied when the controller is released, after the other two bags.
    public var sceneBag: ResourceBag { sceneEvents.resources(of: self).sceneBag }
}

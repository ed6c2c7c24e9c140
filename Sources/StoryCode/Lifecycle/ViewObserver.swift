/// An object that hears what happens to the view of the scene it helps.
///
/// A helper that conforms is told every event after the controller was told, in the order in which
/// the helpers were added, going up and going down alike. Every method does nothing by default.
///
/// ```swift
/// final class Logger: ViewObserver {
///     func viewDidAppear(_ animated: Bool) {
///         print("the screen is there")
///     }
/// }
/// ```
///
/// The first seven methods are StoryCode's own, with `UIViewController`'s names and meaning.
/// ``viewIsAppearing(_:)`` is UIKit's; ``viewWillUnload()`` and ``viewDidUnload()`` are what UIKit had
/// until iOS 5, and are sent here, by our decision, whenever a loaded view is torn down.
@MainActor
public protocol ViewObserver {
    /// Hears that the controller's view was made.
    ///
    /// Heard once for every view that `loadView()` or the scene's builder makes, not once per controller.
    func viewDidLoad()

    /// Hears that the view is about to enter the window.
    ///
    /// - Parameter animated: Whether the appearance is animated.
    func viewWillAppear(_ animated: Bool)

    /// Hears that the view is in the window and has its size, before its own subviews are laid out.
    ///
    /// Heard at most once between `viewWillAppear(_:)` and `viewDidAppear(_:)`, as in UIKit.
    ///
    /// - Parameter animated: Whether the appearance is animated.
    func viewIsAppearing(_ animated: Bool)

    /// Hears that the view has appeared.
    ///
    /// - Parameter animated: Whether the appearance was animated.
    func viewDidAppear(_ animated: Bool)

    /// Hears that the view is about to leave the window or to be covered.
    ///
    /// - Parameter animated: Whether the disappearance is animated.
    func viewWillDisappear(_ animated: Bool)

    /// Hears that the view has left the window or is covered.
    ///
    /// - Parameter animated: Whether the disappearance was animated.
    func viewDidDisappear(_ animated: Bool)

    /// Hears that the view is about to lay out its subviews.
    func viewWillLayoutSubviews()

    /// Hears that the view has laid out its subviews, which have yet to lay out theirs.
    func viewDidLayoutSubviews()

    /// Hears that the view is about to be dropped; it is still there.
    ///
    /// Not heard when the scene is released.
    func viewWillUnload()

    /// Hears that the view was dropped.
    ///
    /// Not heard when the scene is released.
    func viewDidUnload()
}

extension ViewObserver {
    /// Does nothing.
    public func viewDidLoad() {}

    /// Does nothing.
    ///
    /// - Parameter animated: Whether the appearance is animated.
    public func viewWillAppear(_ animated: Bool) {}

    /// Does nothing.
    ///
    /// - Parameter animated: Whether the appearance is animated.
    public func viewIsAppearing(_ animated: Bool) {}

    /// Does nothing.
    ///
    /// - Parameter animated: Whether the appearance was animated.
    public func viewDidAppear(_ animated: Bool) {}

    /// Does nothing.
    ///
    /// - Parameter animated: Whether the disappearance is animated.
    public func viewWillDisappear(_ animated: Bool) {}

    /// Does nothing.
    ///
    /// - Parameter animated: Whether the disappearance was animated.
    public func viewDidDisappear(_ animated: Bool) {}

    /// Does nothing.
    public func viewWillLayoutSubviews() {}

    /// Does nothing.
    public func viewDidLayoutSubviews() {}

    /// Does nothing.
    public func viewWillUnload() {}

    /// Does nothing.
    public func viewDidUnload() {}
}

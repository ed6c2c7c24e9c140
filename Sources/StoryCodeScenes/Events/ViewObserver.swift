/// An object that observes the events of its scene's view.
///
/// A helper that conforms receives every event after the controller, in the order in which the helpers were added. The
/// order is the same whether the view appears or disappears. All methods have empty default implementations.
///
/// ```swift
/// @MainActor
/// final class Logger {}
///
/// extension Logger: ViewObserver {
///     func viewDidAppear(_ animated: Bool) {
///         print("the screen has appeared")
///     }
/// }
/// ```
///
/// Conform in an extension: only there does the compiler warn about a misspelt method, which would be ignored.
///
/// The first seven methods are StoryCode's, with the names and the meaning of `UIViewController`'s.
/// ``viewIsAppearing(_:)`` is UIKit's. ``viewWillTearDown()`` and ``viewDidTearDown()`` are additions of this package:
/// they announce every teardown of a loaded view, where UIKit sends no event since iOS 6.
@MainActor
public protocol ViewObserver {
    /// Called after the controller's view was loaded.
    ///
    /// Called once for every view that `loadView()` or the scene's view builder makes, not once for each controller.
    func viewDidLoad()

    /// Called before the view enters the window.
    func viewWillAppear(_ animated: Bool)

    /// Called when the view is in the window and has its size, before its subviews are laid out.
    ///
    /// Called at most once between `viewWillAppear(_:)` and `viewDidAppear(_:)`, as in UIKit.
    func viewIsAppearing(_ animated: Bool)

    /// Called after the view has appeared.
    func viewDidAppear(_ animated: Bool)

    /// Called before the view leaves the window or is covered.
    func viewWillDisappear(_ animated: Bool)

    /// Called after the view has left the window or was covered.
    func viewDidDisappear(_ animated: Bool)

    /// Called before the view lays out its subviews.
    func viewWillLayoutSubviews()

    /// Called after the view has laid out its subviews, and before these lay out theirs.
    func viewDidLayoutSubviews()

    /// Called before the view is torn down. Not called when the scene is released.
    func viewWillTearDown()

    /// Called after the view was torn down. Not called when the scene is released.
    func viewDidTearDown()
}

extension ViewObserver {
    /// Does nothing.
    public func viewDidLoad() {}

    /// Does nothing.
    public func viewWillAppear(_ animated: Bool) {}

    /// Does nothing.
    public func viewIsAppearing(_ animated: Bool) {}

    /// Does nothing.
    public func viewDidAppear(_ animated: Bool) {}

    /// Does nothing.
    public func viewWillDisappear(_ animated: Bool) {}

    /// Does nothing.
    public func viewDidDisappear(_ animated: Bool) {}

    /// Does nothing.
    public func viewWillLayoutSubviews() {}

    /// Does nothing.
    public func viewDidLayoutSubviews() {}

    /// Does nothing.
    public func viewWillTearDown() {}

    /// Does nothing.
    public func viewDidTearDown() {}
}

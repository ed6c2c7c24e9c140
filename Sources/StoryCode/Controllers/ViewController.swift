/// A controller of one view: it loads the view when it is needed, hears what happens to it, and lets it go.
///
/// `UIViewController` without a toolkit, with its names. Subclass it and override the methods that hear
/// events; an override that forgets `super` loses nothing, for the lifecycle keeps its own state.
///
/// ```swift
/// final class CityController: ViewController {
///     override func viewDidAppear(_ animated: Bool) {
///         super.viewDidAppear(animated)
///         print("\(title ?? "") is there")
///     }
/// }
/// ```
///
/// Every event reaches the controller first and then the helpers of its ``Scene``, in order, exactly once.
/// While an event is being told, a request that changes the view or the appearance waits for it; reading
/// ``view`` does not wait.
@MainActor
open class ViewController: SceneController {
    /// What retains the scene's helpers and tells them.
    public let sceneEvents = SceneEvents<StoryCode.View>()

    /// What the screen is called.
    open var title: String?

    /// Whether a memory warning drops the view when it is in no window and can be built again.
    ///
    /// UIKit did this by itself until iOS 5; here it is asked for, controller by controller.
    public var unloadsViewOnMemoryWarning = false

    /// The view, if it is loaded.
    public internal(set) var viewIfLoaded: StoryCode.View?

    /// The window whose root the controller is, in a box that only roots need.
    var rootWindow: WeakWindow?

    /// The window that brought the controller in last.
    var hostWindow: WeakWindow?

    /// How far the view is on its way into a window or out of it.
    var appearance = Appearance()

    /// The way up that a plan has begun, which the end of a plan may end.
    var plannedEpoch: Int?

    /// Whether the view was told in this appearance that it is appearing.
    var wasToldIsAppearing = false

    /// Whether `loadView()` is running.
    var isLoadingView = false

    /// Whether the view came from `loadView()`, so that another call can make it again.
    var canRebuildView = false

    /// The event that the controller's own method is being told.
    var drivenEvent: ViewEvent?

    /// Whether a direct call of an event was reported.
    var hasReportedDirectCall = false

    /// The bags and the keepers of state, if somebody has asked for one.
    var extrasIfMade: ControllerExtras?

    /// Creates a controller whose view is not loaded.
    public init() {}

    // MARK: Making the view

    /// Makes the view and makes it the controller's own.
    ///
    /// The base assigns what the scene's `view` closure builds, or a plain view. An override wins over that
    /// closure; it assigns its own view and does not call `super`. The program never calls this method.
    open func loadView() {
        view = sceneEvents.makeView(for: self) ?? View()
    }

    // MARK: Hearing events

    /// Hears that `loadView()` has made the view.
    open func viewDidLoad() { reachedBase(.viewDidLoad) }

    /// Hears that the view is about to enter the window.
    ///
    /// - Parameter animated: Whether the appearance is animated.
    open func viewWillAppear(_ animated: Bool) { reachedBase(.viewWillAppear(animated)) }

    /// Hears that the view is in the window and has its size.
    ///
    /// - Parameter animated: Whether the appearance is animated.
    open func viewIsAppearing(_ animated: Bool) { reachedBase(.viewIsAppearing(animated)) }

    /// Hears that the view has appeared.
    ///
    /// - Parameter animated: Whether the appearance was animated.
    open func viewDidAppear(_ animated: Bool) { reachedBase(.viewDidAppear(animated)) }

    /// Hears that the view is about to leave the window or to be covered.
    ///
    /// - Parameter animated: Whether the disappearance is animated.
    open func viewWillDisappear(_ animated: Bool) { reachedBase(.viewWillDisappear(animated)) }

    /// Hears that the view has left the window or is covered.
    ///
    /// - Parameter animated: Whether the disappearance was animated.
    open func viewDidDisappear(_ animated: Bool) { reachedBase(.viewDidDisappear(animated)) }

    /// Hears that the view is about to lay out its subviews.
    open func viewWillLayoutSubviews() { reachedBase(.viewWillLayoutSubviews) }

    /// Hears that the view has laid out its subviews.
    open func viewDidLayoutSubviews() { reachedBase(.viewDidLayoutSubviews) }

    /// Hears that the view is about to be dropped; it is still there.
    open func viewWillUnload() { reachedBase(.viewWillUnload) }

    /// Hears that the view was dropped.
    open func viewDidUnload() { reachedBase(.viewDidUnload) }

    /// Hears that memory is short; the base does nothing.
    ///
    /// The helpers are not told. What ``unloadsViewOnMemoryWarning`` asks for happens after this method, whether
    /// or not an override calls `super`.
    open func didReceiveMemoryWarning() {}
}

// MARK: - Identity

extension ViewController: Hashable {
    /// Compares by identity, as `UIViewController` does.
    ///
    /// - Parameters:
    ///   - lhs: A controller.
    ///   - rhs: Another one, or the same.
    /// - Returns: Whether both are the same object.
    public nonisolated static func == (lhs: ViewController, rhs: ViewController) -> Bool { lhs === rhs }

    /// Hashes the identity.
    ///
    /// - Parameter hasher: Takes the hash.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

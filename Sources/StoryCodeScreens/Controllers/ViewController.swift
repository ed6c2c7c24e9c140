public import StoryCodeScenes

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
    public let sceneEvents = SceneEvents<View>()

    /// What the screen is called.
    open var title: String?

    /// Whether a memory warning drops the view when it is in no window and can be built again.
    ///
    /// UIKit did this by itself until iOS 5; here it is asked for, controller by controller.
    public var unloadsViewOnMemoryWarning = false

    /// How ``present(_:animated:completion:)`` shows the controller.
    open var modalPresentationStyle = ModalPresentationStyle.automatic

    /// Whether the controller's own place is where it and its children present in the current context.
    open var definesPresentationContext = false

    /// Whether the user may not dismiss the controller while it is presented.
    open var isModalInPresentation = false

    /// The view, if it is loaded.
    public internal(set) var viewIfLoaded: View?

    /// The controller that contains this one, or nil.
    public internal(set) weak var parent: ViewController?

    /// The controllers that this one contains, in the order in which they were added; presented ones are not among
    /// them.
    public internal(set) var children: [ViewController] = []

    /// Whether it is worth looking for controllers without a parent whose views are in this one's.
    var mayHaveStrays = false

    /// Which way between containers the controller is on.
    var movement = Movement.none

    /// Which containment method the library is calling.
    var toldMove = ToldMove.none

    /// The controller that was presented over this one.
    var presented: ViewController?

    /// How the controller is presented, or will be.
    var presentationIfMade: PresentationController?

    /// The window whose root the controller is, in a box that only roots need.
    var rootWindow: WeakWindow?

    /// The window that brought the controller in last.
    var hostWindow: WeakWindow?

    /// How far the view is on its way into a window or out of it.
    var appearance = Appearance()

    /// The way up or down that the library has begun, and may end.
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

    /// The event that the controller and its helpers are told, if it has a cause.
    var eventWithCause: ViewEvent?

    /// Whether the base of the method that is being told was reached.
    var didReachBase = false

    /// The transition of this controller alone that is under way.
    var ownTransition: Transition?

    /// The transition between children that is under way.
    var childTransition: Transition?

    /// The origin of the controller, and the injections that it has received.
    package var injection = ControllerInjection()

    /// The bags and the keepers of state, if somebody has asked for one.
    var extrasIfMade: ControllerExtras?

    /// Creates a controller whose view is not loaded.
    public init() { LifecycleTrace.trace(.made, of: self) }

    // MARK: Making the view

    /// Makes the view and makes it the controller's own.
    ///
    /// The base assigns what the scene's `view` closure builds, or a plain view. An override wins over that
    /// closure; it assigns its own view and does not call `super`. The program never calls this method.
    open func loadView() {
        view = builtView ?? View()
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
    open func viewWillTearDown() { reachedBase(.viewWillTearDown) }

    /// Hears that the view was dropped.
    open func viewDidTearDown() { reachedBase(.viewDidTearDown) }

    // MARK: Containing and presenting

    /// Adds a controller to this one's children.
    ///
    /// The child hears `willMove(toParent:)`. A container of your own puts the child's view into its own and calls
    /// `didMove(toParent:)` then, as in UIKit:
    ///
    /// ```swift
    /// let container = ViewController()
    /// let child = ViewController()
    /// container.addChild(child)
    /// container.view.addSubview(child.view)
    /// child.didMove(toParent: container)
    /// ```
    ///
    /// A child of another container leaves that one first, and the root of a window its window. To add a controller
    /// to itself, to one of its own children, while it is presented, or while it is told that it will move, is a
    /// programmer's error and is not done; so is to add a window's root while it is told an event, or to add anybody to
    /// a stack or to tabs, which have their own ways.
    ///
    /// - Parameter child: The controller to add.
    open func addChild(_ child: ViewController) { add(child) }

    /// Takes the controller out of its parent's children; it then hears `didMove(toParent:)` with nil.
    ///
    /// A container of your own calls `willMove(toParent:)` with nil first, and takes the view away. One that is in a
    /// stack, or has a tab, leaves it with everything that belongs to that. Does nothing where there is no parent.
    open func removeFromParent() { leave() }

    /// Shows a controller over this one.
    ///
    /// The styles and who disappears are those of UIKit. What takes part is the farthest container of this controller,
    /// or the nearest one that defines a context where the style asks for that. What UIKit warns about is reported and
    /// not done, and the completion is not called.
    ///
    /// - Parameters:
    ///   - controller: The controller to show.
    ///   - animated: Whether the transition is animated.
    ///   - completion: Called when it has appeared.
    open func present(
        _ controller: ViewController,
        animated: Bool,
        completion: (@MainActor () -> Void)? = nil
    ) {
        askToPresent(controller, animated: animated, completion: completion)
    }

    /// Dismisses what this controller presents, with everything over it, or itself where it presents nothing.
    ///
    /// Where neither is presented, nothing happens. Only the top of several is seen to go; those between are gone
    /// with it. What is not on the screen cannot be dismissed, which is reported, as UIKit does.
    ///
    /// - Parameters:
    ///   - animated: Whether the transition is animated.
    ///   - completion: Called when it has disappeared.
    open func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
        askToDismiss(animated: animated, completion: completion)
    }

    // MARK: Showing others

    /// Shows a controller in whatever way fits the place that this one has.
    ///
    /// The nearest container around that has a way of its own shows it: a ``NavigationController`` pushes it. Where
    /// there is none it is presented, as UIKit does.
    ///
    /// - Parameters:
    ///   - viewController: The controller to show.
    ///   - sender: What asks for it.
    open func show(_ viewController: ViewController, sender: Any?) {
        guard let parent else { return present(viewController, animated: StoryboardSegue.animates) }
        parent.show(viewController, sender: sender)
    }

    /// Shows a controller as the detail of this one.
    ///
    /// The nearest container around that has a place for details shows it. Where there is none it is presented, as
    /// UIKit does.
    ///
    /// - Parameters:
    ///   - viewController: The controller to show.
    ///   - sender: What asks for it.
    open func showDetailViewController(_ viewController: ViewController, sender: Any?) {
        guard let parent else { return present(viewController, animated: StoryboardSegue.animates) }
        parent.showDetailViewController(viewController, sender: sender)
    }

    // MARK: Segues

    /// Says whether a segue of this controller may be performed; the base says yes.
    ///
    /// - Parameters:
    ///   - identifier: Which segue.
    ///   - sender: What asks for it.
    /// - Returns: Whether it is performed.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Hears that a segue is about to be performed, to pass things on; the base does nothing.
    ///
    /// - Parameters:
    ///   - segue: The segue, with its destination.
    ///   - sender: What asked for it.
    open func prepare(for segue: StoryboardSegue, sender: Any?) {}

    /// Says whether an unwind segue may come here; the base says yes where the scene has declared the action.
    ///
    /// - Parameters:
    ///   - action: The name of the action.
    ///   - fromViewController: The controller whose segue it is; it is never its own target.
    ///   - sender: What asked for it.
    /// - Returns: Whether this controller is the target.
    open func canPerformUnwindSegueAction(
        _ action: String,
        from fromViewController: ViewController,
        sender: Any?
    ) -> Bool {
        self !== fromViewController && origin?.hasUnwindAction(action, of: self) == true
    }

    /// The children among which the target of an unwind segue is looked for, in order.
    ///
    /// The base gives all but the one in which the segue began; that one was searched already. An override that
    /// changes the order leaves that one out, too: ``childContaining(_:)`` tells which it is.
    ///
    /// - Parameter source: Where the segue began.
    /// - Returns: The children to look into.
    open func allowedChildrenForUnwinding(from source: StoryboardUnwindSegueSource) -> [ViewController] {
        let containing = childContaining(source)
        return children.filter { $0 !== containing }
    }

    /// Brings a child to the front on the way to the target of an unwind segue.
    ///
    /// Called on every container that contains the target, from the outside in. The base does nothing; a container of
    /// your own shows the child.
    ///
    /// - Parameters:
    ///   - unwindSegue: The segue.
    ///   - subsequentVC: The child that is the target or contains it.
    open func unwind(for unwindSegue: StoryboardSegue, towards subsequentVC: ViewController) {}

    // MARK: Hearing of containers

    /// Hears that the controller is about to enter a container, or to leave the one it is in.
    ///
    /// A container of your own calls it with nil before it removes a child; ``addChild(_:)`` calls it by itself.
    ///
    /// - Parameter parent: The new container, or nil.
    open func willMove(toParent parent: ViewController?) { reachedWillMove(toParent: parent) }

    /// Hears that the controller has entered a container, or left the one it was in.
    ///
    /// A container of your own calls it when it has added a child; ``removeFromParent()`` calls it by itself.
    ///
    /// - Parameter parent: The container, or nil.
    open func didMove(toParent parent: ViewController?) { reachedDidMove(toParent: parent) }

    /// Whether the children are told by themselves what this controller is told.
    ///
    /// Override it to return false, and call ``beginAppearanceTransition(_:animated:)`` and
    /// ``endAppearanceTransition()`` on the children from the four appearance methods. The containers of this package
    /// tell their children in any case.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    // What a container of this package does in its own way.

    /// Whether children come and go by the container's own transitions, never by their views alone.
    var managesChildren: Bool { false }

    /// The children that show, the hindmost first, where the container manages its children.
    var shownChildren: [ViewController] { [] }

    /// Where a child that shows is in this controller's view.
    func frame(of child: ViewController, in bounds: LayoutRect) -> LayoutRect { bounds }

    /// Does what waits for the controller to have another view.
    func viewWasAdopted() {}

    /// Does what waits for the controller to appear, after it was told that it will.
    func appearanceHasBegun() {}

    /// Does what waits for the children to have appeared.
    func childrenDidAppear() {}

    /// Lets a child go that is given to another container.
    func letGo(of child: ViewController) {}

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

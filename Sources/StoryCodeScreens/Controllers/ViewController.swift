public import StoryCodeScenes

/// A controller of one view: it loads the view when it is needed, receives its events and tears it down.
///
/// `UIViewController` without a toolkit, with its names. Subclass it and override the methods that receive events. An
/// override that does not call `super` loses no event, because the lifecycle keeps its own state.
///
/// ```swift
/// final class CityController: ViewController {
///     override func viewDidAppear(_ animated: Bool) {
///         super.viewDidAppear(animated)
///         print("\(title ?? "") has appeared")
///     }
/// }
/// ```
///
/// Every event reaches the controller first and then the helpers of its ``Scene``, in order, exactly once. While an
/// event is being delivered, requests that change the view or the appearance are queued. Reading ``view`` does not wait.
///
/// See <doc:The-life-of-a-scene>.
@MainActor
open class ViewController: SceneController, NativeObject {
    /// Retains the helpers of the scene and notifies them.
    public let sceneEvents = SceneEvents<View>()

    /// The title of the screen.
    open var title: String?

    /// Whether a memory warning tears the view down if it is in no window and can be rebuilt.
    ///
    /// UIKit did so until iOS 5. Here each controller opts in.
    public var unloadsViewOnMemoryWarning = false

    /// How ``present(_:animated:completion:)`` shows the controller.
    open var modalPresentationStyle = ModalPresentationStyle.automatic

    /// Whether the controller and its children present in the current context at the controller's own position.
    open var definesPresentationContext = false

    /// Whether the user cannot dismiss the controller while it is presented.
    open var isModalInPresentation = false

    /// The controller that contains this one, or nil.
    public var parent: ViewController? {
        // The memory is valid, because `parentMemory` refers to the same object.
        unsafe parentPointer.target
    }

    private var parentPointer = LinkPointer<ViewController>()
    private unowned var parentMemory: ViewController?

    /// The controllers that this one contains, in the order in which they were added, without presented ones.
    public var children: [ViewController] { childList }

    /// Private, and changed only outside the property: reading it then needs no check of exclusive access.
    private var childList: [ViewController] = []

    // The rest of the state. Each value is changed only in the file that declares its type, or by its own methods.

    /// The owner of the controller's life.
    final let lifecycle = ControllerLifecycle()

    var viewState = ViewState()
    var presentation = PresentationState()
    var windows = WindowMembership()

    /// The object that created the controller or took charge of it, or nil.
    package internal(set) var origin: (any ControllerOrigin)?

    /// Bits that the module of the controller's origin sets and reads.
    package var originMarks: UInt8 = 0

    /// The handlers of the user's back action, in the order in which they were added.
    var backHandlers: [BackHandler] = []

    /// The overrides and the registrations of traits.
    private(set) var traitsIfMade: ControllerTraits?

    /// Creates a controller whose view is not loaded.
    public init() { LifecycleTrace.trace(.made, of: self) }

    // MARK: Loading the view

    /// Creates the view and assigns it to ``view``.
    ///
    /// The default implementation assigns the view of the scene's `view` closure, or a plain view. An override takes
    /// precedence over that closure; it assigns its own view and does not call `super`. Never call this method directly.
    open func loadView() {
        view = ControllerLifecycle.builtView(of: self) ?? View()
    }

    // MARK: Receiving events

    /// Called after `loadView()` has made the view.
    open func viewDidLoad() { lifecycle.reachedBase(.viewDidLoad, of: self) }

    /// Called before the view enters the window.
    open func viewWillAppear(_ animated: Bool) { lifecycle.reachedBase(.viewWillAppear(animated), of: self) }

    /// Called when the view is in the window and has its size.
    open func viewIsAppearing(_ animated: Bool) { lifecycle.reachedBase(.viewIsAppearing(animated), of: self) }

    /// Called after the view has appeared.
    open func viewDidAppear(_ animated: Bool) { lifecycle.reachedBase(.viewDidAppear(animated), of: self) }

    /// Called before the view leaves the window or is covered.
    open func viewWillDisappear(_ animated: Bool) { lifecycle.reachedBase(.viewWillDisappear(animated), of: self) }

    /// Called after the view has left the window or was covered.
    open func viewDidDisappear(_ animated: Bool) { lifecycle.reachedBase(.viewDidDisappear(animated), of: self) }

    /// Called to update the content of the view, before its layout.
    ///
    /// Called in an update pass in a window: for a new view after `viewIsAppearing(_:)`, and then on request. As in UIKit
    /// since iOS 26, an `@Observable` model that it reads requests the next update when it changes. The same is true of
    /// ``viewWillLayoutSubviews()``, `layoutSubviews()` of the view and ``viewDidLayoutSubviews()``, which are then called
    /// again.
    open func updateProperties() { lifecycle.reachedBase(.updateProperties, of: self) }

    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() { lifecycle.reachedBase(.viewWillLayoutSubviews, of: self) }

    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() { lifecycle.reachedBase(.viewDidLayoutSubviews, of: self) }

    /// Called after the window of the view has entered another phase, if the view has appeared.
    open func windowPhaseDidChange(from earlier: WindowPhase, to phase: WindowPhase) {
        lifecycle.reachedBase(.windowPhaseDidChange(from: earlier, to: phase), of: self)
    }

    /// Called before the size of the window changes, if the view is in the window.
    ///
    /// The children in the window, and presented controllers, follow. Our decision: they do so whether or not an override
    /// calls `super`, which UIKit requires. The size of a child of a custom container is that of the container.
    ///
    /// - Parameter coordinator: Runs closures after the layout with the new size.
    open func viewWillTransition(to size: LayoutSize, with coordinator: TransitionCoordinator) {}

    /// Called before the view is torn down.
    open func viewWillTearDown() { lifecycle.reachedBase(.viewWillTearDown, of: self) }

    /// Called after the view was torn down.
    open func viewDidTearDown() { lifecycle.reachedBase(.viewDidTearDown, of: self) }

    /// Called when memory is low.
    ///
    /// The default implementation does nothing, and helpers are not notified.
    ///
    /// The teardown that ``unloadsViewOnMemoryWarning`` enables follows, whether or not an override calls `super`.
    open func didReceiveMemoryWarning() {}

    // MARK: Children

    /// Adds a child controller, which receives `willMove(toParent:)`.
    ///
    /// A custom container then adds the child's view to its own and calls `didMove(toParent:)`, as in UIKit:
    ///
    /// ```swift
    /// let container = ViewController()
    /// let child = ViewController()
    /// container.addChild(child)
    /// container.view.addSubview(child.view)
    /// child.didMove(toParent: container)
    /// ```
    ///
    /// A child of another container leaves that container first, and the root of a window leaves its window. A stack
    /// pushes the child without animation, and a tab bar controller appends a tab. These are programmer errors and are
    /// ignored: adding a controller to itself or to one of its descendants, while it is presented, while it receives
    /// `willMove(toParent:)`, or while it is a window's root and receives an event; adding a child to columns or pages,
    /// which have their own methods.
    open func addChild(_ child: ViewController) {
        LifecycleTrace.trace(.requested(.addChild, child), of: self)
        defer { LifecycleTrace.traceEnd(of: self) }
        ControllerLifecycle.add(child, to: self)
    }

    /// Removes the controller from its parent; it then receives `didMove(toParent:)` with nil.
    ///
    /// A custom container calls `willMove(toParent:)` with nil first and removes the view. A controller in a stack or in
    /// tabs leaves it with all events that belong to that. Does nothing without a parent.
    open func removeFromParent() {
        guard let parent else { return }
        LifecycleTrace.trace(.requested(.removeFromParent, nil), of: self)
        defer { LifecycleTrace.traceEnd(of: self) }
        if parent.managesChildren { parent.remove(self) } else { lifecycle.leaveParent(self) }
    }

    /// Called before the controller enters a container, or leaves the one it is in.
    ///
    /// A custom container calls it with nil before it removes a child. ``addChild(_:)`` calls it with the container.
    open func willMove(toParent parent: ViewController?) { lifecycle.reachedWillMove(self, toParent: parent) }

    /// Called after the controller has entered a container, or left the one it was in.
    ///
    /// A custom container calls it after adding a child. ``removeFromParent()`` calls it with nil.
    open func didMove(toParent parent: ViewController?) { lifecycle.reachedDidMove(self, toParent: parent) }

    /// Whether the events of this controller's appearance are forwarded to its children automatically.
    ///
    /// Override it to return false, and call ``beginAppearanceTransition(_:animated:)`` and
    /// ``endAppearanceTransition()`` on the children from the four appearance methods. The container view controllers
    /// of this package forward events in any case.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    // MARK: Presenting and showing

    /// Presents a controller over this one.
    ///
    /// The styles, and which controllers disappear, are those of UIKit. The presenter is the farthest container of this
    /// controller, or the nearest one that defines a context if the style uses that. Requests that UIKit warns about are
    /// reported and ignored, and the completion is not called.
    ///
    /// - Parameter completion: Called after the controller has appeared.
    open func present(
        _ controller: ViewController,
        animated: Bool,
        completion: (@MainActor () -> Void)? = nil
    ) {
        PresentationController.present(controller, by: self, animated: animated, completion: completion)
    }

    /// Dismisses the controller that this one presents, with all controllers over it, or else this controller itself.
    ///
    /// Does nothing if neither is presented. Only the topmost of several controllers is seen to disappear. Dismissing a
    /// controller that is not visible is reported and ignored, as in UIKit.
    ///
    /// - Parameter completion: Called after the controller has disappeared.
    open func dismiss(animated: Bool, completion: (@MainActor () -> Void)? = nil) {
        PresentationController.dismiss(by: self, animated: animated, completion: completion)
    }

    /// Shows a controller in the way that fits the containers of this one.
    ///
    /// The nearest container with its own implementation shows it: a ``NavigationController`` pushes it. Without one,
    /// the controller is presented, as in UIKit.
    open func show(_ viewController: ViewController, sender: Any?) {
        guard let parent else { return present(viewController, animated: StoryboardSegue.animates) }
        parent.show(viewController, sender: sender)
    }

    /// Shows a controller as the detail of this one.
    ///
    /// The nearest container that has a position for details shows it. Without one, the controller is presented, as in
    /// UIKit.
    open func showDetailViewController(_ viewController: ViewController, sender: Any?) {
        guard let parent else { return present(viewController, animated: StoryboardSegue.animates) }
        parent.showDetailViewController(viewController, sender: sender)
    }

    // MARK: Segues

    /// Returns whether a segue of this controller is performed; true by default.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called before a segue is performed, to pass data to its destination.
    ///
    /// The default implementation does nothing.
    open func prepare(for segue: StoryboardSegue, sender: Any?) {}

    /// Returns whether this controller is the target of an unwind segue.
    ///
    /// By default, it is the target if its scene declares the action.
    ///
    /// - Parameter fromViewController: The controller of the segue, which is never its own target.
    open func canPerformUnwindSegueAction(
        _ action: String,
        from fromViewController: ViewController,
        sender: Any?
    ) -> Bool {
        self !== fromViewController && origin?.hasUnwindAction(action, of: self) == true
    }

    /// Returns the children to search for the target of an unwind segue, in order.
    ///
    /// By default, all children except the one that contains the source, which was searched already. An override that
    /// changes the order leaves that child out, too; ``childContaining(_:)`` returns it.
    open func allowedChildrenForUnwinding(from source: StoryboardUnwindSegueSource) -> [ViewController] {
        let containing = childContaining(source)
        return children.filter { $0 !== containing }
    }

    /// Makes a child visible that is, or contains, the target of an unwind segue.
    ///
    /// Called on every container of the target, from the outermost inwards. The default implementation does nothing; a
    /// custom container shows the child.
    open func unwind(for unwindSegue: StoryboardSegue, towards subsequentVC: ViewController) {}

    // MARK: Container view controllers of this package

    /// Whether children are added and removed by the container's own transitions only.
    var managesChildren: Bool { false }

    /// The class of this package that the class is or inherits from.
    class var baseClass: ViewController.Type { ViewController.self }

    /// The visible children, the rearmost first, if the container manages its children.
    var visibleChildren: [ViewController] { [] }

    /// Returns the frame of a visible child in this controller's view.
    func frame(of child: ViewController, in bounds: LayoutRect) -> LayoutRect { bounds }

    /// Called after the controller has got another view.
    func didAdoptView() {}

    /// Called before a hidden controller begins to appear.
    func willBeginAppearance() {}

    /// Called after the appearance has begun and `viewWillAppear(_:)` was delivered.
    func didBeginAppearance() {}

    /// Called after the children have appeared.
    func childrenDidAppear() {}

    /// Adds a child that the program adds with `addChild(_:)`, if the container manages its children.
    func adopt(_ child: ViewController) { DiagnosticHandler.report(.memberInconsistency, child, self) }

    /// Removes a child, if the container manages its children.
    func remove(_ child: ViewController) {}
}

// MARK: - Parent and children

extension ViewController {
    /// Makes a controller a child of this one.
    func attach(_ child: ViewController) {
        changeChildren { $0.append(child) }
        child.setParent(self)
    }

    /// Removes a child.
    func detach(_ child: ViewController) {
        changeChildren { $0.removeOne(child) }
        child.setParent(nil)
    }

    private func setParent(_ parent: ViewController?) {
        parentPointer = LinkPointer(parent)
        parentMemory = parent
        LifecycleTrace.trace(.placed(parent.map { .child(of: $0) }), of: self)
    }

    /// Whether a controller is the parent.
    func isChild(of parent: ViewController) -> Bool { parentPointer.refers(to: parent) }

    private func changeChildren(_ change: (inout [ViewController]) -> Void) {
        var changed: [ViewController] = []
        swap(&changed, &childList)
        change(&changed)
        swap(&changed, &childList)
    }

    /// Orders the children behind the first ones as a container's members, followed by the children that are leaving.
    func arrangeChildren(_ members: [ViewController], from index: Int) {
        let index = min(index, children.count)
        let rest = Array(children[index...])
        guard rest != members else { return }
        changeChildren { $0.replaceSubrange(index..., with: members + rest.subtracting(members)) }
    }
}

// MARK: - The lifecycle

extension ViewController {
    /// The overrides and the registrations of traits, made by the first access.
    var traits: ControllerTraits {
        if let traitsIfMade { return traitsIfMade }
        let traits = ControllerTraits()
        traitsIfMade = traits
        return traits
    }

    /// How far the view has appeared, and what ends that.
    var appearance: Appearance { lifecycle.appearance }

    /// The transition between children that is in progress.
    var childTransition: Transition? { lifecycle.childTransition }
}

// MARK: - Identity

// The testing tools name a controller after its title, and find out whether it is still shown.
extension ViewController: PlacedController {
    package var loadedView: AnyObject? { viewIfLoaded }
    package var placeOwner: AnyObject? { parent ?? presenter ?? windows.root ?? viewIfLoaded?.window }
}

extension View: PlacedView {}

extension ViewController: Hashable {
    /// Returns whether both are the same object, as `UIViewController` does.
    public nonisolated static func == (lhs: ViewController, rhs: ViewController) -> Bool { lhs === rhs }

    /// Hashes the identity.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

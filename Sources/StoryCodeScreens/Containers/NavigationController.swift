import StoryCodeScenes

/// A container that shows the top of a stack of controllers.
///
/// `UINavigationController` without its bars. While it is on the screen, a change of the top is a transition: told
/// at once and ended after the animation, or, not animated, told in the next turn, as in UIKit. What is asked for
/// during a transition, or inside a callback, is carried out afterwards, in order and each one whole; UIKit gets
/// confused there. Off the screen only the stack changes, and the top is loaded when it appears.
///
/// ```swift
/// let navigationController = NavigationController(rootViewController: ListController())
/// navigationController.pushViewController(DetailController(), animated: true)
/// ```
@MainActor
open class NavigationController: ViewController {
    /// Hears what is shown; the stack changes of a controller off the screen are not told.
    public weak var delegate: (any NavigationControllerDelegate)?

    /// The controllers, the root first.
    var stack: [ViewController] = []

    /// The top that was told that it will move here and waits for its appearance to be told that it did.
    weak var unsettled: ViewController?

    /// What was asked for and waits for its turn.
    var waiting: [(change: StackChange, animated: Bool)] = []

    var isWaitingForTurn = false

    /// Whether the stack is changing off the screen, and those concerned are being told.
    var isChanging = false

    /// Creates a controller with an empty stack.
    public override init() {}

    /// Creates a controller that shows another one.
    ///
    /// - Parameter rootViewController: The root; it hears `willMove(toParent:)`, and its view is not loaded yet.
    public init(rootViewController: ViewController) {
        super.init()
        viewControllers = [rootViewController]
    }

    override var managesChildren: Bool { true }
    override var shownChildren: [ViewController] { stack.suffix(1) }
    override func childrenDidAppear() { settle() }
    override func letGo(of child: ViewController) { takeOut(child) }

    /// Pushes a controller.
    ///
    /// - Parameters:
    ///   - viewController: The controller to show.
    ///   - sender: What asks for it.
    open override func show(_ viewController: ViewController, sender: Any?) {
        pushViewController(viewController, animated: StoryboardSegue.animates)
    }

    /// The children from the top down, without the one in which the segue began.
    ///
    /// - Parameter source: Where the segue began.
    /// - Returns: The children to look into.
    open override func allowedChildrenForUnwinding(from source: StoryboardUnwindSegueSource) -> [ViewController] {
        super.allowedChildrenForUnwinding(from: source).reversed()
    }

    /// Pops to the child.
    ///
    /// - Parameters:
    ///   - unwindSegue: The segue.
    ///   - subsequentVC: The child that is the target or contains it.
    open override func unwind(for unwindSegue: StoryboardSegue, towards subsequentVC: ViewController) {
        if topViewController !== subsequentVC { popToViewController(subsequentVC, animated: unwindSegue.animates) }
    }

    // MARK: The stack

    /// The controllers, the root first.
    ///
    /// During a transition it is the stack after it. Setting it is ``setViewControllers(_:animated:)`` without an
    /// animation.
    public var viewControllers: [ViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller on top of the stack, or nil where it is empty.
    public var topViewController: ViewController? { stack.last }

    /// The controller that is seen: the top, or what is presented over it.
    public var visibleViewController: ViewController? {
        stack.last.map { top in top.presentedViewController.map { $0.presentedChain.last ?? $0 } ?? top }
    }

    /// Puts a controller on top.
    ///
    /// One that is in the stack already, another navigation controller, a tab bar controller and a split view
    /// controller are programmer's errors, and the push is not done.
    ///
    /// - Parameters:
    ///   - viewController: The controller.
    ///   - animated: Whether the transition is animated.
    open func pushViewController(_ viewController: ViewController, animated: Bool) {
        guard accepts(viewController), !refuses(plannedStack + [viewController], besides: plannedStack) else { return }
        request(.push(viewController), animated: animated)
    }

    /// Takes the top away; the root stays.
    ///
    /// - Parameter animated: Whether the transition is animated.
    /// - Returns: The controller that goes, or nil where only the root is there.
    @discardableResult
    open func popViewController(animated: Bool) -> ViewController? {
        request(.pop, animated: animated).last
    }

    /// Takes everything above a controller away.
    ///
    /// A controller that is not in the stack is a programmer's error, and nothing is done.
    ///
    /// - Parameters:
    ///   - viewController: The controller that comes to the top.
    ///   - animated: Whether the transition is animated.
    /// - Returns: The controllers that go, the lowest first, or nil where there are none.
    @discardableResult
    open func popToViewController(_ viewController: ViewController, animated: Bool) -> [ViewController]? {
        guard plannedStack.contains(viewController) else {
            LifecycleDiagnostics.report(.poppedToUnknownController, viewController, self)
            return nil
        }
        let gone = request(.popTo(viewController), animated: animated)
        return gone.isEmpty ? nil : gone
    }

    /// Takes everything but the root away.
    ///
    /// - Parameter animated: Whether the transition is animated.
    /// - Returns: The controllers that go, the lowest first, or nil where there are none.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [ViewController]? {
        let gone = request(.popToRoot, animated: animated)
        return gone.isEmpty ? nil : gone
    }

    /// Puts other controllers in the place of all.
    ///
    /// There is one transition at most: none where the top stays, a pop where the new top was below, else a push. A
    /// controller that is named twice is a programmer's error, and nothing is done.
    ///
    /// - Parameters:
    ///   - viewControllers: The new stack, the root first.
    ///   - animated: Whether the transition is animated.
    open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
        guard viewControllers.allSatisfy(accepts), !refuses(viewControllers, besides: plannedStack) else { return }
        request(.set(viewControllers), animated: animated)
    }

    /// Begins to take the top away, led by a finger.
    ///
    /// - Returns: What leads the transition, or nil where there is nothing to pop, something else is under way, or
    ///   the controller is not on the screen.
    public func beginInteractivePop() -> InteractiveTransition? {
        guard childTransition == nil, waiting.isEmpty, stack.count > 1, appearance.state == .appeared, !isBusyInside,
            let duration = viewIfLoaded?.window?.transitionDuration
        else { return nil }
        OutermostCall.enter()
        let transition = move(
            StackDifference(old: stack, new: stack.dropLast()),
            animation: .init(duration: duration, cancelPlan: .cancelPop)
        )
        OutermostCall.leave()
        return InteractiveTransition(transition, duration: duration)
    }
}

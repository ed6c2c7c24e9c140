import StoryCodeScenes

/// A container that shows the top of a stack of controllers.
///
/// `UINavigationController` without its bars. While it is visible, a change of the top is a transition: its events are
/// delivered at once and end after the animation, or without animation, in the next turn, as in UIKit. Changes during a
/// transition or in a callback are queued and performed in order, each as a whole; UIKit does not support them. While it
/// is not visible only the stack changes, and the top is loaded when it appears.
///
/// ```swift
/// let navigationController = NavigationController(rootViewController: ListController())
/// navigationController.pushViewController(DetailController(), animated: true)
/// ```
@MainActor
open class NavigationController: ViewController, ContainerController {
    /// Notified of what is shown.
    ///
    /// Changes of an invisible stack are not reported.
    public weak var delegate: (any NavigationControllerDelegate)?

    var membership = Membership()

    /// The changes that wait for their turn.
    private var queue: [(change: StackChange, animated: Bool)] = []

    private var isAwaitingTurn = false

    /// Creates a controller with an empty stack.
    public override init() {}

    /// Creates a controller that shows another one.
    ///
    /// The root receives `willMove(toParent:)`; its view is not loaded yet.
    public init(rootViewController: ViewController) {
        super.init()
        viewControllers = [rootViewController]
    }

    let arrival = Membership.Arrival.afterAppearance
    let changePlan = TransitionPlan.navigateInNextTurn
    func visible(of members: [ViewController]) -> ArraySlice<ViewController> { members.suffix(1) }
    func didChangeMembers() { performQueue() }

    override var managesChildren: Bool { true }
    override var visibleChildren: ArraySlice<ViewController> { visible(of: members) }
    override func childrenDidAppear() { settle() }
    override func remove(_ child: ViewController) { removeMember(child) }

    /// Pushes a controller.
    open override func show(_ viewController: ViewController, sender: Any?) {
        pushViewController(viewController, animated: StoryboardSegue.animates)
    }

    /// Returns the children from the top down, without the one that contains the source of the segue.
    open override func allowedChildrenForUnwinding(from source: StoryboardUnwindSegueSource) -> [ViewController] {
        super.allowedChildrenForUnwinding(from: source).reversed()
    }

    /// Pops to the child.
    open override func unwind(for unwindSegue: StoryboardSegue, towards subsequentVC: ViewController) {
        if topViewController !== subsequentVC { popToViewController(subsequentVC, animated: unwindSegue.animates) }
    }

    // MARK: Changing the stack

    /// Pushes a controller onto the stack.
    ///
    /// Pushing a controller that is in the stack already, another navigation controller, a tab bar controller or a split
    /// view controller is a programmer error and is ignored.
    open func pushViewController(_ viewController: ViewController, animated: Bool) {
        guard accepts(viewController), !rejects(plannedStack + [viewController], with: plannedStack) else { return }
        enqueue(.push(viewController), animated: animated)
    }

    /// Pops the top controller and returns it; returns nil if only the root is left.
    @discardableResult
    open func popViewController(animated: Bool) -> ViewController? {
        enqueue(.pop, animated: animated).last
    }

    /// Pops all controllers above a controller, and returns them from the lowest up, or nil if there are none.
    ///
    /// Popping to a controller that is not in the stack is a programmer error and is ignored.
    @discardableResult
    open func popToViewController(_ viewController: ViewController, animated: Bool) -> [ViewController]? {
        guard plannedStack.contains(viewController) else {
            LifecycleDiagnostics.report(.poppedToUnknownController, viewController, self)
            return nil
        }
        let popped = enqueue(.popTo(viewController), animated: animated)
        return popped.isEmpty ? nil : popped
    }

    /// Pops all controllers above the root, and returns them from the lowest up, or nil if there are none.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [ViewController]? {
        let popped = enqueue(.popToRoot, animated: animated)
        return popped.isEmpty ? nil : popped
    }

    /// Replaces the stack.
    ///
    /// There is at most one transition: none if the top stays, a pop if the new top was below, or else a push. Naming a
    /// controller twice is a programmer error and is ignored.
    open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
        guard viewControllers.allSatisfy(accepts), !rejects(viewControllers, with: plannedStack) else { return }
        enqueue(.set(viewControllers), animated: animated)
    }
}

// MARK: - The stack

extension NavigationController {
    /// The controllers in the stack, the root first.
    ///
    /// During a transition it is the stack after the transition. Setting it is ``setViewControllers(_:animated:)``
    /// without animation.
    public var viewControllers: [ViewController] {
        get { members }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller at the top of the stack, or nil if it is empty.
    public var topViewController: ViewController? { members.last }

    /// The visible controller: the top, or the one presented over it.
    public var visibleViewController: ViewController? {
        members.last.map { top in top.presentedViewController.map { $0.presentedChain.last ?? $0 } ?? top }
    }

    /// Begins an interactive pop of the top controller.
    ///
    /// - Returns: The transition, or nil if there is nothing to pop, another change is in progress, or the controller is
    ///   not visible.
    public func beginInteractivePop() -> InteractiveTransition? {
        guard childTransition == nil, queue.isEmpty, members.count > 1, appearance.state == .appeared,
            !isBusyInside, let duration = viewIfLoaded?.window?.transitionDuration
        else { return nil }
        return LifecycleRuntime.perform {
            move(to: members.dropLast(), animation: .init(duration: duration, cancelPlan: .cancelPop))
                .map { InteractiveTransition($0, duration: duration) }
        }
    }

    /// Whether a controller is of a kind that a stack may contain; reports it if not.
    private func accepts(_ controller: ViewController) -> Bool {
        if Self.mayHold(controller) { return true }
        LifecycleDiagnostics.report(.pushedContainer, controller, self)
        return false
    }

    /// Whether a controller is of a kind that a stack may contain.
    static func mayHold(_ controller: ViewController) -> Bool {
        !(controller is NavigationController || controller is TabBarController || controller is SplitViewController)
    }
}

// MARK: - Queued changes

/// A change of a navigation stack.
///
/// It applies to the stack at the time of its turn, also after other changes were performed or cancelled.
private enum StackChange {
    case push(ViewController)
    case pop
    case popTo(ViewController)
    case popToRoot
    case set([ViewController])

    /// Returns the stack after the change.
    func applied(to stack: [ViewController]) -> [ViewController] {
        switch self {
        case .push(let controller): stack.contains(controller) ? stack : stack + [controller]
        case .pop: stack.count > 1 ? stack.dropLast() : stack
        case .popTo(let controller): stack.firstIndex(of: controller).map { Array(stack[...$0]) } ?? stack
        case .popToRoot: Array(stack.prefix(1))
        case .set(let controllers): controllers
        }
    }
}

extension NavigationController {
    /// The stack after all queued changes.
    private var plannedStack: [ViewController] { queue.reduce(members) { $1.change.applied(to: $0) } }

    /// Changes the stack now, or after the changes before this one, and returns the controllers that leave, the lowest
    /// first.
    @discardableResult
    private func enqueue(_ change: StackChange, animated: Bool) -> [ViewController] {
        let difference = MemberChange(old: plannedStack, new: change.applied(to: plannedStack))
        let isInTransition = childTransition != nil
        if !appearance.isUp, !isInTransition, queue.isEmpty, !membership.isChanging {
            perform(change, animated: false)
        } else {
            if isInTransition || !queue.isEmpty {
                LifecycleDiagnostics.report(.navigationQueued, self, if: .queuedNavigation)
            }
            queue.append((change, animated))
            performQueue()
        }
        return difference.removed
    }

    /// Performs the queued changes in order, when no controller inside is busy.
    private func performQueue() {
        guard childTransition == nil, !membership.isChanging, !queue.isEmpty, !isAwaitingTurn else { return }
        isAwaitingTurn = true
        request { [self] in
            isAwaitingTurn = false
            while childTransition == nil, !queue.isEmpty {
                let next = queue.removeFirst()
                perform(next.change, animated: next.animated)
            }
        }
    }

    private func perform(_ change: StackChange, animated: Bool) {
        let stack = change.applied(to: members)
        guard stack != members else { return }
        let duration = animated ? nextWindow?.transitionDuration ?? .zero : nil
        move(to: stack, animation: .init(duration: duration))
    }

    @discardableResult
    private func move(to stack: [ViewController], animation: Transition.Animation) -> Transition? {
        let isAnimated = animation.isAnimated
        return change(to: stack, by: isAnimated ? .navigate : nil, animation: animation) { [weak self] moment in
            guard let self, let top = members.last else { return }
            switch moment {
            case .willShow: delegate?.navigationController(self, willShow: top, animated: isAnimated)
            case .didShow: delegate?.navigationController(self, didShow: top, animated: isAnimated)
            default: break
            }
        }
    }
}

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
///
/// See <doc:Moving-between-screens>.
@MainActor
open class NavigationController: ViewController, ContainerController {
    /// Notified of what is shown.
    ///
    /// Changes of an invisible stack are not reported.
    public weak var delegate: (any NavigationControllerDelegate)?

    let membership = Membership()

    /// The changes that wait for their turn.
    private var queue = StackChangeQueue()

    /// Creates a controller with an empty stack.
    public override init() {}

    /// Creates a controller that shows another one.
    ///
    /// The root is pushed without animation, which an override can observe, as in UIKit. It receives
    /// `willMove(toParent:)`; its view is not loaded yet.
    public init(rootViewController: ViewController) {
        super.init()
        pushViewController(rootViewController, animated: false)
    }

    let arrival = Membership.Arrival.afterAppearance
    let changePlan = TransitionPlan.navigateInNextTurn
    func visible(of members: ChangedMembers) -> [ViewController] {
        if let top = members.last { [top] } else { [] }
    }
    func didPerform(_ step: TransitionPlan.ContainerStep, isAnimated: Bool) {
        guard step == .willShow || step == .didShow, let delegate, let top = members.last else { return }
        if step == .willShow {
            delegate.navigationController(self, willShow: top, animated: isAnimated)
        } else {
            delegate.navigationController(self, didShow: top, animated: isAnimated)
        }
    }
    func didChangeMembers() { performQueue() }

    override class var baseClass: ViewController.Type { NavigationController.self }
    override var managesChildren: Bool { true }
    override var visibleChildren: [ViewController] { visibleMembers }
    override func adopt(_ child: ViewController) { pushViewController(child, animated: false) }
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
        guard accepts(viewController) else { return }
        if queue.contains(viewController, of: membership) {
            DiagnosticHandler.report(.pushedTwice, viewController, self)
        } else if !membership.contains(viewController), !mayContain(viewController) {
            reportInconsistency(of: viewController)
        } else {
            enqueue(.push(viewController), animated: animated)
        }
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
        guard queue.contains(viewController, of: membership) else {
            DiagnosticHandler.report(.poppedToUnknownController, viewController, self)
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
        guard viewControllers.allSatisfy(accepts), !rejects(viewControllers) else { return }
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
        members.last.map { top in top.presentedViewController.map { $0.presentation.chain.last ?? $0 } ?? top }
    }

    /// Begins an interactive pop of the top controller.
    ///
    /// - Returns: The transition, or nil if there is nothing to pop, another change is in progress, or the controller is
    ///   not visible.
    public func beginInteractivePop() -> InteractiveTransition? {
        guard childTransition == nil, queue.isEmpty, members.count > 1, appearance.state == .appeared,
            !isBusyInside, let duration = viewIfLoaded?.window?.transitionDuration
        else { return nil }
        LifecycleTrace.trace(.requested(.beginPop, nil), of: self)
        defer { LifecycleTrace.traceEnd(of: self) }
        return LifecycleRuntime.perform {
            move(
                MemberChange(kept: members.count - 1, old: Array(members.suffix(1))),
                animation: .init(duration: duration, cancelPlan: .cancelPop)
            )
            .map { InteractiveTransition($0, duration: duration) }
        }
    }

    /// Whether a controller is of a kind that a stack may contain; reports it if not.
    private func accepts(_ controller: ViewController) -> Bool {
        if Self.mayHold(controller) { return true }
        DiagnosticHandler.report(.pushedContainer, controller, self)
        return false
    }

    /// Whether a controller is of a kind that a stack may contain.
    static func mayHold(_ controller: ViewController) -> Bool {
        !(controller is NavigationController || controller is TabBarController || controller is SplitViewController)
    }
}

// MARK: - Queued changes

extension NavigationController {
    /// Changes the stack now, or after the changes before this one, and returns the controllers that leave, the lowest
    /// first.
    @discardableResult
    private func enqueue(_ change: StackChange, animated: Bool) -> [ViewController] {
        LifecycleTrace.trace(.requested(change.request, change.controller), of: self)
        defer { LifecycleTrace.traceEnd(of: self) }
        let plan = queue.plan(change, of: membership)
        let isWaiting = childTransition != nil || !queue.isEmpty
        if !isWaiting, !membership.isChanging,
            LifecycleRuntime.isIdle
                || appearance.state == .disappeared && !plan.added.contains(where: \.isBusyInside)
        {
            perform(plan, animated: animated && appearance.state != .disappeared)
        } else {
            if isWaiting { DiagnosticHandler.report(.navigationQueued, self, if: .queuedNavigation) }
            queue.append(change, animated: animated, request: isWaiting ? DeferredWork(.request) : nil)
            performQueue()
        }
        return plan.removed
    }

    /// Whether changes wait for a transition or a callback.
    var hasQueuedChanges: Bool { !queue.isEmpty }

    /// Performs the queued changes in order, when no controller inside, or in the new members, is busy.
    private func performQueue() {
        guard !membership.isChanging, queue.beginTurn() else { return }
        LifecycleRuntime.request(affecting: { [self] in [self] + queue.firstAdded }) { [self] in
            queue.endTurn()
            while childTransition == nil, let next = queue.popFirst() {
                if let request = next.request {
                    request.run { perform(next) }
                } else {
                    perform(next)
                }
            }
        }
    }

    private func perform(_ item: StackChangeQueue.Item) {
        perform(item.change.applied(to: members, containing: membership.contains), animated: item.animated)
    }

    private func perform(_ change: MemberChange, animated: Bool) {
        guard !change.isEmpty else { return }
        let duration = animated ? nextWindow?.transitionDuration ?? .zero : nil
        move(change, animation: .init(duration: duration))
    }

    @discardableResult
    private func move(_ change: MemberChange, animation: Transition.Animation) -> Transition? {
        self.change(change, by: animation.isAnimated ? .navigate : nil, animation: animation)
    }
}

/// Hears what a navigation controller shows.
@MainActor
public protocol NavigationControllerDelegate: AnyObject {
    /// Hears that another controller of the stack is about to be shown, after its `viewWillAppear(_:)`.
    ///
    /// - Parameters:
    ///   - navigationController: The stack's controller.
    ///   - viewController: The controller that will be on top.
    ///   - animated: Whether that is animated.
    func navigationController(
        _ navigationController: NavigationController,
        willShow viewController: ViewController,
        animated: Bool
    )

    /// Hears that another controller of the stack is shown, after its `viewDidAppear(_:)`.
    ///
    /// - Parameters:
    ///   - navigationController: The stack's controller.
    ///   - viewController: The controller that is on top.
    ///   - animated: Whether that was animated.
    func navigationController(
        _ navigationController: NavigationController,
        didShow viewController: ViewController,
        animated: Bool
    )
}

extension NavigationControllerDelegate {
    /// Does nothing.
    ///
    /// - Parameters:
    ///   - navigationController: The stack's controller.
    ///   - viewController: The controller that will be on top.
    ///   - animated: Whether that is animated.
    public func navigationController(
        _ navigationController: NavigationController,
        willShow viewController: ViewController,
        animated: Bool
    ) {}

    /// Does nothing.
    ///
    /// - Parameters:
    ///   - navigationController: The stack's controller.
    ///   - viewController: The controller that is on top.
    ///   - animated: Whether that was animated.
    public func navigationController(
        _ navigationController: NavigationController,
        didShow viewController: ViewController,
        animated: Bool
    ) {}
}

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
    private var waiting: [(change: StackChange, animated: Bool)] = []

    private var isWaitingForTurn = false

    /// Whether the stack is changing off the screen, and those concerned are being told.
    private var isChanging = false

    /// Creates a controller with an empty stack.
    public override init() {}

    /// Creates a controller that shows another one.
    ///
    /// - Parameter rootViewController: The root; it hears `willMove(toParent:)`, and its view is not loaded yet.
    public init(rootViewController: ViewController) {
        super.init()
        viewControllers = [rootViewController]
    }

    override var forwardsAppearance: Bool { true }
    override var managesChildren: Bool { true }
    override func shows(_ child: ViewController) -> Bool { child === stack.last }

    override func placeAppearingChildren() {
        for child in children where child !== stack.last { child.viewIfLoaded?.removeFromSuperview() }
        for shown in stack.last?.shownInPlace ?? [] {
            if let view = shown.viewIfLoaded, !view.isDescendant(of: self.view) {
                Place.inFrontOfAll(in: self.view).insert(view)
            }
        }
    }

    override func childrenDidAppear() { settle() }

    override func layOutChildren() {
        guard let view = viewIfLoaded else { return }
        for child in children where child.viewIfLoaded?.superview === view { child.viewIfLoaded?.frame = view.bounds }
    }

    override func letGo(of child: ViewController) {
        guard !isChanging else { return strike(child) }
        finishChildTransitions()
        carryOut(.set(stack.filter { $0 !== child }))
        finishChildTransitions()
        if child.parent === self, !stack.contains(child) { child.leaveParent() }
    }
}

// MARK: - The stack

extension NavigationController {
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
    /// One that is in the stack already, another navigation controller and a tab bar controller are programmer's
    /// errors, and the push is not done.
    ///
    /// - Parameters:
    ///   - viewController: The controller.
    ///   - animated: Whether the transition is animated.
    public func pushViewController(_ viewController: ViewController, animated: Bool) {
        guard !plannedStack.contains(viewController) else {
            return LifecycleDiagnostics.report(.pushedTwice, viewController, self)
        }
        guard accepts(viewController) else { return }
        request(.push(viewController), animated: animated)
    }

    /// Takes the top away; the root stays.
    ///
    /// - Parameter animated: Whether the transition is animated.
    /// - Returns: The controller that goes, or nil where only the root is there.
    @discardableResult
    public func popViewController(animated: Bool) -> ViewController? {
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
    public func popToViewController(_ viewController: ViewController, animated: Bool) -> [ViewController]? {
        guard plannedStack.contains(viewController) else {
            LifecycleDiagnostics.report(.poppedToStranger, viewController, self)
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
    public func popToRootViewController(animated: Bool) -> [ViewController]? {
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
    public func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
        for (place, controller) in viewControllers.enumerated() where viewControllers[..<place].contains(controller) {
            return LifecycleDiagnostics.report(.pushedTwice, controller, self)
        }
        for controller in viewControllers where !plannedStack.contains(controller) {
            guard accepts(controller) else { return }
        }
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

// MARK: - The queue

extension NavigationController {
    /// Whether a controller may come into the stack; reports why not.
    private func accepts(_ controller: ViewController) -> Bool {
        guard !(controller is NavigationController || controller is TabBarController) else {
            LifecycleDiagnostics.report(.pushedContainer, controller, self)
            return false
        }
        guard mayContain(controller) else {
            LifecycleDiagnostics.report(.hierarchyInconsistency, controller, self)
            return false
        }
        return true
    }

    /// The stack when all that was asked for is done.
    private var plannedStack: [ViewController] { waiting.reduce(stack) { $1.change.applied(to: $0) } }

    /// Changes the stack now, or when it is this change's turn.
    ///
    /// - Returns: The controllers that go, the lowest first.
    @discardableResult
    private func request(_ change: StackChange, animated: Bool) -> [ViewController] {
        let difference = StackDifference(old: plannedStack, new: change.applied(to: plannedStack))
        if !appearance.isUp, childTransition == nil, waiting.isEmpty, !isChanging {
            carryOut(change)
        } else {
            if childTransition != nil || !waiting.isEmpty { LifecycleDiagnostics.reportQueuedNavigation(self) }
            waiting.append((change, animated))
            goOn()
        }
        return difference.removed
    }

    /// Carries out what waits, one after the other, when nobody inside is being told an event.
    private func goOn() {
        guard childTransition == nil, !isChanging, !waiting.isEmpty, !isWaitingForTurn else { return }
        isWaitingForTurn = true
        Requests.perform { [self] in
            [self]
        } _: { [self] in
            isWaitingForTurn = false
            while childTransition == nil, !waiting.isEmpty {
                let next = waiting.removeFirst()
                carryOut(next.change, animated: next.animated)
            }
        }
    }

    private func carryOut(_ change: StackChange, animated: Bool = false) {
        let difference = StackDifference(old: stack, new: change.applied(to: stack))
        guard difference.old != difference.new else { return }
        if let stranger = difference.added.first(where: { !mayContain($0) }) {
            LifecycleDiagnostics.report(.hierarchyInconsistency, stranger, self)
        } else if !appearance.isUp || difference.old.last === difference.new.last {
            OutermostCall.enter()
            writeBooks {
                willMove(difference)
                didMove(difference)
            }
            showTop()
            goOn()
            OutermostCall.leave()
        } else {
            let duration = animated ? windowAhead?.transitionDuration ?? .zero : nil
            move(difference, animation: .init(duration: duration))
        }
    }

    /// Shows another top.
    @discardableResult
    private func move(_ difference: StackDifference, animation: Transition.Animation) -> Transition {
        let transition = Transition(
            animation.isAnimated ? .navigate : .navigateInNextTurn,
            animation: animation,
            scheduler: scheduler,
            container: self
        ) { [weak self] moment in
            self?.take(moment, of: difference, animated: animation.isAnimated)
        }
        childTransition = transition
        transition.run()
        return transition
    }

    /// Shows the top where a callback has given another place to the one that was to be shown.
    private func showTop() {
        guard appearance.isUp, childTransition == nil, let top = stack.last, top.appearance.state == .disappeared,
            top.presented == nil
        else { return }
        move(StackDifference(old: stack, new: stack), animation: .none)
    }

    /// Writes the books, and then knows who takes part: callbacks may have taken some of them away.
    private func begin(_ difference: StackDifference) {
        writeBooks { willMove(difference) }
        let (leaving, coming) = (difference.old.last, stack.last)
        guard leaving !== coming || coming?.appearance.isUp == false else { return }
        let place = Place.inFrontOfAll(in: view)
        func participants(_ controller: ViewController?) -> [Participant] {
            guard let controller, controller.parent === self else { return [] }
            return controller.shownInPlace.map { Participant($0, place: place) }
        }
        childTransition?.takePart(
            incoming: participants(coming),
            outgoing: leaving === coming ? [] : participants(leaving)
        )
    }

    /// Changes the books, while nobody appears and what is asked for waits.
    private func writeBooks(_ body: () -> Void) {
        let wasChanging = isChanging
        isChanging = true
        sceneEvents.hold(body)
        isChanging = wasChanging
    }

    private func take(_ moment: TransitionPlan.Moment, of difference: StackDifference, animated: Bool) {
        switch moment {
        case .willMove: begin(difference)
        case .didMove: didMove(difference)
        case .restore: takeBack(difference)
        case .willShow:
            guard let top = stack.last else { return }
            delegate?.navigationController(self, willShow: top, animated: animated)
        case .didShow:
            guard let top = stack.last else { return }
            delegate?.navigationController(self, didShow: top, animated: animated)
        case .link, .unlink: break
        case .end:
            childTransition = nil
            showTop()
            goOn()
        }
    }
}

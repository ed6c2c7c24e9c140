import StoryCodeScenes

/// A container that shows one page after the other, each a controller of its own.
///
/// `UIPageViewController` without drawing, with one page at a time. While it is on the screen the events have the order
/// of a page that is scrolled to in UIKit: the new page hears first that it will appear, and that it has. Only the page
/// that shows is a child.
///
/// ```swift
/// let pageViewController = PageViewController()
/// pageViewController.dataSource = book
/// pageViewController.setViewControllers([firstPage], direction: .forward, animated: false)
/// pageViewController.userTurnsPage(.forward)
/// ```
@MainActor
open class PageViewController: ViewController, MemberContainer {
    /// Which way the pages are turned.
    public enum NavigationDirection: Sendable {
        /// To the page after.
        case forward
        /// To the page before.
        case reverse
    }

    /// Gives the pages that the user turns to.
    public weak var dataSource: (any PageViewControllerDataSource)?

    /// Hears that the user turns pages.
    public weak var delegate: (any PageViewControllerDelegate)?

    var members: [ViewController] = []
    var isChanging = false
    var exchangePlan: TransitionPlan { .turnPage }

    /// Creates a controller without a page.
    public override init() {}

    override var managesChildren: Bool { true }
    override var shownChildren: [ViewController] { members }
    override func letGo(of child: ViewController) { release(child) }

    /// The page that shows, alone in its list; empty where none was set.
    public var viewControllers: [ViewController] { members }

    /// Shows another page.
    ///
    /// On the screen it is a transition; one that is under way ends first. UIKit's order is known for pages that scroll,
    /// and is the same here where nothing is animated. A number of pages other than one is a programmer's error, and
    /// nothing is done. The delegate does not hear of it, as in UIKit.
    ///
    /// - Parameters:
    ///   - viewControllers: The page.
    ///   - direction: Has no meaning without drawing; the name is UIKit's.
    ///   - animated: Whether the transition is animated.
    ///   - completion: Called at the end, with whether the page is there.
    open func setViewControllers(
        _ viewControllers: [ViewController],
        direction: NavigationDirection,
        animated: Bool,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        guard viewControllers.count == 1 else {
            return LifecycleDiagnostics.report(.wrongNumberOfPages(viewControllers.count), self)
        }
        guard !refuses(viewControllers, besides: members) else { return }
        ask { [self] in
            guard viewControllers != members else {
                completion?(true)
                return
            }
            let animation = Transition.Animation(duration: animated ? duration : nil)
            exchange(viewControllers, shown: members, by: .turnPage, animation: animation) { [weak self] moment in
                if moment == .end { completion?(self?.members == viewControllers) }
            }
        }
    }
}

// MARK: - The user

extension PageViewController {
    /// Turns the page as the user does, animated, to what the data source gives; does nothing where that gives none.
    ///
    /// - Parameter direction: Which way.
    public func userTurnsPage(_ direction: NavigationDirection) {
        ask { [self] in
            guard appearance.isUp, let page = page(direction) else { return }
            turn(to: page, animation: .init(duration: duration))
        }
    }

    /// Begins to turn the page, led by a finger.
    ///
    /// - Parameter direction: Which way.
    /// - Returns: What leads the transition, or nil where the data source has no page, something else is under way, or
    ///   the controller is not on the screen.
    public func beginInteractiveTurn(_ direction: NavigationDirection) -> InteractiveTransition? {
        guard childTransition == nil, appearance.state == .appeared, !isBusyInside,
            let duration = viewIfLoaded?.window?.transitionDuration, let page = page(direction)
        else { return nil }
        OutermostCall.enter()
        defer { OutermostCall.leave() }
        return turn(to: page, animation: .init(duration: duration, cancelPlan: .cancelTurn))
            .map { InteractiveTransition($0, duration: duration) }
    }

    private var duration: Duration { windowAhead?.transitionDuration ?? .zero }

    /// The page that the data source has next to the one that shows, if it may come.
    private func page(_ direction: NavigationDirection) -> ViewController? {
        guard let page = members.first else { return nil }
        let next =
            switch direction {
            case .forward: dataSource?.pageViewController(self, viewControllerAfter: page)
            case .reverse: dataSource?.pageViewController(self, viewControllerBefore: page)
            }
        return next.flatMap { $0 === page || refuses([$0], besides: members) ? nil : $0 }
    }

    @discardableResult
    private func turn(to page: ViewController, animation: Transition.Animation) -> Transition? {
        let earlier = members
        return exchange([page], shown: earlier, by: .turnPage, animation: animation) { [weak self] moment in
            guard let self else { return }
            switch moment {
            case .willShow: delegate?.pageViewController(self, willTransitionTo: [page])
            case .didShow:
                delegate?.pageViewController(
                    self,
                    didFinishAnimating: true,
                    previousViewControllers: earlier,
                    transitionCompleted: members == [page]
                )
            default: break
            }
        }
    }
}

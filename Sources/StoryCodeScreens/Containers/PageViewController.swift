import StoryCodeScenes

/// A container that shows one page after the other, each a controller of its own.
///
/// `UIPageViewController` without drawing, with one page at a time. While it is visible, events have the order of a page
/// that is scrolled to in UIKit: the new page appears before the former one disappears. Only the visible page is a child.
///
/// ```swift
/// let pageViewController = PageViewController()
/// pageViewController.dataSource = book
/// pageViewController.setViewControllers([firstPage], direction: .forward, animated: false)
/// pageViewController.userTurnsPage(.forward)
/// ```
///
/// See <doc:Moving-between-screens>.
@MainActor
open class PageViewController: ViewController, ContainerController {
    /// The direction in which pages are turned.
    public enum NavigationDirection: Sendable {
        /// To the next page.
        case forward
        /// To the previous page.
        case reverse
    }

    /// Provides the pages that the user turns to.
    public weak var dataSource: (any PageViewControllerDataSource)?

    /// Notified when the user turns pages.
    public weak var delegate: (any PageViewControllerDelegate)?

    let membership = Membership()

    /// Creates a controller without a page.
    public override init() {}

    let arrival = Membership.Arrival.inTransition
    let changePlan = TransitionPlan.turnPage
    func visible(of members: ChangedMembers) -> [ViewController] { Array(members) }

    override class var baseClass: ViewController.Type { PageViewController.self }
    override var managesChildren: Bool { true }
    override var visibleChildren: [ViewController] { members }
    override func remove(_ child: ViewController) { removeMember(child) }

    /// The visible page, alone in an array; empty before a page was set.
    public var viewControllers: [ViewController] { members }

    /// Shows another page.
    ///
    /// While the controller is visible it is a transition, which starts after the one in progress has ended. A number of
    /// pages other than one is a programmer error and is ignored. The delegate is not notified, as in UIKit.
    ///
    /// - Parameters:
    ///   - direction: Has no effect without drawing; the name is UIKit's.
    ///   - completion: Called at the end, with whether the page is visible.
    open func setViewControllers(
        _ viewControllers: [ViewController],
        direction: NavigationDirection,
        animated: Bool,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        guard viewControllers.count == 1 else {
            return DiagnosticHandler.report(.wrongNumberOfPages(viewControllers.count), self)
        }
        guard !rejects(viewControllers) else { return }
        LifecycleTrace.trace(.requested(.setViewControllers, viewControllers.first), of: self)
        defer { LifecycleTrace.traceEnd(of: self) }
        requestChange(adding: viewControllers) { [self] in
            guard viewControllers != members else {
                completion?(true)
                return
            }
            let animation = Transition.Animation(duration: animated ? duration : nil)
            change(to: viewControllers, animation: animation) { [link = Link(self)] step in
                if step == .end { completion?(link.target?.members == viewControllers) }
            }
        }
    }
}

// MARK: - The user

extension PageViewController {
    /// Turns the page on behalf of the user, animated, to the page of the data source; does nothing without one.
    public func userTurnsPage(_ direction: NavigationDirection) {
        LifecycleTrace.trace(.requested(.userTurnsPage, nil), of: self)
        defer { LifecycleTrace.traceEnd(of: self) }
        requestChange { [self] in
            guard appearance.isVisible, let page = page(direction) else { return }
            turn(to: page, animation: .init(duration: duration))
        }
    }

    /// Begins an interactive page turn.
    ///
    /// - Returns: The transition, or nil if the data source has no page, another change is in progress, or the controller
    ///   is not visible.
    public func beginInteractiveTurn(_ direction: NavigationDirection) -> InteractiveTransition? {
        guard childTransition == nil, appearance.state == .appeared, !isBusyInside,
            let duration = viewIfLoaded?.window?.transitionDuration, let page = page(direction)
        else { return nil }
        LifecycleTrace.trace(.requested(.beginTurn, nil), of: self)
        defer { LifecycleTrace.traceEnd(of: self) }
        return LifecycleRuntime.perform {
            turn(to: page, animation: .init(duration: duration, cancelPlan: .cancelTurn))
                .map { InteractiveTransition($0, duration: duration) }
        }
    }

    private var duration: Duration { nextWindow?.transitionDuration ?? .zero }

    /// The data source's page next to the visible one, if it may be added.
    private func page(_ direction: NavigationDirection) -> ViewController? {
        guard let page = members.first else { return nil }
        let next =
            switch direction {
            case .forward: dataSource?.pageViewController(self, viewControllerAfter: page)
            case .reverse: dataSource?.pageViewController(self, viewControllerBefore: page)
            }
        return next.flatMap { $0 === page || rejects([$0]) ? nil : $0 }
    }

    @discardableResult
    private func turn(to page: ViewController, animation: Transition.Animation) -> Transition? {
        let earlier = members
        return change(to: [page], animation: animation) { [link = Link(self)] step in
            guard let pages = link.target else { return }
            switch step {
            case .willShow: pages.delegate?.pageViewController(pages, willTransitionTo: [page])
            case .didShow:
                pages.delegate?.pageViewController(
                    pages,
                    didFinishAnimating: true,
                    previousViewControllers: earlier,
                    transitionCompleted: pages.members == [page]
                )
            default: break
            }
        }
    }
}

/// A type that provides the pages before and after the visible one.
///
/// See <doc:Moving-between-screens>.
@MainActor
public protocol PageViewControllerDataSource: AnyObject {
    /// Returns the page before another, or nil if that is the first.
    func pageViewController(
        _ pageViewController: PageViewController,
        viewControllerBefore viewController: ViewController
    ) -> ViewController?

    /// Returns the page after another, or nil if that is the last.
    func pageViewController(
        _ pageViewController: PageViewController,
        viewControllerAfter viewController: ViewController
    ) -> ViewController?
}

/// A type that is notified when the user, and not the program, turns pages, as in UIKit.
///
/// See <doc:Moving-between-screens>.
@MainActor
public protocol PageViewControllerDelegate: AnyObject {
    /// Notifies the delegate that the user begins to turn the page.
    func pageViewController(
        _ pageViewController: PageViewController,
        willTransitionTo pendingViewControllers: [ViewController]
    )

    /// Notifies the delegate that the page was turned, if `completed` is true, or that the user has turned it back.
    ///
    /// - Parameter finished: Whether the animation has ended; always true here.
    func pageViewController(
        _ pageViewController: PageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [ViewController],
        transitionCompleted completed: Bool
    )
}

extension PageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: PageViewController,
        willTransitionTo pendingViewControllers: [ViewController]
    ) {}

    /// Does nothing.
    public func pageViewController(
        _ pageViewController: PageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [ViewController],
        transitionCompleted completed: Bool
    ) {}
}

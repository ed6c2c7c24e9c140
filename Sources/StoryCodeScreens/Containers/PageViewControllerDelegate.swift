import StoryCodeScenes

/// Gives a page view controller the pages before and after the one that shows.
@MainActor
public protocol PageViewControllerDataSource: AnyObject {
    /// The page before another.
    ///
    /// - Parameters:
    ///   - pageViewController: Who shows the pages.
    ///   - viewController: The page that shows.
    /// - Returns: The page before it, or nil where it is the first.
    func pageViewController(
        _ pageViewController: PageViewController,
        viewControllerBefore viewController: ViewController
    ) -> ViewController?

    /// The page after another.
    ///
    /// - Parameters:
    ///   - pageViewController: Who shows the pages.
    ///   - viewController: The page that shows.
    /// - Returns: The page after it, or nil where it is the last.
    func pageViewController(
        _ pageViewController: PageViewController,
        viewControllerAfter viewController: ViewController
    ) -> ViewController?
}

/// Hears that the user turns pages; what the program sets is not told, as in UIKit.
@MainActor
public protocol PageViewControllerDelegate: AnyObject {
    /// Hears that the user begins to turn the page.
    ///
    /// - Parameters:
    ///   - pageViewController: Who shows the pages.
    ///   - pendingViewControllers: The page that is to come.
    func pageViewController(
        _ pageViewController: PageViewController,
        willTransitionTo pendingViewControllers: [ViewController]
    )

    /// Hears that the page has been turned, or has come back.
    ///
    /// - Parameters:
    ///   - pageViewController: Who shows the pages.
    ///   - finished: Whether the animation is over; always true here.
    ///   - previousViewControllers: The page that showed before.
    ///   - completed: Whether the other page shows now.
    func pageViewController(
        _ pageViewController: PageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [ViewController],
        transitionCompleted completed: Bool
    )
}

extension PageViewControllerDelegate {
    /// Does nothing.
    ///
    /// - Parameters:
    ///   - pageViewController: Who shows the pages.
    ///   - pendingViewControllers: The page that is to come.
    public func pageViewController(
        _ pageViewController: PageViewController,
        willTransitionTo pendingViewControllers: [ViewController]
    ) {}

    /// Does nothing.
    ///
    /// - Parameters:
    ///   - pageViewController: Who shows the pages.
    ///   - finished: Whether the animation is over; always true here.
    ///   - previousViewControllers: The page that showed before.
    ///   - completed: Whether the other page shows now.
    public func pageViewController(
        _ pageViewController: PageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [ViewController],
        transitionCompleted completed: Bool
    ) {}
}

@MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}

open class UIPageViewController: UIViewController {
    public enum TransitionStyle { case pageCurl, scroll }
    public enum NavigationOrientation { case horizontal, vertical }
    public enum NavigationDirection { case forward, reverse }
    public struct OptionsKey: Hashable {}

    open weak var dataSource: (any UIPageViewControllerDataSource)?

    /// The page; during a gesture, the one before it.
    private var page: UIViewController?
    open var viewControllers: [UIViewController]? { page.map { [$0] } ?? [] }

    public convenience init(
        transitionStyle style: TransitionStyle,
        navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        self.init(nibName: nil, bundle: nil)
    }

    // "Sets the view controllers to be displayed."
    open func setViewControllers(
        _ viewControllers: [UIViewController]?,
        direction: NavigationDirection,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let new = viewControllers?.first, new !== page else { return }
        let old = page
        page = new
        enter(new)
        guard stubAppearance == .appeared || stubAppearance == .appearing else { return leave(old, for: new) }
        begin(new, after: old, animated)
        StubRunLoop.later { [self] in
            end(new, after: old)
            new.stubLayOutAll()
            completion?(true)
        }
    }

    /// A swipe of the user to the next page, or the previous one.
    public final func stubSwipe(_ direction: NavigationDirection, cancels: Bool = false) {
        guard let old = page else { return }
        let next =
            direction == .forward
            ? dataSource?.pageViewController(self, viewControllerAfter: old)
            : dataSource?.pageViewController(self, viewControllerBefore: old)
        guard let new = next else { return }
        enter(new)
        begin(new, after: old, true)
        StubRunLoop.later { [self] in
            if cancels {
                new.stubBegin(false, animated: true)
                old.stubBegin(true, animated: true)
                old.stubAppear(isReturning: true, laysOut: false)
                end(old, after: new)
            } else {
                page = new
                end(new, after: old)
                new.stubLayOutAll()
            }
        }
    }

    private func enter(_ new: UIViewController) {
        addChild(new)
        new.stubSend(.didMove(self))
    }

    private func begin(_ new: UIViewController, after old: UIViewController?, _ animated: Bool) {
        new.stubBegin(true, animated: animated)
        old?.stubBegin(false, animated: animated)
        StubTransition.managing { if let child = new.viewIfLoaded { view.addSubview(child) } }
        // UIKit lays out a page after it has appeared.
        new.stubAppear(laysOut: false)
    }

    private func end(_ new: UIViewController, after old: UIViewController?) {
        StubTransition.managing { old?.viewIfLoaded?.removeFromSuperview() }
        old?.stubEnd()
        new.stubEnd()
        leave(old, for: new)
    }

    private func leave(_ old: UIViewController?, for new: UIViewController) {
        guard let old, old !== new, old.parent === self else { return }
        old.stubSend(.willMove(nil))
        old.removeFromParent()
    }

    override func stubVisibleChildren() -> [UIViewController] { page.map { [$0] } ?? [] }

    override func stubInstallChildren() {
        guard let child = page?.viewIfLoaded, child.superview == nil else { return }
        StubTransition.managing { view.addSubview(child) }
    }
}

@MainActor
public protocol UINavigationControllerDelegate: AnyObject {
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    )
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    )
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {}
}

open class UINavigationController: UIViewController {
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The controllers that receive `didMove(toParent:)` when their first appearance has ended.
    private var arriving: [UIViewController] = []

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    open var viewControllers: [UIViewController] {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { children.last }

    /// The controller that is shown until the commit of the transaction, if it is no longer the top.
    private var shownTop: UIViewController?

    private var isShown: Bool { stubAppearance == .appearing || stubAppearance == .appeared }

    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        setViewControllers(children + [controller], animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let top = children.last else { return nil }
        setViewControllers(children.dropLast(), animated: animated)
        return top
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let popped = Array(children.dropFirst())
        setViewControllers(Array(children.prefix(1)), animated: animated)
        return popped
    }

    open func setViewControllers(_ new: [UIViewController], animated: Bool) {
        let old = children
        let (from, to) = (shownTop ?? old.last, new.last)
        let leaving = old.filter { !new.contains($0) }
        let entering = new.filter { !old.contains($0) }
        for each in leaving { each.stubSend(.willMove(nil)) }
        for each in entering { each.stubSend(.willMove(self)) }
        for each in entering { each.parent = self }
        let buried = entering.filter { $0 !== to }
        children = new
        for each in buried { each.stubSend(.didMove(self)) }
        guard isShown, from !== to, let to else {
            finish(leaving: leaving)
            if let to, entering.contains(to) { arriving.append(to) }
            return
        }
        shownTop = from
        StubRunLoop.atCommit { [self] in
            // Changes of one turn are one transition.
            let (from, to) = (shownTop, topViewController ?? to)
            shownTop = nil
            guard from !== to else { return finish(leaving: leaving) }
            show(to, after: from, leaving: leaving, entering: entering, animated)
        }
    }

    private func show(
        _ to: UIViewController,
        after from: UIViewController?,
        leaving: [UIViewController],
        entering: [UIViewController],
        _ animated: Bool
    ) {
        to.loadViewIfNeeded()
        stubBeginTransition(animated)
        from?.stubBegin(false, animated: animated)
        to.stubBegin(true, animated: animated)
        tellWillShow(to, animated)
        install(to)
        to.stubAppear()
        StubRunLoop.later { [self] in
            StubTransition.managing { from?.viewIfLoaded?.removeFromSuperview() }
            from?.stubEnd()
            to.stubEnd()
            finish(leaving: leaving)
            if entering.contains(to) { to.stubSend(.didMove(self)) }
            tellDidShow(to, animated)
            stubEndTransition()
        }
    }

    /// A swipe back that the user cancels.
    public final func stubSwipeBackAndCancel() {
        guard children.count > 1 else { return }
        let (top, below) = (children[children.count - 1], children[children.count - 2])
        stubBeginTransition(true)
        top.stubBegin(false, animated: true)
        below.stubBegin(true, animated: true)
        install(below)
        below.stubAppear()
        StubRunLoop.later { [self] in
            below.stubBegin(false, animated: true)
            StubTransition.managing { below.viewIfLoaded?.removeFromSuperview() }
            below.stubEnd()
            top.stubBegin(true, animated: true)
            install(top)
            top.stubAppear(isReturning: true)
            top.stubEnd()
            stubEndTransition()
        }
    }

    private func install(_ controller: UIViewController) {
        StubTransition.managing { if let child = controller.viewIfLoaded { view.addSubview(child) } }
    }

    private func finish(leaving: [UIViewController]) {
        for each in leaving {
            each.parent = nil
            each.stubSend(.didMove(nil))
        }
    }

    private func tellWillShow(_ controller: UIViewController, _ animated: Bool) {
        delegate?.navigationController(self, willShow: controller, animated: animated)
    }

    private func tellDidShow(_ controller: UIViewController, _ animated: Bool) {
        delegate?.navigationController(self, didShow: controller, animated: animated)
    }

    override func stubVisibleChildren() -> [UIViewController] {
        topViewController.map { [$0] } ?? []
    }

    override func stubInstallChildren() {
        if let top = topViewController, top.viewIfLoaded?.superview == nil { install(top) }
    }

    override func stubAppearanceEnded() {
        let arrived = arriving
        arriving = []
        for each in arrived where each.parent === self { each.stubSend(.didMove(self)) }
    }
}

extension UIViewController {
    public final var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }
}

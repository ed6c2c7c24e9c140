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

    /// What the next transition changes: the controller that is shown until it begins, and those that leave and enter.
    private var pending: (from: UIViewController?, leaving: [UIViewController], entering: [UIViewController])?

    /// Ends the transition in progress.
    private var end: (@MainActor () -> Void)?

    /// The number of the newest transition.
    private var transition = 0

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
        let to = new.last
        let leaving = old.filter { !new.contains($0) }
        let entering = new.filter { !old.contains($0) }
        for each in leaving { each.stubSend(.willMove(nil)) }
        for each in entering { each.stubSend(.willMove(self)) }
        for each in entering { each.parent = self }
        let buried = entering.filter { $0 !== to }
        children = new
        for each in buried { each.stubSend(.didMove(self)) }
        let change = pending ?? (old.last, [], [])
        guard isShown, change.from !== to, to != nil else {
            return finish(leaving: leaving, entering: entering)
        }
        // Changes before the next transition are a part of it.
        let isFirst = pending == nil
        pending = (change.from, change.leaving + leaving, change.entering + entering)
        if isFirst { StubRunLoop.atCommit { [self] in afterTransition { [self] in performChanges(animated) } } }
    }

    /// Begins a transition after the one in progress, which UIKit ends at once since iOS 18.
    private func afterTransition(_ begin: @escaping @MainActor () -> Void) {
        if StubForm.isStrict { endTransition() }
        guard let running = end else { return begin() }
        end = {
            running()
            begin()
        }
    }

    private func endTransition() {
        let running = end
        end = nil
        running?()
    }

    /// Ends a transition after its animation, unless another one has ended it before.
    private func afterAnimation(_ finish: @escaping @MainActor () -> Void) {
        transition += 1
        let own = transition
        end = finish
        StubRunLoop.later { [self] in if own == transition { endTransition() } }
    }

    private func performChanges(_ animated: Bool) {
        guard let (from, leaving, entering) = pending else { return }
        pending = nil
        guard isShown, let to = topViewController, from !== to else {
            return finish(leaving: leaving, entering: entering)
        }
        show(to, after: from, leaving: leaving, entering: entering, animated)
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
        afterAnimation { [self] in
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
        afterTransition { [self] in beginToSwipeBack() }
    }

    private func beginToSwipeBack() {
        let (top, below) = (children[children.count - 1], children[children.count - 2])
        stubBeginTransition(true)
        top.stubBegin(false, animated: true)
        below.stubBegin(true, animated: true)
        install(below)
        below.stubAppear()
        afterAnimation { [self] in
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

    /// Ends a change without a transition.
    private func finish(leaving: [UIViewController], entering: [UIViewController]) {
        finish(leaving: leaving)
        if let top = topViewController, entering.contains(top) { arriving.append(top) }
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

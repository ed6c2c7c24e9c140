open class UITabBarController: UIViewController {
    private var selection = 0

    open var viewControllers: [UIViewController]? {
        get { children }
        set {
            for each in children { each.stubSend(.willMove(nil)) }
            for each in children { each.removeFromParent() }
            for each in newValue ?? [] {
                addChild(each)
                each.stubSend(.didMove(self))
            }
        }
    }

    open var selectedViewController: UIViewController? {
        get { children.indices.contains(selection) ? children[selection] : nil }
        set { if let index = children.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
    }

    open var selectedIndex: Int {
        get { selection }
        set {
            guard newValue != selection else { return }
            let old = selectedViewController
            selection = newValue
            guard stubAppearance == .appeared || stubAppearance == .appearing, let new = selectedViewController else {
                return
            }
            new.stubBegin(true, animated: false)
            old?.stubBegin(false, animated: false)
            StubTransition.managing { old?.viewIfLoaded?.removeFromSuperview() }
            old?.stubEnd()
            stubInstallChildren()
            new.stubAppear()
            StubRunLoop.later { new.stubEnd() }
        }
    }

    /// A tap of the user, which is animated since iOS 18.
    public final func stubTap(_ index: Int) {
        guard StubForm.isStrict else { return selectedIndex = index }
        let (old, new) = (selectedViewController, children[index])
        selection = index
        new.stubBegin(true, animated: true)
        old?.stubBegin(false, animated: true)
        stubInstallChildren()
        new.stubAppear()
        StubRunLoop.later {
            StubTransition.managing { old?.viewIfLoaded?.removeFromSuperview() }
            old?.stubEnd()
            new.stubEnd()
        }
    }

    override func stubVisibleChildren() -> [UIViewController] {
        selectedViewController.map { [$0] } ?? []
    }

    override func stubInstallChildren() {
        guard let child = selectedViewController?.viewIfLoaded, child.superview == nil else { return }
        StubTransition.managing { view.addSubview(child) }
    }
}

/// A window that shows its root controller.
open class UIWindow: UIView {
    /// Whether the window was shown.
    final private(set) var stubIsVisible = false

    open override var window: UIWindow? { self }

    open weak var windowScene: UIWindowScene?

    open var rootViewController: UIViewController? {
        didSet {
            guard stubIsVisible, oldValue !== rootViewController else { return }
            if let new = rootViewController { new.loadViewIfNeeded() }
            oldValue?.stubHideRoot()
            showRoot()
        }
    }

    open override var isHidden: Bool {
        didSet {
            guard stubIsVisible == isHidden else { return }
            if isHidden { rootViewController?.stubHideRoot() }
            stubIsVisible = !isHidden
            if stubIsVisible { showRoot() }
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func makeKeyAndVisible() {
        if isHidden { isHidden = false }
    }

    private func showRoot() {
        guard let root = rootViewController else { return }
        root.stubBegin(true, animated: false)
        StubTransition.managing { if let view = root.viewIfLoaded { addSubview(view) } }
        root.stubAppear()
        StubRunLoop.later { root.stubEnd() }
    }
}

extension UIViewController {
    /// Ends the appearance of a window's root.
    fileprivate final func stubHideRoot() {
        guard stubAppearance != .disappeared else { return }
        stubBegin(false, animated: false)
        StubTransition.managing { viewIfLoaded?.removeFromSuperview() }
        stubEnd()
    }
}

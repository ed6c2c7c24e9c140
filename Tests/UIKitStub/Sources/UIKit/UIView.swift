@MainActor
open class UIView: UIResponder {
    open var frame: CGRect
    open var isHidden = false
    open var tag = 0
    public final private(set) var subviews: [UIView] = []
    public final private(set) weak var superview: UIView?
    private var needsLayout = true

    /// The nib file that contains the view.
    public final var stubNibName: String?

    /// The controller whose view this is.
    final weak var stubController: UIViewController?

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    public override convenience init() {
        self.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }

    /// The controller of the view, or else the superview.
    open override var next: UIResponder? { stubController ?? superview }

    open var window: UIWindow? { superview?.window }

    open func addSubview(_ view: UIView) {
        if view.superview != nil { view.removeFromSuperview() }
        subviews.append(view)
        view.superview = self
        if window?.stubIsVisible == true { view.stubController?.stubViewEntered() }
    }

    open func removeFromSuperview() {
        let leaving = window?.stubIsVisible == true ? stubController : nil
        leaving?.stubViewWillLeave()
        superview?.subviews.removeAll { $0 === self }
        superview = nil
        leaving?.stubViewLeft()
    }

    open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }

    open func viewWithTag(_ tag: Int) -> UIView? {
        self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    open func layoutSubviews() {}

    open func setNeedsLayout() { needsLayout = true }

    /// Lays out the view if it is marked, and then its subviews: "the order of layout is from the outside in".
    open func layoutIfNeeded() {
        stubLayoutOnce()
        for view in subviews { view.layoutIfNeeded() }
    }

    final func stubUpdateIfNeeded() {
        if UIViewController.stubUpdatesProperties, let controller = stubController, controller.stubNeedsUpdate {
            controller.stubNeedsUpdate = false
            controller.stubSend(.updateProperties)
        }
    }

    /// Updates the properties, and lays out the view without its subviews if it is marked.
    final func stubLayoutOnce() {
        stubUpdateIfNeeded()
        guard needsLayout else { return }
        needsLayout = false
        stubController?.stubSend(.viewWillLayoutSubviews)
        layoutSubviews()
        stubController?.stubSend(.viewDidLayoutSubviews)
    }
}

open class UILabel: UIView {
    open var text: String?
}

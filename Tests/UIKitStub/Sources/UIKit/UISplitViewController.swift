/// The form with two columns.
open class UISplitViewController: UIViewController {
    public enum Style { case doubleColumn }
    public enum Column: Hashable { case primary, supplementary, secondary, compact }

    private var controllers: [Column: UIViewController] = [:]
    private var stacks: [Column: UINavigationController] = [:]

    open private(set) var isCollapsed = false

    public convenience init(style: Style) { self.init(nibName: nil, bundle: nil) }

    open func viewController(for column: Column) -> UIViewController? { controllers[column] }

    // "If the view controller isn't a navigation controller, the split view interface wraps it in one."
    open func setViewController(_ viewController: UIViewController?, for column: Column) {
        let isStacked = stubIsStacked(column)
        remove(column)
        controllers[column] = viewController
        guard let viewController else { return }
        stacks[column] =
            viewController as? UINavigationController ?? UINavigationController(rootViewController: viewController)
        if !isCollapsed || column == .primary { insert(column) } else if isStacked { push(column) }
    }

    open func show(_ column: Column) {
        if isCollapsed, !stubIsStacked(column) { push(column) }
    }

    /// The system changes the size class.
    public final func stubCollapse(_ collapses: Bool) {
        guard collapses != isCollapsed else { return }
        isCollapsed = collapses
        if collapses {
            if let stack = stacks[.secondary] {
                take(stack)
                push(.secondary)
            }
        } else if stacks[.secondary] != nil {
            if stubIsStacked(.secondary) { stacks[.primary]?.popToRootViewController(animated: false) }
            insert(.secondary)
        }
    }

    private func stubIsStacked(_ column: Column) -> Bool {
        guard isCollapsed, let stack = stacks[column] else { return false }
        return stacks[.primary]?.viewControllers.contains(stack) ?? false
    }

    // While the columns are collapsed, the secondary column's navigation controller is in the primary one's stack.
    private func push(_ column: Column) {
        guard column == .secondary, let stack = stacks[column] else { return }
        stacks[.primary]?.pushViewController(stack, animated: false)
    }

    private func insert(_ column: Column) {
        guard let stack = stacks[column] else { return }
        addChild(stack)
        stack.stubSend(.didMove(self))
        guard stubAppearance == .appeared || stubAppearance == .appearing else { return }
        stack.stubBegin(true, animated: false)
        stubInstallChildren()
        stack.stubAppear()
        StubRunLoop.later { stack.stubEnd() }
    }

    private func remove(_ column: Column) {
        guard let stack = stacks.removeValue(forKey: column) else { return }
        if stack.parent === self {
            take(stack)
        } else if let primary = stacks[.primary], primary.viewControllers.contains(stack) {
            primary.setViewControllers(primary.viewControllers.filter { $0 !== stack }, animated: false)
        }
    }

    private func take(_ stack: UINavigationController) {
        guard stack.parent === self else { return }
        stack.stubSend(.willMove(nil))
        stack.stubBegin(false, animated: false)
        StubTransition.managing { stack.viewIfLoaded?.removeFromSuperview() }
        stack.stubEnd()
        stack.removeFromParent()
    }

    override func stubVisibleChildren() -> [UIViewController] {
        [Column.primary, .secondary].compactMap { stacks[$0] }.filter { $0.parent === self }
    }

    override func stubInstallChildren() {
        for child in stubVisibleChildren().compactMap(\.viewIfLoaded) where child.superview == nil {
            StubTransition.managing { view.addSubview(child) }
        }
    }
}

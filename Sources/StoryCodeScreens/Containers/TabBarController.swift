import StoryCodeScenes

/// A container that shows one of several controllers at a time.
///
/// `UITabBarController` without its bar. Only the selected controller is loaded, and it stays loaded. The newly selected
/// controller begins to appear before the former one disappears, as in UIKit.
///
/// ```swift
/// let tabBarController = TabBarController()
/// tabBarController.viewControllers = [MapController(), ListController()]
/// tabBarController.selectedIndex = 1
/// ```
@MainActor
open class TabBarController: ViewController, ContainerController {
    /// Decides what the user may select, and is notified of it.
    public weak var delegate: (any TabBarControllerDelegate)?

    let membership = Membership()
    private var selectedLink = Link<ViewController>(nil)

    private var selected: ViewController? {
        get { selectedLink.target }
        set { selectedLink = Link(newValue) }
    }

    /// Creates a controller without tabs.
    public override init() {}

    let arrival = Membership.Arrival.immediately
    let changePlan = TransitionPlan.selectTab

    /// The selected member, or the first one if none of the members is selected.
    func visible(of members: ChangedMembers) -> [ViewController] {
        if let selected, members.contains(selected) { return [selected] }
        return Array(members.prefix(1))
    }

    /// Keeps the visible tab selected when the order of the tabs changes.
    func didChangeMembers() { selected = visibleMembers.first }

    override var managesChildren: Bool { true }
    override var visibleChildren: [ViewController] { visibleMembers }

    /// Appends a tab, as UIKit does.
    override func adopt(_ child: ViewController) {
        guard mayContain(child) else { return reportInconsistency(of: child) }
        requestChange { [self] in
            if !membership.contains(child) { change(MemberChange(kept: members.count, new: [child])) }
            lifecycle.finish()
        }
    }
    override func remove(_ child: ViewController) { removeMember(child) }

    /// Selects the child.
    open override func unwind(for unwindSegue: StoryboardSegue, towards subsequentVC: ViewController) {
        selectedViewController = subsequentVC
    }
}

// MARK: - Tabs

extension TabBarController {
    /// The controllers of the tabs, from first to last.
    ///
    /// A new controller receives `willMove(toParent:)` and `didMove(toParent:)` at once. If the selected controller is
    /// removed, the first is selected. Naming a controller twice is a programmer error and is ignored.
    public var viewControllers: [ViewController] {
        get { members }
        set {
            guard !rejects(newValue) else { return }
            requestChange { [self] in
                change(to: newValue)
                lifecycle.finish()
            }
        }
    }

    /// Sets the controllers of the tabs, as ``viewControllers`` does.
    ///
    /// - Parameter animated: Has no effect without a bar; the name is UIKit's.
    public func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
        self.viewControllers = viewControllers
    }

    /// The controller of the selected tab, or nil without tabs.
    ///
    /// Selecting a controller without a tab is a programmer error and is ignored.
    public var selectedViewController: ViewController? {
        get { visibleChildren.first }
        set {
            guard let newValue, membership.contains(newValue) else {
                return DiagnosticHandler.report(.selectedUnknownTab, newValue ?? self, self)
            }
            if appearance.isVisible { return requestChange { [self] in select(newValue) } }
            selected = newValue
        }
    }

    /// The index of the selected tab, or -1 without tabs.
    ///
    /// Selecting an index out of range is a programmer error and is ignored.
    public var selectedIndex: Int {
        get { selectedViewController.flatMap(members.firstIndex) ?? -1 }
        set { selectedViewController = members.indices.contains(newValue) ? members[newValue] : nil }
    }

    /// Selects a tab on behalf of the user: the delegate decides first, and is notified afterwards.
    ///
    /// If the tab is selected already, a navigation controller in it then pops to its root, animated, as in UIKit. An
    /// index out of range is a programmer error and is ignored.
    public func userSelectsTab(at index: Int) {
        guard members.indices.contains(index) else {
            return DiagnosticHandler.report(.selectedUnknownTab, self, self)
        }
        let controller = members[index]
        // The delegate may have removed the tab.
        guard delegate?.tabBarController(self, shouldSelect: controller) != false, membership.contains(controller)
        else {
            return
        }
        LifecycleRuntime.perform {
            let wasSelected = controller === selectedViewController
            if !wasSelected { selectedViewController = controller }
            delegate?.tabBarController(self, didSelect: controller)
            if wasSelected { (controller as? NavigationController)?.popToRootViewController(animated: true) }
        }
    }

    private func select(_ controller: ViewController) {
        let earlier = visibleMembers
        guard membership.contains(controller), controller !== earlier.first else { return }
        selected = controller
        change(noChange, from: earlier)
    }
}

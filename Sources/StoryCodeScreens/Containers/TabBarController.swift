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
///
/// A ``Tab`` with a provider makes its controller when it is selected for the first time.
///
/// See <doc:Moving-between-screens>.
@MainActor
open class TabBarController: ViewController, ContainerController {
    /// Decides what the user may select, and is notified of it.
    public weak var delegate: (any TabBarControllerDelegate)?

    let membership = Membership()

    /// The tabs from first to last.
    ///
    /// The members are the controllers of the tabs, as far as they exist. During a change the list may contain tabs of
    /// former members.
    private var tabList: [Tab] = []

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

    /// Keeps the visible tab selected when the order of the tabs changes, and removes the tabs of controllers that have
    /// left in a callback.
    func didChangeMembers() {
        selected = visibleMembers.first
        let tabs = tabs
        if tabs.count < tabList.count { setTabList(tabs) }
        selectFirstTabIfNecessary()
    }

    override class var baseClass: ViewController.Type { TabBarController.self }
    override var managesChildren: Bool { true }
    override var visibleChildren: [ViewController] { visibleMembers }

    /// Appends a tab, as UIKit does.
    override func adopt(_ child: ViewController) {
        guard mayContain(child) else { return reportInconsistency(of: child) }
        requestChange(adding: [child]) { [self] in
            if !membership.contains(child) {
                tabList.append(Tab(child))
                change(MemberChange(kept: members.count, new: [child]))
            }
            lifecycle.finish()
        }
    }

    override func remove(_ child: ViewController) {
        removeTab(of: child)
        removeMember(child)
    }

    /// Selects the child.
    open override func unwind(for unwindSegue: StoryboardSegue, towards subsequentVC: ViewController) {
        selectedViewController = subsequentVC
    }
}

// MARK: - Tabs

extension TabBarController {
    /// The tabs, from first to last.
    ///
    /// The controller of the selected tab is made when the tabs are set, and that of another tab when it is selected.
    /// When the tabs change, the selected tab stays selected; if it is removed, the first is selected. A controller that
    /// leaves the tab bar controller takes its tab along; if none of the others exists, the first tab is selected. Setting
    /// a tab or an identifier twice is a programmer error and is ignored. As in UIKit, the provider runs at the first
    /// selection; the rest is our own decision.
    public var tabs: [Tab] {
        get {
            // As many tabs as members: each has its controller.
            tabList.count == members.count
                ? tabList : tabList.filter { $0.viewController.map(membership.contains) ?? true }
        }
        set {
            var (tabs, identifiers) = (Set<ObjectIdentifier>(), Set<String>())
            for tab in newValue {
                guard tabs.insert(ObjectIdentifier(tab)).inserted,
                    tab.identifier.isEmpty || identifiers.insert(tab.identifier).inserted
                else { return DiagnosticHandler.report(.duplicateTab(tab.identifier), self) }
            }
            LifecycleTrace.trace(.requested(.setTabs, nil), of: self)
            defer { LifecycleTrace.traceEnd(of: self) }
            requestChange(adding: newValue.compactMap(\.viewController)) { [self] in
                change(to: newValue)
                lifecycle.finish()
            }
        }
    }

    /// Sets the tabs, as ``tabs`` does.
    ///
    /// - Parameter animated: Has no effect without a bar; the name is UIKit's.
    public func setTabs(_ tabs: [Tab], animated: Bool) { self.tabs = tabs }

    /// Returns the tab with an identifier, or nil.
    public func tab(forIdentifier identifier: String) -> Tab? {
        identifier.isEmpty ? nil : tabs.first { $0.identifier == identifier }
    }

    /// The selected tab, or nil without tabs.
    ///
    /// Selecting a tab of another tab bar controller, or none, is a programmer error and is ignored.
    public var selectedTab: Tab? {
        get { selectedViewController.flatMap { selected in tabList.first { $0.viewController === selected } } }
        set {
            guard let newValue, tabs.contains(where: { $0 === newValue }) else {
                return DiagnosticHandler.report(.selectedUnknownTab, newValue?.viewController ?? self, self)
            }
            choose(newValue)
        }
    }

    /// The controllers of the tabs, from first to last, without those that do not exist yet.
    ///
    /// Setting them replaces all ``tabs``. A new controller receives `willMove(toParent:)` and `didMove(toParent:)` at
    /// once. If the selected controller is removed, the first is selected. Naming a controller twice is a programmer
    /// error and is ignored.
    public var viewControllers: [ViewController] {
        get { members }
        set {
            guard !rejects(newValue) else { return }
            LifecycleTrace.trace(.requested(.setViewControllers, newValue.last), of: self)
            defer { LifecycleTrace.traceEnd(of: self) }
            requestChange(adding: newValue) { [self] in
                var tabs: [ViewController: Tab] = [:]
                for tab in tabList { if let controller = tab.viewController { tabs[controller] = tab } }
                change(to: newValue.map { tabs[$0] ?? Tab($0) })
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
            LifecycleTrace.trace(.requested(.selectTab, newValue), of: self)
            defer { LifecycleTrace.traceEnd(of: self) }
            if appearance.isVisible { return requestChange { [self] in select(newValue) } }
            selected = newValue
            membership.announceChange()
        }
    }

    /// The index of the selected tab in ``tabs``, or -1 without tabs.
    ///
    /// Selecting an index out of range is a programmer error and is ignored.
    public var selectedIndex: Int {
        get { selectedTab.flatMap { selected in tabs.firstIndex { $0 === selected } } ?? -1 }
        set {
            let tabs = tabs
            if tabs.indices.contains(newValue) { choose(tabs[newValue]) } else { selectedTab = nil }
        }
    }

    /// Selects a tab on behalf of the user: the delegate decides first, and is notified afterwards.
    ///
    /// If the tab is selected already, a navigation controller in it then pops to its root, animated, as in UIKit. An
    /// index out of range is a programmer error and is ignored.
    public func userSelectsTab(at index: Int) {
        let tabs = tabs
        guard tabs.indices.contains(index) else {
            return DiagnosticHandler.report(.selectedUnknownTab, self, self)
        }
        LifecycleTrace.trace(.requested(.userSelectsTab, nil), of: self)
        defer { LifecycleTrace.traceEnd(of: self) }
        let tab = tabs[index]
        // The delegate may have removed the tab.
        guard delegate?.tabBarController(self, shouldSelectTab: tab) != false, self.tabs.contains(where: { $0 === tab })
        else {
            return
        }
        LifecycleRuntime.perform {
            let previous = selectedTab
            if tab !== previous { selectedTab = tab }
            delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
            if tab === previous {
                (tab.viewController as? NavigationController)?.popToRootViewController(animated: true)
            }
        }
    }

    /// Changes the tabs, and makes the controller of the selected one.
    private func change(to tabs: [Tab]) {
        // The provider is code of the program, so everything else is read after it.
        if !tabs.contains(where: { $0.viewController.map { $0 === selectedViewController } ?? false }) {
            tabs.first?.makeViewController()
        }
        let controllers = tabs.compactMap(\.viewController)
        guard !rejects(controllers) else { return }
        setTabList(tabs)
        change(to: controllers)
    }

    /// Selects the first tab if the controller of none exists.
    private func selectFirstTabIfNecessary() {
        guard members.isEmpty, !tabList.isEmpty else { return }
        requestChange { [self] in
            if members.isEmpty, let tab = tabs.first { select(tab) }
        }
    }

    /// Selects a tab of the list, at once or when nothing inside is busy.
    private func choose(_ tab: Tab) {
        if let controller = tab.viewController {
            selectedViewController = controller
        } else {
            LifecycleTrace.trace(.requested(.selectTab, nil), of: self)
            defer { LifecycleTrace.traceEnd(of: self) }
            requestChange { [self] in select(tab) }
        }
    }

    /// Removes the tab of a controller, which is most likely the last or the first one.
    private func removeTab(of controller: ViewController) {
        let index =
            tabList.first?.viewController === controller
            ? 0 : tabList.lastIndex { $0.viewController === controller }
        if let index { extendLifetime(tabList.remove(at: index)) }
    }

    /// Sets the list, and releases the former tabs afterwards, because deinitialisers may use this controller.
    private func setTabList(_ tabs: [Tab]) { extendLifetime(exchange(&tabList, with: tabs)) }

    /// Selects a tab, and makes its controller if necessary, which becomes a member.
    private func select(_ tab: Tab) {
        tab.makeViewController()
        // The provider may have removed the tab, or have made a controller that cannot be a child.
        guard let controller = tab.viewController, let index = tabList.firstIndex(where: { $0 === tab }) else { return }
        guard !membership.contains(controller) else { return select(controller) }
        guard !rejects([controller]) else { return }
        let earlier = visibleMembers
        selected = controller
        let kept = tabList[..<index].count { $0.viewController.map(membership.contains) ?? false }
        change(MemberChange(kept: kept, new: [controller]), from: earlier)
    }

    private func select(_ controller: ViewController) {
        let earlier = visibleMembers
        guard membership.contains(controller), controller !== earlier.first else { return }
        selected = controller
        change(noChange, from: earlier)
    }
}

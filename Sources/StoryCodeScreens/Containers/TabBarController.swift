import StoryCodeScenes

/// A container that shows one of several controllers at a time.
///
/// `UITabBarController` without its bar. Only what is selected is loaded, and it stays loaded. Selecting another tab
/// tells the new one that it will appear before the old one disappears, as UIKit does.
///
/// ```swift
/// let tabBarController = TabBarController()
/// tabBarController.viewControllers = [MapController(), ListController()]
/// tabBarController.selectedIndex = 1
/// ```
@MainActor
open class TabBarController: ViewController {
    /// Hears what the user selects.
    public weak var delegate: (any TabBarControllerDelegate)?

    private var tabs: [ViewController] = []
    private weak var selected: ViewController?

    /// Whether the tabs are changing, and those concerned are being told.
    private var isChanging = false

    /// Creates a controller without tabs.
    public override init() {}

    /// Selects the child.
    ///
    /// - Parameters:
    ///   - unwindSegue: The segue.
    ///   - subsequentVC: The child that is the target or contains it.
    open override func unwind(for unwindSegue: StoryboardSegue, towards subsequentVC: ViewController) {
        selectedViewController = subsequentVC
    }

    override var managesChildren: Bool { true }
    override var shownChildren: [ViewController] { [selected].compactMap(\.self) }

    override func letGo(of child: ViewController) {
        guard !isChanging else { return strike(child) }
        finishChildTransitions()
        set(tabs.filter { $0 !== child })
        finishChildTransitions()
        if child.parent === self, !tabs.contains(child) { child.leaveParent() }
    }

    /// Takes one out that a callback gives another place while the tabs are changing.
    private func strike(_ child: ViewController) {
        tabs.removeAll { $0 === child }
        if selected === child { selected = nil }
        child.leaveForAnother()
    }
}

// MARK: - The tabs

extension TabBarController {
    /// The controllers of the tabs, from first to last.
    ///
    /// A new one hears `willMove(toParent:)` and `didMove(toParent:)` at once. Where the selected one goes, the first
    /// is selected. One that is named twice is a programmer's error, and nothing is done.
    public var viewControllers: [ViewController] {
        get { tabs }
        set {
            guard !refuses(newValue, besides: tabs) else { return }
            if appearance.isUp || isChanging { return ask { self.set(newValue) } }
            OutermostCall.enter()
            set(newValue)
            OutermostCall.leave()
        }
    }

    /// Sets the controllers of the tabs, as ``viewControllers`` does.
    ///
    /// - Parameters:
    ///   - viewControllers: The controllers, from first to last.
    ///   - animated: Has no meaning without a bar to move; the name is UIKit's.
    public func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
        self.viewControllers = viewControllers
    }

    /// The controller of the selected tab, or nil where there are no tabs.
    ///
    /// To select one that has no tab here is a programmer's error, and nothing is done.
    public var selectedViewController: ViewController? {
        get { selected }
        set {
            guard let newValue, tabs.contains(newValue) else {
                return LifecycleDiagnostics.report(.selectedUnknownTab, newValue ?? self, self)
            }
            if appearance.isUp { return ask { self.select(newValue) } }
            selected = newValue
        }
    }

    /// Which tab is selected; -1 where there are none.
    ///
    /// To select one that is not there is a programmer's error, and nothing is done.
    public var selectedIndex: Int {
        get { selected.flatMap(tabs.firstIndex) ?? -1 }
        set { selectedViewController = tabs.indices.contains(newValue) ? tabs[newValue] : nil }
    }

    /// Selects a tab as the user does, who asks the delegate first and tells it afterwards.
    ///
    /// - Parameter index: Which tab; one that is not there is a programmer's error, and nothing is done.
    public func userSelectsTab(at index: Int) {
        guard tabs.indices.contains(index) else {
            return LifecycleDiagnostics.report(.selectedUnknownTab, self, self)
        }
        let controller = tabs[index]
        // The delegate may have taken the tab away.
        guard delegate?.tabBarController(self, shouldSelect: controller) != false, tabs.contains(controller) else {
            return
        }
        OutermostCall.enter()
        if controller !== selected { selectedViewController = controller }
        delegate?.tabBarController(self, didSelect: controller)
        OutermostCall.leave()
    }

    /// Does something when nobody inside is being told an event, and the transition under way is over.
    private func ask(_ body: @escaping @MainActor () -> Void) {
        whenNobodyIsTold { [self] in
            finishChildTransitions()
            body()
        }
    }

    private func set(_ controllers: [ViewController]) {
        sceneEvents.performWhole {
            let wasChanging = isChanging
            isChanging = true
            change(to: controllers)
            isChanging = wasChanging
        }
    }

    private func change(to controllers: [ViewController]) {
        let removed = tabs.filter { $0.parent === self && !controllers.contains($0) }
        let added = controllers.filter { !tabs.contains($0) }
        if let stranger = added.first(where: { !mayContain($0) }) {
            return LifecycleDiagnostics.report(.hierarchyInconsistency, stranger, self)
        }
        tabs = controllers
        for controller in removed where controller.parent === self { controller.tellWillMove(toParent: nil) }
        for controller in added {
            controller.leaveForAnotherPlace(in: self)
            // A callback may have given it another place, or taken it out again.
            guard controller.isStray, tabs.contains(controller), mayContain(controller) else {
                tabs.removeAll { $0 === controller }
                continue
            }
            take(controller)
            controller.tellDidMove(toParent: self, beforeAppearing: true)
        }
        children = tabs.filter { $0.parent === self } + children.filter { !tabs.contains($0) }
        repeat {
            if selected.map(tabs.contains) != true { select(tabs.first) }
            finishChildTransitions()
            // A callback may have taken the one away that was selected.
        } while selected == nil && !tabs.isEmpty
        for controller in removed where controller.parent === self && !tabs.contains(controller) {
            controller.endDisappearance()
            controller.viewIfLoaded?.removeFromSuperview()
            controller.leaveParent()
        }
    }

    private func select(_ controller: ViewController?) {
        let earlier = selected
        guard controller !== earlier else { return }
        selected = controller
        guard appearance.isUp else { return }
        let transition = Transition(
            .selectTab,
            incoming: participants(controller),
            outgoing: participants(earlier),
            scheduler: scheduler,
            container: self
        ) { [weak self] moment in
            if moment == .end { self?.childTransition = nil }
        }
        childTransition = transition
        transition.run()
    }
}

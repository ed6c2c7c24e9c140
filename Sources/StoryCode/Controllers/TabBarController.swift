/// Decides which tabs the user may select, and hears which one was.
@MainActor
public protocol TabBarControllerDelegate: AnyObject {
    /// Decides whether the user may select a tab; the program may always.
    ///
    /// - Parameters:
    ///   - tabBarController: The tabs' controller.
    ///   - viewController: The controller of the tab.
    /// - Returns: Whether the tab is selected.
    func tabBarController(
        _ tabBarController: TabBarController,
        shouldSelect viewController: ViewController
    ) -> Bool

    /// Hears that the user has selected a tab, also the one that was selected already.
    ///
    /// - Parameters:
    ///   - tabBarController: The tabs' controller.
    ///   - viewController: The controller of the tab.
    func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController)
}

extension TabBarControllerDelegate {
    /// Allows every tab.
    ///
    /// - Parameters:
    ///   - tabBarController: The tabs' controller.
    ///   - viewController: The controller of the tab.
    /// - Returns: True.
    public func tabBarController(
        _ tabBarController: TabBarController,
        shouldSelect viewController: ViewController
    ) -> Bool { true }

    /// Does nothing.
    ///
    /// - Parameters:
    ///   - tabBarController: The tabs' controller.
    ///   - viewController: The controller of the tab.
    public func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) {}
}

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

    override var forwardsAppearance: Bool { true }
    override var managesChildren: Bool { true }
    override func shows(_ child: ViewController) -> Bool { child === selected }

    override func placeAppearingChildren() {
        for child in children where child !== selected { child.viewIfLoaded?.removeFromSuperview() }
        for shown in selected?.shownInPlace ?? [] {
            if let view = shown.viewIfLoaded, !view.isDescendant(of: self.view) {
                Place.inFrontOfAll(in: self.view).insert(view)
            }
        }
    }

    override func layOutChildren() {
        guard let view = viewIfLoaded else { return }
        for child in children where child.viewIfLoaded?.superview === view { child.viewIfLoaded?.frame = view.bounds }
    }

    override func letGo(of child: ViewController) {
        finishChildTransitions()
        set(tabs.filter { $0 !== child })
        finishChildTransitions()
        if child.parent === self, !tabs.contains(child) { child.leaveParent() }
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
            for (place, controller) in newValue.enumerated() where newValue[..<place].contains(controller) {
                return LifecycleDiagnostics.report(.pushedTwice, controller, self)
            }
            if let other = newValue.first(where: { !tabs.contains($0) && !mayContain($0) }) {
                return LifecycleDiagnostics.report(.hierarchyInconsistency, other, self)
            }
            if appearance.isUp || isChanging { return ask { self.set(newValue) } }
            OutermostCall.enter()
            set(newValue)
            OutermostCall.leave()
        }
    }

    /// The controller of the selected tab, or nil where there are no tabs.
    ///
    /// To select one that has no tab here is a programmer's error, and nothing is done.
    public var selectedViewController: ViewController? {
        get { selected }
        set {
            guard let newValue, tabs.contains(newValue) else {
                return LifecycleDiagnostics.report(.selectedStranger, newValue ?? self, self)
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
            return LifecycleDiagnostics.report(.selectedStranger, self, self)
        }
        let controller = tabs[index]
        guard delegate?.tabBarController(self, shouldSelect: controller) != false else { return }
        OutermostCall.enter()
        if controller !== selected { selectedViewController = controller }
        delegate?.tabBarController(self, didSelect: controller)
        OutermostCall.leave()
    }

    /// Does something when nobody inside is being told an event, and the transition under way is over.
    private func ask(_ body: @escaping @MainActor () -> Void) {
        Requests.perform { [self] in
            [self]
        } _: { [self] in
            finishChildTransitions()
            body()
        }
    }

    private func set(_ controllers: [ViewController]) {
        sceneEvents.hold {
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
        for controller in removed { controller.tellWillMove(toParent: nil) }
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
        children = tabs + children.filter { !tabs.contains($0) }
        if selected.map(tabs.contains) != true { select(tabs.first) }
        finishChildTransitions()
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
        let place = Place.inFrontOfAll(in: view)
        let transition = Transition(
            .selectTab,
            incoming: (controller?.shownInPlace ?? []).map { Participant($0, place: place) },
            outgoing: (earlier?.shownInPlace ?? []).map { Participant($0, place: place) },
            scheduler: scheduler,
            container: self
        ) { [weak self] moment in
            if moment == .end { self?.childTransition = nil }
        }
        childTransition = transition
        transition.run()
    }
}

import StoryCode
import TestSupport
import Testing

/// Tabs that make their controllers when they are selected.
@MainActor
struct TabProviderTests {
    let log = Log()
    let window = Window(scheduler: ManualClock())

    /// Returns a tab that logs its provider and its controller.
    private func tab(_ name: String) -> Tab {
        Tab(identifier: name) { [log] tab in
            log.add("make \(tab.identifier)")
            return log.controller(name)
        }
    }

    private func shown(_ tabs: Tab...) -> TabBarController {
        let tabBarController = log.tabs()
        tabBarController.tabs = tabs
        log.show(tabBarController, in: window)
        return tabBarController
    }

    private func identifiers(_ tabBarController: TabBarController) -> [String] {
        tabBarController.tabs.map(\.identifier)
    }

    @Test func setViewControllersSetsTheTabs() {
        let tabs = TabBarController()
        let controllers = [ViewController(), ViewController()]
        tabs.setViewControllers(controllers, animated: true)
        #expect(tabs.viewControllers == controllers)
    }

    @Test func onlyTheFirstControllerIsMade() {
        let tabBarController = log.tabs()
        tabBarController.tabs = [tab("A"), tab("B")]
        log.expect(["make A", "A.willMove(tab)", "A.didMove(tab)"])
        window.rootViewController = tabBarController
        window.makeKeyAndVisible()
        log.wait(for: window)
        log.expect([
            "A.loadView", "A.didLoad", "A.willAppear", "A.isAppearing", "A.willLayout", "A.didLayout", "~",
            "A.didAppear",
        ])
        #expect(tabBarController.viewControllers.map(\.loggedName) == ["A"])
        #expect(identifiers(tabBarController) == ["A", "B"])
    }

    @Test func controllerIsMadeWhenTheTabIsSelected() {
        let tabBarController = shown(tab("A"), tab("B"), tab("C"))
        tabBarController.selectedIndex = 2
        log.wait(for: window)
        log.expect([
            "make C", "C.willMove(tab)", "C.didMove(tab)", "C.loadView", "C.didLoad", "C.willAppear",
            "A.willDisappear", "A.didDisappear", "C.isAppearing", "C.willLayout", "C.didLayout", "~", "C.didAppear",
        ])
        tabBarController.selectedTab = tabBarController.tab(forIdentifier: "B")
        log.wait(for: window)
        log.expect([
            "make B", "B.willMove(tab)", "B.didMove(tab)", "B.loadView", "B.didLoad", "B.willAppear",
            "C.willDisappear", "C.didDisappear", "B.isAppearing", "B.willLayout", "B.didLayout", "~", "B.didAppear",
        ])
        tabBarController.selectedIndex = 2
        log.wait(for: window)
        log.expect([
            "C.willAppear", "B.willDisappear", "B.didDisappear", "C.isAppearing", "C.willLayout", "C.didLayout", "~",
            "C.didAppear",
        ])
        #expect(tabBarController.viewControllers.map(\.loggedName) == ["A", "B", "C"])
        #expect(tabBarController.children.map(\.loggedName) == ["A", "B", "C"])
        #expect(tabBarController.selectedTab?.identifier == "C")
    }

    @Test func hiddenTabBarControllerSelectsWithoutAppearance() {
        let tabBarController = log.tabs()
        tabBarController.tabs = [tab("A"), tab("B")]
        tabBarController.selectedIndex = 1
        log.expect(["make A", "A.willMove(tab)", "A.didMove(tab)", "make B", "B.willMove(tab)", "B.didMove(tab)"])
        #expect(tabBarController.selectedIndex == 1)
    }

    @Test func providerCanBeAScene() {
        let scene = Tab(identifier: "scene") { [log] _ in
            Scene {
                LoggedController("S", log: log)
            }.with {
                LoggedHelper("h", log: log)
            }.instantiate()
        }
        let tabBarController = shown(tab("A"), scene)
        tabBarController.selectedTab = scene
        log.wait(for: window)
        log.expectMoves([
            "S.awake", "h.awake", "S.willMove(tab)", "S.didMove(tab)", "S.willAppear", "h.willAppear",
            "A.willDisappear", "A.didDisappear", "~", "S.didAppear", "h.didAppear",
        ])
    }

    @Test func selectedTabStaysSelectedWhenTheTabsChange() {
        let (a, b, c) = (tab("A"), tab("B"), tab("C"))
        let tabBarController = shown(a, b)
        tabBarController.selectedTab = b
        log.wait(for: window)
        _ = log.take()
        tabBarController.setTabs([c, b], animated: false)
        log.wait(for: window)
        #expect(log.take() == ["A.willMove(nil)", "A.didMove(nil)", "~"])
        tabBarController.tabs = [c, a]
        log.wait(for: window)
        log.expectMoves([
            "make C", "B.willMove(nil)", "C.willMove(tab)", "C.didMove(tab)", "A.willMove(tab)", "A.didMove(tab)",
            "C.willAppear", "B.willDisappear", "B.didDisappear", "C.didAppear", "B.didMove(nil)", "~",
        ])
        #expect(tabBarController.selectedTab === c)
    }

    @Test func controllerThatLeavesTakesItsTab() {
        let (a, b, c) = (tab("A"), tab("B"), tab("C"))
        let tabBarController = shown(a, b, c)
        tabBarController.selectedTab = c
        log.wait(for: window)
        c.viewController?.removeFromParent()
        #expect(identifiers(tabBarController) == ["A", "B"])
        #expect(tabBarController.selectedTab === a)
        log.wait(for: window)
        _ = log.take()
        window.rootViewController = nil
        a.viewController?.removeFromParent()
        log.expectMoves([
            "A.willDisappear", "A.didDisappear", "A.willMove(nil)", "A.didMove(nil)", "make B", "B.willMove(tab)",
            "B.didMove(tab)",
        ])
        #expect(identifiers(tabBarController) == ["B"])
    }

    @Test func controllerThatLeavesInACallbackTakesItsTab() {
        weak var released: Tab?
        let tabBarController = shown(tab("A"), tab("B"))
        let other = NavigationController()
        let (arriving, leaving) = (log.controller("C"), log.controller("D"))
        arriving.onWillMove = {
            released = tabBarController.tabs.last
            #expect(released?.viewController === leaving)
            other.viewControllers = [leaving]
        }
        tabBarController.viewControllers = [arriving, leaving]
        log.wait(for: window)
        #expect(other.viewControllers == [leaving] && tabBarController.viewControllers == [arriving])
        #expect(released == nil)
    }

    @Test func firstTabIsSelectedWhenTheOnlyControllerLeavesInItsCallback() {
        let (earlier, tabBarController, other) = (log.tabs(), log.tabs(), NavigationController())
        let leaving = tab("A")
        earlier.tabs = [leaving]
        (leaving.viewController as? LoggedController)?.onDidMove = {
            other.viewControllers = [leaving.viewController].compactMap(\.self)
        }
        tabBarController.tabs = [leaving, tab("B")]
        log.show(tabBarController, in: window)
        #expect(other.viewControllers.map(\.loggedName) == ["A"])
        #expect(identifiers(tabBarController) == ["B"])
        #expect(tabBarController.selectedViewController?.appearanceState == .appeared)
    }

    @Test func controllersReplaceTabs() {
        let (a, b) = (tab("A"), tab("B"))
        let tabBarController = shown(a, b)
        let c = log.controller("C")
        tabBarController.viewControllers = [c, a.viewController].compactMap(\.self)
        #expect(tabBarController.tabs.map(\.identifier) == ["", "A"])
        #expect(tabBarController.selectedTab === a)
        #expect(tabBarController.tab(forIdentifier: "") == nil)
        tabBarController.addChild(log.controller("D"))
        #expect(tabBarController.tabs.map { $0.viewController?.loggedName } == ["C", "A", "D"])
    }

    @Test func providerThatSelectsItsTabRunsOnce() {
        let tabBarController = log.tabs()
        let own = Tab(identifier: "own") { [log, unowned tabBarController] tab in
            log.add("make own")
            tabBarController.selectedTab = tab
            tabBarController.selectedIndex = 0
            return log.controller("O")
        }
        tabBarController.tabs = [tab("A"), own]
        log.show(tabBarController, in: window)
        tabBarController.selectedTab = own
        log.wait(for: window)
        log.expectMoves([
            "make own", "O.willMove(tab)", "O.didMove(tab)", "O.willAppear", "A.willDisappear", "A.didDisappear", "~",
            "O.didAppear",
        ])
    }

    @Test func providerThatReplacesTheTabsWins() {
        let tabBarController = log.tabs()
        let (a, c) = (tab("A"), tab("C"))
        let own = Tab(identifier: "own") { [log, unowned tabBarController] _ in
            tabBarController.tabs = [c]
            return log.controller("O")
        }
        tabBarController.tabs = [a, own]
        log.show(tabBarController, in: window)
        tabBarController.selectedTab = own
        #expect(identifiers(tabBarController) == ["C"])
        #expect(own.viewController?.parent == nil)
    }

    @Test func duplicateTabsAreRefused() {
        let (a, b) = (tab("A"), tab("B"))
        let tabBarController = shown(a)
        log.withDiagnostics {
            tabBarController.tabs = [b, b]
            tabBarController.tabs = [a, tab("A")]
            tabBarController.selectedTab = b
            tabBarController.selectedTab = nil
        }
        #expect(log.take() == ["! duplicateTab", "! duplicateTab", "! selectedUnknownTab", "! selectedUnknownTab"])
        #expect(identifiers(tabBarController) == ["A"])
    }

    @Test func controllerThatCannotBeAChildIsRefused() {
        let tabBarController = log.tabs()
        tabBarController.tabs = [tab("A"), Tab(identifier: "own") { [unowned tabBarController] _ in tabBarController }]
        _ = log.take()
        log.withDiagnostics { tabBarController.selectedIndex = 1 }
        #expect(log.take() == ["! hierarchyInconsistency"])
        #expect(identifiers(tabBarController) == ["A"])
    }

    /// A delegate that is asked about tabs.
    private final class Delegate: TabBarControllerDelegate {
        let log: Log
        var allows = true

        init(_ log: Log) { self.log = log }

        func tabBarController(_ tabBarController: TabBarController, shouldSelectTab tab: Tab) -> Bool {
            log.add("shouldSelect \(tab.identifier)")
            return allows
        }

        func tabBarController(_ tabBarController: TabBarController, didSelectTab tab: Tab, previousTab: Tab?) {
            log.add("didSelect \(tab.identifier) after \(previousTab?.identifier ?? "none")")
        }
    }

    @Test func refusedTabIsNotMade() {
        let tabBarController = shown(tab("A"), tab("B"))
        let delegate = Delegate(log)
        delegate.allows = false
        tabBarController.delegate = delegate
        tabBarController.userSelectsTab(at: 1)
        log.expect(["shouldSelect B"])
        delegate.allows = true
        tabBarController.userSelectsTab(at: 1)
        log.wait(for: window)
        log.expectMoves([
            "shouldSelect B", "make B", "B.willMove(tab)", "B.didMove(tab)", "B.willAppear", "A.willDisappear",
            "A.didDisappear", "didSelect B after A", "~", "B.didAppear",
        ])
    }

    @Test func delegateOfControllersIsNotifiedOfANewTab() {
        let tabBarController = shown(tab("A"), tab("B"))
        let delegate = LoggedDelegate(log: log)
        tabBarController.delegate = delegate
        tabBarController.userSelectsTab(at: 1)
        tabBarController.userSelectsTab(at: 0)
        #expect(
            log.take().filter { $0.hasPrefix("delegate") } == [
                "delegate.didSelect(B)", "delegate.shouldSelect(A)", "delegate.didSelect(A)",
            ]
        )
    }

    @Test func tabsOfAReleasedControllerAreReleased() {
        weak var controller: ViewController?
        let map = tab("A")
        do {
            let tabBarController = log.tabs()
            tabBarController.tabs = [map, tab("B")]
            tabBarController.selectedIndex = 1
            controller = tabBarController.selectedViewController
        }
        #expect(controller == nil)
        #expect(map.viewController?.parent == nil && map.viewController != nil)
    }
}

import StoryCode
import TestSupport
import Testing

/// A controller that moves from one container to another: the old parent removes it completely before the new one adds it.
@MainActor
struct MovingBetweenContainersTests {
    let log = Log()
    let clock = ManualClock()
    let window: Window

    init() { window = Window(scheduler: clock) }

    @Test func pushOfVisibleTab() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let nav = log.navigation(b)
        let tabs = log.tabs(a, nav)
        log.show(tabs, in: window)
        log.withDiagnostics { nav.pushViewController(a, animated: true) }
        log.wait(for: window)
        #expect(tabs.viewControllers == [nav] && nav.viewControllers == [b, a])
        #expect(a.view.window === window && b.viewIfLoaded?.window == nil)
        log.expectMoves([
            "A.willMove(nil)", "B.willAppear", "A.willDisappear", "A.didDisappear", "B.didAppear", "B.didMove(nav)",
            "A.didMove(nil)", "A.willMove(nav)", "~", "B.willDisappear", "A.willAppear", "B.didDisappear",
            "A.didAppear", "A.didMove(nav)",
        ])
    }

    @Test func childThatMovesEndsWhatItPresents() {
        let (old, new, child, sheet) = (ViewController(), ViewController(), ViewController(), ViewController())
        log.show(old, in: window)
        old.addChild(child)
        old.view.addSubview(child.view)
        child.definesPresentationContext = true
        sheet.modalPresentationStyle = .overCurrentContext
        child.present(sheet, animated: false)
        log.wait(for: window)
        #expect(sheet.presentingViewController === child)
        new.addChild(child)
        #expect(sheet.presentingViewController == nil && child.presentedViewController == nil)
        #expect(child.parent === new)
    }

    @Test func visibleTabsBecomeColumns() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let split = SplitViewController()
        split.title = "split"
        let tabs = log.tabs(a, b, split)
        log.show(tabs, in: window)
        log.withDiagnostics { split.viewControllers = [a, b] }
        log.wait(for: window)
        #expect(tabs.viewControllers == [split] && split.viewControllers == [a, b])
        #expect(a.view.window === window && b.view.window === window)
        log.expectMoves([
            "A.willMove(nil)", "B.willAppear", "A.willDisappear", "A.didDisappear", "B.didAppear", "A.didMove(nil)",
            "B.willMove(nil)", "B.willDisappear", "B.didDisappear", "B.didMove(nil)", "A.willMove(split)",
            "B.willMove(split)", "A.didMove(split)", "B.didMove(split)", "A.willAppear", "B.willAppear", "~",
            "A.didAppear", "B.didAppear",
        ])
    }

    @Test func visibleTabBecomesPage() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let pages = PageViewController()
        pages.title = "pages"
        pages.setViewControllers([b], direction: .forward, animated: false)
        let tabs = log.tabs(a, pages)
        log.show(tabs, in: window)
        log.withDiagnostics { pages.setViewControllers([a], direction: .forward, animated: false) }
        log.wait(for: window)
        #expect(tabs.viewControllers == [pages] && pages.viewControllers == [a])
        #expect(a.view.window === window)
        log.expectMoves([
            "A.willMove(nil)", "B.willAppear", "A.willDisappear", "A.didDisappear", "B.didAppear", "A.didMove(nil)",
            "B.willMove(nil)", "A.willMove(pages)", "A.willAppear", "B.willDisappear", "~", "A.didAppear",
            "B.didDisappear", "B.didMove(nil)", "A.didMove(pages)",
        ])
    }

    @Test func controllerThatLeavesWhileItsViewLoads() {
        final class Leaving: LoggedController {
            var onLoad: () -> Void = {}
            override func viewDidLoad() {
                super.viewDidLoad()
                onLoad()
            }
        }
        let (a, s) = (log.controller("A"), Leaving("S", log: log))
        let nav = log.navigation(s)
        let tabs = log.tabs(a, nav)
        log.show(tabs, in: window)
        s.onLoad = { nav.removeFromParent() }
        log.withDiagnostics { tabs.selectedIndex = 1 }
        log.wait(for: window)
        #expect(tabs.viewControllers == [a] && a.view.window === window)
        log.expect([
            "S.loadView", "S.didLoad", "A.willDisappear", "A.didDisappear", "A.willAppear", "A.isAppearing",
            "A.willLayout", "A.didLayout", "A.didAppear", "~",
        ])
        // The program begins the next appearance itself, and the package does not end it.
        nav.viewControllers = []
        _ = log.take()
        s.beginAppearanceTransition(true, animated: false)
        window.addSubview(s.view)
        log.wait(for: window)
        log.add("end")
        s.endAppearanceTransition()
        log.expectMoves(["S.willAppear", "~", "end", "S.didAppear"])
    }

    @Test func pageRequestedWhileAnotherArrives() {
        let (p, q) = (log.controller("P"), log.controller("Q"))
        let pages = PageViewController()
        pages.setViewControllers([log.controller("O")], direction: .forward, animated: false)
        log.show(pages, in: window)
        let other = Window(scheduler: clock)
        log.show(log.tabs(p, log.controller("X")), in: other)
        var isQVisible: Bool?
        p.onWillMove = {
            pages.setViewControllers([q], direction: .forward, animated: false) { isQVisible = $0 }
        }
        pages.setViewControllers([p], direction: .forward, animated: false)
        log.wait(for: window)
        #expect(isQVisible == true && pages.viewControllers == [q] && pages.children == [q])
        #expect(q.view.window === window && p.parent == nil && p.view.window == nil)
    }

    @Test func tabThatRemovesItsViewWhenItAppears() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let tabs = log.tabs(a)
        log.show(tabs, in: window)
        b.react = { controller, event in
            if event == .viewDidAppear(false) { controller.view.removeFromSuperview() }
        }
        log.withDiagnostics { tabs.viewControllers = [b] }
        log.wait(for: window)
        #expect(tabs.viewControllers == [b] && b.view.window == nil)
        log.expectMoves([
            "A.willMove(nil)", "B.willMove(tab)", "B.didMove(tab)", "B.willAppear", "A.willDisappear", "A.didDisappear",
            "B.didAppear", "B.willDisappear", "B.didDisappear", "A.didMove(nil)", "~",
        ])
    }

    @Test func childThatMovesInItsViewWillDisappear() {
        let (p, c, r) = (log.controller("P"), log.controller("C"), log.controller("R"))
        p.addChild(c)
        p.view.addSubview(c.view)
        c.didMove(toParent: p)
        log.show(p, in: window)
        let (tabs, nav) = (log.tabs(r), NavigationController())
        _ = log.take()
        c.once(.viewWillDisappear(false)) { nav.viewControllers = [c] }
        log.withDiagnostics { tabs.viewControllers = [r, c] }
        #expect(c.parent === nav && nav.viewControllers == [c] && tabs.viewControllers == [r])
        log.expectMoves([
            "C.willDisappear", "C.didDisappear", "C.didMove(nil)", "C.willMove(NavigationController)",
        ])
    }

    @Test func childThatMovesWithItsViewInItsViewWillDisappearStaysThere() {
        let (p, q, c) = (log.controller("P"), log.controller("Q"), log.controller("C"))
        let outer = ViewController()
        for (parent, child) in [(outer, p), (outer, q), (p, c)] {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        log.show(outer, in: window)
        c.once(.viewWillDisappear(false)) {
            q.addChild(c)
            q.view.addSubview(c.view)
            c.didMove(toParent: q)
        }
        ViewController().addChild(c)
        log.wait(for: window)
        #expect(c.parent === q && c.view.superview === q.view)
        log.expectMoves([
            "C.willDisappear", "C.didDisappear", "C.didMove(nil)", "C.willMove(Q)", "C.didMove(Q)", "C.willAppear",
            "~", "C.didAppear",
        ])
    }

    @Test func controllerThatIsPushedInItsViewWillTearDown() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let nav = log.navigation(a)
        log.show(nav, in: window)
        b.loadViewIfNeeded()
        _ = log.take()
        b.once(.viewWillTearDown) { nav.pushViewController(b, animated: true) }
        b.view = nil
        log.wait(for: window)
        #expect(nav.topViewController === b)
        log.expectMoves([
            "B.willTearDown", "B.didTearDown", "B.willMove(nav)", "A.willDisappear", "B.willAppear", "~",
            "A.didDisappear", "B.didAppear", "B.didMove(nav)",
        ])
    }

    @Test func tabsChangedWhileTheyDisappear() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let tabs = log.tabs(a)
        log.show(tabs, in: window)
        a.once(.viewWillDisappear(false)) { tabs.viewControllers = [b] }
        window.isHidden = true
        log.wait(for: window)
        #expect(tabs.viewControllers == [b] && a.parent == nil)
        log.expectMoves([
            "A.willDisappear", "A.didDisappear", "A.willMove(nil)", "B.willMove(tab)", "B.didMove(tab)",
            "A.didMove(nil)", "~",
        ])
    }

    @Test func otherTabLeavesWhileTheSelectedOneLoads() {
        let (b, r) = (log.controller("B"), log.controller("R"))
        let a = LoggedController("A", log: log)
        let tabs = log.tabs(a, b)
        let nav = log.navigation(r)
        _ = log.take()
        a.once(.viewDidLoad) { nav.pushViewController(b, animated: false) }
        log.show(tabs, in: window)
        #expect(tabs.viewControllers == [a] && nav.topViewController === b && a.view.window === window)
    }

    @Test func childThatDisappearsDoesNotFinishThePresentationOfAnother() {
        let (p, s) = (log.controller("P"), log.controller("S"))
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        for child in [a, c] {
            p.addChild(child)
            p.view.addSubview(child.view)
            child.didMove(toParent: p)
        }
        log.show(p, in: window)
        a.definesPresentationContext = true
        b.modalPresentationStyle = .overCurrentContext
        a.present(b, animated: false)
        log.wait(for: window)
        _ = log.take()
        c.definesPresentationContext = true
        s.modalPresentationStyle = .overCurrentContext
        c.present(s, animated: true)
        a.beginAppearanceTransition(false, animated: false)
        a.endAppearanceTransition()
        log.add("ended")
        log.wait(for: window)
        log.expectMoves([
            "S.willAppear", "A.willDisappear", "B.willDisappear", "A.didDisappear", "B.didDisappear", "ended", "~",
            "S.didAppear",
        ])
    }

    @Test func topThatAnotherContainerTakesWhileItLoads() {
        let (a, r) = (log.controller("A"), log.controller("R"))
        let b = LoggedController("B", log: log)
        let nav = log.navigation(r, b)
        let tabs = log.tabs(a)
        _ = log.take()
        b.once(.viewDidLoad) { tabs.viewControllers = [a, b] }
        window.rootViewController = nav
        window.makeKeyAndVisible()
        log.wait(for: window)
        #expect(b.parent === tabs && nav.topViewController === r && r.view.window === window)
        log.expectMoves([
            "B.willAppear", "B.didMove(nav)", "B.willMove(nil)", "B.willDisappear", "R.willAppear", "B.didDisappear",
            "B.didMove(nil)", "B.willMove(tab)", "B.didMove(tab)", "~", "R.didAppear",
        ])
    }

    @Test func stackThatIsHiddenRemovesWhatItsTopPresents() {
        let (a, b, s) = (log.controller("A"), log.controller("B"), log.controller("S"))
        let nav = log.navigation(a)
        log.show(nav, in: window)
        a.definesPresentationContext = true
        s.modalPresentationStyle = .overCurrentContext
        a.present(s, animated: false)
        log.wait(for: window)
        window.isHidden = true
        nav.pushViewController(b, animated: false)
        window.isHidden = false
        log.wait(for: window)
        #expect(nav.view.subviews == [b.view] && s.view.window == nil)
    }

    @Test func controllerBelowTheTopLeavesDuringTheLastLayoutOfAPush() {
        let (a, b, r) = (log.controller("A"), log.controller("B"), log.controller("R"))
        let nav = log.navigation(r, a)
        let tabs = log.tabs()
        log.show(nav, in: window)
        nav.pushViewController(b, animated: true)
        a.once(.viewDidDisappear(false)) {
            nav.view.setNeedsLayout()
            b.view.setNeedsLayout()
            b.once(.viewDidLayoutSubviews) { tabs.viewControllers = [r] }
        }
        log.wait(for: window)
        #expect(nav.viewControllers == [a, b] && r.parent === tabs)
        log.expectMoves([
            "B.willMove(nav)", "A.willDisappear", "B.willAppear", "~", "A.didDisappear", "R.willMove(nil)",
            "R.didMove(nil)", "R.willMove(tab)", "R.didMove(tab)", "B.didAppear", "B.didMove(nav)",
        ])
    }
}

import StoryCode
import TestSupport
import Testing

/// Two columns: their events and their frames.
@MainActor
struct SplitViewControllerTests {
    let log = Log()
    let window = Window(frame: LayoutRect(x: 0, y: 0, width: 1000, height: 700), scheduler: ManualClock())

    /// Returns a visible split view controller called `split`, whose own events are not recorded.
    func shown(_ columns: ViewController...) -> SplitViewController {
        let split = SplitViewController()
        split.title = "split"
        split.viewControllers = columns
        log.show(split, in: window)
        return split
    }

    @Test func columnsFollowAContainerWithoutSuper() {
        let split = log.recorded(SuperlessSplitViewController(), as: "split")
        split.viewControllers = [log.controller("A"), log.controller("B")]
        window.rootViewController = split
        window.makeKeyAndVisible()
        log.wait(for: window)
        window.isHidden = true
        #expect(
            log.take() == [
                "A.willMove(split)", "B.willMove(split)", "A.didMove(split)", "B.didMove(split)",
            ] + [
                "split.loadView", "split.didLoad", "split.willAppear", "A.loadView", "A.didLoad", "A.willAppear",
                "B.loadView", "B.didLoad", "B.willAppear", "split.isAppearing", "split.willLayout", "split.didLayout",
                "A.isAppearing", "A.willLayout", "A.didLayout", "B.isAppearing", "B.willLayout", "B.didLayout", "~",
                "split.didAppear", "A.didAppear", "B.didAppear",
                "split.willDisappear", "A.willDisappear", "B.willDisappear",
                "split.didDisappear", "A.didDisappear", "B.didDisappear",
            ]
        )
    }

    @Test func visibleDetailIsReplaced() {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        let split = shown(a, b)
        a.showDetailViewController(c, sender: nil)
        #expect(split.viewControllers == [a, c])
        log.wait(for: window)
        log.expect([
            "B.willMove(nil)", "C.willMove(split)", "C.loadView", "C.didLoad",
            "B.willDisappear", "B.didDisappear", "B.didMove(nil)", "C.didMove(split)",
            "C.willAppear", "C.isAppearing", "C.willLayout", "C.didLayout", "~", "C.didAppear",
        ])
        #expect(b.view.superview == nil)
    }

    @Test func sameDetailIsNotReplaced() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let split = shown(a, b)
        PortableToolkit.observe(split) { [log] in log.add("changed") }
        split.showDetailViewController(b, sender: nil)
        split.show(a, sender: nil)
        log.wait(for: window)
        #expect(log.take() == ["~"])
    }

    @Test func firstDetailIsAddedToThePrimary() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let split = shown(a)
        split.showDetailViewController(b, sender: nil)
        log.wait(for: window)
        #expect(log.takeMoves() == ["B.willMove(split)", "B.didMove(split)", "B.willAppear", "~", "B.didAppear"])
        #expect(a.view.frame.size.width == 320 && b.view.frame.origin.x == 320)
    }

    @Test func showingReplacesThePrimary() {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        let split = shown(a, b)
        b.show(c, sender: nil)
        log.wait(for: window)
        #expect(split.viewControllers == [c, b])
        log.expectMoves([
            "A.willMove(nil)", "C.willMove(split)", "A.willDisappear", "A.didDisappear", "A.didMove(nil)",
            "C.didMove(split)", "C.willAppear", "~", "C.didAppear",
        ])
    }

    @Test func columnsAreSideBySide() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let split = shown(a, b)
        #expect(a.view.frame == LayoutRect(x: 0, y: 0, width: 320, height: 700))
        #expect(b.view.frame == LayoutRect(x: 320, y: 0, width: 680, height: 700))
        split.preferredPrimaryColumnWidthFraction = 0.5
        log.wait(for: window)
        #expect(a.view.frame.size.width == 500 && b.view.frame == LayoutRect(x: 500, y: 0, width: 500, height: 700))
        split.preferredPrimaryColumnWidthFraction = 0
        log.wait(for: window)
        #expect(a.view.frame.size.width == 0 && b.view.frame == LayoutRect(x: 0, y: 0, width: 1000, height: 700))
    }

    @Test func collapsedOnlyThePrimaryShows() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let split = shown(a, b)
        split.isCollapsed = true
        log.wait(for: window)
        #expect(log.takeMoves() == ["B.willDisappear", "B.didDisappear", "~"])
        #expect(a.view.frame.size.width == 1000 && b.view.superview == nil)
        split.isCollapsed = false
        log.wait(for: window)
        #expect(log.takeMoves() == ["B.willAppear", "~", "B.didAppear"])
        #expect(a.view.frame.size.width == 320 && b.view.frame.origin.x == 320)
    }

    @Test func collapsedTheDetailIsPushedOrPresented() {
        let (a, b, c, d) = (log.controller("A"), log.controller("B"), log.controller("C"), log.controller("D"))
        let nav = log.navigation(a)
        let split = SplitViewController()
        split.viewControllers = [nav, b]
        split.isCollapsed = true
        log.show(split, in: window)
        a.showDetailViewController(c, sender: nil)
        log.wait(for: window)
        #expect(nav.viewControllers == [a, c] && !b.isViewLoaded)
        let other = log.navigation(d)
        c.showDetailViewController(other, sender: nil)
        log.wait(for: window)
        #expect(split.presentedViewController === other)
    }

    @Test func stackInAColumnPrecedesItsTop() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let split = shown(log.recorded(log.navigation(a), as: "nav"), b)
        #expect(a.splitViewController === split && a.navigationController?.splitViewController === split)
        window.isHidden = true
        log.expect([
            "nav.willDisappear", "A.willDisappear", "B.willDisappear",
            "nav.didDisappear", "A.didDisappear", "B.didDisappear",
        ])
    }

    @Test func problemsAreReportedAndIgnored() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let split = shown(a, b)
        log.withDiagnostics {
            split.viewControllers = [a, b, ViewController()]
            split.viewControllers = [a, a]
            split.viewControllers = [a, split]
            NavigationController().pushViewController(split, animated: false)
        }
        #expect(
            log.take() == ["! tooManyColumns", "! pushedTwice", "! hierarchyInconsistency", "! pushedContainer"]
        )
        #expect(split.viewControllers == [a, b])
    }

    @Test func columnWithANewPlaceLeaves() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let split = shown(a, b)
        let nav = NavigationController()
        nav.viewControllers = [b]
        #expect(split.viewControllers == [a] && b.parent === nav)
        log.wait(for: window)
        #expect(a.view.frame.size.width == 1000)
    }

    @Test func primaryRemovedDuringTheChangeLeavesItsPlace() {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        let split = SplitViewController()
        split.viewControllers = [a, b]
        split.isCollapsed = true
        log.show(split, in: window)
        let other = NavigationController()
        a.react = { controller, event in
            if event.short == "willDisappear" { other.viewControllers = [c] }
        }
        split.show(c, sender: nil)
        log.wait(for: window)
        #expect(split.viewControllers == [b] && c.parent === other)
        #expect(
            log.take(of: "B") == [
                "B.loadView", "B.didLoad", "B.willAppear", "B.isAppearing", "B.willLayout", "B.didLayout",
                "B.didAppear", "~",
            ]
        )
    }

    @Test func removedColumnsAreReleased() {
        weak var detail: ViewController?
        weak var split: SplitViewController?
        do {
            let leaving = ViewController()
            let container = shown(ViewController(), leaving)
            (detail, split) = (leaving, container)
            container.showDetailViewController(ViewController(), sender: nil)
        }
        log.wait(for: window)
        #expect(detail == nil && split != nil)
        window.rootViewController = nil
        log.wait(for: window)
        #expect(split == nil)
    }
}

import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScenes
@testable import StoryCodeScreens

/// Invalid stacks, tabs and children are reported for the right controllers, and change nothing.
@MainActor
struct ContainerMisuseTests {
    let log = Log()
    let window = Window(scheduler: ManualClock())

    @Test func pushedTwice() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let nav = log.navigation(a)
        log.show(nav, in: window)
        #expect(
            diagnostics { nav.pushViewController(a, animated: true) } == [LifecycleDiagnostic(.pushedTwice, [a, nav])]
        )
        #expect(diagnostics { nav.viewControllers = [b, a, b] } == [LifecycleDiagnostic(.pushedTwice, [b, nav])])
        log.wait(for: window)
        #expect(nav.viewControllers == [a])
        #expect(log.take() == ["~"])
    }

    @Test func pushedTwiceWhileTheFirstPushWaits() {
        let b = log.controller("B")
        let nav = log.navigation(log.controller("A"))
        log.show(nav, in: window)
        nav.pushViewController(log.controller("X"), animated: true)
        nav.pushViewController(b, animated: true)
        #expect(
            diagnostics { nav.pushViewController(b, animated: true) } == [LifecycleDiagnostic(.pushedTwice, [b, nav])]
        )
    }

    @Test func tabTwice() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let tab = log.tabs(a)
        _ = log.take()
        #expect(diagnostics { tab.viewControllers = [b, b] } == [LifecycleDiagnostic(.pushedTwice, [b, tab])])
        #expect(tab.viewControllers == [a])
        #expect(log.take() == [])
    }

    @Test func pushedContainers() {
        let a = log.controller("A")
        let nav = log.navigation(a)
        log.show(nav, in: window)
        for container in [NavigationController(), TabBarController()] {
            #expect(
                diagnostics { nav.pushViewController(container, animated: true) } == [
                    LifecycleDiagnostic(.pushedContainer, [container, nav])
                ]
            )
        }
        log.wait(for: window)
        #expect(nav.viewControllers == [a])
        #expect(log.take() == ["~"])
    }

    @Test func poppedToAnUnknownController() {
        let (a, b, x) = (log.controller("A"), log.controller("B"), log.controller("X"))
        let nav = log.navigation(a, b)
        log.show(nav, in: window)
        var popped: [ViewController]? = [x]
        let found = diagnostics { popped = nav.popToViewController(x, animated: true) }
        #expect(found == [LifecycleDiagnostic(.poppedToUnknownController, [x, nav])])
        #expect(popped == nil)
        #expect(nav.viewControllers == [a, b])
        #expect(log.take() == [])
    }

    @Test func selectedUnknownTabs() {
        let (a, x) = (log.controller("A"), log.controller("X"))
        let tab = log.tabs(a)
        log.show(tab, in: window)
        #expect(diagnostics { tab.selectedViewController = x } == [LifecycleDiagnostic(.selectedUnknownTab, [x, tab])])
        for index in [-1, 1] {
            #expect(
                diagnostics { tab.selectedIndex = index } == [LifecycleDiagnostic(.selectedUnknownTab, [tab, tab])]
            )
            #expect(
                diagnostics { tab.userSelectsTab(at: index) } == [LifecycleDiagnostic(.selectedUnknownTab, [tab, tab])]
            )
        }
        #expect(tab.selectedViewController === a)
        #expect(log.take() == [])
        let unknown = log.tabs(x).tabs[0]
        #expect(diagnostics { tab.selectedTab = unknown } == [LifecycleDiagnostic(.selectedUnknownTab, [x, tab])])
        #expect(diagnostics { tab.selectedTab = nil } == [LifecycleDiagnostic(.selectedUnknownTab, [tab, tab])])
    }

    @Test func inTheWrongPlace() {
        let (p, q, c) = (log.controller("P"), log.controller("Q"), log.controller("C"))
        p.addChild(c)
        _ = (p.view, q.view, c.view, log.take())
        #expect(diagnostics { q.view.addSubview(c.view) } == [LifecycleDiagnostic(.hierarchyInconsistency, [c, q])])
        #expect(diagnostics { c.addChild(p) } == [LifecycleDiagnostic(.hierarchyInconsistency, [p, c])])
        #expect(c.view.superview == nil && c.children.isEmpty)
        #expect(log.take() == [])
    }

    @Test func viewBeforeTheController() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        log.show(p, in: window)
        p.view.addSubview(c.view)
        #expect(diagnostics { p.addChild(c) } == [LifecycleDiagnostic(.subviewAddedBeforeChild, [c, p])])
        c.didMove(toParent: p)
        log.wait(for: window)
        #expect(log.takeMoves() == ["C.willAppear", "C.willMove(P)", "C.didMove(P)", "~", "C.didAppear"])
        // Outside the screen the order makes no difference.
        let (q, d) = (log.controller("Q"), log.controller("D"))
        q.view.addSubview(d.view)
        #expect(diagnostics { q.addChild(d) } == [])
    }

    @Test func transitionBetweenUnrelatedControllers() {
        let (p, a, b) = (log.controller("P"), log.controller("A"), log.controller("B"))
        p.addChild(a)
        _ = log.take()
        #expect(
            diagnostics { p.transition(from: a, to: b) { log.add("completion") } } == [
                LifecycleDiagnostic(.childTransitionUnsupported, [p, a, b])
            ]
        )
        #expect(log.take() == [])
    }

    @Test func stackChangeIsQueued() {
        let nav = log.navigation(log.controller("A"))
        log.show(nav, in: window)
        let found = diagnostics(checks: .queuedNavigation) {
            nav.pushViewController(log.controller("B"), animated: true)
            nav.popViewController(animated: true)
        }
        #expect(found == [LifecycleDiagnostic(.navigationQueued, [nav])])
    }
}

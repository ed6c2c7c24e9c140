import StoryCode
import TestSupport
import Testing

/// `addChild(_:)` on the containers of this package (decision D18), and the root of a stack (decision D19).
@MainActor
struct AddedChildTests {
    let log = Log()
    let clock = ManualClock()
    let window: Window

    init() { window = Window(scheduler: clock) }

    @Test func becomesTab() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let tabs = log.tabs(a)
        log.show(tabs, in: window)
        log.withDiagnostics { tabs.addChild(b) }
        log.wait(for: window)
        #expect(tabs.viewControllers == [a, b] && tabs.selectedViewController === a)
        log.expect(["B.willMove(tab)", "B.didMove(tab)", "~"])
    }

    @Test func firstTabAppearsAtOnce() {
        let a = log.controller("A")
        let tabs = TabBarController()
        log.show(tabs, in: window)
        tabs.addChild(a)
        #expect(a.appearanceState == .appeared)
    }

    @Test func isPushed() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let nav = log.navigation(a)
        log.show(nav, in: window)
        log.withDiagnostics { nav.addChild(b) }
        log.wait(for: window)
        #expect(nav.viewControllers == [a, b] && nav.children == [a, b])
        log.expectMoves([
            "B.willMove(nav)", "~", "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear",
            "B.didMove(nav)",
        ])
    }

    @Test func appearsAnimatedWithItsContainer() {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        let nav = log.navigation(a)
        log.show(nav, in: window)
        var received: [ViewEvent] = []
        c.react = { _, event in received.append(event) }
        b.once(.viewWillAppear(true)) {
            b.addChild(c)
            b.view.addSubview(c.view)
        }
        nav.pushViewController(b, animated: true)
        log.wait(for: window)
        #expect(
            received.filter { $0.kind == .viewWillAppear || $0.kind == .viewDidAppear } == [
                .viewWillAppear(true), .viewDidAppear(true),
            ]
        )
    }

    @Test func isRefusedByColumnsAndPages() {
        let a = log.controller("A")
        log.withDiagnostics {
            SplitViewController().addChild(a)
            PageViewController().addChild(a)
        }
        #expect(a.parent == nil)
        log.expect(["! hierarchyInconsistency", "! hierarchyInconsistency"])
    }

    @Test func rootOfStackIsPushed() {
        final class Observing: NavigationController {
            var pushed: [ViewController] = []
            override func pushViewController(_ viewController: ViewController, animated: Bool) {
                #expect(!animated)
                pushed.append(viewController)
                super.pushViewController(viewController, animated: animated)
            }
        }
        let a = log.controller("A")
        let nav = Observing(rootViewController: a)
        #expect(nav.pushed == [a] && nav.viewControllers == [a])
    }

    @Test func adviceFitsTheCall() {
        let nav = NavigationController()
        let outer = ViewController()
        outer.addChild(nav)
        let found = diagnostics { nav.pushViewController(outer, animated: false) }
        #expect(found.map(\.problem) == [.hierarchyInconsistency])
        #expect(
            found.first?.advice == """
                Use a controller that does not contain <NavigationController>, is not presented, and is not being \
                moved; after its willMove(toParent:) has returned, it may be moved again.
                """
        )
    }
}

import StoryCode
import TestSupport
import Testing

/// Tabs with a stack with a container with a child, each the controller of a scene with helpers.
@MainActor
struct NestedOrderRules {
    let log = Log()
    let window = Window(scheduler: ManualClock())

    /// A scene of a controller with two helpers, named after it.
    func scene<Controller: ViewController>(
        _ name: String,
        _ make: @escaping @MainActor () -> Controller
    ) -> Controller {
        Scene(make)
            .with { [log] in LoggedHelper("\(name)1", log: log) }
            .with { [log] in LoggedHelper("\(name)2", log: log) }
            .instantiate()
    }

    /// Tabs `t` with a stack `n` with a container `p` with a child `c`; the other tab is not logged.
    func tree() -> TabBarController {
        let c = scene("c") { [log] in LoggedController("c", log: log) }
        let p = scene("p") { [log] in LoggedController("p", log: log) }
        p.addChild(c)
        p.view.addSubview(c.view)
        c.didMove(toParent: p)
        let n = scene("n") { [log] in log.recorded(log.navigation(p), as: "n") }
        return scene("t") { [log] in log.recorded(log.tabs(n, ViewController()), as: "t") }
    }

    @Test("Appearance: each with its helpers, before its children")
    func goingUp() {
        window.rootViewController = tree()
        _ = log.take()
        window.makeKeyAndVisible()
        log.wait(for: window)
        log.expectMoves([
            "t.willAppear", "t1.willAppear", "t2.willAppear", "n.willAppear", "n1.willAppear", "n2.willAppear",
            "p.willAppear", "p1.willAppear", "p2.willAppear", "c.willAppear", "c1.willAppear", "c2.willAppear",
            "~",
            "t.didAppear", "t1.didAppear", "t2.didAppear", "n.didAppear", "n1.didAppear", "n2.didAppear",
            "p.didAppear", "p1.didAppear", "p2.didAppear", "c.didAppear", "c1.didAppear", "c2.didAppear",
            "p.didMove(n)",
        ])
    }

    @Test("Disappearance: in the same order")
    func goingDown() {
        let tab = tree()
        log.show(tab, in: window)
        tab.selectedIndex = 1
        log.expectMoves([
            "n.willDisappear", "n1.willDisappear", "n2.willDisappear",
            "p.willDisappear", "p1.willDisappear", "p2.willDisappear",
            "c.willDisappear", "c1.willDisappear", "c2.willDisappear",
            "n.didDisappear", "n1.didDisappear", "n2.didDisappear",
            "p.didDisappear", "p1.didDisappear", "p2.didDisappear",
            "c.didDisappear", "c1.didDisappear", "c2.didDisappear",
        ])
    }

    @Test("Layout: from the outside in, each with its helpers")
    func layout() {
        window.rootViewController = tree()
        _ = log.take()
        window.makeKeyAndVisible()
        #expect(
            log.take().filter { $0.contains("Layout") || $0.contains("isAppearing") } == [
                "t.isAppearing", "t1.isAppearing", "t2.isAppearing",
                "t.willLayout", "t1.willLayout", "t2.willLayout", "t.didLayout", "t1.didLayout", "t2.didLayout",
                "n.isAppearing", "n1.isAppearing", "n2.isAppearing",
                "n.willLayout", "n1.willLayout", "n2.willLayout", "n.didLayout", "n1.didLayout", "n2.didLayout",
                "p.isAppearing", "p1.isAppearing", "p2.isAppearing",
                "p.willLayout", "p1.willLayout", "p2.willLayout", "p.didLayout", "p1.didLayout", "p2.didLayout",
                "c.isAppearing", "c1.isAppearing", "c2.isAppearing",
                "c.willLayout", "c1.willLayout", "c2.willLayout", "c.didLayout", "c1.didLayout", "c2.didLayout",
            ]
        )
    }
}

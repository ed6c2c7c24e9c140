import StoryCode
import TestSupport
import Testing

/// Memory warnings.
@MainActor
struct MemoryScenarios {
    let log = Log()
    let window = Window(scheduler: ManualClock())

    @Test("B1.44 each controller is notified once, and no view is torn down")
    func eachControllerIsNotifiedOnce() {
        let (p, c, sheet) = (log.controller("P"), log.controller("C"), log.controller("S"))
        let (b, d) = (log.controller("B"), log.controller("D"))
        let nav = log.recorded(log.navigation(b, d), as: "nav")
        for child in [c, nav] {
            p.addChild(child)
            p.view.addSubview(child.view)
            child.didMove(toParent: p)
        }
        b.loadViewIfNeeded()
        log.show(p, in: window)
        p.present(sheet, animated: false)
        log.wait(for: window)
        _ = log.take()
        window.receiveMemoryWarning()
        #expect([p, c, nav, b, d, sheet].allSatisfy { $0.isViewLoaded })
        log.expect([
            "P.didReceiveMemoryWarning", "C.didReceiveMemoryWarning", "nav.didReceiveMemoryWarning",
            "B.didReceiveMemoryWarning", "D.didReceiveMemoryWarning", "S.didReceiveMemoryWarning",
        ])
    }

    @Test("B1.45 a hidden view is torn down on request, and recreated when it is shown")
    func hiddenViewIsTornDownOnRequest() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let nav = log.navigation(b)
        for each in [a, b] { each.unloadsViewOnMemoryWarning = true }
        b.react = { [log] b, event in
            if event == .viewDidTearDown { log.add("B.isViewLoaded \(b.isViewLoaded)") }
        }
        log.show(nav, in: window)
        nav.pushViewController(a, animated: false)
        log.wait(for: window)
        _ = log.take()
        window.receiveMemoryWarning()
        nav.popViewController(animated: false)
        log.wait(for: window)
        #expect(
            log.take(of: "B") == [
                "B.didReceiveMemoryWarning", "B.willTearDown", "B.didTearDown", "B.isViewLoaded false", "~",
                "B.loadView", "B.didLoad", "B.willAppear", "B.isAppearing", "B.willLayout", "B.didLayout",
                "B.didAppear",
            ]
        )
    }
}

import StoryCode
import TestSupport
import Testing

/// Views of controllers that are added to other views and removed, at each event.
@MainActor
struct ViewEntryRules {
    let log = Log()
    let window = Window(scheduler: ManualClock())

    /// Adds a child to a controller at an event.
    func add(_ c: LoggedController, to p: LoggedController, at moment: ViewEvent) {
        p.react = { p, event in
            guard event == moment, p.children.isEmpty else { return }
            p.addChild(c)
            p.view.addSubview(c.view)
            c.didMove(toParent: p)
        }
    }

    func show(_ p: LoggedController) {
        window.rootViewController = p
        window.makeKeyAndVisible()
        log.wait(for: window)
    }

    @Test("A child added in viewWillAppear is notified at once, and appears right after its parent")
    func childAddedInViewWillAppear() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        add(c, to: p, at: .viewWillAppear(false))
        show(p)
        log.expect([
            "P.loadView", "P.didLoad", "P.willAppear",
            "C.willMove(P)", "C.loadView", "C.didLoad", "C.willAppear", "C.didMove(P)",
            "P.isAppearing", "P.willLayout", "P.didLayout", "C.isAppearing", "C.willLayout", "C.didLayout",
            "~", "P.didAppear", "C.didAppear",
        ])
    }

    @Test("A child added in viewIsAppearing is notified at once, and appears right after its parent")
    func childAddedInViewIsAppearing() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        add(c, to: p, at: .viewIsAppearing(false))
        show(p)
        log.expectMoves([
            "P.willAppear", "C.willMove(P)", "C.willAppear", "C.didMove(P)", "~", "P.didAppear", "C.didAppear",
        ])
    }

    @Test("A child added in viewDidAppear appears a turn later")
    func childAddedInViewDidAppear() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        add(c, to: p, at: .viewDidAppear(false))
        show(p)
        log.expectMoves([
            "P.willAppear", "~", "P.didAppear", "C.willMove(P)", "C.willAppear", "C.didMove(P)", "C.didAppear",
        ])
    }

    @Test("A child added in viewWillDisappear follows the next appearance of its parent")
    func childAddedInViewWillDisappear() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        add(c, to: p, at: .viewWillDisappear(false))
        log.show(p, in: window)
        window.isHidden = true
        window.isHidden = false
        log.wait(for: window)
        log.expectMoves([
            "P.willDisappear", "C.willMove(P)", "C.didMove(P)", "P.didDisappear",
            "P.willAppear", "C.willAppear", "~", "P.didAppear", "C.didAppear",
        ])
    }

    @Test("A child whose view is removed disappears within the call")
    func removedView() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        add(c, to: p, at: .viewDidLoad)
        log.show(p, in: window)
        c.view.removeFromSuperview()
        #expect(c.parent === p)
        #expect(log.take() == ["C.willDisappear", "C.didDisappear"])
    }

    @Test("A view added before its controller is reported, and notified once")
    func viewAddedBeforeItsController() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        p.react = { p, event in
            guard event == .viewWillAppear(false) else { return }
            p.view.addSubview(c.view)
            p.addChild(c)
            c.didMove(toParent: p)
        }
        log.withDiagnostics { show(p) }
        log.expectMoves([
            "P.willAppear", "C.willAppear", "! subviewAddedBeforeChild", "C.willMove(P)", "C.didMove(P)", "~",
            "P.didAppear", "C.didAppear",
        ])
    }

    @Test("A detached controller's view has its own events, and appears before the controller around it")
    func viewWithoutAParent() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        p.view.addSubview(c.view)
        _ = log.take()
        show(p)
        window.isHidden = true
        log.expectMoves([
            "P.willAppear", "C.willAppear", "~", "C.didAppear", "P.didAppear",
            "P.willDisappear", "C.willDisappear", "C.didDisappear", "P.didDisappear",
        ])
    }

    @Test("A view that moves within the visible tree does not disappear")
    func movedView() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        add(c, to: p, at: .viewDidLoad)
        let box = View()
        p.view.addSubview(box)
        log.show(p, in: window)
        box.addSubview(c.view)
        #expect(log.take() == [])
    }

    @Test("A child whose view moves out of its parent's view while it begins to appear does not appear")
    func childViewMovesToTheWindow() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        p.addChild(c)
        p.view.addSubview(c.view)
        c.once(.viewWillAppear(false)) { window.addSubview(c.view) }
        show(p)
        log.expectMoves([
            "C.willMove(P)", "P.willAppear", "C.willAppear", "~", "P.didAppear", "C.willDisappear", "C.didDisappear",
        ])
    }
}

import StoryCode
import TestSupport
import Testing

/// Views of controllers that are put into others and taken out, at every moment.
@MainActor
struct ViewEntryRules {
    let log = Log()
    let window = Window(scheduler: ManualClock())

    /// Adds a child to a controller when that is told an event.
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

    @Test("A child added while its parent will appear hears so at once, and appears right after it")
    func aChildOfOneThatWillAppear() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        add(c, to: p, at: .viewWillAppear(false))
        show(p)
        #expect(
            log.take() == [
                "P.loadView", "P.didLoad", "P.willAppear",
                "C.willMove(P)", "C.loadView", "C.didLoad", "C.willAppear", "C.didMove(P)",
                "P.isAppearing", "P.willLayout", "P.didLayout", "C.isAppearing", "C.willLayout", "C.didLayout",
                "~", "P.didAppear", "C.didAppear",
            ]
        )
    }

    @Test("A child added while its parent is appearing hears so at once, and appears right after it")
    func aChildOfOneThatIsAppearing() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        add(c, to: p, at: .viewIsAppearing(false))
        show(p)
        #expect(
            log.takeMoves() == [
                "P.willAppear", "C.willMove(P)", "C.willAppear", "C.didMove(P)", "~", "P.didAppear", "C.didAppear",
            ]
        )
    }

    @Test("A child added while its parent is told that it appeared appears a turn later")
    func aChildOfOneThatHasJustAppeared() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        add(c, to: p, at: .viewDidAppear(false))
        show(p)
        #expect(
            log.takeMoves() == [
                "P.willAppear", "~", "P.didAppear", "C.willMove(P)", "C.willAppear", "C.didMove(P)", "C.didAppear",
            ]
        )
    }

    @Test("A child added while its parent will disappear follows its next appearance")
    func aChildOfOneThatWillDisappear() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        add(c, to: p, at: .viewWillDisappear(false))
        log.show(p, in: window)
        window.isHidden = true
        window.isHidden = false
        log.wait(for: window)
        #expect(
            log.takeMoves() == [
                "P.willDisappear", "C.willMove(P)", "C.didMove(P)", "P.didDisappear",
                "P.willAppear", "C.willAppear", "~", "P.didAppear", "C.didAppear",
            ]
        )
    }

    @Test("A child whose view is taken away disappears within the call")
    func aViewThatIsTakenAway() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        add(c, to: p, at: .viewDidLoad)
        log.show(p, in: window)
        c.view.removeFromSuperview()
        #expect(c.parent === p)
        #expect(log.take() == ["C.willDisappear", "C.didDisappear"])
    }

    @Test("A view added before its controller is reported, and told once")
    func aViewAddedBeforeItsController() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        p.react = { p, event in
            guard event == .viewWillAppear(false) else { return }
            p.view.addSubview(c.view)
            p.addChild(c)
            c.didMove(toParent: p)
        }
        log.withDiagnostics { show(p) }
        #expect(
            log.takeMoves() == [
                "P.willAppear", "C.willAppear", "! subviewAddedBeforeChild", "C.willMove(P)", "C.didMove(P)", "~",
                "P.didAppear", "C.didAppear",
            ]
        )
    }

    @Test("A view whose controller is nobody's child has its own events, and appears before the one around it")
    func aViewWithoutAParent() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        p.view.addSubview(c.view)
        _ = log.take()
        show(p)
        window.isHidden = true
        #expect(
            log.takeMoves() == [
                "P.willAppear", "C.willAppear", "~", "C.didAppear", "P.didAppear",
                "P.willDisappear", "C.willDisappear", "C.didDisappear", "P.didDisappear",
            ]
        )
    }

    @Test("A view that is moved within what is visible does not leave it")
    func aViewThatIsMovedAbout() {
        let (p, c) = (log.controller("P"), log.controller("C"))
        add(c, to: p, at: .viewDidLoad)
        let box = View()
        p.view.addSubview(box)
        log.show(p, in: window)
        box.addSubview(c.view)
        #expect(log.take() == [])
    }
}

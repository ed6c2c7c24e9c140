import StoryCode
import TestSupport
import Testing

/// The container that participates when a controller inside it presents.
@MainActor
struct PresentationContextRules {
    let log = Log()
    let window = Window(frame: LayoutRect(x: 0, y: 0, width: 100, height: 100), scheduler: ManualClock())

    /// A visible container with a child in one half of it.
    func family() -> (LoggedController, LoggedController) {
        let (p, c) = (log.controller("P"), log.controller("C"))
        p.addChild(c)
        c.view.frame = LayoutRect(x: 0, y: 0, width: 50, height: 100)
        p.view.addSubview(c.view)
        c.didMove(toParent: p)
        log.show(p, in: window)
        return (p, c)
    }

    func present(_ b: ViewController, over a: ViewController, _ style: ModalPresentationStyle) {
        b.modalPresentationStyle = style
        a.present(b, animated: true)
        log.wait(for: window)
    }

    @Test("Over the full screen the farthest container takes part, and its children follow it")
    func farthestContainerTakesPart() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let nav = log.recorded(log.navigation(a), as: "nav")
        log.show(nav, in: window)
        present(b, over: a, .fullScreen)
        #expect(b.presentingViewController === nav && a.presentedViewController === b)
        a.dismiss(animated: true)
        log.wait(for: window)
        log.expectMoves([
            "nav.willDisappear", "A.willDisappear", "B.willAppear", "~",
            "B.didAppear", "nav.didDisappear", "A.didDisappear",
            "B.willDisappear", "nav.willAppear", "A.willAppear", "~",
            "nav.didAppear", "A.didAppear", "B.didDisappear",
        ])
    }

    @Test("In the current context the defining controller takes part, and is covered")
    func contextTakesPart() {
        let (p, c) = family()
        c.definesPresentationContext = true
        let b = log.controller("B")
        present(b, over: c, .currentContext)
        #expect(b.presentingViewController === c)
        #expect(p.view.subviews == [b.view])
        #expect(b.view.frame == LayoutRect(x: 0, y: 0, width: 50, height: 100))
        c.dismiss(animated: true)
        log.wait(for: window)
        #expect(p.view.subviews == [c.view])
        log.expectMoves([
            "C.willDisappear", "B.willAppear", "~", "B.didAppear", "C.didDisappear",
            "B.willDisappear", "C.willAppear", "~", "C.didAppear", "B.didDisappear",
        ])
    }

    @Test("Over the current context no controller disappears")
    func overTheContextNoControllerDisappears() {
        let (p, c) = family()
        c.definesPresentationContext = true
        let b = log.controller("B")
        present(b, over: c, .overCurrentContext)
        #expect(p.view.subviews == [c.view, b.view])
        c.dismiss(animated: true)
        log.wait(for: window)
        #expect(log.takeMoves() == ["B.willAppear", "~", "B.didAppear", "B.willDisappear", "~", "B.didDisappear"])
    }

    @Test("Without a defined context, the farthest container is used")
    func withoutAContext() {
        let (p, c) = family()
        let b = log.controller("B")
        present(b, over: c, .currentContext)
        #expect(b.presentingViewController === p && window.subviews == [b.view])
        log.expectMoves([
            "P.willDisappear", "C.willDisappear", "B.willAppear", "~",
            "B.didAppear", "P.didDisappear", "C.didDisappear",
        ])
    }

    @Test("A presentation in a context disappears and appears with the container around it")
    func contextGoesAndComes() {
        let (_, c) = family()
        c.definesPresentationContext = true
        present(log.controller("B"), over: c, .currentContext)
        _ = log.take()
        window.isHidden = true
        window.isHidden = false
        log.wait(for: window)
        log.expectMoves([
            "P.willDisappear", "B.willDisappear", "P.didDisappear", "B.didDisappear",
            "P.willAppear", "B.willAppear", "~", "P.didAppear", "B.didAppear",
        ])
    }

    @Test("A presentation in a context leaves with a removed child")
    func contextIsRemoved() {
        let (p, c) = family()
        c.definesPresentationContext = true
        present(log.controller("B"), over: c, .currentContext)
        _ = log.take()
        c.willMove(toParent: nil)
        c.view.removeFromSuperview()
        c.removeFromParent()
        #expect(p.view.subviews.isEmpty)
        #expect(log.takeMoves() == ["C.willMove(nil)", "B.willDisappear", "B.didDisappear", "C.didMove(nil)"])
    }

    @Test(
        "Only the covering styles make the presenter disappear",
        arguments: ModalPresentationStyle.allCases
    )
    func disappearingControllers(style: ModalPresentationStyle) {
        let (a, b) = (log.controller("A"), log.controller("B"))
        log.show(a, in: window)
        present(b, over: a, style)
        let covered = ["A.willDisappear", "B.willAppear", "~", "B.didAppear", "A.didDisappear"]
        let covers = style == .fullScreen || style == .currentContext
        #expect(log.takeMoves() == (covers ? covered : ["B.willAppear", "~", "B.didAppear"]))
    }
}

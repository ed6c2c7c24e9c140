import StoryCode
import TestSupport
import Testing

/// The presenters of presented controllers, and the effect of moving a presenter.
@MainActor
struct PresentationHierarchyTests {
    /// A container controller that forwards appearance to its children itself.
    final class ByHandController: LoggedController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            for child in children { child.beginAppearanceTransition(true, animated: animated) }
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            for child in children { child.endAppearanceTransition() }
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            for child in children { child.beginAppearanceTransition(false, animated: animated) }
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            for child in children { child.endAppearanceTransition() }
        }
    }

    let log = Log()
    let clock = ManualClock()
    let (window, second): (Window, Window)

    init() {
        (window, second) = (Window(scheduler: clock), Window(scheduler: clock))
        second.makeKeyAndVisible()
    }

    /// Presents without an animation, and drops the lines about it.
    func present(_ controller: ViewController, by presenter: ViewController) {
        presenter.present(controller, animated: false)
        clock.advance(by: .seconds(1))
        _ = log.take()
    }

    @Test func dismissedControllerIsShownInItsNewContainer() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let stack = log.navigation(a)
        log.show(stack, in: window)
        present(b, by: a)
        #expect(b.view.superview === window)
        a.dismiss(animated: false)
        clock.run()
        stack.pushViewController(b, animated: false)
        clock.run()
        #expect(b.view.superview === stack.view)
    }

    @Test func styleStaysUntilTheDismissal() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let presentation = b.presentationController
        log.show(a, in: window)
        b.modalPresentationStyle = .formSheet
        #expect(presentation.presentationStyle == .formSheet)
        present(b, by: a)
        b.modalPresentationStyle = .fullScreen
        #expect(presentation.presentationStyle == .formSheet)
        a.dismiss(animated: false)
        clock.run()
        #expect(presentation.presentationStyle == .fullScreen)
        log.expectMoves(["B.willDisappear", "B.didDisappear"])
    }

    @Test func visibleControllerIsTheLastOfAChain() {
        let (a, b, c, d) = (log.controller("A"), log.controller("B"), log.controller("C"), log.controller("D"))
        let nav = log.navigation(a, b)
        log.show(nav, in: window)
        #expect(nav.visibleViewController === b)
        c.modalPresentationStyle = .fullScreen
        present(c, by: b)
        #expect(nav.visibleViewController === c && nav.topViewController === b)
        present(d, by: c)
        #expect(nav.visibleViewController === d)
        c.dismiss(animated: false)
        clock.advance(by: .seconds(1))
        #expect(nav.visibleViewController === c)
        nav.dismiss(animated: false)
        clock.advance(by: .seconds(1))
        #expect(nav.visibleViewController === b)
    }

    @Test func presentedControllerBecomesARoot() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        log.show(a, in: window)
        b.modalPresentationStyle = .fullScreen
        present(b, by: a)
        log.withDiagnostics { second.rootViewController = b }
        log.wait(for: window)
        #expect(a.presentedViewController == nil && b.presentingViewController == nil)
        #expect(a.view.window === window && b.view.window === second)
        log.expectMoves([
            "B.willDisappear", "A.willAppear", "A.didAppear", "B.didDisappear", "B.willAppear", "~", "B.didAppear",
        ])
        b.dismiss(animated: false)
        log.wait(for: window)
        #expect(second.rootViewController === b)
        #expect(log.takeMoves() == ["~"])
    }

    @Test func sheetIsDismissedBeforeItsPresenterMoves() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        log.show(a, in: window)
        present(b, by: a)
        log.withDiagnostics { second.rootViewController = a }
        log.wait(for: window)
        #expect(a.presentedViewController == nil && b.view.window == nil)
        #expect(window.rootViewController == nil && window.subviews == [] && a.view.window === second)
        log.expectMoves([
            "! rootMoved", "B.willDisappear", "B.didDisappear", "A.willDisappear", "A.didDisappear", "A.willAppear",
            "~", "A.didAppear",
        ])
    }

    @Test func presentationEndsBeforeItsPresenterMoves() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        log.show(a, in: window)
        a.present(b, animated: true) { log.add("completion") }
        log.withDiagnostics { second.rootViewController = a }
        log.wait(for: window)
        #expect(a.presentedViewController == nil && b.view.window == nil && a.view.window === second)
        log.expectMoves([
            "B.willAppear", "! rootMoved", "B.didAppear", "completion", "B.willDisappear", "B.didDisappear",
            "A.willDisappear", "A.didDisappear", "A.willAppear", "~", "A.didAppear",
        ])
    }

    @Test func dismissalWithoutAViewEndsBeforeThePresenterMoves() {
        let (parent, child, sheet) = (ViewController(), ViewController(), ViewController())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        window.rootViewController = parent
        window.makeKeyAndVisible()
        clock.run()
        child.definesPresentationContext = true
        sheet.modalPresentationStyle = .overCurrentContext
        present(sheet, by: child)
        var isDismissed = false
        child.dismiss(animated: true) { isDismissed = true }
        sheet.view.removeFromSuperview()
        ViewController().addChild(child)
        #expect(isDismissed)
    }

    @Test func sheetOverAChildForwardedByHandDisappears() {
        let p = ByHandController("P", log: log)
        let (c, s) = (log.controller("C"), log.controller("S"))
        p.addChild(c)
        p.view.addSubview(c.view)
        c.didMove(toParent: p)
        log.show(p, in: window)
        c.definesPresentationContext = true
        s.modalPresentationStyle = .overCurrentContext
        present(s, by: c)
        window.isHidden = true
        log.wait(for: window)
        log.expectMoves([
            "P.willDisappear", "C.willDisappear", "S.willDisappear", "P.didDisappear", "C.didDisappear",
            "S.didDisappear", "~",
        ])
        window.isHidden = false
        log.wait(for: window)
        log.expectMoves([
            "P.willAppear", "C.willAppear", "S.willAppear", "~", "P.didAppear", "C.didAppear", "S.didAppear",
        ])
    }

    @Test func presentationRequestedAfterADismissalWaitsForIt() {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        log.show(a, in: window)
        b.once(.viewDidAppear(true)) {
            a.dismiss(animated: true)
            a.present(c, animated: true)
        }
        log.withDiagnostics {
            a.present(b, animated: true)
            clock.run()
        }
        #expect(a.presentedViewController === c)
        log.expectMoves([
            "B.willAppear", "B.didAppear", "B.willDisappear", "B.didDisappear", "C.willAppear", "C.didAppear",
        ])
    }
}

import StoryCode
import TestSupport
import Testing

/// Transitions whose window is hidden or released before they end: they end first, with all their events.
@MainActor
struct InterruptionRules {
    /// The change of the window.
    enum Fate: CaseIterable {
        case hidden, released
    }

    let log = Log()
    let clock = ManualClock()

    /// Shows a controller, begins a transition, and then hides or releases the window.
    func interrupt(_ fate: Fate, showing root: ViewController, _ begin: () -> Void) {
        let window = Window(scheduler: clock)
        log.show(root, in: window)
        begin()
        log.add("~")
        if fate == .hidden { window.isHidden = true }
    }

    @Test(arguments: Fate.allCases)
    func push(fate: Fate) {
        let nav = log.navigation(log.controller("A"))
        interrupt(fate, showing: nav) { nav.pushViewController(log.controller("B"), animated: true) }
        clock.advance(by: .seconds(1))
        log.expectMoves([
            "B.willMove(nav)", "A.willDisappear", "B.willAppear", "~",
            "A.didDisappear", "B.didAppear", "B.didMove(nav)", "B.willDisappear", "B.didDisappear",
        ])
    }

    @Test(arguments: Fate.allCases)
    func interactivePop(fate: Fate) {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let nav = log.navigation(a, b)
        var pop: InteractiveTransition?
        interrupt(fate, showing: nav) { pop = nav.beginInteractivePop() }
        pop?.finish()
        clock.advance(by: .seconds(1))
        #expect(nav.viewControllers == [a, b])
        log.expectMoves([
            "B.willMove(nil)", "B.willDisappear", "A.willAppear", "~",
            "A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear", "B.didMove(nav)",
            "B.willDisappear", "B.didDisappear",
        ])
    }

    @Test(arguments: Fate.allCases)
    func tabThatIsSelected(fate: Fate) {
        let tab = log.tabs(log.controller("A"), log.controller("B"))
        interrupt(fate, showing: tab) { tab.selectedIndex = 1 }
        clock.advance(by: .seconds(1))
        log.expectMoves([
            "B.willAppear", "A.willDisappear", "A.didDisappear", "~",
            "B.didAppear", "B.willDisappear", "B.didDisappear",
        ])
    }

    @Test(arguments: Fate.allCases)
    func presentation(fate: Fate) {
        let (a, b) = (log.controller("A"), log.controller("B"))
        b.modalPresentationStyle = .fullScreen
        interrupt(fate, showing: a) { a.present(b, animated: true) { log.add("completion") } }
        clock.advance(by: .seconds(1))
        #expect(a.presentedViewController === b)
        log.expectMoves([
            "A.willDisappear", "B.willAppear", "~", "B.didAppear", "A.didDisappear", "completion",
            "B.willDisappear", "B.didDisappear",
        ])
    }

    @Test(arguments: Fate.allCases)
    func dismissal(fate: Fate) {
        let (a, b) = (log.controller("A"), log.controller("B"))
        b.modalPresentationStyle = .fullScreen
        interrupt(fate, showing: a) {
            a.present(b, animated: false)
            clock.advance(by: .seconds(1))
            _ = log.take()
            a.dismiss(animated: true) { log.add("completion") }
        }
        clock.advance(by: .seconds(1))
        #expect(a.presentedViewController == nil)
        log.expectMoves([
            "B.willDisappear", "A.willAppear", "~", "A.didAppear", "B.didDisappear", "completion",
            "A.willDisappear", "A.didDisappear",
        ])
    }

    @Test(arguments: Fate.allCases)
    func aSwipe(fate: Fate) {
        let (a, b) = (log.controller("A"), log.controller("B"))
        var swipe: InteractiveTransition?
        interrupt(fate, showing: a) {
            a.present(b, animated: false)
            clock.advance(by: .seconds(1))
            _ = log.take()
            swipe = b.presentationController.beginInteractiveDismissal()
        }
        swipe?.finish()
        clock.advance(by: .seconds(1))
        #expect(a.presentedViewController === b)
        log.expectMoves([
            "B.willDisappear", "~", "B.willAppear", "B.didAppear",
            "A.willDisappear", "B.willDisappear", "A.didDisappear", "B.didDisappear",
        ])
    }
}

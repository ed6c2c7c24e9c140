import StoryCode
import TestSupport
import Testing

/// A window that is released during a transition, with a clock that is never flushed.
@MainActor
struct DroppedWindowTests {
    /// The transition.
    enum Moment: CaseIterable {
        case show, push, pushInNextTurn, interactivePop, selectTab, present, presentSheet, dismiss, swipe, child
    }

    let nursery = OwnershipTests.Nursery()
    let log = Log()
    let clock = ManualClock()

    @Test(arguments: Moment.allCases)
    func allObjectsAreReleased(moment: Moment) {
        var interaction: InteractiveTransition?
        do {
            let window = Window(scheduler: clock)
            let (a, b, c) = (nursery.controller(), nursery.controller(), nursery.controller(.pageSheet))
            let nav = log.navigation(nursery.controller(), a)
            let tab = log.tabs(nav, nursery.controller())
            if moment != .show { log.show(tab, in: window) }
            switch moment {
            case .show:
                window.rootViewController = tab
                window.makeKeyAndVisible()
            case .push: nav.pushViewController(b, animated: true)
            case .pushInNextTurn: nav.pushViewController(b, animated: false)
            case .interactivePop: interaction = nav.beginInteractivePop()
            case .selectTab: tab.selectedIndex = 1
            case .present: a.present(b, animated: true)
            case .presentSheet: a.present(c, animated: true)
            case .dismiss, .swipe:
                a.present(c, animated: true)
                log.wait(for: window)
                if moment == .swipe {
                    interaction = c.presentationController.beginInteractiveDismissal()
                } else {
                    a.dismiss(animated: true)
                }
            case .child:
                a.addChild(b)
                a.view.addSubview(b.view)
            }
        }
        #expect(nursery.living == 0)
        interaction?.finish()
        clock.flush()
    }

    @Test func detachedControllerInAnotherWindowStaysVisible() {
        let (d, s) = (log.controller("D"), log.controller("S"))
        let (first, second) = (Window(scheduler: clock), Window(scheduler: clock))
        second.makeKeyAndVisible()
        do {
            let first = consume first
            first.makeKeyAndVisible()
            first.addSubview(d.view)
            clock.flush()
            second.addSubview(d.view)
            d.present(s, animated: false)
            clock.run()
            _ = log.take()
        }
        log.add("released")
        #expect(d.view.window === second && d.presentedViewController === s)
        log.expectMoves([
            "released"
        ])
    }

    @Test func childInAnotherWindowKeepsItsPresentation() {
        let (d, p, s) = (log.controller("D"), log.controller("P"), log.controller("S"))
        let (first, second) = (Window(scheduler: clock), Window(scheduler: clock))
        log.show(p, in: second)
        do {
            let first = consume first
            first.makeKeyAndVisible()
            first.addSubview(d.view)
            clock.flush()
            p.addChild(d)
            p.view.addSubview(d.view)
            d.didMove(toParent: p)
            clock.flush()
            d.definesPresentationContext = true
            s.modalPresentationStyle = .overCurrentContext
            d.present(s, animated: true)
            _ = log.take()
        }
        log.add("released")
        log.wait(for: second)
        log.expectMoves([
            "released", "~", "S.didAppear",
        ])
    }

    @Test func detachedControllerThatHasLeftKeepsItsAppearance() {
        let d = log.controller("D")
        do {
            let window = Window(scheduler: clock)
            window.makeKeyAndVisible()
            window.addSubview(d.view)
            clock.flush()
            d.view.removeFromSuperview()
            d.beginAppearanceTransition(true, animated: false)
            _ = log.take()
        }
        log.add("released")
        d.endAppearanceTransition()
        log.expectMoves(["released", "D.didAppear"])
    }

    @Test func allDetachedControllersDisappear() {
        let (d, e) = (log.controller("D"), log.controller("E"))
        do {
            let window = Window(scheduler: clock)
            window.makeKeyAndVisible()
            for controller in [d, e] { window.addSubview(controller.view) }
            clock.flush()
            _ = log.take()
        }
        log.expectMoves(["D.willDisappear", "E.willDisappear", "D.didDisappear", "E.didDisappear"])
    }

    @Test func detachedControllerThatIsBeingCoveredDisappears() {
        let (d, p) = (log.controller("D"), log.controller("P"))
        do {
            let window = Window(scheduler: clock)
            window.makeKeyAndVisible()
            window.addSubview(d.view)
            d.definesPresentationContext = true
            p.modalPresentationStyle = .currentContext
            clock.flush()
            d.present(p, animated: true)
            _ = log.take()
        }
        log.expectMoves([
            "P.didAppear", "D.didDisappear", "P.willDisappear", "P.didDisappear",
        ])
    }
}

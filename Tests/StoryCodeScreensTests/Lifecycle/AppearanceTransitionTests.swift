import StoryCode
import TestSupport
import Testing

/// `beginAppearanceTransition` and `endAppearanceTransition`, called by a container controller.
@MainActor
struct AppearanceTransitionTests {
    let log = Log()

    @Test func childThatTheProgramMakesDisappearWaitsForItsEnd() {
        let window = Window(scheduler: ManualClock())
        let (p, c) = (log.controller("P"), log.controller("C"))
        p.addChild(c)
        p.view.addSubview(c.view)
        c.didMove(toParent: p)
        log.show(p, in: window)
        c.beginAppearanceTransition(false, animated: false)
        window.isHidden = true
        log.wait(for: window)
        c.endAppearanceTransition()
        log.expectMoves(["C.willDisappear", "P.willDisappear", "P.didDisappear", "~", "C.didDisappear"])
    }

    @Test func reversalNotifiesAtOnceAndEndsOnce() {
        let controller = LoggedController(log: log)
        controller.beginAppearanceTransition(true, animated: true)
        controller.beginAppearanceTransition(false, animated: true)
        controller.endAppearanceTransition()
        #expect(log.take() == ["C.loadView", "C.didLoad", "C.willAppear", "C.willDisappear", "C.didDisappear"])
    }

    @Test func unbalancedCallsAreReportedAndIgnored() {
        let controller = LoggedController(log: log)
        log.withDiagnostics {
            controller.endAppearanceTransition()
            controller.beginAppearanceTransition(false, animated: false)
            controller.beginAppearanceTransition(true, animated: false)
            controller.endAppearanceTransition()
            controller.beginAppearanceTransition(true, animated: false)
            controller.endAppearanceTransition()
        }
        log.expect([
            "! unbalancedAppearanceTransition", "! unbalancedAppearanceTransition",
            "C.loadView", "C.didLoad", "C.willAppear", "C.didAppear",
            "! unbalancedAppearanceTransition", "! unbalancedAppearanceTransition",
        ])
    }

    @Test func visibleContainerThatBeginsToAppearFinishesNoTransition() {
        let window = Window(scheduler: ManualClock())
        let (a, b) = (log.controller("A"), log.controller("B"))
        let nav = log.navigation(a)
        log.show(nav, in: window)
        nav.pushViewController(b, animated: true)
        log.withDiagnostics { nav.beginAppearanceTransition(true, animated: false) }
        log.wait(for: window)
        log.expectMoves([
            "B.willMove(nav)", "A.willDisappear", "B.willAppear", "! unbalancedAppearanceTransition", "~",
            "A.didDisappear", "B.didAppear", "B.didMove(nav)",
        ])
    }

    @Test func rootThatTheProgramMakesDisappearLeavesWhatItPresents() {
        let window = Window(scheduler: ManualClock())
        let (a, b) = (log.controller("A"), log.controller("B"))
        log.show(a, in: window)
        a.present(b, animated: false)
        log.wait(for: window)
        _ = log.take()
        a.beginAppearanceTransition(false, animated: false)
        a.endAppearanceTransition()
        log.expectMoves(["A.willDisappear", "A.didDisappear"])
    }

    @Test func containerOutsideAWindowLaysOutItsMembers() {
        let a = log.controller("A")
        let nav = log.navigation(a)
        nav.beginAppearanceTransition(true, animated: false)
        nav.endAppearanceTransition()
        nav.view.frame = LayoutRect(x: 1, y: 2, width: 7, height: 5)
        nav.view.layoutIfNeeded()
        #expect(a.view.superview === nav.view && a.view.frame == nav.view.bounds)
    }

    @Test func eventsThatTheProgramCallsAreReportedOnce() {
        let (c, d) = (log.controller("C"), log.controller("D"))
        log.withDiagnostics {
            c.viewWillAppear(false)
            c.viewDidAppear(false)
            d.viewDidAppear(false)
        }
        log.expect(["! eventCalledDirectly", "C.willAppear", "C.didAppear", "! eventCalledDirectly", "D.didAppear"])
    }

    @Test func animationIsPassedOn() {
        let controller = LoggedController(log: log)
        var animations: [Bool?] = []
        controller.react = { _, event in
            if let animated = event.animated { animations.append(animated) }
        }
        controller.beginAppearanceTransition(true, animated: true)
        controller.endAppearanceTransition()
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
        #expect(animations == [true, true, false, false])
    }

    @Test func noLayoutEventsOutsideAWindow() {
        let controller = LoggedController(log: log)
        controller.beginAppearanceTransition(true, animated: false)
        controller.view.layoutIfNeeded()
        controller.endAppearanceTransition()
        #expect(log.take() == ["C.loadView", "C.didLoad", "C.willAppear", "C.didAppear"])
    }

    @Test func layoutInAWindowPrecedesDidAppear() {
        let controller = LoggedController(log: log)
        let window = Window()
        window.makeKeyAndVisible()
        controller.beginAppearanceTransition(true, animated: true)
        window.addSubview(controller.view)
        controller.endAppearanceTransition()
        log.expect([
            "C.loadView", "C.didLoad", "C.willAppear", "C.isAppearing", "C.willLayout", "C.didLayout",
            "C.didAppear",
        ])
    }

    @Test func appearanceInTheLayoutOfTheViewIsAppearingToo() {
        let controller = LoggedController(log: log)
        let window = Window()
        window.makeKeyAndVisible()
        controller.once(.viewDidLayoutSubviews) { [unowned controller] in
            controller.beginAppearanceTransition(false, animated: false)
            controller.endAppearanceTransition()
            controller.beginAppearanceTransition(true, animated: false)
            controller.endAppearanceTransition()
        }
        controller.beginAppearanceTransition(true, animated: false)
        window.addSubview(controller.view)
        controller.endAppearanceTransition()
        log.expect([
            "C.loadView", "C.didLoad", "C.willAppear", "C.isAppearing", "C.willLayout", "C.didLayout",
            "C.willDisappear", "C.didDisappear", "C.willAppear", "C.isAppearing", "C.didAppear",
            "C.willLayout", "C.didLayout",
        ])
    }

    @Test func reversedDisappearanceIsAppearingAgain() {
        let controller = LoggedController(log: log)
        let window = Window()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        _ = log.take()
        controller.beginAppearanceTransition(false, animated: true)
        controller.beginAppearanceTransition(true, animated: true)
        controller.view.setNeedsLayout()
        controller.view.layoutIfNeeded()
        controller.endAppearanceTransition()
        log.expect(["C.willDisappear", "C.willAppear", "C.isAppearing", "C.willLayout", "C.didLayout", "C.didAppear"])
    }
}

import StoryCode
import TestSupport
import Testing

/// Members of container controllers with controllers presented over them in their own context.
@MainActor
struct CoveredMemberTests {
    /// Presents `B` over a member in its own context, and the sheet `S` over `B`.
    ///
    /// A line of the sheet's disappearance tells whether it is still in a window, against decision D13.
    func cover(_ member: ViewController, in stage: LifecycleStage) -> (LoggedController, LoggedController) {
        let (b, s) = (stage.controller("B"), stage.controller("S"))
        stage.present(b, over: member, .currentContext)
        stage.present(s, over: b, .pageSheet)
        s.react = { s, event in
            if event.short == "didDisappear", s.view.window != nil { stage.log.annotate(" in a window") }
        }
        return (b, s)
    }

    func member(of stage: LifecycleStage) -> LoggedController {
        let member = stage.controller("A")
        member.definesPresentationContext = true
        return member
    }

    @Test(arguments: SchedulerKind.allCases)
    func sheetLeavesWithItsTab(scheduler: SchedulerKind) {
        let stage = LifecycleStage(scheduler)
        let (a, x) = (member(of: stage), stage.controller("X"))
        let tabs = stage.log.tabs(a, x)
        stage.show(tabs)
        let covers = cover(a, in: stage)
        tabs.selectedIndex = 1
        stage.rest()
        stage.log.expectMoves([
            "X.willAppear", "B.willDisappear", "S.willDisappear", "B.didDisappear", "S.didDisappear", "X.didAppear",
        ])
        #expect(stage.visible == ["X"])
        tabs.selectedIndex = 0
        stage.rest()
        #expect(stage.visible == ["B", "S"])
        #expect(covers.0.view.superview === tabs.view && covers.1.view.superview === stage.window)
    }

    @Test(arguments: SchedulerKind.allCases)
    func sheetLeavesWithItsStack(scheduler: SchedulerKind) {
        let stage = LifecycleStage(scheduler)
        let (a, x) = (member(of: stage), stage.controller("X"))
        let nav = stage.log.navigation(a)
        stage.show(nav)
        let covers = cover(a, in: stage)
        nav.pushViewController(x, animated: true)
        stage.rest()
        stage.log.expectMoves([
            "X.willMove(nav)", "B.willDisappear", "S.willDisappear", "X.willAppear", "B.didDisappear",
            "S.didDisappear", "X.didAppear", "X.didMove(nav)",
        ])
        #expect(stage.visible == ["X"])
        nav.popViewController(animated: true)
        stage.rest()
        #expect(stage.visible == ["B", "S"])
        withExtendedLifetime(covers) {}
    }

    @Test(arguments: SchedulerKind.allCases)
    func sheetLeavesWithItsPage(scheduler: SchedulerKind) {
        let stage = LifecycleStage(scheduler)
        let (a, x) = (member(of: stage), stage.controller("X"))
        let pages = PageViewController()
        pages.title = "pages"
        pages.setViewControllers([a], direction: .forward, animated: false)
        stage.show(pages)
        let covers = cover(a, in: stage)
        pages.setViewControllers([x], direction: .forward, animated: true)
        stage.rest()
        stage.log.expectMoves([
            "A.willMove(nil)", "X.willMove(pages)", "X.willAppear", "B.willDisappear", "S.willDisappear",
            "X.didAppear", "B.didDisappear", "S.didDisappear", "A.didMove(nil)", "X.didMove(pages)",
        ])
        #expect(stage.visible == ["X"])
        withExtendedLifetime(covers) {}
    }

    @Test(arguments: SchedulerKind.allCases)
    func topThatPresentsBeforeThePushLeavesWithIt(scheduler: SchedulerKind) {
        let stage = LifecycleStage(scheduler)
        let (a, x, b) = (member(of: stage), stage.controller("X"), stage.controller("B"))
        b.modalPresentationStyle = .currentContext
        let nav = stage.log.navigation(a)
        stage.show(nav)
        stage.inOneCall {
            nav.pushViewController(x, animated: false)
            a.present(b, animated: false)
        }
        stage.rest()
        stage.log.expectMoves([
            "X.willMove(nav)", "A.willDisappear", "B.willAppear", "B.willDisappear", "X.willAppear",
            "B.didDisappear", "X.didAppear", "X.didMove(nav)", "A.didDisappear",
        ])
        #expect(stage.visible == ["X"])
    }

    // The covered top stays where it was, so its move ends with the cancelled pop, although it does not appear.
    @Test(arguments: SchedulerKind.allCases)
    func cancelledPopOfACoveredTopEndsItsMove(scheduler: SchedulerKind) {
        let stage = LifecycleStage(scheduler)
        let (a, b, s) = (stage.controller("A"), stage.controller("B"), stage.controller("S"))
        b.definesPresentationContext = true
        let nav = stage.log.navigation(a, b)
        stage.show(nav)
        stage.present(s, over: b, .currentContext)
        let swipe = nav.beginInteractivePop()
        swipe?.cancel()
        stage.rest()
        stage.log.expect([
            "B.willMove(nil)", "A.loadView", "A.didLoad", "S.willDisappear", "A.willAppear", "A.isAppearing",
            "A.willLayout", "A.didLayout", "A.willDisappear", "A.didDisappear", "S.willAppear", "S.isAppearing",
            "S.didAppear", "B.didMove(nav)",
        ])
        #expect(stage.visible == ["S"] && nav.viewControllers == [a, b])
    }

    // The list of the stack depends on when the pop's turn comes; that of the presented controller does not.
    @Test(arguments: SchedulerKind.allCases)
    func windowHiddenWhileAPopWaits(scheduler: SchedulerKind) {
        let stage = LifecycleStage(scheduler)
        let (a, b, s) = (stage.controller("A"), stage.controller("B"), stage.controller("S"))
        b.definesPresentationContext = true
        s.modalPresentationStyle = .currentContext
        let nav = stage.log.navigation(a)
        stage.show(nav)
        stage.inOneCall {
            nav.pushViewController(b, animated: true)
            b.present(s, animated: true)
            nav.popViewController(animated: true)
            stage.window.isHidden = true
        }
        stage.rest()
        #expect(
            stage.log.take(of: "S") == [
                "S.loadView", "S.didLoad", "S.willAppear", "S.isAppearing", "S.willLayout", "S.didLayout",
                "S.didAppear", "S.willDisappear", "S.didDisappear",
            ]
        )
        #expect(stage.visible == [] && nav.viewControllers == [a])
    }

    // Outside a window no controller appears, so the appearance that has begun is reversed.
    @Test(arguments: SchedulerKind.allCases)
    func containerRemovedDuringAPush(scheduler: SchedulerKind) {
        let stage = LifecycleStage(scheduler)
        let (p, a, b) = (stage.controller("P"), stage.controller("A"), stage.controller("B"))
        let nav = stage.log.navigation(a)
        stage.show(p)
        stage.add(nav, to: p)
        b.once(.viewWillAppear(true)) { stage.remove(nav) }
        nav.pushViewController(b, animated: true)
        stage.rest()
        #expect(
            stage.log.take(of: "B") == [
                "B.willMove(nav)", "B.loadView", "B.didLoad", "B.willAppear", "B.willDisappear", "B.didDisappear",
            ]
        )
        #expect(stage.visible == ["P"] && nav.viewControllers == [a, b])
    }
}

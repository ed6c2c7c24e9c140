import StoryCode
import TestSupport
import Testing

/// Members that callbacks remove while the members of a container change.
@MainActor
struct MemberRemovedDuringChangeTests {
    let log = Log()
    let window = Window(scheduler: ManualClock())

    @Test func visibleTabRemovedByArrivalOfAnInvisibleOne() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let tabs = log.tabs(a)
        log.show(tabs, in: window)
        b.onWillMove = { a.removeFromParent() }
        tabs.viewControllers = [a, b]
        log.wait(for: window)
        #expect(tabs.viewControllers == [b] && b.view.window === window && a.parent == nil)
        log.expectMoves([
            "B.willMove(tab)", "A.willMove(nil)", "A.willDisappear", "A.didDisappear", "A.didMove(nil)",
            "B.didMove(tab)", "B.willAppear", "B.didAppear", "~",
        ])
    }

    @Test func newTabRemovedWhenTheOldOneHasLeft() {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        let tabs = log.tabs(a)
        log.show(tabs, in: window)
        a.onWillMove = { a.onDidMove = { b.removeFromParent() } }
        tabs.viewControllers = [b, c]
        log.wait(for: window)
        #expect(tabs.viewControllers == [c] && c.view.window === window && b.parent == nil)
        log.expectMoves([
            "A.willMove(nil)", "B.willMove(tab)", "B.didMove(tab)", "C.willMove(tab)", "C.didMove(tab)",
            "B.willAppear", "A.willDisappear", "A.didDisappear", "B.didAppear", "A.didMove(nil)", "B.willMove(nil)",
            "B.willDisappear", "B.didDisappear", "B.didMove(nil)", "C.willAppear", "C.didAppear", "~",
        ])
    }

    @Test func topThatHasNotAppearedRemovedByLeavingRoot() {
        let (r, a, x) = (log.controller("R"), log.controller("A"), log.controller("X"))
        let nav = log.navigation(r, a)
        _ = log.take()
        r.onWillMove = { a.removeFromParent() }
        nav.viewControllers = [x, a]
        #expect(nav.viewControllers == [x] && a.parent == nil)
        log.expectMoves([
            "R.willMove(nil)", "A.didMove(nav)", "A.willMove(nil)", "A.didMove(nil)", "X.willMove(nav)",
            "X.didMove(nav)", "R.didMove(nil)",
        ])
    }

    @Test func memberRemovedByArrivalFromAnotherContainer() {
        let (r, a, x) = (log.controller("R"), log.controller("A"), log.controller("X"))
        let (tabs, other) = (log.tabs(r, a), log.tabs(x))
        _ = log.take()
        x.onWillMove = { a.removeFromParent() }
        tabs.viewControllers = [r, a, x]
        #expect(tabs.viewControllers == [r, x] && tabs.children == [r, x] && a.parent == nil)
        #expect(other.viewControllers == [])
        log.expectMoves([
            "X.willMove(nil)", "A.willMove(nil)", "A.didMove(nil)", "X.didMove(nil)", "X.willMove(tab)",
            "X.didMove(tab)",
        ])
    }

    @Test func replacedMemberRemovedByArrivalFromAnotherContainer() {
        let (r, a, x) = (log.controller("R"), log.controller("A"), log.controller("X"))
        let (tabs, other) = (log.tabs(r, a), log.tabs(x))
        _ = log.take()
        x.onWillMove = { r.removeFromParent() }
        tabs.viewControllers = [x, a]
        #expect(tabs.viewControllers == [x, a] && tabs.children == [x, a] && r.parent == nil)
        #expect(other.viewControllers == [])
        log.expectMoves([
            "X.willMove(nil)", "R.willMove(nil)", "R.didMove(nil)", "X.didMove(nil)", "X.willMove(tab)",
            "X.didMove(tab)",
        ])
    }

    @Test func poppedControllerRemovedBeforeThePopIsCancelled() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let nav = log.navigation(a, b)
        log.show(nav, in: window)
        b.onWillMove = { b.removeFromParent() }
        let swipe = nav.beginInteractivePop()
        swipe?.cancel()
        log.wait(for: window)
        #expect(nav.viewControllers == [a] && a.view.window === window && b.parent == nil)
        log.expectMoves([
            "B.willMove(nil)", "B.willDisappear", "B.didDisappear", "B.didMove(nil)", "A.willAppear", "~",
            "A.willDisappear", "A.didDisappear", "A.willAppear", "A.didAppear",
        ])
    }

    @Test func rootRemovedBeforeThePopIsCancelled() {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        let nav = log.navigation(a, b, c)
        log.show(nav, in: window)
        c.onWillMove = { a.removeFromParent() }
        let swipe = nav.beginInteractivePop()
        swipe?.cancel()
        log.wait(for: window)
        #expect(nav.viewControllers == [b, c] && nav.children == [b, c] && c.view.window === window)
        log.expectMoves([
            "C.willMove(nil)", "A.willMove(nil)", "A.didMove(nil)", "C.willDisappear", "B.willAppear", "~",
            "B.willDisappear", "B.didDisappear", "C.willAppear", "C.didAppear", "C.didMove(nav)",
        ])
    }

    @Test func nextTopRemovedByAnAnimatedPop() {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        let nav = log.navigation(a, b, c)
        log.show(nav, in: window)
        c.onWillMove = { b.removeFromParent() }
        nav.popViewController(animated: true)
        log.wait(for: window)
        #expect(nav.viewControllers == [a] && nav.children == [a] && a.view.window === window)
        log.expectMoves([
            "C.willMove(nil)", "B.willMove(nil)", "B.didMove(nil)", "C.willDisappear", "A.willAppear", "~",
            "C.didDisappear", "A.didAppear", "C.didMove(nil)",
        ])
    }

    @Test func invisibleContainerRemovesTheViewOfALeavingMember() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let tabs = log.tabs(a)
        log.show(tabs, in: window)
        window.isHidden = true
        log.wait(for: window)
        tabs.viewControllers = [b]
        #expect(a.view.superview == nil && tabs.view.subviews == [])
        window.isHidden = false
        #expect(tabs.view.subviews == [b.view])
    }

    @Test(arguments: [true, false])
    func memberThatAnotherContainerTakesMeanwhile(removesAnother: Bool) {
        let (a, x) = (log.controller("A"), log.controller("X"))
        let (tabs, other, third) = (log.tabs(a), log.tabs(x), log.tabs())
        _ = log.take()
        x.onWillMove = {
            x.onDidMove = {
                if removesAnother { a.removeFromParent() }
                third.viewControllers = [x]
            }
        }
        tabs.viewControllers = [a, x]
        #expect(tabs.viewControllers == (removesAnother ? [] : [a]) && other.viewControllers == [])
        #expect(third.viewControllers == [x] && third.children == [x])
        x.removeFromParent()
        #expect(third.viewControllers == [] && x.parent == nil)
    }

    @Test func leavingTabThatAppearsInAnotherContainer() {
        let (r, p) = (log.controller("R"), log.controller("P"))
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        let tabs = log.tabs(a, c)
        for child in [tabs, p] {
            r.addChild(child)
            r.view.addSubview(child.view)
            child.didMove(toParent: r)
        }
        log.show(r, in: window)
        c.onWillMove = {
            p.addChild(a)
            p.view.addSubview(a.view)
            a.didMove(toParent: p)
        }
        tabs.viewControllers = [b]
        log.wait(for: window)
        #expect(a.parent === p && a.view.superview === p.view && tabs.children == [b])
        log.expectMoves([
            "A.willMove(nil)", "C.willMove(nil)", "A.willDisappear", "A.didDisappear", "A.didMove(nil)",
            "A.willMove(P)", "A.willAppear", "A.didMove(P)", "B.willMove(tab)", "B.didMove(tab)", "B.willAppear",
            "B.didAppear", "C.didMove(nil)", "~", "A.didAppear",
        ])
    }

    @Test func memberThatAnotherContainerTakesBeforeItArrives() {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        let (tabs, third) = (log.tabs(a), log.tabs())
        _ = log.take()
        b.onWillMove = { third.viewControllers = [c] }
        tabs.viewControllers = [a, b, c]
        #expect(tabs.viewControllers == [a, b] && tabs.children == [a, b] && third.viewControllers == [c])
        c.removeFromParent()
        #expect(third.viewControllers == [] && c.parent == nil)
        log.expectMoves([
            "B.willMove(tab)", "C.willMove(tab)", "C.didMove(tab)", "B.didMove(tab)", "C.willMove(nil)",
            "C.didMove(nil)",
        ])
    }

    @Test func memberThatLeavesAnotherContainerBeforeItArrives() {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        let (tabs, third) = (log.tabs(a), log.tabs())
        _ = log.take()
        b.onWillMove = {
            third.viewControllers = [c]
            c.removeFromParent()
        }
        tabs.viewControllers = [a, b, c]
        #expect(tabs.viewControllers == [a, b] && tabs.children == [a, b])
        #expect(third.viewControllers == [] && c.parent == nil)
        log.expectMoves([
            "B.willMove(tab)", "C.willMove(tab)", "C.didMove(tab)", "C.willMove(nil)", "C.didMove(nil)",
            "B.didMove(tab)",
        ])
    }

    @Test func leavingMemberMovedWhileTheNextOneAppears() {
        let (a, b, p) = (log.controller("A"), log.controller("B"), log.controller("P"))
        let tabs = log.tabs(a, b)
        log.show(tabs, in: window)
        b.once(.viewWillAppear(false)) { p.addChild(a) }
        a.removeFromParent()
        log.wait(for: window)
        #expect(a.parent === p && p.children == [a])
        #expect(tabs.viewControllers == [b] && tabs.children == [b] && b.appearanceState == .appeared)
    }

    @Test func removalBeforeSuperIsCalledIsRecordedOnce() {
        final class LeavingController: ViewController {
            override func willMove(toParent parent: ViewController?) {
                if parent == nil { removeFromParent() }
                super.willMove(toParent: parent)
            }
        }
        let (a, b) = (log.recorded(LeavingController(), as: "A"), log.controller("B"))
        let tabs = log.tabs(a)
        _ = log.take()
        tabs.viewControllers = [b]
        log.expectMoves([
            "A.willMove(nil)", "A.didMove(nil)", "B.willMove(tab)", "B.didMove(tab)",
        ])
    }
}

import StoryCode
import TestSupport
import Testing

/// What flows read and do in the container controllers of this package.
@MainActor
struct PortableToolkitTests {
    let log = Log()
    let clock = ManualClock()
    let window: Window

    init() { window = Window(scheduler: clock) }

    @Test func stack() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let nav = log.navigation(a)
        log.show(nav, in: window)
        PortableToolkit.observe(nav) { log.add("changed") }
        #expect(PortableToolkit.isAtRest(nav))
        PortableToolkit.setScreens([a, b], of: nav, animated: true)
        #expect(!PortableToolkit.isAtRest(nav) && PortableToolkit.screens(of: nav) == [a, b])
        PortableToolkit.whenAtRest(nav) { log.add("rest") }
        clock.run()
        #expect(PortableToolkit.hasAppeared(b) && !PortableToolkit.hasAppeared(a))
        log.expectMoves([
            "B.willMove(nav)", "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear", "B.didMove(nav)",
            "changed", "rest",
        ])
    }

    @Test func screenOutsideAWindowHasNotAppeared() {
        let a = log.controller("A")
        a.beginAppearanceTransition(true, animated: false)
        a.endAppearanceTransition()
        #expect(a.appearanceState == .appeared && !PortableToolkit.hasAppeared(a))
    }

    @Test func tabs() {
        let tabs = log.tabs(log.controller("A"), log.controller("B"))
        #expect(PortableToolkit.tabCount(of: tabs) == 2 && PortableToolkit.selectedIndex(of: tabs) == 0)
        PortableToolkit.select(1, of: tabs)
        #expect(PortableToolkit.selectedIndex(of: tabs) == 1)
        #expect(PortableToolkit.selectedIndex(of: TabBarController()) == nil)
        _ = log.take()
        PortableToolkit.observe(tabs) { log.add("changed") }
        PortableToolkit.select(0, of: tabs)
        log.expect(["changed"])
        log.show(tabs, in: window)
        PortableToolkit.select(0, of: tabs)
        log.expect([])
    }

    @Test func presentation() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        log.show(a, in: window)
        PortableToolkit.present(b, by: a, animated: true)
        #expect(!PortableToolkit.isPresentationAtRest(over: a))
        PortableToolkit.whenPresentationAtRest(over: a) { log.add("rest") }
        clock.run()
        #expect(PortableToolkit.isPresentationAtRest(over: a) && PortableToolkit.screen(presentedBy: a) === b)
        #expect(PortableToolkit.isPresented(b) && !PortableToolkit.isPresented(a))
        PortableToolkit.dismiss(b, animated: false)
        clock.run()
        #expect(PortableToolkit.screen(presentedBy: a) == nil)
        log.expectMoves(["B.willAppear", "B.didAppear", "rest", "B.willDisappear", "B.didDisappear"])
    }

    @Test func presenterOutsideAWindow() {
        let a = log.controller("A")
        #expect(PortableToolkit.isPresentationAtRest(over: a))
        a.beginAppearanceTransition(true, animated: false)
        #expect(!PortableToolkit.isPresentationAtRest(over: a))
        PortableToolkit.whenPresentationAtRest(over: a) { log.add("rest") }
        a.endAppearanceTransition()
        log.expectMoves(["A.willAppear", "A.didAppear", "rest"])
    }

    @Test func pages() {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        let pages = PageViewController()
        PortableToolkit.setPage(b, of: pages, isForward: true, animated: false)
        let source = PortableToolkit.provide(for: pages) { _, distance in [-1: a, 1: c][distance] }
        log.show(pages, in: window)
        #expect(PortableToolkit.page(of: pages) === b)
        pages.userTurnsPage(.reverse)
        clock.run()
        #expect(PortableToolkit.page(of: pages) === a)
        pages.userTurnsPage(.forward)
        clock.run()
        #expect(PortableToolkit.page(of: pages) === c)
        // The data source of the program stays.
        let second = PortableToolkit.provide(for: pages) { _, _ in nil }
        #expect(source != nil && second == nil)
    }

    @Test func pageThatFollowsItselfIsNotTurned() {
        let pages = PageViewController()
        pages.setViewControllers([log.controller("A")], direction: .forward, animated: false)
        let source = PortableToolkit.provide(for: pages) { page, _ in page }
        log.show(pages, in: window)
        PortableToolkit.observe(pages) { log.add("changed") }
        pages.userTurnsPage(.forward)
        #expect(pages.beginInteractiveTurn(.forward) == nil)
        clock.run()
        log.expect([])
        extendLifetime(source)
    }

    @Test func columns() {
        let (a, b, c) = (log.controller("A"), log.controller("B"), log.controller("C"))
        let split = SplitViewController(style: .doubleColumn)
        log.show(split, in: window)
        PortableToolkit.setScreen(a, in: .primary, of: split)
        PortableToolkit.setScreen(b, in: .secondary, of: split)
        clock.run()
        #expect(PortableToolkit.screen(in: .primary, of: split) === a)
        #expect(PortableToolkit.observedContents(of: split) == [a, b] && PortableToolkit.observedContents(of: a) == [])
        #expect(PortableToolkit.isStacked(.secondary, of: split) == nil)
        split.isCollapsed = true
        clock.run()
        #expect(PortableToolkit.isStacked(.secondary, of: split) == true)
        split.show(.primary)
        clock.run()
        #expect(PortableToolkit.isStacked(.secondary, of: split) == false)
        PortableToolkit.setScreen(c, in: .secondary, of: split)
        clock.run()
        #expect(PortableToolkit.isStacked(.secondary, of: split) == true)
        PortableToolkit.setScreen(nil, in: .secondary, of: split)
        clock.run()
        #expect(PortableToolkit.screen(in: .secondary, of: split) == nil)
    }
}

import StoryCode
import TestSupport
import Testing

/// The cause flags that are true at each event.
@MainActor
struct CauseFlagScenarios {
    /// A controller that adds the true flags to the lines of its events and of `loadView()`.
    final class FlaggedController: LoggedController {
        override init(_ name: String, log: Log, callsSuper: Bool = true) {
            super.init(name, log: log, callsSuper: callsSuper)
            react = { [unowned self] _, _ in addFlags() }
        }

        private func addFlags() {
            let flags = [
                isBeingPresented ? "presented" : nil, isBeingDismissed ? "dismissed" : nil,
                isMovingToParent ? "to parent" : nil, isMovingFromParent ? "from parent" : nil,
            ]
            log.annotate(flags.compactMap { $0.map { " \($0)" } }.joined())
        }

        override func loadView() {
            addFlags()
            view = View()
        }
    }

    let log = Log()
    let window = Window(scheduler: ManualClock())

    func controllers() -> (FlaggedController, FlaggedController) {
        (FlaggedController("A", log: log), FlaggedController("B", log: log))
    }

    @Test("B1.39 flags of a push and a pop")
    func flagsOfAStack() {
        let (a, b) = controllers()
        let nav = log.navigation(a)
        log.show(nav, in: window)
        nav.pushViewController(b, animated: true)
        log.wait(for: window)
        nav.popViewController(animated: true)
        log.wait(for: window)
        log.expect([
            "B.willMove(nav)", "B.loadView", "B.didLoad", "A.willDisappear", "B.willAppear to parent",
            "B.isAppearing", "B.willLayout", "B.didLayout", "~",
            "A.didDisappear", "B.didAppear to parent", "B.didMove(nav)",
            "B.willMove(nil)", "B.willDisappear from parent", "A.willAppear",
            "A.isAppearing", "A.willLayout", "A.didLayout", "~",
            "B.didDisappear from parent", "A.didAppear", "B.didMove(nil)",
        ])
    }

    @Test("B1.39 flags of a presentation and its dismissal")
    func flagsOfAPresentation() {
        let (a, b) = controllers()
        log.show(a, in: window)
        b.modalPresentationStyle = .fullScreen
        a.present(b, animated: true) { [log] in log.add("completion \(b.isBeingPresented)") }
        log.wait(for: window)
        a.dismiss(animated: true) { [log] in log.add("completion \(b.isBeingDismissed)") }
        log.wait(for: window)
        log.expect([
            "B.loadView", "B.didLoad", "A.willDisappear", "B.willAppear presented",
            "B.isAppearing", "B.willLayout", "B.didLayout", "~",
            "B.didAppear presented", "A.didDisappear", "completion false",
            "B.willDisappear dismissed", "A.willAppear", "A.isAppearing", "A.willLayout", "A.didLayout", "~",
            "A.didAppear", "B.didDisappear dismissed", "completion false",
        ])
    }

    @Test("A cancelled pop: the returning controller is not moving to its parent")
    func flagsOfACancelledPop() {
        let (a, b) = controllers()
        let nav = log.navigation(a, b)
        log.show(nav, in: window)
        nav.beginInteractivePop()?.cancel()
        log.wait(for: window)
        log.expect([
            "B.willMove(nil)", "A.loadView", "A.didLoad", "B.willDisappear from parent", "A.willAppear",
            "A.isAppearing", "A.willLayout", "A.didLayout", "~",
            "A.willDisappear", "A.didDisappear", "B.willAppear", "B.isAppearing", "B.didAppear", "B.didMove(nav)",
        ])
    }

    @Test("The root of a stack is moving to its parent when the stack first appears")
    func flagsOfARoot() {
        let (a, _) = controllers()
        window.rootViewController = log.navigation(a)
        window.makeKeyAndVisible()
        log.wait(for: window)
        log.expect([
            "A.willMove(nav)", "A.loadView", "A.didLoad", "A.willAppear to parent",
            "A.isAppearing", "A.willLayout", "A.didLayout", "~", "A.didAppear to parent", "A.didMove(nav)",
        ])
    }

    @Test func pageThatHasMovedIsNotMovingWhenItsAppearanceReverses() {
        let (a, b) = controllers()
        let pages = PageViewController()
        pages.title = "pages"
        pages.setViewControllers([a], direction: .forward, animated: false)
        log.show(pages, in: window)
        pages.setViewControllers([b], direction: .forward, animated: false)
        log.wait(for: window)
        _ = log.take()
        pages.beginAppearanceTransition(false, animated: false)
        pages.beginAppearanceTransition(true, animated: false)
        pages.endAppearanceTransition()
        log.expect([
            "B.willDisappear", "B.willAppear", "B.isAppearing", "B.didAppear",
        ])
    }

    @Test func noCauseIsTrueBetweenTheEvents() {
        let (a, b) = controllers()
        let nav = log.navigation(a, b)
        log.show(nav, in: window)
        nav.popViewController(animated: true)
        #expect(b.appearanceState == .disappearing && !b.isMovingFromParent)
        log.wait(for: window)
    }

    @Test func childThatHasMovedIsMovingUntilItHasAppeared() {
        let (a, b) = controllers()
        log.show(a, in: window)
        a.addChild(b)
        a.view.addSubview(b.view)
        b.didMove(toParent: a)
        log.wait(for: window)
        log.expect([
            "B.willMove(A)", "B.loadView", "B.didLoad", "B.willAppear to parent", "B.didMove(A)", "~",
            "A.willLayout", "A.didLayout", "B.isAppearing", "B.willLayout", "B.didLayout", "B.didAppear to parent",
        ])
    }
}

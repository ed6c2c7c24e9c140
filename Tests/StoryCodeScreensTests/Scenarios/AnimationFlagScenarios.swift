import StoryCode
import TestSupport
import Testing

/// Whether each event of a transition is animated.
@MainActor
struct AnimationFlagScenarios {
    let log = Log()
    let window = Window(scheduler: ManualClock())

    /// A controller whose lines show whether the event was animated.
    func controller(_ name: String) -> LoggedController {
        let controller = log.controller(name)
        controller.react = { [log] _, event in
            if let animated = event.animated { log.annotate("(\(animated))") }
        }
        return controller
    }

    /// The lines about appearances.
    func takeAppearances() -> [String] { log.takeMoves().filter { !$0.contains("Move(") } }

    @Test(arguments: [true, false])
    func ofAStack(animated: Bool) {
        let nav = log.navigation(controller("A"))
        log.show(nav, in: window)
        nav.pushViewController(controller("B"), animated: animated)
        log.wait(for: window)
        #expect(
            takeAppearances().sorted() == [
                "A.didDisappear(\(animated))", "A.willDisappear(\(animated))",
                "B.didAppear(\(animated))", "B.isAppearing(\(animated))", "B.willAppear(\(animated))", "~",
            ]
        )
        nav.popViewController(animated: animated)
        log.wait(for: window)
        #expect(
            takeAppearances().sorted() == [
                "A.didAppear(\(animated))", "A.isAppearing(\(animated))", "A.willAppear(\(animated))",
                "B.didDisappear(\(animated))", "B.willDisappear(\(animated))", "~",
            ]
        )
    }

    @Test(arguments: [true, false])
    func ofAPresentation(animated: Bool) {
        let (a, b) = (controller("A"), controller("B"))
        b.modalPresentationStyle = .fullScreen
        log.show(a, in: window)
        a.present(b, animated: animated)
        log.wait(for: window)
        #expect(
            takeAppearances().sorted() == [
                "A.didDisappear(\(animated))", "A.willDisappear(\(animated))",
                "B.didAppear(\(animated))", "B.isAppearing(\(animated))", "B.willAppear(\(animated))", "~",
            ]
        )
        b.dismiss(animated: animated)
        log.wait(for: window)
        #expect(
            takeAppearances().sorted() == [
                "A.didAppear(\(animated))", "A.isAppearing(\(animated))", "A.willAppear(\(animated))",
                "B.didDisappear(\(animated))", "B.willDisappear(\(animated))", "~",
            ]
        )
    }

    @Test func ofChildrenOfALeavingContainer() {
        let nav = log.navigation(controller("B"))
        let a = controller("A")
        log.show(a, in: window)
        a.present(nav, animated: true)
        log.wait(for: window)
        a.dismiss(animated: true)
        log.wait(for: window)
        #expect(
            takeAppearances() == [
                "B.willAppear(true)", "B.isAppearing(true)", "~", "B.didAppear(true)",
                "B.willDisappear(true)", "~", "B.didDisappear(true)",
            ]
        )
    }

    @Test func ofAChildToWhichItsContainerForwardsOnlyTheEnd() {
        final class LateContainer: LoggedController {
            var forwards = false
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
        }
        let (p, c) = (LateContainer("P", log: log), controller("C"))
        let nav = log.navigation(log.controller("A"))
        p.addChild(c)
        p.view.addSubview(c.view)
        log.show(nav, in: window)
        nav.pushViewController(p, animated: true)
        p.forwards = true
        log.wait(for: window)
        #expect(
            takeAppearances() == [
                "A.willDisappear", "P.willAppear", "~", "A.didDisappear", "P.didAppear", "C.willAppear(false)",
                "C.isAppearing(false)", "C.didAppear(false)",
            ]
        )
    }

    @Test func ofAViewThatIsRemovedWhileItDisappears() {
        let (a, c) = (log.controller("A"), controller("C"))
        let nav = log.navigation(a)
        log.show(nav, in: window)
        a.view.addSubview(c.view)
        log.wait(for: window)
        _ = log.take()
        nav.pushViewController(log.controller("B"), animated: true)
        c.view.removeFromSuperview()
        #expect(
            takeAppearances() == ["A.willDisappear", "C.willDisappear(true)", "B.willAppear", "C.didDisappear(false)"]
        )
        log.wait(for: window)
    }

    @Test func ofTabs() {
        let tab = log.tabs(controller("A"), controller("B"))
        log.show(tab, in: window)
        tab.selectedIndex = 1
        log.wait(for: window)
        #expect(
            takeAppearances() == [
                "B.willAppear(false)", "A.willDisappear(false)", "A.didDisappear(false)", "B.isAppearing(false)", "~",
                "B.didAppear(false)",
            ]
        )
    }

    @Test(arguments: [true, false])
    func ofATransitionBetweenChildren(animated: Bool) {
        let (p, a, b) = (log.controller("P"), controller("A"), controller("B"))
        p.addChild(a)
        p.addChild(b)
        p.view.addSubview(a.view)
        log.show(p, in: window)
        p.transition(from: a, to: b, duration: animated ? .milliseconds(500) : .zero)
        log.wait(for: window)
        #expect(
            takeAppearances().sorted() == [
                "A.didDisappear(\(animated))", "A.willDisappear(\(animated))",
                "B.didAppear(\(animated))", "B.isAppearing(\(animated))", "B.willAppear(\(animated))", "~",
            ]
        )
    }

    @Test func ofChangesWithoutATransition() {
        let (a, b, c, d) = (controller("A"), controller("B"), controller("C"), controller("D"))
        do {
            let window = Window(scheduler: self.window.scheduler)
            func perform(_ change: () -> Void) {
                change()
                log.wait(for: window)
            }
            perform { window.rootViewController = a }
            perform { window.isHidden = false }
            perform { window.isHidden = true }
            perform { window.makeKeyAndVisible() }
            perform { window.rootViewController = b }
            perform { b.reloadView() }
            perform { b.view = View() }
            perform { b.view.addSubview(c.view) }
            perform { c.view.removeFromSuperview() }
            perform { window.addSubview(c.view) }
            perform { d.addChild(c) }
            perform { b.view.addSubview(d.view) }
            perform { window.addSubview(d.view) }
            perform { DiagnosticHandler.$current.withValue(DiagnosticHandler { _ in }) { d.view = nil } }
            perform { window.addSubview(d.view) }
        }
        let kinds = Set(takeAppearances().filter { $0.hasSuffix(")") }.map { $0.drop { $0 != "." } })
        #expect(
            kinds.sorted() == [
                ".didAppear(false)", ".didDisappear(false)", ".isAppearing(false)", ".willAppear(false)",
                ".willDisappear(false)",
            ]
        )
        #expect([a, b, c, d].map(\.appearanceState) == Array(repeating: .disappeared, count: 4))
    }

    @Test(arguments: [true, false])
    func ofATabWhoseDisappearanceTheProgramBegan(animated: Bool) {
        let a = controller("A")
        let r = log.controller("R")
        let tabs = log.tabs(a)
        r.modalPresentationStyle = .fullScreen
        log.show(tabs, in: window)
        a.beginAppearanceTransition(false, animated: animated)
        tabs.present(r, animated: true)
        log.wait(for: window)
        #expect(
            log.takeMoves() == [
                "A.willDisappear(\(animated))", "R.willAppear", "~", "R.didAppear", "A.didDisappear(\(animated))",
            ]
        )
        r.dismiss(animated: false)
        log.wait(for: window)
        _ = log.take()
        a.beginAppearanceTransition(false, animated: animated)
        tabs.present(r, animated: false)
        log.wait(for: window)
        #expect(
            log.takeMoves() == [
                "A.willDisappear(\(animated))", "R.willAppear", "~", "R.didAppear", "A.didDisappear(false)",
            ]
        )
    }
}

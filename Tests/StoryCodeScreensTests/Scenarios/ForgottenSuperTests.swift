import StoryCode
import TestSupport
import Testing

/// A long program, run with controllers that call `super` and with controllers that do not.
@MainActor
struct ForgottenSuperTests {
    /// The controllers of a run.
    enum Cast: CaseIterable {
        case dutiful, forgetful

        @MainActor func controller(_ name: String, _ log: Log) -> LoggedController {
            LoggedController(name, log: log, callsSuper: self == .dutiful)
        }

        @MainActor func stack(_ name: String, _ stack: [ViewController], _ log: Log) -> NavigationController {
            let navigation = self == .dutiful ? NavigationController() : SuperlessNavigationController()
            log.recorded(navigation, as: name).viewControllers = stack
            return navigation
        }

        @MainActor func tabs(_ name: String, _ tabs: [ViewController], _ log: Log) -> TabBarController {
            let container = self == .dutiful ? TabBarController() : SuperlessTabBarController()
            log.recorded(container, as: name).viewControllers = tabs
            return container
        }
    }

    @Test func missingSuperLosesNoEvent() {
        let dutiful = Walk(.dutiful).lines
        let forgetful = Walk(.forgetful).lines
        #expect(dutiful == forgetful)
        #expect(dutiful.count > 250)
    }

    @Test func programReportsNoProblems() {
        for cast in Cast.allCases { #expect(!Walk(cast).lines.contains { $0.hasPrefix("! ") }) }
    }
}

/// One run, and its lines.
@MainActor
private struct Walk {
    let cast: ForgottenSuperTests.Cast
    let log = Log()
    let window = Window(scheduler: ManualClock())
    private(set) var lines: [String] = []

    init(_ cast: ForgottenSuperTests.Cast) {
        self.cast = cast
        log.withDiagnostics {
            let (a, p) = (cast.controller("a", log), cast.controller("p", log))
            let nav = cast.stack("nav", [a], log)
            let tabs = cast.tabs("tabs", [nav, p], log)
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            log.wait(for: window)
            navigate(nav)
            present(from: a)
            tabs.selectedIndex = 1
            log.wait(for: window)
            contain(in: p)
            tearDown(tabs, nav, a)
            window.rootViewController = cast.controller("root", log)
            log.wait(for: window)
        }
        lines = log.take()
    }

    private func navigate(_ nav: NavigationController) {
        let (b, c) = (cast.controller("b", log), cast.controller("c", log))
        nav.pushViewController(b, animated: true)
        log.wait(for: window)
        nav.pushViewController(c, animated: false)
        log.wait(for: window)
        nav.popViewController(animated: true)
        log.wait(for: window)
        nav.beginInteractivePop()?.cancel()
        log.wait(for: window)
        nav.beginInteractivePop()?.finish()
        log.wait(for: window)
        nav.setViewControllers([c] + nav.viewControllers + [b], animated: true)
        log.wait(for: window)
        nav.setViewControllers(Array(nav.viewControllers[1...1]), animated: true)
        log.wait(for: window)
    }

    private func present(from a: ViewController) {
        for style in [ModalPresentationStyle.fullScreen, .pageSheet] {
            let inner = cast.controller("inner", log)
            let sheet = cast.stack("sheet", [inner], log)
            sheet.modalPresentationStyle = style
            a.present(sheet, animated: true)
            log.wait(for: window)
            sheet.presentationController.beginInteractiveDismissal()?.cancel()
            log.wait(for: window)
            inner.present(cast.controller("over", log), animated: true)
            log.wait(for: window)
            a.dismiss(animated: true)
            log.wait(for: window)
        }
    }

    private func contain(in p: ViewController) {
        let (c, d) = (cast.controller("child", log), cast.controller("other", log))
        for each in [c, d] { p.addChild(each) }
        p.view.addSubview(c.view)
        c.didMove(toParent: p)
        log.wait(for: window)
        p.transition(from: c, to: d, duration: .seconds(0.3))
        log.wait(for: window)
        d.willMove(toParent: nil)
        d.view.removeFromSuperview()
        d.removeFromParent()
        log.wait(for: window)
    }

    private func tearDown(_ tabs: TabBarController, _ nav: NavigationController, _ a: ViewController) {
        a.unloadsViewOnMemoryWarning = true
        window.isHidden = true
        window.receiveMemoryWarning()
        nav.view = nil
        window.isHidden = false
        log.wait(for: window)
        for each in [tabs, nav, a] { each.reloadView() }
        log.wait(for: window)
        tabs.selectedIndex = 0
        log.wait(for: window)
        nav.reloadView()
        log.wait(for: window)
    }
}

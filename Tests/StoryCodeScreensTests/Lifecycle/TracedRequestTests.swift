import StoryCode
import StoryCodeTesting
import TestSupport
import Testing

/// Each request of a program or a user is traced when it begins, and ends after everything inside it.
@MainActor
final class TracedRequestTests {
    /// Records requests, and each entry that has no end, ends out of order, or is a request of another object.
    private final class Tracer: LifecycleTracer {
        private var open: [ObjectIdentifier] = []
        var requests: [String] = []
        var mistakes = 0

        func trace(_ entry: TraceEntry) {
            guard entry.event.hasEnd, let receiver: AnyObject = entry.observer ?? entry.subject else { return }
            if case .requested(let request, _) = entry.event {
                requests.append(request.rawValue)
                if !(receiver is ViewController || receiver is Window) { mistakes += 1 }
            }
            open.append(ObjectIdentifier(receiver))
        }

        func traceEnd(of receiver: ObjectIdentifier) {
            if open.popLast() != receiver { mistakes += 1 }
        }

        /// Ends a call of the program, in which everything that began has ended.
        func endCall() {
            mistakes += open.count
            open = []
        }
    }

    private let tracer = Tracer()
    private let clock = ManualClock()
    private lazy var window = Window(scheduler: clock)

    /// Shows a controller.
    private func show<Controller: ViewController>(_ controller: Controller) -> Controller {
        window.rootViewController = controller
        window.makeKeyAndVisible()
        clock.run()
        return controller
    }

    /// Performs calls one by one, each up to the end of its transition, and returns the requests.
    private func requests(_ calls: (() -> Void)...) -> [String] {
        LifecycleTrace.add(tracer)
        defer { LifecycleTrace.remove(tracer) }
        for call in calls {
            call()
            tracer.endCall()
            clock.run()
            tracer.endCall()
        }
        #expect(tracer.mistakes == 0)
        return tracer.requests
    }

    @Test func windows() {
        let (first, second) = (ViewController(), ViewController())
        let window = window
        #expect(
            requests(
                { window.rootViewController = first },
                { window.isHidden = false },
                { window.phase = .background },
                { window.receiveMemoryWarning() },
                { window.rootViewController = second },
                { window.isHidden = true },
                { _ = window.goBack() }
            ) == [
                "rootViewController = _", "isHidden = false", "phase = another phase", "receiveMemoryWarning()",
                "rootViewController = _", "isHidden = true", "goBack()",
            ]
        )
    }

    @Test func stack() {
        let (first, second, third) = (ViewController(), ViewController(), ViewController())
        let stack = show(NavigationController(rootViewController: first))
        #expect(
            requests(
                { stack.pushViewController(second, animated: true) },
                { stack.beginInteractivePop()?.finish() },
                { stack.setViewControllers([first, second, third], animated: false) },
                { stack.beginInteractivePop()?.cancel() },
                { stack.popViewController(animated: true) },
                { stack.pushViewController(third, animated: false) },
                { stack.popToViewController(second, animated: true) },
                { stack.popToRootViewController(animated: false) }
            ) == [
                "pushViewController(_)", "beginInteractivePop()", "finishInteractiveTransition()",
                "setViewControllers(_)", "beginInteractivePop()", "cancelInteractiveTransition()",
                "popViewController()", "pushViewController(_)", "popToViewController(_)", "popToRootViewController()",
            ]
        )
    }

    @Test func presentation() {
        let (first, second) = (show(ViewController()), ViewController())
        #expect(
            requests(
                { first.present(second, animated: true) },
                { second.presentationController.beginInteractiveDismissal()?.cancel() },
                { first.dismiss(animated: true) }
            ) == ["present(_)", "beginInteractiveDismissal()", "cancelInteractiveTransition()", "dismiss()"]
        )
    }

    @Test func children() {
        let (parent, first, second) = (show(ViewController()), ViewController(), ViewController())
        #expect(
            requests(
                { parent.addChild(first) },
                { parent.view.addSubview(first.view) },
                { first.didMove(toParent: parent) },
                { parent.addChild(second) },
                { parent.transition(from: first, to: second, duration: .seconds(1)) },
                { second.willMove(toParent: nil) },
                { second.view.removeFromSuperview() },
                { second.removeFromParent() },
                { second.beginAppearanceTransition(true, animated: false) },
                { second.endAppearanceTransition() },
                { second.beginAppearanceTransition(false, animated: false) },
                { second.endAppearanceTransition() }
            ) == [
                "addChild(_)", "view.addToSuperview()", "addChild(_)", "transition(to: _)",
                "view.removeFromSuperview()", "removeFromParent()", "beginAppearanceTransition(true)",
                "endAppearanceTransition()", "beginAppearanceTransition(false)", "endAppearanceTransition()",
            ]
        )
    }

    @Test func views() {
        let controller = show(ViewController())
        #expect(
            requests(
                { controller.view = View() },
                { controller.reloadView() },
                { self.window.isHidden = true },
                { controller.view = nil }
            ) == ["view = another view", "reloadView()", "isHidden = true", "view = nil"]
        )
    }

    @Test func tabs() {
        let (first, second) = (ViewController(), ViewController())
        let tabs = show(TabBarController())
        #expect(
            requests(
                { tabs.viewControllers = [first, second] },
                { tabs.selectedViewController = second },
                { tabs.userSelectsTab(at: 0) },
                { tabs.selectedIndex = 1 },
                {
                    tabs.tabs = ["A", "B"].map { name in
                        Tab(title: name, identifier: name) { _ in ViewController() }
                    }
                },
                { tabs.selectedTab = tabs.tabs[1] }
            ) == [
                "setViewControllers(_)", "select(_)", "userSelectsTab()", "select(_)", "select(_)", "setTabs()",
                "select(_)",
            ]
        )
    }

    @Test func pages() {
        let (first, second) = (ViewController(), ViewController())
        let pages = show(PageViewController())
        final class Pages: PageViewControllerDataSource {
            let next = ViewController()
            func pageViewController(
                _: PageViewController,
                viewControllerBefore: ViewController
            ) -> ViewController? { nil }
            func pageViewController(
                _: PageViewController,
                viewControllerAfter: ViewController
            ) -> ViewController? { viewControllerAfter === next ? nil : next }
        }
        let source = Pages()
        pages.dataSource = source
        #expect(
            requests(
                { pages.setViewControllers([first], direction: .forward, animated: false) },
                { pages.beginInteractiveTurn(.forward)?.cancel() },
                { pages.userTurnsPage(.forward) },
                { pages.setViewControllers([second], direction: .reverse, animated: true) }
            ) == [
                "setViewControllers(_)", "beginInteractiveTurn()", "cancelInteractiveTransition()", "userTurnsPage()",
                "setViewControllers(_)",
            ]
        )
    }

    @Test func columnsThatTheStyleLacksAreNotRequested() {
        let split = show(SplitViewController(style: .doubleColumn))
        DiagnosticHandler.$current.withValue(DiagnosticHandler { _ in }) {
            #expect(
                requests(
                    { split.setViewController(ViewController(), for: .supplementary) },
                    { split.show(.supplementary) },
                    { split.hide(.supplementary) }
                ) == []
            )
        }
    }

    @Test func columns() {
        let split = show(SplitViewController(style: .doubleColumn))
        let classic = SplitViewController()
        #expect(
            requests(
                { split.setViewController(ViewController(), for: .primary) },
                { split.hide(.primary) },
                { split.show(.primary) },
                { split.isCollapsed = true },
                { split.isCollapsed = false },
                { classic.viewControllers = [ViewController()] }
            ) == [
                "setViewController(_)", "pushViewController(_)", "hideColumn()", "showColumn()", "isCollapsed = true",
                "isCollapsed = false", "setViewControllers(_)",
            ]
        )
    }
}

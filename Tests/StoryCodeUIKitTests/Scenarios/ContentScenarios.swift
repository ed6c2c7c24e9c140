#if canImport(UIKit) && !os(watchOS) && !canImport(ObjectiveC)
    import StoryCodeUIKit
    import Testing
    import UIKit

    /// The updates of contents, the layout, the appearance and the phases of the window in one list, with the lists of
    /// the portable controllers.
    ///
    /// Only with the stub: a test cannot change the activation state of a real window scene.
    @MainActor
    @Suite(.serialized)
    struct ContentScenarios {
        let log = Log()
        let window = UIWindow.phone()
        private let system = UIWindowScene()

        init() { window.windowScene = system }

        /// Makes a scene with a helper that logs its events, its updates and its phases.
        private func controller(_ name: String, _ kind: ControllerKind) -> UIViewController {
            let controller: UIViewController =
                switch kind {
                case .base: ScenarioBaseController(name, log: log)
                case .observed: ScenarioObservedController(name, log: log)
                }
            return Scene { controller }
                .with { Tracker(name, log: log) }
                .with { ContentTracker(name, log) }
                .instantiate()
        }

        private func show(_ root: UIViewController) async {
            await log.show(root, in: window)
            enter(.foregroundActive)
            _ = log.take()
        }

        private func enter(_ phase: WindowPhase) {
            log.add("~")
            let names =
                switch phase {
                case .foregroundActive: [UIScene.willEnterForegroundNotification, UIScene.didActivateNotification]
                case .background: [UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification]
                default: [UIScene.willDeactivateNotification]
                }
            for name in names { system.stubSend(name) }
        }

        @Test(arguments: ControllerKind.allCases)
        func windowIsShown(kind: ControllerKind) async {
            window.rootViewController = controller("A", kind)
            window.makeKeyAndVisible()
            await log.wait(for: window)
            enter(.foregroundActive)
            log.expect([
                "A.loadView", "A.didLoad", "A.willAppear", "A.isAppearing", "A.updateProperties", "A.willLayout",
                "A.didLayout", "~", "A.didAppear", "~", "A.windowPhaseDidChange(foregroundInactive)",
                "A.windowPhaseDidChange(foregroundActive)",
            ])
        }

        @Test(arguments: ControllerKind.allCases)
        func controllerIsPushed(kind: ControllerKind) async {
            let nav = ScenarioNavigationController("nav", log: log)
            nav.viewControllers = [controller("A", kind)]
            await show(nav)
            nav.pushViewController(controller("B", kind), animated: true)
            await log.wait(for: window)
            enter(.foregroundInactive)
            log.expect([
                "B.willMove(nav)", "B.loadView", "B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing",
                "B.updateProperties", "B.willLayout", "B.didLayout", "~", "A.didDisappear", "B.didAppear",
                "B.didMove(nav)", "~", "B.windowPhaseDidChange(foregroundInactive)",
            ])
        }

        // Not in an asynchronous function, where UIKit's method waits for the end of the transition.
        private func present(_ b: UIViewController, over a: UIViewController) { a.present(b, animated: true) }

        @Test(arguments: ControllerKind.allCases)
        func controllerIsPresented(kind: ControllerKind) async {
            let (a, b) = (controller("A", kind), controller("B", kind))
            await show(a)
            b.modalPresentationStyle = .fullScreen
            present(b, over: a)
            await log.wait(for: window)
            enter(.foregroundInactive)
            log.expect([
                "B.loadView", "B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing", "B.updateProperties",
                "B.willLayout", "B.didLayout", "~", "B.didAppear", "A.didDisappear", "~",
                "B.windowPhaseDidChange(foregroundInactive)",
            ])
        }

        @Test(arguments: ControllerKind.allCases)
        func tabIsSelected(kind: ControllerKind) async {
            let tab = UITabBarController()
            tab.viewControllers = [controller("A", kind), controller("B", kind)]
            await show(tab)
            tab.selectedIndex = 1
            await log.wait(for: window)
            tab.selectedIndex = 0
            await log.wait(for: window)
            enter(.foregroundInactive)
            log.expect([
                "B.loadView", "B.didLoad", "B.willAppear", "A.willDisappear", "A.didDisappear", "B.isAppearing",
                "B.updateProperties", "B.willLayout", "B.didLayout", "~", "B.didAppear",
                "A.willAppear", "B.willDisappear", "B.didDisappear", "A.isAppearing", "A.willLayout", "A.didLayout",
                "~", "A.didAppear", "~", "A.windowPhaseDidChange(foregroundInactive)",
            ])
        }

        @Test(arguments: ControllerKind.allCases)
        func windowIsHiddenAndShown(kind: ControllerKind) async {
            let a = controller("A", kind)
            await show(a)
            window.isHidden = true
            enter(.foregroundInactive)
            a.setNeedsUpdateProperties()
            window.isHidden = false
            await log.wait(for: window)
            log.expect([
                "A.willDisappear", "A.didDisappear", "~", "A.willAppear", "A.isAppearing", "A.updateProperties",
                "A.willLayout", "A.didLayout", "~", "A.didAppear",
            ])
        }

        @Test(arguments: ControllerKind.allCases)
        func backgroundAndBack(kind: ControllerKind) async {
            let a = controller("A", kind)
            await show(a)
            enter(.background)
            a.setNeedsUpdateProperties()
            log.add("~")
            a.updatePropertiesIfNeeded()
            enter(.foregroundActive)
            log.expect([
                "~", "A.windowPhaseDidChange(foregroundInactive)", "A.windowPhaseDidChange(background)", "~",
                "A.updateProperties", "~", "A.windowPhaseDidChange(foregroundInactive)",
                "A.windowPhaseDidChange(foregroundActive)",
            ])
        }
    }

    /// A helper that logs updates of contents and phases.
    private final class ContentTracker: ViewObserver {
        private let name: String
        private let log: Log

        init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }

        func updateProperties() { log.add("\(name).updateProperties") }

        func windowPhaseDidChange(from earlier: WindowPhase, to phase: WindowPhase) {
            log.add("\(name).windowPhaseDidChange(\(phase))")
        }
    }
#endif

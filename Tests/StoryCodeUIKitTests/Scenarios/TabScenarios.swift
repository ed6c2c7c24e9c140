#if canImport(UIKit) && !os(watchOS)
    import StoryCodeUIKit
    import Testing
    import UIKit

    /// Visible tabs, with the lists of the portable controllers.
    @MainActor
    struct TabScenarios {
        let log = Log()
        let window = UIWindow.phone()

        private func tabs(_ controllers: UIViewController...) -> UITabBarController {
            let tabs = UITabBarController()
            tabs.viewControllers = controllers
            return tabs
        }

        @Test("B1.33 only the selected tab is loaded", arguments: ControllerKind.allCases)
        func onlyTheSelectedTabIsLoaded(kind: ControllerKind) async {
            let (a, b) = (log.controller("A", kind), log.controller("B", kind))
            window.rootViewController = tabs(a, b)
            window.makeKeyAndVisible()
            await log.wait(for: window)
            #expect(!b.isViewLoaded)
            log.expect([
                "A.willMove(TabBarController)", "A.didMove(TabBarController)", "B.willMove(TabBarController)",
                "B.didMove(TabBarController)",
                "A.loadView", "A.didLoad", "A.willAppear", "A.isAppearing", "A.willLayout", "A.didLayout", "~",
                "A.didAppear",
            ])
        }

        @Test("B1.34 a tab is selected for the first time", arguments: ControllerKind.allCases)
        func tabIsSelectedForTheFirstTime(kind: ControllerKind) async {
            let tab = tabs(log.controller("A", kind), log.controller("B", kind))
            await log.show(tab, in: window)
            tab.selectedIndex = 1
            await log.wait(for: window)
            log.expect([
                "B.loadView", "B.didLoad", "B.willAppear", "A.willDisappear", "A.didDisappear",
                "B.isAppearing", "B.willLayout", "B.didLayout", "~", "B.didAppear",
            ])
        }

        @Test("B1.35 a tab is selected again", arguments: ControllerKind.allCases)
        func tabIsSelectedAgain(kind: ControllerKind) async {
            let tab = tabs(log.controller("A", kind), log.controller("B", kind))
            await log.show(tab, in: window)
            tab.selectedIndex = 1
            await log.wait(for: window)
            _ = log.take()
            tab.selectedIndex = 0
            await log.wait(for: window)
            log.expect([
                "A.willAppear", "B.willDisappear", "B.didDisappear",
                "A.isAppearing", "A.willLayout", "A.didLayout", "~", "A.didAppear",
            ])
        }
    }
#endif

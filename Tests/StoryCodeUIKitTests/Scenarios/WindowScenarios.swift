#if canImport(UIKit) && !os(watchOS)
    import StoryCodeUIKit
    import Testing
    import UIKit

    /// The roots of windows and balanced appearance, with the lists of the portable controllers.
    @MainActor
    struct WindowScenarios {
        let log = Log()
        let window = UIWindow.phone()

        @Test("B1.9 a root appears a turn later", arguments: ControllerKind.allCases)
        func rootHasAppearedATurnLater(kind: ControllerKind) async {
            window.rootViewController = log.controller("A", kind)
            window.makeKeyAndVisible()
            await log.wait(for: window)
            log.expect([
                "A.loadView", "A.didLoad", "A.willAppear", "A.isAppearing", "A.willLayout", "A.didLayout", "~",
                "A.didAppear",
            ])
        }

        @Test("B1.10 the old root disappears before the new one appears", arguments: ControllerKind.allCases)
        func rootIsSwapped(kind: ControllerKind) async {
            await log.show(log.controller("A", kind), in: window)
            window.rootViewController = log.controller("B", kind)
            await Host.settle(window)
            log.expect([
                "B.loadView", "B.didLoad", "A.willDisappear", "A.didDisappear",
                "B.willAppear", "B.isAppearing", "B.willLayout", "B.didLayout", "B.didAppear",
            ])
        }

        @Test("B1.21 nested calls notify once", arguments: ControllerKind.allCases)
        func nestedCallsNotifyOnce(kind: ControllerKind) {
            let c = log.controller("C", kind)
            c.beginAppearanceTransition(true, animated: false)
            c.beginAppearanceTransition(true, animated: false)
            c.endAppearanceTransition()
            log.add("~")
            c.endAppearanceTransition()
            log.expect(["C.loadView", "C.didLoad", "C.willAppear", "~", "C.didAppear"])
        }

        @Test(
            "B1.46 several marks lead to one pass, and a clean view is not laid out",
            arguments: ControllerKind.allCases
        )
        func severalMarksComeToOnePass(kind: ControllerKind) async {
            let a = log.controller("A", kind)
            await log.show(a, in: window)
            for _ in 1...3 { a.view.setNeedsLayout() }
            a.view.layoutIfNeeded()
            a.view.layoutIfNeeded()
            log.expect(["A.willLayout", "A.didLayout"])
        }
    }
#endif

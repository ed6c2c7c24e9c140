#if canImport(UIKit) && !os(watchOS)
    import StoryCodeUIKit
    import Testing
    import UIKit

    /// A delegate that logs what a stack shows.
    private final class StackDelegate: NSObject, UINavigationControllerDelegate {
        private let log: Log

        init(log: Log) {
            self.log = log
        }

        func navigationController(
            _ navigationController: UINavigationController,
            willShow viewController: UIViewController,
            animated: Bool
        ) {
            log.add("delegate.willShow(\(Optional(viewController).scenarioName))")
        }

        func navigationController(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController,
            animated: Bool
        ) {
            log.add("delegate.didShow(\(Optional(viewController).scenarioName))")
        }
    }

    /// Stacks, with the lists of the portable controllers.
    @MainActor
    struct NavigationScenarios {
        let log = Log()
        let window = UIWindow.phone()
        private let delegate: StackDelegate

        init() {
            delegate = StackDelegate(log: log)
        }

        /// A visible stack whose delegate is logged.
        private func shown(_ stack: UIViewController...) async -> UINavigationController {
            let nav = ScenarioNavigationController("nav", log: log)
            nav.viewControllers = stack
            await log.show(nav, in: window)
            nav.delegate = delegate
            return nav
        }

        @Test("B1.24 a stack is made", arguments: ControllerKind.allCases)
        func stackIsMade(kind: ControllerKind) {
            let a = log.controller("A", kind)
            let nav = UINavigationController(rootViewController: a)
            #expect(!a.isViewLoaded && !nav.isViewLoaded)
            log.expect(["A.willMove(NavigationController)"])
        }

        @Test("B1.25 a stack is shown", arguments: ControllerKind.allCases)
        func stackIsShown(kind: ControllerKind) async {
            let nav = log.recorded(ScenarioNavigationController("nav", log: log), as: "nav")
            nav.viewControllers = [log.controller("A", kind)]
            window.rootViewController = nav
            window.makeKeyAndVisible()
            await log.wait(for: window)
            log.expect([
                "A.willMove(nav)", "nav.loadView", "nav.didLoad", "nav.willAppear",
                "A.loadView", "A.didLoad", "A.willAppear",
                "nav.isAppearing", "nav.willLayout", "nav.didLayout", "A.isAppearing", "A.willLayout", "A.didLayout",
                "~", "nav.didAppear", "A.didAppear", "A.didMove(nav)",
            ])
        }

        @Test("B1.26 a push, animated", arguments: ControllerKind.allCases)
        func aPush(kind: ControllerKind) async {
            let nav = await shown(log.controller("A", kind))
            nav.pushViewController(log.controller("B", kind), animated: true)
            await log.wait(for: window)
            log.expect([
                "B.willMove(nav)", "B.loadView", "B.didLoad", "A.willDisappear", "B.willAppear",
                "delegate.willShow(B)", "B.isAppearing", "B.willLayout", "B.didLayout", "~",
                "A.didDisappear", "B.didAppear", "B.didMove(nav)", "delegate.didShow(B)",
            ])
        }

        @Test("B1.27 a pop, animated", arguments: ControllerKind.allCases)
        func aPop(kind: ControllerKind) async {
            weak var released: UIViewController?
            let nav = await shown(log.controller("A", kind))
            do {
                let b = log.controller("B", kind)
                released = b
                nav.pushViewController(b, animated: false)
                await log.wait(for: window)
            }
            _ = log.take()
            nav.popViewController(animated: true)
            await log.wait(for: window)
            #expect(released == nil)
            log.expect([
                "B.willMove(nil)", "B.willDisappear", "A.willAppear", "delegate.willShow(A)",
                "A.isAppearing", "A.willLayout", "A.didLayout", "~",
                "B.didDisappear", "A.didAppear", "B.didMove(nil)", "delegate.didShow(A)",
            ])
        }

        @Test("B1.28 the root is not popped", arguments: ControllerKind.allCases)
        func rootIsNotPopped(kind: ControllerKind) async {
            let nav = await shown(log.controller("A", kind))
            #expect(nav.popViewController(animated: true) == nil)
            await log.wait(for: window)
            log.expect(["~"])
        }

        @Test("B1.29 everything above the root is popped", arguments: ControllerKind.allCases)
        func everythingIsPopped(kind: ControllerKind) async {
            let (a, b, c) = (log.controller("A", kind), log.controller("B", kind), log.controller("C", kind))
            let nav = await shown(a, b, c)
            nav.delegate = nil
            #expect(nav.popToRootViewController(animated: true) == [b, c])
            await log.wait(for: window)
            #expect(!b.isViewLoaded)
            log.expect([
                "B.willMove(nil)", "C.willMove(nil)", "A.loadView", "A.didLoad", "C.willDisappear", "A.willAppear",
                "A.isAppearing", "A.willLayout", "A.didLayout", "~",
                "C.didDisappear", "A.didAppear", "B.didMove(nil)", "C.didMove(nil)",
            ])
        }

        @Test("B1.30 a new stack whose top was below is a pop", arguments: ControllerKind.allCases)
        func newStackWhoseTopWasBelow(kind: ControllerKind) async {
            let (a, b, c) = (log.controller("A", kind), log.controller("B", kind), log.controller("C", kind))
            let d = log.controller("D", kind)
            let nav = await shown(a, b, c)
            nav.delegate = nil
            nav.setViewControllers([d, a, b], animated: true)
            await log.wait(for: window)
            #expect(nav.viewControllers == [d, a, b])
            #expect(!d.isViewLoaded)
            log.expect([
                "C.willMove(nil)", "D.willMove(nav)", "D.didMove(nav)",
                "B.loadView", "B.didLoad", "C.willDisappear", "B.willAppear",
                "B.isAppearing", "B.willLayout", "B.didLayout", "~",
                "C.didDisappear", "B.didAppear", "C.didMove(nil)",
            ])
        }

        #if !canImport(ObjectiveC)
            /// Begins a push of B, and changes the stack during its animation.
            private func interruptPush(_ kind: ControllerKind, _ change: (UINavigationController) -> Void) async {
                let nav = await shown(log.controller("A", kind))
                nav.delegate = nil
                nav.pushViewController(log.controller("B", kind), animated: true)
                StubRunLoop.commit()
                _ = log.take()
                change(nav)
                StubRunLoop.commit()
                log.add("animation")
                await Host.settle(window)
            }

            @Test("a pop interrupts a push", arguments: ControllerKind.allCases)
            func popInterruptsAPush(kind: ControllerKind) async {
                await interruptPush(kind) { $0.popViewController(animated: true) }
                // Since iOS 18 the push ends at once, and before, the pop waits.
                log.expect(
                    StubForm.isStrict
                        ? [
                            "B.willMove(nil)", "A.didDisappear", "B.didAppear", "B.didMove(nav)",
                            "B.willDisappear", "A.willAppear", "A.isAppearing", "animation",
                            "B.didDisappear", "A.didAppear", "B.didMove(nil)",
                        ]
                        : [
                            "B.willMove(nil)", "animation", "A.didDisappear", "B.didAppear", "B.didMove(nav)",
                            "B.willDisappear", "A.willAppear", "A.isAppearing", "A.willLayout", "A.didLayout",
                            "B.didDisappear", "A.didAppear", "B.didMove(nil)",
                        ]
                )
            }

            @Test("a push interrupts a push", arguments: ControllerKind.allCases)
            func pushInterruptsAPush(kind: ControllerKind) async {
                await interruptPush(kind) { $0.pushViewController(log.controller("C", kind), animated: true) }
                log.expect(
                    StubForm.isStrict
                        ? [
                            "C.willMove(nav)", "A.didDisappear", "B.didAppear", "B.didMove(nav)",
                            "C.loadView", "C.didLoad", "B.willDisappear", "C.willAppear", "C.isAppearing", "animation",
                            "B.didDisappear", "C.didAppear", "C.didMove(nav)",
                        ]
                        : [
                            "C.willMove(nav)", "animation", "A.didDisappear", "B.didAppear", "B.didMove(nav)",
                            "C.loadView", "C.didLoad", "B.willDisappear", "C.willAppear", "C.isAppearing",
                            "C.willLayout", "C.didLayout", "B.didDisappear", "C.didAppear", "C.didMove(nav)",
                        ]
                )
            }
        #endif
    }
#endif

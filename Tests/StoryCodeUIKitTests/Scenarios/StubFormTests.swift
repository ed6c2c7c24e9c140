#if canImport(UIKit) && !os(watchOS) && !canImport(ObjectiveC)
    import StoryCodeUIKit
    import Testing
    import UIKit

    /// The two forms of the stub: `STORYCODE_STRICT_STUB` selects the one that is at least as strict as UIKit.
    @MainActor
    struct StubFormTests {
        let log = Log()
        let window = UIWindow.phone()

        @Test func aPushBeginsAtTheCommit() async {
            let nav = UINavigationController(rootViewController: UIViewController())
            await log.show(nav, in: window)
            let (next, top) = (UIViewController(), UIViewController())
            nav.pushViewController(next, animated: false)
            #expect(nav.topViewController === next)
            #expect(next.isViewLoaded == !StubForm.isStrict)
            nav.pushViewController(top, animated: false)
            await Host.settle(window)
            // A controller that is covered in the same turn is never loaded.
            #expect(top.isViewLoaded && next.isViewLoaded == !StubForm.isStrict)
        }

        @Test func aPresentationBeginsAfterTheCommit() async {
            let root = UIViewController()
            await log.show(root, in: window)
            let first = UIViewController()
            let stack = UINavigationController(rootViewController: first)
            root.present(stack, animated: false)
            #expect(root.presentedViewController === stack)
            #expect(stack.isViewLoaded == !StubForm.isStrict)
            stack.pushViewController(UIViewController(), animated: false)
            await Host.settle(window)
            #expect(first.isViewLoaded == !StubForm.isStrict)
            root.dismiss(animated: false)
            await Host.settle(window)
            #expect(root.presentedViewController == nil)
        }

        @Test(arguments: ControllerKind.allCases)
        func layoutIsRepeatedAlsoAfterTheAppearance(kind: ControllerKind) async {
            window.rootViewController = log.controller("A", kind)
            window.makeKeyAndVisible()
            await Host.settle(window)
            let lines = log.take()
            #expect(lines.filter { $0 == "A.willLayout" }.count == (StubForm.isStrict ? 3 : 1))
            #expect(lines.last == (StubForm.isStrict ? "A.didLayout" : "A.didAppear"))
        }

        @Test(arguments: ControllerKind.allCases)
        func aTappedTabIsAnimated(kind: ControllerKind) async {
            let tabs = UITabBarController()
            tabs.viewControllers = [log.controller("A", kind), log.controller("B", kind)]
            await log.show(tabs, in: window)
            tabs.stubTap(1)
            #expect(log.take().contains("A.didDisappear") == !StubForm.isStrict)
            await Host.settle(window)
            let rest = log.take().filter { !$0.hasSuffix("Layout") }
            #expect(rest == (StubForm.isStrict ? ["A.didDisappear", "B.didAppear"] : ["B.didAppear"]))
        }

        @Test(arguments: ControllerKind.allCases)
        func aPageIsLaidOutAfterItHasAppeared(kind: ControllerKind) async {
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([log.controller("A", kind)], direction: .forward, animated: false)
            await log.show(pages, in: window)
            pages.setViewControllers([log.controller("B", kind)], direction: .forward, animated: false)
            await Host.settle(window)
            #expect(
                log.take()
                    == (StubForm.isStrict
                        ? [
                            "B.willMove(PageViewController)", "B.didMove(PageViewController)", "B.loadView",
                            "B.didLoad",
                            "B.willAppear", "A.willDisappear", "B.isAppearing", "A.didDisappear", "B.didAppear",
                            "B.willLayout", "B.didLayout", "A.willMove(nil)", "A.didMove(nil)",
                            "B.willLayout", "B.didLayout",
                        ]
                        : [
                            "B.willMove(PageViewController)", "B.didMove(PageViewController)", "B.loadView",
                            "B.didLoad",
                            "B.willAppear", "A.willDisappear", "B.isAppearing", "A.didDisappear", "B.didAppear",
                            "A.willMove(nil)", "A.didMove(nil)", "B.willLayout", "B.didLayout",
                        ])
            )
        }
    }
#endif

#if canImport(UIKit) && !os(watchOS)
    import Foundation
    import StoryCodeUIKit
    import Testing
    import UIKit

    /// The questions of the contract that no public source answers, as logs of what UIKit does.
    ///
    /// The contract decides them for the portable controllers, and marks the decisions with X or S. Nothing is expected
    /// here, and the questions about swipes of the user, 9 among them, cannot be asked in code. On Apple's systems the
    /// logs are written to the file that `STORYCODE_LOGS` names, to be compared with those of another release of the
    /// system; elsewhere the tests only show that the questions can be asked.
    @MainActor
    @Suite(.serialized)
    struct OpenQuestions {
        let log = Log()
        let window = UIWindow.phone()

        private func controller(_ name: String) -> UIViewController { log.controller(name, .observed) }

        // Not in an asynchronous function, where UIKit's methods wait for the end of the transition.
        private func present(_ b: UIViewController, over a: UIViewController) { a.present(b, animated: true) }
        private func dismiss(over a: UIViewController) { a.dismiss(animated: true) }

        /// Writes what was logged since the question was asked.
        private func answer(_ question: String) {
            let lines = log.take()
            #expect(!lines.isEmpty)
            Answers.add("\(question)\n" + lines.map { "  \($0)\n" }.joined())
        }

        @Test func rootSwap() async {
            await log.show(controller("A"), in: window)
            window.rootViewController = controller("B")
            await log.wait(for: window)
            answer("01. A is the root of a visible window, and B becomes the root")
        }

        @Test func plainPush() async {
            let nav = UINavigationController(rootViewController: controller("A"))
            await log.show(nav, in: window)
            nav.pushViewController(controller("B"), animated: false)
            await log.wait(for: window)
            answer("02. B is pushed onto A without animation")
        }

        @Test func buriedControllersAreRemoved() async {
            let nav = UINavigationController()
            nav.viewControllers = ["A", "B", "C"].map { controller($0) }
            await log.show(nav, in: window)
            nav.popToRootViewController(animated: true)
            await log.wait(for: window)
            answer("03. A, B and C are on a stack, and all above A are popped")
        }

        @Test func newStackWithTheSameTop() async {
            let nav = UINavigationController()
            let (a, b, x) = (controller("A"), controller("B"), controller("X"))
            nav.viewControllers = [a, b]
            await log.show(nav, in: window)
            nav.setViewControllers([x, b], animated: true)
            await log.wait(for: window)
            answer("03. A and B are on a stack, and X takes the place of A")
        }

        @Test func subviewWithoutChild() async {
            let (a, b) = (controller("A"), controller("B"))
            await log.show(a, in: window)
            a.view.addSubview(b.view)
            await log.wait(for: window)
            answer("04. The view of B is added to that of A without addChild")
            withExtendedLifetime(b) {}
        }

        @Test func removedFromSuperview() async {
            let (a, b) = (controller("A"), controller("B"))
            a.addChild(b)
            a.view.addSubview(b.view)
            b.didMove(toParent: a)
            await log.show(a, in: window)
            b.view.removeFromSuperview()
            await log.wait(for: window)
            answer("05. The view of the child B is removed from its superview")
        }

        @Test func selectedTab() async {
            let tabs = UITabBarController()
            tabs.viewControllers = [controller("A"), controller("B")]
            await log.show(tabs, in: window)
            tabs.selectedIndex = 1
            await log.wait(for: window)
            tabs.selectedIndex = 0
            await log.wait(for: window)
            answer("06. Tab B is selected, and then tab A")
        }

        @Test func chainWithASheetOnAFullScreen() async {
            let (a, b, c) = (controller("A"), controller("B"), controller("C"))
            await log.show(a, in: window)
            b.modalPresentationStyle = .fullScreen
            present(b, over: a)
            await Host.settle(window)
            present(c, over: b)
            await Host.settle(window)
            _ = log.take()
            dismiss(over: a)
            await log.wait(for: window)
            answer("07. A presents B in full screen, B presents the sheet C, and A dismisses both")
        }

        @Test func beginOnAnAppearedController() async {
            let a = controller("A")
            await log.show(a, in: window)
            log.add("begin")
            a.beginAppearanceTransition(true, animated: false)
            log.add("end")
            a.endAppearanceTransition()
            await log.wait(for: window)
            answer("08. An appearance of A begins and ends, although A has appeared")
        }

        @Test func viewSetToNilWhileVisible() async {
            let a = controller("A")
            await log.show(a, in: window)
            a.view = nil
            await log.wait(for: window)
            answer("10. The view of A is set to nil while it is visible")
        }

        @Test func loadViewWithoutAView() {
            final class EmptyController: UIViewController {
                override func loadView() {}
            }
            let a = log.recorded(EmptyController(), as: "A")
            a.loadViewIfNeeded()
            log.add("isViewLoaded \(a.isViewLoaded)")
            answer("11. loadView() assigns no view")
        }

        @Test func deallocation() {
            do {
                let a = controller("A")
                a.loadViewIfNeeded()
            }
            log.add("released")
            answer("12. A is released with a loaded view")
        }
    }

    /// The file with the answers.
    @MainActor
    private enum Answers {
        private static var answers: [String] = []

        static func add(_ answer: String) {
            answers.append(answer)
            guard let path = ProcessInfo.processInfo.environment["STORYCODE_LOGS"] else { return }
            do {
                try Data(answers.sorted().joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: path))
            } catch {
                Issue.record("the logs cannot be written to \(path): \(error)")
            }
        }
    }
#endif

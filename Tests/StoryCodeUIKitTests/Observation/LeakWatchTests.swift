#if canImport(UIKit) && !os(watchOS)
    import StoryCodeLeaks
    import StoryCodeUIKit
    import Testing
    import UIKit

    private final class WatchedBaseController: SceneViewController {}

    private final class WatchedController: UIViewController {}

    private final class WatchedPresenter: ViewObserver {
        var controller: UIViewController?
    }

    /// The screens of UIKit that a watch reports in a running app.
    ///
    /// One after the other, because a watch reports the screens of each test.
    @MainActor
    @Suite(.serialized)
    struct LeakWatchTests {
        private let clock = ManualClock()
        private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        private let navigation = UINavigationController(rootViewController: UIViewController())
        private let watch: LeakWatch

        private init() {
            watch = LeakWatch(scheduler: clock, isOn: true) { _ in }
            window.rootViewController = navigation
        }

        private func makeScreen(_ kind: ControllerKind, isLeak: Bool) -> SceneHost<UIViewController, WatchedPresenter> {
            Scene { () -> UIViewController in
                switch kind {
                case .base: return WatchedBaseController()
                case .observed: return WatchedController()
                }
            }.with {
                return WatchedPresenter()
            }.host(connect: { controller, presenter in
                controller.title = "Lisbon"
                presenter.controller = isLeak ? controller : nil
            })
        }

        /// The reports about the screens of these tests, without those of tests that run at the same time.
        private var reports: [LeakReport] { watch.reports.filter { $0.message.contains("Watched") } }

        private func wait(_ duration: Duration) async {
            await Host.settle(window)
            clock.advance(by: duration)
        }

        // Not in the tests, because UIKit's methods have other forms in asynchronous functions.
        private func present(_ controller: UIViewController) { navigation.present(controller, animated: true) }
        private func dismiss() { navigation.dismiss(animated: true) }

        private func pushAndPop(_ controller: UIViewController) async {
            window.makeKeyAndVisible()
            await Host.settle(window)
            navigation.pushViewController(controller, animated: true)
            await Host.settle(window)
            navigation.popViewController(animated: true)
            await Host.settle(window)
        }

        @Test(arguments: ControllerKind.allCases)
        func poppedScreenIsReported(kind: ControllerKind) async {
            await pushAndPop(makeScreen(kind, isLeak: true).controller)
            #expect(reports.isEmpty)
            await wait(.seconds(5))
            let name = kind == .base ? "WatchedBaseController" : "WatchedController"
            #expect(reports.count == 1)
            #expect(
                reports.first?.message.hasPrefix(
                    """
                    \(name) "Lisbon" and WatchedPresenter outlived the screen by 5 s. They are part of a cycle:

                      \(name) "Lisbon"
                        ↓ helper 1 of its scene
                      WatchedPresenter
                        ↓ controller   ← break here: weak var controller
                      \(name) "Lisbon"
                    """
                ) == true,
                "\(reports)"
            )
        }

        @Test(arguments: ControllerKind.allCases)
        func dismissedScreenIsReported(kind: ControllerKind) async {
            window.makeKeyAndVisible()
            await Host.settle(window)
            present(makeScreen(kind, isLeak: true).controller)
            await wait(.seconds(10))
            #expect(reports.isEmpty)
            dismiss()
            await wait(.seconds(5))
            #expect(reports.count == 1)
        }

        @Test(arguments: ControllerKind.allCases)
        func replacedScreensAreReported(kind: ControllerKind) async {
            window.makeKeyAndVisible()
            await Host.settle(window)
            navigation.pushViewController(makeScreen(kind, isLeak: true).controller, animated: false)
            await Host.settle(window)
            navigation.pushViewController(UIViewController(), animated: false)
            await wait(.seconds(10))
            #expect(reports.isEmpty)
            // The covered screen leaves without an event, and another screen with one.
            navigation.setViewControllers([makeScreen(kind, isLeak: false).controller], animated: false)
            await Host.settle(window)
            navigation.setViewControllers([UIViewController()], animated: false)
            await wait(.seconds(5))
            await wait(.seconds(5))
            #expect(reports.count == 1)
        }

        @Test(arguments: ControllerKind.allCases)
        func releasedScreensAreNotReported(kind: ControllerKind) async {
            for _ in 0..<3 { await pushAndPop(makeScreen(kind, isLeak: false).controller) }
            await wait(.seconds(10))
            #expect(reports.isEmpty)
        }

        @Test(arguments: ControllerKind.allCases)
        func helperThatOutlivesItsControllerIsReported(kind: ControllerKind) async {
            var presenter: WatchedPresenter?
            do {
                let host = makeScreen(kind, isLeak: false)
                presenter = host.helpers
                await pushAndPop(host.controller)
            }
            await wait(.seconds(10))
            #expect(reports.count == 1 && presenter != nil)
            #expect(reports.first?.message.hasPrefix("WatchedPresenter, a helper of Watched") == true)
        }

        @Test func controllerWithoutASceneIsReported() async {
            final class WatchedPlainController: UIViewController {
                var cycle: UIViewController?
            }
            let controller = WatchedPlainController()
            controller.cycle = controller
            watch.observe(controller)
            await pushAndPop(controller)
            await wait(.seconds(5))
            #expect(reports.first?.message.hasPrefix("WatchedPlainController outlived the screen by 5 s.") == true)
            #expect(reports.count == 1)
            controller.cycle = nil
        }
    }
#endif

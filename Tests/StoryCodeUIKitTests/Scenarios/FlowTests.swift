#if canImport(UIKit) && !os(watchOS)
    import StoryCodeUIKit
    import Testing
    import UIKit

    /// The flow of the sample FlowTour, with the same lists: two tabs, one of which contains a stack.
    @MainActor
    struct FlowTests {
        /// A helper that logs the events of the flow.
        private final class FlowTracker: ViewObserver {
            private let name: String
            private let log: Log

            init(_ name: String, log: Log) {
                (self.name, self.log) = (name, log)
            }

            func viewDidLoad() { log.add("\(name).viewDidLoad") }
            func viewWillAppear(_ animated: Bool) { log.add("\(name).viewWillAppear") }
            func viewIsAppearing(_ animated: Bool) { log.add("\(name).viewIsAppearing") }
            func viewDidAppear(_ animated: Bool) { log.add("\(name).viewDidAppear") }
            func viewWillDisappear(_ animated: Bool) { log.add("\(name).viewWillDisappear") }
            func viewDidDisappear(_ animated: Bool) { log.add("\(name).viewDidDisappear") }
        }

        let log = Log()
        let window = UIWindow.phone()
        let tabs = UITabBarController()
        let stack = UINavigationController()

        private func screen(_ name: String, _ kind: ControllerKind) -> UIViewController {
            Scene {
                return kind.make()
            }.with {
                return FlowTracker(name, log: log)
            }.instantiate()
        }

        /// Performs a step and its animation, and compares its events.
        private func step(_ expected: [String], _ action: () -> Void) async {
            action()
            await log.wait(for: window)
            log.expect(expected)
        }

        @Test(arguments: ControllerKind.allCases)
        func theFlowHasTheEventsOfThePortableControllers(kind: ControllerKind) async {
            stack.viewControllers = [screen("Cities", kind)]
            tabs.viewControllers = [stack, screen("Settings", kind)]
            window.rootViewController = tabs
            await launchAndPush(kind)
            await step([
                "Settings.viewDidLoad", "Settings.viewWillAppear", "Lisbon.viewWillDisappear",
                "Lisbon.viewDidDisappear", "Settings.viewIsAppearing", "~", "Settings.viewDidAppear",
            ]) {
                tabs.selectedIndex = 1
            }
            await presentAndDismiss(kind)
        }

        private func launchAndPush(_ kind: ControllerKind) async {
            await step([
                "Cities.viewDidLoad", "Cities.viewWillAppear", "Cities.viewIsAppearing", "~", "Cities.viewDidAppear",
            ]) {
                window.makeKeyAndVisible()
            }
            await step([
                "Lisbon.viewDidLoad", "Cities.viewWillDisappear", "Lisbon.viewWillAppear", "Lisbon.viewIsAppearing",
                "~", "Cities.viewDidDisappear", "Lisbon.viewDidAppear",
            ]) {
                stack.pushViewController(screen("Lisbon", kind), animated: true)
            }
            // A swipe of the user cannot be made with the public interface of UIKit.
            #if !canImport(ObjectiveC)
                await step([
                    "Lisbon.viewWillDisappear", "Cities.viewWillAppear", "Cities.viewIsAppearing", "~",
                    "Cities.viewWillDisappear", "Cities.viewDidDisappear", "Lisbon.viewWillAppear",
                    "Lisbon.viewIsAppearing", "Lisbon.viewDidAppear",
                ]) {
                    stack.stubSwipeBackAndCancel()
                }
            #endif
        }

        private func presentAndDismiss(_ kind: ControllerKind) async {
            let photo = screen("Photo", kind)
            photo.modalPresentationStyle = .fullScreen
            await step([
                "Photo.viewDidLoad", "Settings.viewWillDisappear", "Photo.viewWillAppear", "Photo.viewIsAppearing",
                "~", "Photo.viewDidAppear", "Settings.viewDidDisappear", "presented",
            ]) {
                tabs.present(photo, animated: true) { [log] in log.add("presented") }
            }
            await step([
                "Share.viewDidLoad", "Share.viewWillAppear", "Share.viewIsAppearing", "~", "Share.viewDidAppear",
            ]) {
                photo.present(screen("Share", kind), animated: true)
            }
            await step([
                "Share.viewWillDisappear", "Photo.viewWillDisappear", "Settings.viewWillAppear",
                "Settings.viewIsAppearing", "~", "Settings.viewDidAppear", "Share.viewDidDisappear",
                "Photo.viewDidDisappear", "dismissed",
            ]) {
                tabs.dismiss(animated: true) { [log] in log.add("dismissed") }
            }
        }
    }
#endif

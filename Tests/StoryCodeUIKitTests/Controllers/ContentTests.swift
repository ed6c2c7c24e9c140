#if canImport(UIKit) && !os(watchOS)
    import Observation
    import StoryCodeUIKit
    import Testing
    import UIKit

    @testable import StoryCodeUIKit

    /// Updates of contents and phases of window scenes, which the helpers of controllers receive.
    @MainActor
    @Suite(.serialized)
    struct ContentTests {
        @Observable
        final class Model {
            var name = 0
        }

        final class Helper: ViewObserver {
            private let log: Log
            private let model: Model
            var readsInLayout = false

            init(_ log: Log, _ model: Model) {
                self.log = log
                self.model = model
            }

            func viewDidAppear(_ animated: Bool) { log.add("didAppear") }
            func viewDidLayoutSubviews() { if readsInLayout { log.add("layout \(model.name)") } }
            func updateProperties() { if !readsInLayout { log.add("update \(model.name)") } }

            func windowPhaseDidChange(from earlier: WindowPhase, to phase: WindowPhase) {
                log.add("\(earlier) to \(phase)")
            }
        }

        let log = Log()
        let model = Model()
        let window = UIWindow.phone()

        private func scene(_ kind: ControllerKind) -> SceneHost<UIViewController, Helper> {
            Scene { kind == .base ? SceneViewController(nibName: nil, bundle: nil) : UIViewController() }
                .with { Helper(log, model) }.host()
        }

        private func show(_ controller: UIViewController) async {
            window.rootViewController = controller
            window.makeKeyAndVisible()
            await Host.settle(window)
        }

        #if !canImport(ObjectiveC)
            /// As in releases before iOS 26.
            private func withoutUpdatesOfUIKit(_ body: () async -> Void) async {
                UIKitUpdates.areAvailable = false
                UIViewController.stubUpdatesProperties = false
                await body()
                UIKitUpdates.areAvailable = true
                UIViewController.stubUpdatesProperties = true
            }

            @Test(arguments: ControllerKind.allCases)
            func helpersAreUpdatedByUIKit(kind: ControllerKind) async {
                let host = scene(kind)
                await show(host.controller)
                log.expect(["update 0", "didAppear"])
                model.name = 1
                host.controller.setNeedsUpdateProperties()
                host.controller.updatePropertiesIfNeeded()
                log.expect(["update 1"])
            }

            @Test(arguments: ControllerKind.allCases)
            func helpersAreUpdatedBeforeTheLayout(kind: ControllerKind) async {
                await withoutUpdatesOfUIKit {
                    let host = scene(kind)
                    await show(host.controller)
                    log.expect(["update 0", "didAppear"])
                    host.controller.view.setNeedsLayout()
                    host.controller.view.layoutIfNeeded()
                    log.expect([])
                    model.name = 1
                    host.controller.view.layoutIfNeeded()
                    log.expect(["update 1"])
                }
            }

            @Test(arguments: ControllerKind.allCases)
            func whatALayoutReadsRequestsTheNext(kind: ControllerKind) async {
                await withoutUpdatesOfUIKit {
                    let host = scene(kind)
                    host.helpers.readsInLayout = true
                    await show(host.controller)
                    _ = log.take()
                    host.controller.view.layoutIfNeeded()
                    log.expect([])
                    model.name = 1
                    host.controller.view.layoutIfNeeded()
                    log.expect(["layout 1"])
                }
            }

            @Test(arguments: ControllerKind.allCases)
            func phasesFollowTheSceneOfTheWindow(kind: ControllerKind) async {
                let system = UIWindowScene()
                window.windowScene = system
                let host = scene(kind)
                await show(host.controller)
                log.expect(["update 0", "didAppear"])
                system.stubSend(UIScene.willEnterForegroundNotification)
                system.stubSend(UIScene.didActivateNotification)
                // The same phase again is no event.
                system.stubSend(UIScene.didActivateNotification)
                UIWindowScene().stubSend(UIScene.didEnterBackgroundNotification)
                system.stubSend(UIScene.willDeactivateNotification)
                system.stubSend(UIScene.didEnterBackgroundNotification)
                log.expect([
                    "unattached to foregroundInactive", "foregroundInactive to foregroundActive",
                    "foregroundActive to foregroundInactive", "foregroundInactive to background",
                ])
                let late = Helper(log, model)
                host.add(late)
                log.expect(["didAppear", "unattached to background"])
                window.isHidden = true
                system.stubSend(UIScene.willEnterForegroundNotification)
                log.expect([])
            }
        #endif
    }
#endif

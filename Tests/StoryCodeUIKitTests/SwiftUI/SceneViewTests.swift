#if canImport(UIKit) && canImport(SwiftUI) && !os(watchOS)
    import StoryCodeUIKit
    import SwiftUI
    import Testing
    import UIKit

    /// A view model that receives the events of its screen.
    @MainActor
    private final class ScreenModel: ViewObserver {
        private(set) var appearances = 0

        func viewDidAppear(_ animated: Bool) { appearances += 1 }
    }

    private struct ModelScreen: View {
        let model: ScreenModel

        var body: some View { Text("\(model.appearances)") }
    }

    /// Scenes inside SwiftUI, and SwiftUI inside scenes.
    @MainActor
    struct SceneViewTests {
        let log = Log()

        @Test func aHostingControllerIsTheControllerOfAScene() async {
            let model = ScreenModel()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.rootViewController = StoryCodeUIKit.Scene {
                return UIHostingController(rootView: ModelScreen(model: model))
            }.with {
                return model
            }.instantiate()
            window.makeKeyAndVisible()
            await Host.settle(window)
            #expect(model.appearances == 1)
        }

        @Test func aModelIsReleasedWithItsScreen() {
            weak var released: ScreenModel?
            do {
                let model = ScreenModel()
                released = model
                let controller = StoryCodeUIKit.Scene {
                    return UIHostingController(rootView: ModelScreen(model: model))
                }.with {
                    return model
                }.instantiate()
                controller.loadViewIfNeeded()
            }
            #expect(released == nil)
        }

        @Test func aBuilderForAHostingControllerIsReported() {
            let model = ScreenModel()
            let controller = StoryCodeUIKit.Scene {
                return UIHostingController(rootView: ModelScreen(model: model))
            }.instantiate(view: { _ in UIView() })
            log.withDiagnostics { controller.loadViewIfNeeded() }
            log.expect(["! viewBuilderNotUsed"])
        }

        #if !canImport(ObjectiveC)
            @Test func aSceneViewMakesItsSceneOnceAndReleasesItWithItsIdentity() {
                weak var released: UIViewController?
                let view = SceneView {
                    log.add("make")
                    return StoryCodeUIKit.Scene { UIViewController() }.with { Tracker("h", log: log) }.instantiate()
                } update: { _ in
                    log.add("update")
                }
                let identity = StubIdentity(view)
                released = identity.controller
                identity.controller?.loadViewIfNeeded()
                identity.update(view)
                #expect(released != nil)
                identity.end()
                #expect(released == nil)
                log.expect(["make", "update", "h.didLoad", "update"])
            }

            @Test func aSceneViewHasACoordinatorASizeAndAnEnd() {
                let view = SceneView(
                    coordinator: { Tracker("h", log: log) },
                    make: { context in
                        StoryCodeUIKit.Scene { UIViewController() }.with { context.coordinator.value }.instantiate()
                    },
                    update: { controller, _ in controller.loadViewIfNeeded() },
                    sizeThatFits: { proposal, _, _ in CGSize(width: proposal.width ?? 0, height: 44) },
                    dismantle: { controller, tracker in
                        log.add("end")
                        tracker.viewDidDisappear(false)
                    }
                )
                let identity = StubIdentity(view)
                #expect(identity.size(view, width: 100) == CGSize(width: 100, height: 44))
                identity.end()
                log.expect(["h.didLoad", "end", "h.didDisappear"])
            }

            @Test func anInlineSceneIsBroughtUpToDate() {
                let view = SceneView {
                    StoryCodeUIKit.Scene {
                        return UIViewController()
                    }.with {
                        return Tracker("h", log: log)
                    }.instantiate(connect: { controller, _ in
                        controller.title = "inline"
                    })
                } update: { controller in
                    log.add(controller.title ?? "")
                }
                StubIdentity(view).end()
                log.expect(["inline"])
            }
        #endif
    }
#endif

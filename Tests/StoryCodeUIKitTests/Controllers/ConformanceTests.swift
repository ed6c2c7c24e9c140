#if canImport(UIKit) && !os(watchOS)
    import StoryCodeTesting
    import StoryCodeUIKit
    import Testing
    import UIKit

    /// Controllers of UIKit keep the rules of scenes.
    @MainActor
    struct ConformanceTests {
        @Test func baseClassKeepsTheRules() {
            expectSceneConformance { Adapter { SceneViewController() } }
        }

        @Test func observedControllerKeepsTheRules() {
            expectSceneConformance { Adapter { UIViewController() } }
        }

        private struct Adapter: SceneControllerAdapter {
            let make: @MainActor () -> UIViewController

            func makeController() -> UIViewController { make() }
            func makeView() -> UIView { UIView() }
            func loadedView(of controller: UIViewController) -> UIView? { controller.viewIfLoaded }
            func loadView(of controller: UIViewController) { controller.loadViewIfNeeded() }
            func tearDownView(of controller: UIViewController) { controller.view = nil }

            func appear(_ controller: UIViewController) {
                controller.loadViewIfNeeded()
                controller.beginAppearanceTransition(true, animated: false)
                controller.endAppearanceTransition()
            }

            func disappear(_ controller: UIViewController) {
                controller.beginAppearanceTransition(false, animated: false)
                controller.endAppearanceTransition()
            }
        }
    }
#endif

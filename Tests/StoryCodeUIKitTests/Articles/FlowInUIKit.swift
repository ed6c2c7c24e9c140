#if canImport(UIKit) && !os(watchOS)
    // The code of the article "The flow of an app"; a test compares it with the article.
    import StoryCodeUIKit
    import Testing
    import UIKit

    struct GuideFlow: Codable, Hashable {
        var cities: [Int] = []
        var settings: Bool?
    }

    @MainActor
    func makeGuide(_ flow: Flow<GuideFlow>) -> UINavigationController {
        Scene {
            return UINavigationController(rootViewController: UIViewController())
        }.with {
            return StackFlow(flow, \.cities) { city in
                let controller = UIViewController()
                controller.title = "city \(city)"
                return controller
            }
        }.with {
            return PresentationFlow(flow, \.settings) { _ in UIViewController() }
        }.instantiate()
    }

    @MainActor
    struct FlowInUIKitTests {
        @Test func stackShowsTheValue() {
            let stack = makeGuide(Flow(GuideFlow(cities: [7])))
            #expect(stack.viewControllers.map(\.title) == [nil, "city 7"])
        }
    }
#endif

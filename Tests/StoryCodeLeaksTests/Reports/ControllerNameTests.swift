import StoryCode
import Testing

@testable import StoryCodeLeaks

@MainActor
struct ControllerNameTests {
    /// A controller of which the title needs the view.
    private final class CityController: ViewController {
        override var title: String? {
            get {
                loadViewIfNeeded()
                return super.title.map { "\($0), loaded" }
            }
            set { super.title = newValue }
        }
    }

    @Test func nameDoesNotLoadTheView() {
        let controller = CityController()
        controller.title = "Lisbon"
        #expect(ControllerName.name(of: controller) == "CityController \"Lisbon\"")
        #expect(!controller.isViewLoaded)
        controller.loadViewIfNeeded()
        #expect(ControllerName.name(of: controller) == "CityController \"Lisbon, loaded\"")
    }
}

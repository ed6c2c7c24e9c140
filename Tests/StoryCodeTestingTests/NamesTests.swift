import StoryCode
import StoryCodeTesting
import Testing

/// The names of objects in recorded lines.
@MainActor
struct NamesTests {
    let recorder = LifecycleRecorder()

    @Test func givenNameWins() {
        let controller = ViewController()
        controller.title = "Lisbon"
        recorder.attach(to: controller, as: "A")
        controller.loadViewIfNeeded()
        recorder.name(controller, "B")
        controller.view = nil
        recorder.expect(["A.loadView", "A.viewDidLoad", "B.viewWillTearDown", "B.viewDidTearDown"])
    }

    @Test func titleAtTheFirstEventStaysTheName() {
        let controller = ViewController()
        controller.title = "Lisbon"
        recorder.attach(to: controller)
        controller.loadViewIfNeeded()
        controller.title = "Porto"
        controller.view = nil
        recorder.expect(["Lisbon.loadView", "Lisbon.viewDidLoad", "Lisbon.viewWillTearDown", "Lisbon.viewDidTearDown"])
    }

    @Test func typesAreNamesWithNumbers() {
        recorder.recording {
            for _ in 0..<2 {
                Scene { ViewController() }.with { QuietHelper() }.with { QuietHelper() }.with { QuietValue() }
                    .instantiate().loadViewIfNeeded()
            }
        }
        recorder.expect([
            "ViewController.loadView", "ViewController.viewDidLoad", "ViewController/QuietHelper.viewDidLoad",
            "ViewController/QuietHelper#2.viewDidLoad", "ViewController/QuietValue.viewDidLoad",
            "ViewController#2.loadView", "ViewController#2.viewDidLoad", "ViewController#2/QuietHelper.viewDidLoad",
            "ViewController#2/QuietHelper#2.viewDidLoad", "ViewController#2/QuietValue.viewDidLoad",
        ])
    }
}

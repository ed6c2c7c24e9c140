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

    // Counting from the start for each name would take many minutes.
    @Test(.timeLimit(.minutes(1)))
    func manyObjectsOfOneNameAreNumbered() {
        let controllers = (0..<10_000).map { _ in ViewController() }
        recorder.recording {
            for controller in controllers { controller.loadViewIfNeeded() }
        }
        #expect(recorder.events.last?.controller == "ViewController#10000")
    }

    @Test func numberThatIsANameIsLeftOut() {
        let controllers = (0..<4).map { _ in ViewController() }
        recorder.name(controllers[0], "ViewController#2")
        recorder.recording {
            for controller in controllers { controller.loadViewIfNeeded() }
        }
        recorder.expect([
            "ViewController#2.loadView", "ViewController#2.viewDidLoad",
            "ViewController.loadView", "ViewController.viewDidLoad",
            "ViewController#3.loadView", "ViewController#3.viewDidLoad",
            "ViewController#4.loadView", "ViewController#4.viewDidLoad",
        ])
    }

    // Looking up the window of each controller through all others would take many minutes.
    @Test(.timeLimit(.minutes(1)))
    func controllersOverEachOtherAreReleasedUnderARecorder() {
        var window: Window? = Window(scheduler: .immediate)
        let size = 5_000
        if let window {
            recorder.attach(to: window)
            var front = ViewController()
            window.rootViewController = front
            window.makeKeyAndVisible()
            for _ in 0..<size {
                let next = ViewController()
                front.present(next, animated: false)
                front = next
            }
        }
        _ = recorder.take()
        window = nil
        #expect(recorder.take(only: .appearance).count == 2 * (size + 1))
    }
}

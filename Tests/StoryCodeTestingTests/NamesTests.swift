import StoryCode
import StoryCodeRuns
import Testing

@testable import StoryCodeScenes
@testable import StoryCodeTesting

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

    @Test func nameIsNotCountedFromTheStart() {
        var names = UniqueNames()
        names.reserve("A#3")
        let added = (0..<1_000).map { _ in names.add("A") }
        #expect(Array(added.prefix(4)) == ["A", "A#2", "A#4", "A#5"])
        #expect(added.last == "A#1001")
        #expect(names.attempts == 1_001)
    }

    @Test(arguments: [false, true], [false, true])
    func windowOfControllersInsideEachOtherIsSoughtOnce(frontFirst: Bool, isContained: Bool) {
        var window: Window? = Window(scheduler: .immediate)
        var controllers = [ViewController()]
        window?.rootViewController = controllers[0]
        window?.makeKeyAndVisible()
        for index in 0..<20 {
            controllers.append(ViewController())
            if isContained {
                controllers[index].addChild(controllers[index + 1])
                controllers[index].view.addSubview(controllers[index + 1].view)
            } else {
                controllers[index].present(controllers[index + 1], animated: false)
            }
        }
        window = nil
        var finder = WindowFinder()
        func windows(of controller: ViewController, _ event: TraceEntry.Event) -> Int {
            finder.windows(of: TraceEntry(event: event, subject: controller)).all.count
        }
        for controller in frontFirst ? controllers.reversed() : controllers {
            #expect(windows(of: controller, .received(.viewDidDisappear(false))) == 0)
        }
        #expect(finder.searches == 1)
        // Another window shows them again.
        let other = Window(scheduler: .immediate)
        other.rootViewController = controllers[0]
        other.makeKeyAndVisible()
        #expect(windows(of: controllers[20], .placed(.root(of: other))) == 1)
        #expect(windows(of: controllers[20], .received(.viewDidDisappear(false))) == 1)
    }
}

import StoryCode
import TestSupport
import Testing

// The declarations that a program written for StoryCode has to add.
private typealias UIViewController = StoryCode.ViewController
private typealias UIView = StoryCode.View

private class Part {
    weak var other: Part?
    weak var view: ScreenView?
    weak var viewController: ScreenController?
}

private class ScreenView: UIView {}

private class ScreenController: UIViewController {}

private class Listener: ViewObserver {
    var received: [String] = []

    func viewDidLoad() { received.append("viewDidLoad") }
    func viewWillAppear(_ animated: Bool) { received.append("viewWillAppear") }
    func viewDidAppear(_ animated: Bool) { received.append("viewDidAppear") }
    func viewWillDisappear(_ animated: Bool) { received.append("viewWillDisappear") }
    func viewDidDisappear(_ animated: Bool) { received.append("viewDidDisappear") }
    func viewWillLayoutSubviews() { received.append("viewWillLayoutSubviews") }
    func viewDidLayoutSubviews() { received.append("viewDidLayoutSubviews") }
}

/// Code in StoryCode's own spelling, and the cases of StoryCode's own tests.
@MainActor
struct StoryCodeCompatibilityTests {
    private var parts: (Part, Part)?
    private var viewController: UIViewController?

    init() {
        var made: (Part, Part)?
        // StoryCode's own spelling, spaces included.
        // swift-format-ignore
        viewController = Scene({
            return ScreenController()
        }) .with {
            return Part()
        } .with {
            return Part()
        } .instantiate(connect: { viewController, first, second in
            first.other = second
            second.other = first
            first.viewController = viewController
            made = (first, second)
        }, view: { viewController, first, second in
            let view = ScreenView()
            second.view = view
            return view
        })
        parts = made
    }

    @Test mutating func theHelpersAreRetainedAndReleasedWithTheController() {
        weak let part = parts?.0
        parts = nil
        #expect(part != nil)
        viewController = nil
        #expect(part == nil)
    }

    @Test func helpersAreConnected() {
        #expect(parts?.0.other === parts?.1)
        #expect(parts?.1.other === parts?.0)
        #expect(parts?.0.viewController === viewController)
    }

    @Test func viewIsCreatedAndConnected() throws {
        let view = try #require(viewController?.view)
        #expect(view is ScreenView)
        #expect(parts?.1.view === view)
    }

    @Test func viewIsRecreatedAndReconnectedAndNotLeaked() throws {
        let viewController = try #require(viewController)
        viewController.loadViewIfNeeded()
        weak let first = viewController.view
        viewController.view = nil
        #expect(first == nil)
        let second = try #require(viewController.view)
        #expect(second is ScreenView)
        #expect(parts?.1.view === second)
        #expect(second == viewController.view)
    }

    @Test func helperReceivesEachMethodOfTheController() {
        // StoryCode's own spelling, spaces included.
        // swift-format-ignore
        let host = Scene {
            return UIViewController()
        } .with { () -> Listener in
            let listener = Listener()
            return listener
        } .host()
        DiagnosticHandler.$current.withValue(DiagnosticHandler { _ in }) {
            host.controller.viewDidLoad()
            host.controller.viewWillAppear(false)
            host.controller.viewDidAppear(false)
            host.controller.viewWillDisappear(false)
            host.controller.viewDidDisappear(false)
            host.controller.viewWillLayoutSubviews()
            host.controller.viewDidLayoutSubviews()
        }
        #expect(
            host.helpers.received == [
                "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
                "viewWillLayoutSubviews", "viewDidLayoutSubviews",
            ]
        )
    }

    @Test func shorthandArgumentsWhereTheLastIsUsed() {
        let controller = Scene { ViewController() }.with { Part() }.with { "title" }.instantiate(
            connect: { $0.title = $2 },
            view: { _, part, _ in View() }
        )
        #expect(controller.title == "title")
    }
}

import StoryCode
import Testing

/// Loading a view, and the contract of `loadView()`.
@MainActor
struct ViewLoadingTests {
    let log = Log()

    @Test func theFirstAccessLoadsAndTheSecondDoesNot() {
        let controller = LoggedController(log: log)
        let first = controller.view
        #expect(log.take() == ["C.loadView", "C.didLoad"])
        #expect(controller.view === first)
        #expect(log.take() == [])
    }

    @Test func lookingDoesNotLoad() {
        let controller = LoggedController(log: log)
        #expect(controller.viewIfLoaded == nil)
        #expect(!controller.isViewLoaded)
        #expect(log.take() == [])
    }

    @Test func loadViewIfNeededLoadsOnce() {
        let controller = LoggedController(log: log)
        controller.loadViewIfNeeded()
        controller.loadViewIfNeeded()
        #expect(log.take() == ["C.loadView", "C.didLoad"])
    }

    @Test func aHiddenViewSetToNilIsLoadedAgain() {
        let controller = LoggedController(log: log)
        controller.title = "kept"
        let first = controller.view
        controller.view = nil
        let second = controller.view
        #expect(first !== second)
        #expect(controller.title == "kept")
        #expect(log.take() == ["C.loadView", "C.didLoad", "C.willUnload", "C.didUnload", "C.loadView", "C.didLoad"])
    }

    @Test func anAssignedViewIsNotAnnounced() {
        let controller = LoggedController(log: log)
        let view = View()
        controller.view = view
        #expect(controller.view === view)
        #expect(log.take() == [])
    }

    @Test func anOverrideThatAssignsItsOwnViewWinsOverTheBuilder() {
        final class MyView: View {}
        final class Stubborn: ViewController {
            var seen: View?
            override func loadView() { view = MyView() }
            override func viewDidLoad() { seen = view }
        }
        let controller = Scene { Stubborn() }.instantiate(view: { _ in View() })
        #expect(controller.view is MyView)
        #expect(controller.seen === controller.view)
    }

    @Test func loadViewThatAssignsNothing() {
        final class Idle: ViewController {
            let log: Log
            init(log: Log) { self.log = log }
            override func loadView() { log.add("C.loadView") }
            override func viewDidLoad() { log.add("C.didLoad") }
        }
        let controller = Idle(log: log)
        let view = log.withDiagnostics { controller.view }
        #expect(view != nil)
        #expect(log.take() == ["C.loadView", "! loadViewDidNotSetView", "C.didLoad"])
    }

    @Test func loadViewThatReadsTheViewFirst() {
        final class Recursive: ViewController {
            let log: Log
            init(log: Log) { self.log = log }
            override func loadView() {
                log.add("C.loadView")
                view.frame = Rect(x: 0, y: 0, width: 1, height: 1)
            }
            override func viewDidLoad() { log.add("C.didLoad") }
        }
        let controller = Recursive(log: log)
        let view: View? = log.withDiagnostics { controller.view }
        #expect(view?.bounds.size.width == 1)
        #expect(log.take() == ["C.loadView", "! loadViewRecursion", "C.didLoad"])
    }

    @Test func aViewOfAnotherControllerStaysWithIt() {
        let (first, second) = (ViewController(), ViewController())
        let view: View = first.view
        log.withDiagnostics { second.view = view }
        #expect(first.view === view)
        #expect(!second.isViewLoaded)
        #expect(log.take() == ["! viewHasController"])
        first.view = nil
        second.view = view
        #expect(second.view === view)
    }

    /// The refusal was once followed by the report that no view was set.
    @Test func aBuilderThatGivesAViewOfAnotherControllerIsReportedOnce() {
        let other = ViewController()
        let controller = Scene { ViewController() }.instantiate(view: { _ in other.view })
        let view: View? = log.withDiagnostics { controller.view }
        #expect(view != nil && view !== other.view)
        #expect(log.take() == ["! viewHasController"])
    }

    @Test func aReplacedViewTakesThePlaceOfTheOldOneWithoutAnEvent() {
        let controller = LoggedController(log: log)
        let window = Window(frame: Rect(x: 0, y: 0, width: 3, height: 4))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        _ = log.take()
        let view = View()
        controller.view = view
        #expect(window.subviews == [view])
        #expect(view.frame == window.bounds)
        #expect(log.take() == ["C.willLayout", "C.didLayout"])
    }
}

import StoryCode
import TestSupport
import Testing

/// The contract of `loadView()` and of assigned views; the scenarios test the rest.
@MainActor
struct ViewLoadingTests {
    let log = Log()

    @Test func overrideThatAssignsAViewWinsOverTheBuilder() {
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

    @Test func loadViewThatReadsTheViewFirst() {
        final class Recursive: ViewController {
            let log: Log
            init(log: Log) { self.log = log }
            override func loadView() {
                log.add("C.loadView")
                view.frame = LayoutRect(x: 0, y: 0, width: 1, height: 1)
            }
            override func viewDidLoad() { log.add("C.didLoad") }
        }
        let controller = Recursive(log: log)
        let view: View? = log.withDiagnostics { controller.view }
        #expect(view?.bounds.size.width == 1)
        #expect(log.take() == ["C.loadView", "! loadViewRecursion", "C.didLoad"])
    }

    @Test func viewOfAnotherControllerIsRefused() {
        let (first, second) = (ViewController(), ViewController())
        let view: View = first.view
        log.withDiagnostics { second.view = view }
        log.withDiagnostics { first.view = view }
        #expect(first.view === view)
        #expect(!second.isViewLoaded)
        #expect(log.take() == ["! viewHasController"])
        let own: View = second.view
        let box = View()
        box.addSubview(own)
        log.withDiagnostics { second.view = view }
        #expect(second.view === own && box.subviews == [own] && view.superview == nil)
        #expect(log.take() == ["! viewHasController"])
        first.view = nil
        second.view = view
        #expect(second.view === view)
    }

    /// Regression: the refusal was once reported a second time, as a view that was not set.
    @Test func builtViewOfAnotherControllerIsReportedOnce() {
        let other = ViewController()
        let controller = Scene { ViewController() }.instantiate(view: { _ in other.view })
        let view: View? = log.withDiagnostics { controller.view }
        #expect(view != nil && view !== other.view)
        #expect(log.take() == ["! viewHasController"])
    }

    @Test func viewAssignedAgainDuringLoadingTakesThePlaceOfTheFirst() {
        final class Undecided: ViewController {
            let (container, final) = (View(), View())
            override func loadView() {
                view = View()
                container.addSubview(view)
                container.addSubview(View())
                view = final
            }
        }
        let controller = Undecided()
        #expect(controller.view === controller.final)
        #expect(controller.container.subviews.first === controller.final)
        #expect(controller.container.subviews.count == 2)
    }

    @Test func viewRemovedDuringLoadingIsReplacedByAnother() {
        final class Undecided: ViewController {
            let container = View()
            override func loadView() {
                view = View()
                container.addSubview(view)
                view = nil
            }
        }
        let controller = Undecided()
        let view: View? = log.withDiagnostics { controller.view }
        #expect(view != nil && view?.superview == nil && controller.container.subviews.count == 1)
        log.expect(["! loadViewDidNotSetView"])
    }

    @Test func viewAssignedTwiceDuringLoadingIsKept() {
        final class Repeating: ViewController {
            let own = View()
            override func loadView() {
                view = own
                view = own
            }
        }
        let controller = Repeating()
        log.withDiagnostics { controller.loadViewIfNeeded() }
        #expect(controller.view === controller.own)
        log.expect([])
    }

    @Test(arguments: [false, true])
    func assignedViewThatIsInAnotherOneStaysThere(isInWindow: Bool) {
        let (controller, window) = (log.controller("C"), Window(scheduler: ManualClock()))
        let (box, view) = (View(), View())
        log.show(controller, in: window)
        box.addSubview(view)
        if isInWindow { window.addSubview(box) }
        controller.view = view
        log.wait(for: window)
        #expect(controller.view === view && view.superview === box)
        log.expectMoves(isInWindow ? ["~"] : ["C.willDisappear", "C.didDisappear", "~"])
    }

    @Test func viewOfAControllerThatLeavesWhileItLoadsItIsLoadedFirst() {
        let window = Window(scheduler: ManualClock())
        let nav = log.navigation(log.controller("A"))
        let b = log.recorded(Screen(), as: "B")
        log.show(nav, in: window)
        b.onLoad = { $0.removeFromParent() }
        nav.pushViewController(b, animated: true)
        log.wait(for: window)
        #expect(nav.viewControllers.count == 1 && b.parent == nil)
        #expect(
            log.take(of: "B").filter { !$0.hasSuffix("Layout") } == [
                "B.willMove(nav)", "B.loadView", "B.didLoad", "B.willAppear", "B.isAppearing", "B.didAppear",
                "B.didMove(nav)", "B.willMove(nil)", "B.willDisappear", "B.didDisappear", "B.didMove(nil)", "~",
            ]
        )
    }

    @Test func replacedViewTakesThePlaceWithoutEvents() {
        let controller = LoggedController(log: log)
        let window = Window(frame: LayoutRect(x: 0, y: 0, width: 3, height: 4))
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

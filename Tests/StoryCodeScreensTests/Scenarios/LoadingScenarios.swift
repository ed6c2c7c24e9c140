import StoryCode
import TestSupport
import Testing

/// Loading a view.
@MainActor
struct LoadingScenarios {
    /// A controller with its own `loadView()`.
    final class OwnViewController: LoggedController {
        var load: (OwnViewController) -> Void = { _ in }

        override func loadView() {
            load(self)
        }
    }

    let log = Log()

    @Test("B1.1 the first access loads the view, and the second does not")
    func firstAccessLoads() {
        let a = log.controller("A")
        let first = a.view
        #expect(a.view === first)
        #expect(log.take() == ["A.loadView", "A.didLoad"])
    }

    @Test("B1.2 isViewLoaded and viewIfLoaded do not load the view")
    func lookingDoesNotLoad() {
        let a = log.controller("A")
        #expect(a.viewIfLoaded == nil && !a.isViewLoaded)
        #expect(log.take() == [])
    }

    @Test("B1.3 loadViewIfNeeded, twice")
    func loadViewIfNeededLoadsOnce() {
        let a = log.controller("A")
        a.loadViewIfNeeded()
        a.loadViewIfNeeded()
        #expect(log.take() == ["A.loadView", "A.didLoad"])
    }

    @Test("B1.4 a hidden view set to nil is loaded again")
    func hiddenViewSetToNilIsLoadedAgain() {
        let a = log.controller("A")
        a.title = "kept"
        let first = a.view
        a.view = nil
        #expect(a.view !== first)
        #expect(a.title == "kept")
        #expect(
            log.take() == ["A.loadView", "A.didLoad", "A.willTearDown", "A.didTearDown", "A.loadView", "A.didLoad"]
        )
    }

    @Test("B1.5 an assigned view is not announced")
    func assignedViewIsNotAnnounced() {
        let a = log.controller("A")
        let view = View()
        a.view = view
        #expect(a.view === view)
        #expect(log.take() == [])
    }

    @Test("B1.6 an override of loadView assigns a view of its own")
    func overrideAssignsItsOwnView() {
        let a = OwnViewController("A", log: log)
        let view = View()
        var seen: View?
        a.load = { $0.view = view }
        a.react = { controller, event in
            if event == .viewDidLoad { seen = controller.view }
        }
        #expect(a.view === view)
        #expect(seen === view)
        #expect(log.take() == ["A.loadView", "A.didLoad"])
    }

    @Test("B1.7 an override of loadView assigns nothing")
    func overrideAssignsNothing() {
        let a = OwnViewController("A", log: log)
        let view = log.withDiagnostics { a.view }
        #expect(view != nil)
        #expect(log.take() == ["A.loadView", "! loadViewDidNotSetView", "A.didLoad"])
    }
}

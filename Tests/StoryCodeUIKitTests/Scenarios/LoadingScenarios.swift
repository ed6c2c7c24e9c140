#if canImport(UIKit) && !os(watchOS)
    import StoryCodeUIKit
    import Testing
    import UIKit

    /// Loading a view, with the lists of the portable controllers.
    @MainActor
    struct LoadingScenarios {
        let log = Log()

        @Test("B1.1 the first access loads the view, and the second does not", arguments: ControllerKind.allCases)
        func firstAccessLoads(kind: ControllerKind) {
            let a = log.controller("A", kind)
            let first = a.view
            #expect(a.view === first)
            log.expect(["A.loadView", "A.didLoad"])
        }

        @Test("B1.2 isViewLoaded and viewIfLoaded do not load the view", arguments: ControllerKind.allCases)
        func lookingDoesNotLoad(kind: ControllerKind) {
            let a = log.controller("A", kind)
            #expect(a.viewIfLoaded == nil && !a.isViewLoaded)
            log.expect([])
        }

        @Test("B1.3 loadViewIfNeeded, twice", arguments: ControllerKind.allCases)
        func loadViewIfNeededLoadsOnce(kind: ControllerKind) {
            let a = log.controller("A", kind)
            a.loadViewIfNeeded()
            a.loadViewIfNeeded()
            log.expect(["A.loadView", "A.didLoad"])
        }

        @Test("B1.4 a hidden view set to nil is loaded again", arguments: ControllerKind.allCases)
        func hiddenViewSetToNilIsLoadedAgain(kind: ControllerKind) {
            let a = log.controller("A", kind)
            a.title = "kept"
            let first = a.view
            a.view = nil
            #expect(a.view !== first)
            #expect(a.title == "kept")
            log.expect(["A.loadView", "A.didLoad", "A.willTearDown", "A.didTearDown", "A.loadView", "A.didLoad"])
        }

        @Test("B1.5 an assigned view is not announced", arguments: ControllerKind.allCases)
        func assignedViewIsNotAnnounced(kind: ControllerKind) {
            let a = log.controller("A", kind)
            let view = UIView()
            a.view = view
            #expect(a.view === view)
            log.expect([])
        }
    }
#endif

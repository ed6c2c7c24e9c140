import StoryCode
import StoryCodeTesting
import Testing

/// The messages and locations of failed expectations.
@MainActor
struct ExpectTests {
    let recorder = LifecycleRecorder()
    let controller = ViewController()

    init() {
        recorder.attach(to: controller, as: "A")
        controller.loadViewIfNeeded()
    }

    @Test func failureShowsEachDifference() {
        let words = """
            The recorded lines differ from the expected ones: 2 missing, 1 extra.

               1  1  A.loadView
            -  2     A.viewWillAppear   missing
            -  3     A.viewDidAppear    missing
            +     2  A.viewDidLoad      extra
            """
        failing(in: words, line: #line + 1) {
            recorder.expect(["A.loadView", "A.viewWillAppear", "A.viewDidAppear"])
        }
    }

    @Test func failureShowsUnexpectedLines() {
        let words = """
            The recorded lines differ from the expected ones: 2 extra.

            +     1  A.loadView      extra
            +     2  A.viewDidLoad   extra
            """
        failing(in: words, line: #line + 1) {
            recorder.expect([])
        }
        recorder.expect([])
    }

    @Test func onlyTheGivenKindsAreCompared() {
        let window = Window()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        recorder.note("shown")
        let events = recorder.events
        func lines(_ kinds: RecordedEvent.Categories) -> [String] {
            events.filter { $0.isOne(of: kinds) }.map { $0.line() }
        }
        #expect(lines([]) == ["shown"])
        #expect(lines(.loading) == ["A.loadView", "A.viewDidLoad", "shown"])
        #expect(lines(.appearance) == ["A.viewWillAppear", "A.viewDidAppear", "shown"])
        #expect(
            lines(.layout) == [
                "A.viewIsAppearing", "A.updateProperties", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews",
                "shown",
            ]
        )
        #expect(lines([.containment, .memory, .diagnostics]) == ["shown"])
        #expect(lines(.requests) == ["Window.rootViewController = A", "shown"])
        #expect(lines([.all, .requests]).count == events.count)
        recorder.expect(["A.viewWillAppear", "A.viewDidAppear", "shown"], only: .appearance)
        recorder.expect([])
    }
}

/// Runs a closure that must fail once, with this message and at this line.
@MainActor
func failing(in words: String, line: Int, _ body: () -> Void) {
    withKnownIssue {
        body()
    } matching: { issue in
        issue.comments.map(\.rawValue) == [words] && issue.sourceLocation?.line == line
    }
}

import StoryCode
import StoryCodeTesting
import Testing

/// The cause of the first line that was not expected.
@MainActor
struct CauseTests {
    /// A helper that runs an action when the view has appeared.
    private final class Reaction: ViewObserver {
        var react: () -> Void = {}

        func viewDidAppear(_ animated: Bool) {
            react()
            react = {}
        }
    }

    private let clock = ManualClock()
    private let window: Window
    private let recorder: LifecycleRecorder
    private let host: SceneHost<ViewController, Reaction>

    init() {
        window = Window(scheduler: clock)
        recorder = LifecycleRecorder(of: window)
        host = Scene { ViewController() }.with { Reaction() }.host()
        recorder.name(host.controller, "A")
        window.rootViewController = host.controller
    }

    @Test func requestAndTurnAreNamed() {
        host.helpers.react = { [unowned controller = host.controller] in controller.view = nil }
        window.makeKeyAndVisible()
        _ = recorder.take()
        clock.run()
        let words = """
            The recorded lines differ from the expected ones: 2 missing, 4 extra.

            -  1     A.viewWillAppear               missing
            -  2     A/Reaction.viewWillAppear      missing
               3  1  A.viewDidAppear
               4  2  A/Reaction.viewDidAppear
            +     3  A.viewWillDisappear            extra
            +     4  A/Reaction.viewWillDisappear   extra
            +     5  A.viewDidDisappear             extra
            +     6  A/Reaction.viewDidDisappear    extra

            Line 3, A.viewWillDisappear, was recorded
              because of the call A.view = nil,
              because of a call in A/Reaction.viewDidAppear (line 2),
              because of a later turn of the call Window.isHidden = false.
            """
        failing(in: words, line: #line + 1) {
            recorder.expect(
                [
                    "A.viewWillAppear", "A/Reaction.viewWillAppear",
                    "A.viewDidAppear", "A/Reaction.viewDidAppear",
                ],
                only: .appearance
            )
        }
    }

    @Test func animationIsNamed() {
        let stack = NavigationController()
        let other = ViewController()
        recorder.name(stack, "S")
        recorder.name(other, "B")
        window.rootViewController = stack
        stack.viewControllers = [host.controller]
        window.makeKeyAndVisible()
        clock.run()
        _ = recorder.take()
        recorder.showsAnimated = true
        stack.pushViewController(other, animated: true)
        clock.run()
        let words = """
            The recorded lines differ from the expected ones: 2 extra.

               1  1  A.viewWillDisappear(true)
               2  2  B.viewWillAppear(true)
            +     3  A.viewDidDisappear(true)   extra
            +     4  B.viewDidAppear(true)      extra

            Line 3, A.viewDidDisappear(true), was recorded
              because of an animation of the call S.pushViewController(B).
            """
        failing(in: words, line: #line + 1) {
            recorder.expect(
                ["A.viewWillDisappear(true)", "B.viewWillAppear(true)"],
                only: .appearance,
                helpers: false
            )
        }
    }

    @Test func callIsNamed() {
        let other = ViewController()
        recorder.name(other, "B")
        recorder.attach(to: other)
        host.helpers.react = { other.loadViewIfNeeded() }
        window.makeKeyAndVisible()
        clock.run()
        let words = """
            The recorded lines differ from the expected ones: 2 extra.

               1  1  A.loadView
               2  2  A.viewDidLoad
            +     3  B.loadView      extra
            +     4  B.viewDidLoad   extra

            Line 3, B.loadView, was recorded
              because of a call in A/Reaction.viewDidAppear,
              because of a later turn of the call Window.isHidden = false.
            """
        failing(in: words, line: #line + 1) {
            recorder.expect(["A.loadView", "A.viewDidLoad"], only: .loading, helpers: false)
        }
    }

    /// Work that is scheduled outside events has the program as its cause.
    @Test func noteIsQuotedAsACause() {
        window.makeKeyAndVisible()
        clock.run()
        _ = recorder.take()
        recorder.note("next\nturn")
        host.controller.view.setNeedsLayout()
        clock.run()
        let words = """
            The recorded lines differ from the expected ones: 1 extra.

               1  1  next\\nturn
               2  2  A.viewWillLayoutSubviews
            +     3  A.viewDidLayoutSubviews   extra

            Line 3, A.viewDidLayoutSubviews, was recorded
              because of a later turn scheduled by the program after the note "next\\nturn" (line 1).
            """
        failing(in: words, line: #line + 1) {
            recorder.expect(["next\nturn", "A.viewWillLayoutSubviews"], helpers: false)
        }
    }

    /// Work that was scheduled in an event, or in a call.
    @Test(
        arguments: [
            (.request, nil, "a request made at B.loadView (line 1)"),
            (.turn, nil, "a later turn scheduled at B.loadView (line 1)"),
            (.animation, nil, "an animation started at B.loadView (line 1)"),
            (.request, .dismiss, "the call B.dismiss()"),
            (.turn, .dismiss, "a later turn of the call B.dismiss()"),
            (.animation, .dismiss, "an animation of the call B.dismiss()"),
        ] as [(DeferredWork.Reason, TraceRequest?, String)]
    )
    func workIsNamedAfterItsReason(reason: DeferredWork.Reason, request: TraceRequest?, cause: String) {
        let recorder = LifecycleRecorder()
        let other = ViewController()
        recorder.attach(to: other, as: "B")
        LifecycleTrace.trace(request.map { TraceEntry.Event.requested($0, nil) } ?? .loadView, of: other)
        let work = LifecycleTrace.deferred(reason) {
            LifecycleTrace.trace(.willMove(toParent: nil), of: other)
            LifecycleTrace.traceEnd(of: other)
        }
        LifecycleTrace.traceEnd(of: other)
        work()
        // Requests are not compared.
        let lines = request == nil ? ["B.loadView"] : []
        let table = lines.map { "   1  1  \($0)" } + ["+     \(lines.count + 1)  B.willMove(toParent: nil)   extra"]
        let words = """
            The recorded lines differ from the expected ones: 1 extra.

            \(table.joined(separator: "\n"))

            Line \(lines.count + 1), B.willMove(toParent: nil), was recorded
              because of \(cause).
            """
        failing(in: words, line: #line + 1) {
            recorder.expect(lines)
        }
    }

    @Test(
        arguments: [
            ([], "before the first event"), (["begin"], "after the note \"begin\" (line 1)"),
            (["begin", "end"], "after the note \"end\" (line 2)"),
        ] as [([String], String)]
    )
    func workOfTheProgramHasAPlaceAmongTheEvents(notes: [String], place: String) {
        let recorder = LifecycleRecorder()
        let other = ViewController()
        recorder.name(other, "B")
        recorder.recording {
            for note in notes { recorder.note(note) }
            clock.later(after: .zero) { other.loadViewIfNeeded() }
            clock.run()
        }
        let first = notes.count + 1
        let same = notes.enumerated().map { "   \($0 + 1)  \($0 + 1)  \($1)" }
        let table = same + ["+     \(first)  B.loadView      extra", "+     \(first + 1)  B.viewDidLoad   extra"]
        let words = """
            The recorded lines differ from the expected ones: 2 extra.

            \(table.joined(separator: "\n"))

            Line \(first), B.loadView, was recorded
              because of a later turn scheduled by the program \(place).
            """
        failing(in: words, line: #line + 1) {
            recorder.expect(notes)
        }
    }

    @Test(arguments: [(9, "1 earlier cause"), (10, "2 earlier causes")])
    func longChainsAreCut(depth: Int, rest: String) {
        let controllers = (0...depth).map { number in
            let controller = NestingController()
            recorder.attach(to: controller, as: "\(number)")
            return controller
        }
        for (outer, inner) in zip(controllers, controllers.dropFirst()) { outer.inner = inner }
        let before = recorder.events.count
        controllers[0].loadViewIfNeeded()
        let events = recorder.events[before...].map { $0.line() }
        let table = events.dropLast().enumerated().map { index, line in
            let number = index < 9 ? " \(index + 1)" : "\(index + 1)"
            return "   \(number)  \(number)  \(line)"
        }
        let causes = (depth - 8..<depth).reversed().map {
            "  because of a call in \($0).viewDidLoad (line \(2 * $0 + 2)),"
        }
        let words = """
            The recorded lines differ from the expected ones: 1 extra.

            \(table.joined(separator: "\n"))
            +      \(events.count)  \(depth).viewDidLoad   extra

            Line \(events.count), \(depth).viewDidLoad, was recorded
            \(causes.joined(separator: "\n"))
              because of \(rest).
            """
        failing(in: words, line: #line + 1) {
            recorder.expect(Array(events.dropLast()))
        }
    }

    /// A controller that loads the view of another one.
    private final class NestingController: ViewController {
        var inner: ViewController?

        override func viewDidLoad() {
            super.viewDidLoad()
            inner?.loadViewIfNeeded()
        }
    }
}

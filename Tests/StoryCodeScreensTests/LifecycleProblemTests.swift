import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScenes
@testable import StoryCodeScreens

/// The message of every problem, and its receivers.
@MainActor
struct LifecycleProblemTests {
    final class City: ViewController {}
    final class Map: ViewController {}

    let city = City()
    let map = Map()

    func text(_ problem: LifecycleDiagnostic.Problem, _ subjects: [AnyObject]) -> String {
        LifecycleDiagnostic(problem, subjects).description
    }

    /// Calls the method of another event of the base class.
    final class Confused: ViewController {
        override func viewWillAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    }

    @Test func superOfAnotherEvent() {
        var found: [LifecycleDiagnostic.Problem] = []
        let diagnostics = DiagnosticHandler(checks: [.missingSuper]) { found.append($0.problem) }
        DiagnosticHandler.$current.withValue(diagnostics) {
            Confused().beginAppearanceTransition(true, animated: false)
        }
        #expect(found == [.eventCalledDirectly(.viewDidAppear(false)), .superNotCalled(.viewWillAppear(false))])
    }

    @Test func messages() {
        let problems: [(LifecycleDiagnostic.Problem, [AnyObject])] = [
            (.viewUnloadedWhileVisible, [city]),
            (.loadViewRecursion, [city]),
            (.loadViewDidNotSetView, [city]),
            (.viewLoadedBeforeScene, [city]),
            (.controllerHasScene, [city]),
            (.helperIsEmpty, [city]),
            (.unbalancedAppearanceTransition, [city]),
            (.duplicateStateKey("page"), [city]),
            (.eventCalledDirectly(.viewWillAppear(true)), [city]),
            (.viewHasController, [city, map]),
            (.viewContainsItself, [View(), Window()]),
            (.neverAtRest(work: 3), []),
            (.neverAtRest(work: 3, updating: City.self), []),
        ]
        let messages = """
            The view of <City> was set to nil while it was visible. To fix: Call reloadView() to rebuild a visible \
            view, or hide the controller before setting its view to nil.
            <City>.loadView() read `view` before it set it. To fix: Assign a new view to `view` first in \
            loadView(), and do not call it directly.
            <City>.loadView() returned without setting `view`. To fix: Assign a new view to `view` first in \
            loadView(), and do not call it directly.
            The view of <City> was loaded by a factory of its scene, before the scene was complete. To fix: Access \
            the view in `connect` or later: by then the builder makes it and the helpers are notified.
            <City> was made the controller of a second scene. To fix: Make the controller inside the scene's \
            first closure, so that each scene has its own.
            A helper of <City> is an empty tuple: its factory returns nothing. To fix: Write `return` before the \
            helper at the end of the factory.
            Unbalanced calls to begin/end appearance transitions for <City>. To fix: Pair every \
            beginAppearanceTransition with one endAppearanceTransition, and do not begin in the direction that the \
            controller has already taken.
            The key "page" was registered a second time for state that <City> keeps. To fix: Use a different key \
            for each value, or end the first registration with unregister(_:).
            Calling viewWillAppear directly on a view controller is not supported, and may result in \
            out-of-order callbacks and other inconsistent behavior: <City>. To fix: Show or hide the controller, \
            or call beginAppearanceTransition and endAppearanceTransition.
            A view can only be associated with at most one view controller at a time: the view of <Map> was \
            given to <City>. To fix: Give each controller a view of its own, or set the other controller's view \
            to nil first.
            Can't add self as subview: <View> was added to <Window>, which is inside it. To fix: Remove the outer \
            view from its superview first.
            One call led to 3 pieces of work, and more is queued. To fix: Check in a callback whether a change is \
            needed before it requests one that leads to it again.
            One call led to 3 pieces of work, and more is queued. City is updated again and again: an update changes \
            what another one reads. To fix: Check in a callback whether a change is needed before it requests one that \
            leads to it again.
            """
        #expect(problems.map { text($0, $1) } == messages.split(separator: "\n").map(String.init))
        #expect(
            problems.map(\.0.code) == [
                "viewUnloadedWhileVisible", "loadViewRecursion", "loadViewDidNotSetView", "viewLoadedBeforeScene",
                "controllerHasScene", "helperIsEmpty", "unbalancedAppearanceTransition", "duplicateStateKey",
                "eventCalledDirectly", "viewHasController", "viewContainsItself", "neverAtRest",
                "neverAtRest",
            ]
        )
    }

    @Test func subjectsAreNamedAndNotRetained() {
        weak var released: City?
        let diagnostic: LifecycleDiagnostic
        do {
            let city = City()
            released = city
            diagnostic = LifecycleDiagnostic(.viewHasController, [city, map])
            #expect(diagnostic.subjects.map(\.id) == [ObjectIdentifier(city), ObjectIdentifier(map)])
        }
        #expect(released == nil)
        #expect(diagnostic.subjects.map(\.typeName) == ["City", "Map"])
    }

    @Test func checksAreIndependent() {
        let checks: [DiagnosticHandler.Checks] = [.missingSuper, .queuedNavigation, .outlivingTasks]
        for check in checks { #expect(checks.filter(check.contains) == [check]) }
    }

    @Test func programmerErrorsAreExceptionsOfUIKit() {
        #expect(LifecycleDiagnostic(.viewHasController, []).severity == .programmerError)
        #expect(LifecycleDiagnostic(.viewContainsItself, []).severity == .programmerError)
        #expect(LifecycleDiagnostic(.unbalancedAppearanceTransition, []).severity == .warning)
    }

    @Test func eachTaskHasItsOwnDiagnostics() async {
        /// Reports `count` problems while other tasks do too, and returns the number received.
        func seen(_ count: Int) async -> Int {
            let log = Log()
            let diagnostics = DiagnosticHandler { log.add("\($0.problem)") }
            await DiagnosticHandler.$current.withValue(diagnostics) {
                for _ in 0..<count {
                    ViewController().endAppearanceTransition()
                    await Task.yield()
                }
            }
            return log.take().count
        }
        async let first = seen(10)
        async let second = seen(20)
        let both = await (first, second)
        #expect(both == (10, 20))
    }

    #if os(Linux) || os(macOS) || os(Windows)
        @Test func strictModeStopsAtAProgrammerError() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    DiagnosticHandler.$current.withValue(.strict) {
                        let view = View()
                        view.addSubview(view)
                    }
                }
            }
            let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(words.contains("StoryCode: Can't add self as subview: <View> was added to <View>"))
        }
    #endif

    // Apple's systems, and the stub of their log, write elsewhere.
    #if os(Linux) && !canImport(os)
        @Test func diagnosticsArePrinted() async {
            let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
                await MainActor.run {
                    let controller = ViewController()
                    controller.endAppearanceTransition()
                    DiagnosticHandler.$current.withValue(.strict) { controller.endAppearanceTransition() }
                }
            }
            let line = """
                StoryCode: Unbalanced calls to begin/end appearance transitions for <ViewController>. To fix: Pair every \
                beginAppearanceTransition with one endAppearanceTransition, and do not begin in the direction that the \
                controller has already taken.

                """
            #expect(String(decoding: result?.standardOutputContent ?? [], as: UTF8.self) == line + line)
        }
    #endif

    @Test func strictModeAllowsWarnings() {
        DiagnosticHandler.$current.withValue(.strict) { ViewController().endAppearanceTransition() }
    }
}

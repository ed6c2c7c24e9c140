import StoryCode
import Testing

@testable import StoryCodeTesting

/// A controller that breaks a rule of scenes is found, and one that breaks none is not.
@MainActor
struct SceneConformanceTests {
    @Test func viewControllerKeepsTheRules() {
        expectSceneConformance { ViewControllerAdapter() }
    }

    @Test func viewControllerInAWindowKeepsTheRules() {
        expectSceneConformance { WindowAdapter() }
    }

    @Test func brokenRuleFails() {
        let words = """
            BrokenController breaks a rule of scenes: the controller has its view when its helpers receive an event.

            The recorded lines differ from the expected ones: 1 extra.

            +     1  no view at viewDidLoad   extra

            To fix: Change the state of the controller first, and then send the event.
            """
        failing(in: words, line: #line + 1) {
            expectSceneConformance { BrokenAdapter(defects: .announcesEarly) }
        }
    }

    @Test func brokenRulesAreFound() {
        defer { BrokenController.removeAll() }
        let found = BrokenController.Defect.allCases.map { defect in
            let violations = SceneRule.violations { BrokenAdapter(defects: defect) }
            return "\(defect): \(violations.map(\.rule.words).joined(separator: "; "))"
        }
        let builder = "the view builder of the scene makes each view, once"
        let loading = "the controller has its view when its helpers receive an event"
        let once = "each observer receives each event once"
        let order = "an event reaches the observers in their order, and follows the event before it"
        let own = "each controller has scene events of its own, and the same ones for its whole life"
        #expect(
            found == [
                "loadsEarly: a scene is connected and awoken before its first event, and its view is loaded later",
                "ignoresBuilder: \(builder)",
                "buildsTwice: \(builder)",
                "loadsAgain: \(builder); \(once)",
                "loadsOnce: \(builder)",
                "keepsItsView: \(builder)",
                "announcesEarly: \(loading)",
                "appearsWithoutView: \(loading)",
                "disappearsWithoutView: \(loading); \(once)",
                "announcesTwice: \(once)",
                "appearsTwice: \(once)",
                "neverDisappears: \(once)",
                "appearsBackwards: \(order)",
                "disappearsBackwards: \(order)",
                "announcesEachLoad: \(once)",
                "tearsDownSilently: helpers receive viewWillTearDown with the view and viewDidTearDown without it",
                """
                catchesUpAgain: a late helper catches up with the view, and then receives each event after the helpers \
                before it
                """,
                """
                isBusy: a change that a helper requests in an event follows when the event has reached all observers
                """,
                "sharesEvents: \(own)",
                "sendsToOthers: \(own)",
                "renewsEvents: \(own)",
                "renewsEventsAtEnd: \(own)",
                "renewsEventsWithItsView: \(own)",
                "isRetained: nothing outlives the controller, which retains its helpers and its view",
            ]
        )
    }

    @Test func eachRuleHasABrokenController() {
        defer { BrokenController.removeAll() }
        let broken = BrokenController.Defect.allCases.flatMap { defect in
            SceneRule.violations { BrokenAdapter(defects: defect) }.map(\.rule.words)
        }
        #expect(Set(broken) == Set(SceneRule<BrokenAdapter>.all.map(\.words)))
    }

    @Test func rulesHaveAdvice() {
        #expect(
            SceneRule<BrokenAdapter>.all.map(\.advice) == [
                "Store the scene events in a constant of the controller: `let sceneEvents = SceneEvents<…>()`.",
                "Load the view when it is first needed, and not in the initialiser or in `sceneEvents`.",
                "Call `sceneEvents.makeView(for: self)` for each view. Make another view only if it returns nil.",
                "Change the state of the controller first, and then send the event.",
                "Send each event once, in one place, and send both events of each pair.",
                """
                Load the view before it appears, and send `viewWillAppear`, `viewDidAppear`, `viewWillDisappear` and \
                `viewDidDisappear` in this order with `sceneEvents.send(_:)`.
                """,
                """
                Send `viewWillTearDown`, release the view, and then send `viewDidTearDown`. Load another view when it is \
                needed again.
                """,
                "Send every event with the same `sceneEvents`, which remember what a late helper has missed.",
                """
                Accept changes during an event, and send their events with `sceneEvents.send(_:)`, which queues them.
                """,
                nil,
            ]
        )
    }

    @Test func objectsThatOutliveTheControllerAreListed() {
        defer { BrokenController.removeAll() }
        let violations = SceneRule.violations { BrokenAdapter(defects: .isRetained) }
        #expect(
            violations.map(\.text) == [
                """
                BrokenController outlived the closure.
                1 strong reference comes from what was not read, or from outside: a global, a running task or a local \
                variable.

                Panel, the view of BrokenController, outlived the closure. BrokenController retains it:

                  BrokenController
                    ↓ panel   ← break here: weak var panel
                  Panel

                BrokenController also retains EventProbe (helper 1 of its scene), EventProbe (helper 2 of its scene) \
                and EventProbe (a late helper of its scene).

                Not read: BrokenController: events → builder { … }.

                To fix: Find what retains them, such as a closure, or a delegate that is not weak.
                A controller retains its helpers and its view, so begin with the controllers.
                """
            ]
        )
    }

    /// Returns what differs from the rules.
    private func texts(_ defect: BrokenController.Defect) -> [String] {
        defer { BrokenController.removeAll() }
        return SceneRule.violations { BrokenAdapter(defects: defect) }.map(\.text)
    }

    @Test(
        arguments: [
            (.renewsEvents, ["after appearing      ", "after disappearing   ", "after the teardown   "]),
            (.renewsEventsAtEnd, ["after disappearing   ", "after the teardown   "]),
            (.renewsEventsWithItsView, ["after the teardown   "]),
        ] as [(BrokenController.Defect, [String])]
    )
    func otherSceneEventsAreFoundAtEachMoment(defect: BrokenController.Defect, moments: [String]) {
        let lines = moments.enumerated().map { "+     \($0 + 1)  other scene events \($1)extra" }
        #expect(
            texts(defect) == [
                """
                The recorded lines differ from the expected ones: \(moments.count) extra.

                \(lines.joined(separator: "\n"))
                """
            ]
        )
    }

    @Test func eventsOfAnotherSceneAreListed() {
        let events = [
            "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
            "viewWillTearDown", "viewDidTearDown",
        ]
        let lines = events.flatMap { ["another scene: first.\($0)", "another scene: second.\($0)"] }
        #expect(texts(.sendsToOthers).first == ListComparison(expected: [], recorded: lines).message)
        #expect(texts(.sharesEvents).first?.contains("  the scene events of another controller  ") == true)
    }

    @Test func viewThatIsLoadedEarlyIsReported() {
        #expect(
            texts(.loadsEarly) == [
                """
                The recorded lines differ from the expected ones: 1 missing, 4 extra.

                +     1  ! viewLoadedBeforeScene   extra
                +     2  first.viewDidLoad         extra
                +     3  second.viewDidLoad        extra
                   1  4  connect
                   2  5  first.awake
                   3  6  second.awake
                -  4     no view                   missing
                +     7  another view              extra
                """
            ]
        )
    }

    @Test func brokenRulesOfOneGroupAreAllReported() {
        let violations = SceneRule.violations { BrokenAdapter(defects: .ignoresBuilder, .appearsTwice) }
        #expect(
            violations.map(\.rule.words) == [
                "the view builder of the scene makes each view, once", "each observer receives each event once",
            ]
        )
    }

    @Test func controllerWithoutTeardownKeepsTheRules() {
        struct Adapter: SceneControllerAdapter {
            let base = BrokenAdapter(defects: .tearsDownSilently)
            let tearsViewsDown = false

            func makeController() -> BrokenController { base.makeController() }
            func makeView() -> BrokenController.Panel { base.makeView() }
            func loadedView(of controller: BrokenController) -> BrokenController.Panel? {
                base.loadedView(of: controller)
            }
            func loadView(of controller: BrokenController) { base.loadView(of: controller) }
            func appear(_ controller: BrokenController) { base.appear(controller) }
            func disappear(_ controller: BrokenController) { base.disappear(controller) }
            func tearDownView(of controller: BrokenController) { Issue.record("torn down") }
        }
        expectSceneConformance { Adapter() }
    }
}

/// Controllers of the package outside a window.
private struct ViewControllerAdapter: SceneControllerAdapter {
    func makeController() -> ViewController { ViewController() }
    func makeView() -> View { View() }
    func loadedView(of controller: ViewController) -> View? { controller.viewIfLoaded }
    func loadView(of controller: ViewController) { controller.loadViewIfNeeded() }
    func tearDownView(of controller: ViewController) { controller.view = nil }

    func appear(_ controller: ViewController) {
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
    }

    func disappear(_ controller: ViewController) {
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
    }
}

/// Controllers of the package as the roots of windows.
private final class WindowAdapter: SceneControllerAdapter {
    private var windows: [ObjectIdentifier: Window] = [:]

    func makeController() -> ViewController { ViewController() }
    func makeView() -> View { View() }
    func loadedView(of controller: ViewController) -> View? { controller.viewIfLoaded }
    func loadView(of controller: ViewController) { controller.loadViewIfNeeded() }
    func tearDownView(of controller: ViewController) { controller.view = nil }

    func appear(_ controller: ViewController) {
        let window = windows[ObjectIdentifier(controller)] ?? Window()
        windows[ObjectIdentifier(controller)] = window
        if window.rootViewController == nil { window.rootViewController = controller }
        window.makeKeyAndVisible()
    }

    func disappear(_ controller: ViewController) { windows[ObjectIdentifier(controller)]?.isHidden = true }
    func release(_ controller: ViewController) { windows = windows.filter { !$0.value.isHidden } }
}

import Observation
import StoryCode
import StoryCodeTesting
import TestSupport
import Testing

@testable import StoryCodeScenes

/// Passes that read an observable model.
@MainActor
struct ObservedModelTests {
    // Tests change it on one thread at a time.
    @Observable
    final class Model: @unchecked Sendable {
        var name = 0
        var other = 0
    }

    let clock = ManualClock()
    let window: Window
    let recorder: LifecycleRecorder
    let model = Model()

    init() {
        window = Window(scheduler: clock)
        recorder = LifecycleRecorder(of: window)
    }

    private func shown<Controller: ViewController>(_ controller: Controller) -> Controller {
        recorder.name(controller, "C")
        window.rootViewController = controller
        window.makeKeyAndVisible()
        clock.run()
        _ = recorder.take()
        return controller
    }

    /// A screen that has read the model, and of which the view was torn down.
    private func tornDown() -> Screen {
        let screen = Screen()
        screen.onUpdate = { _ in _ = model.name }
        _ = shown(screen)
        window.isHidden = true
        clock.run()
        screen.view = nil
        _ = recorder.take()
        return screen
    }

    private func screenInScreen(_ window: Window) -> (Screen, Screen) {
        let (first, second) = (Screen(), Screen())
        first.addChild(second)
        first.view.addSubview(second.view)
        second.didMove(toParent: first)
        window.rootViewController = first
        return (first, second)
    }

    @Test func changesOfATurnAreOneUpdate() {
        let screen = Screen()
        var seen: [Int] = []
        screen.onUpdate = { _ in seen.append(model.name) }
        _ = shown(screen)
        model.name = 1
        model.name = 2
        recorder.expect([])
        clock.run()
        recorder.expect(["C.updateProperties"])
        model.name = 3
        clock.run()
        #expect(seen == [0, 2, 3])
    }

    private final class Stack: NavigationController {
        var onLayout: () -> Void = {}

        override func viewWillLayoutSubviews() { onLayout() }
    }

    private final class Tabs: TabBarController {
        var onLayout: () -> Void = {}

        override func viewWillLayoutSubviews() { onLayout() }
    }

    @Test func layoutsOfOwnContainersReadTheModel() {
        let (stack, tabs) = (Stack(rootViewController: ViewController()), Tabs())
        tabs.viewControllers = [stack]
        var seen: [String] = []
        stack.onLayout = { seen.append("stack \(model.name)") }
        tabs.onLayout = { seen.append("tabs \(model.name)") }
        _ = shown(tabs)
        seen = []
        model.name = 1
        clock.run()
        #expect(seen == ["tabs 1", "stack 1"])
    }

    @Test func changeOfSomethingElseUpdatesNothing() {
        let screen = Screen()
        screen.onUpdate = { _ in _ = model.name }
        _ = shown(screen)
        model.other = 1
        clock.run()
        recorder.expect([])
    }

    @Test func readInALayoutRequestsALayout() {
        for read: WritableKeyPath<Screen, (Screen) -> Void> in [\.onWillLayout, \.onDidLayout] {
            var screen = Screen()
            screen[keyPath: read] = { _ in _ = model.name }
            screen = shown(screen)
            model.name += 1
            clock.run()
            recorder.expect(["C.viewWillLayoutSubviews", "C.viewDidLayoutSubviews"])
        }
    }

    @Test func helperThatReadsIsUpdated() {
        let host = Scene { return ViewController() }.with { return Helper() }.host()
        host.helpers.onUpdate = { _ = model.name }
        _ = shown(host.controller)
        model.name = 1
        clock.run()
        recorder.expect(["C.updateProperties", "C/Helper.updateProperties"])
    }

    @Test func helperThatReadsInADirectCallIsNotUpdated() {
        let host = Scene { return ViewController() }.with { return Helper() }.host()
        host.helpers.onUpdate = { _ = model.name }
        _ = shown(host.controller)
        host.helpers.onUpdate = { _ = model.other }
        #expect(diagnostics { host.controller.updateProperties() }.map(\.problem.code) == ["eventCalledDirectly"])
        _ = recorder.take()
        model.other = 1
        clock.run()
        recorder.expect([])
    }

    /// A layout inside another event notifies the helpers after that event.
    @Test func helperThatReadsAfterAnotherEventIsUpdated() {
        let host = Scene { return Screen() }.with { return Helper() }.host()
        host.helpers.onDidLayout = { _ = model.name }
        window.rootViewController = host.controller
        recorder.name(host.controller, "C")
        host.controller.onAppear = { screen in
            screen.view.setNeedsLayout()
            screen.view.layoutIfNeeded()
        }
        window.makeKeyAndVisible()
        clock.run()
        _ = recorder.take()
        model.name = 1
        clock.run()
        recorder.expect(["C.viewWillLayoutSubviews", "C.viewDidLayoutSubviews"], helpers: false)
    }

    /// A screen with its first pass inside an event.
    ///
    /// No other test uses the class, so no controller of the class has read anything before.
    private final class LaidOutScreen: ViewController {
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            view.layoutIfNeeded()
        }
    }

    @Test func helperThatReadsAfterTheEventOfTheFirstPassIsUpdated() {
        let host = Scene { return LaidOutScreen() }.with { return Helper() }.host()
        host.helpers.onUpdate = { _ = model.name }
        _ = shown(host.controller)
        model.name = 1
        clock.run()
        recorder.expect(["C.updateProperties", "C/Helper.updateProperties"])
    }

    /// A view that reads a model in its layout.
    private final class ReadingView: View {
        let model: Model
        var seen: [Int] = []

        init(_ model: Model) {
            self.model = model
            super.init()
        }

        override func layoutSubviews() { seen.append(model.name) }
    }

    @Test func viewOfAPlainControllerIsLaidOutAgain() {
        let controller = ViewController()
        let view = ReadingView(model)
        controller.view = view
        _ = shown(controller)
        model.name = 1
        clock.run()
        #expect(view.seen == [0, 1])
    }

    @Test func lateHelperIsUpdated() {
        let host = Scene { return ViewController() }.host()
        _ = shown(host.controller)
        var seen: [Int] = []
        let late = Helper()
        late.onUpdate = { seen.append(model.name) }
        host.add(late)
        clock.run()
        model.name = 1
        clock.run()
        #expect(seen == [0, 1])
    }

    /// A helper that lays out the view when it appears.
    private final class LayingOutHelper: ViewObserver {
        let layOut: @MainActor () -> Void

        init(layOut: @escaping @MainActor () -> Void) { self.layOut = layOut }

        func viewDidAppear(_ animated: Bool) { layOut() }
    }

    @Test func helperThatReadsWhileAnotherOneCatchesUpIsUpdated() {
        let host = Scene { return ViewController() }.with { return Helper() }.host()
        _ = shown(host.controller)
        host.helpers.onDidLayout = { _ = model.name }
        host.add(
            LayingOutHelper { [unowned controller = host.controller] in
                controller.view.setNeedsLayout()
                controller.view.layoutIfNeeded()
            }
        )
        clock.run()
        _ = recorder.take()
        model.name = 1
        clock.run()
        recorder.expect(["C.viewWillLayoutSubviews", "C.viewDidLayoutSubviews"], helpers: false)
    }

    @Test func helperThatIsUpdatedAfterAnotherEventIsUpdatedAgain() {
        let host = Scene { return Screen() }.with { return Helper() }.host()
        host.helpers.onUpdate = { _ = model.name }
        host.controller.onAppear = { screen in
            screen.setNeedsUpdateProperties()
            screen.updatePropertiesIfNeeded()
        }
        _ = shown(host.controller)
        model.name = 1
        clock.run()
        recorder.expect(["C.updateProperties"], helpers: false)
    }

    @Test func changeOnAnotherThreadIsSeen() async {
        let screen = Screen()
        screen.onUpdate = { _ in _ = model.name }
        _ = shown(screen)
        await Task.detached { [model] in model.name = 1 }.value
        // The change requests the update in a task of the main actor that was made before this one.
        await Task { @MainActor in }.value
        clock.run()
        recorder.expect(["C.updateProperties"])
    }

    @Test func changeOnAnotherThreadOfWhatOnlyAnEarlierPassReadUpdatesNothing() async {
        // The first registration of a class cannot be ended.
        let first = Screen()
        first.onUpdate = { _ in _ = model.other }
        _ = shown(first)
        let screen = Screen()
        screen.onUpdate = { _ in _ = model.name }
        _ = shown(screen)
        screen.onUpdate = { _ in _ = model.other }
        screen.setNeedsUpdateProperties()
        clock.run()
        _ = recorder.take()
        await Task.detached { [model] in model.name = 1 }.value
        await Task { @MainActor in }.value
        clock.run()
        recorder.expect([])
    }

    @Test func changeOnAnotherThreadAfterTheTeardownUpdatesNothing() async {
        let screen = tornDown()
        await Task.detached { [model] in model.name = 1 }.value
        await Task { @MainActor in }.value
        clock.run()
        recorder.expect([])
        #expect(!screen.isViewLoaded)
    }

    @Test func hiddenScreenIsUpdatedWhenItAppears() {
        let screen = Screen()
        screen.onUpdate = { _ in _ = model.name }
        _ = shown(screen)
        window.isHidden = true
        clock.run()
        model.name = 1
        clock.run()
        recorder.expect(["C.viewWillDisappear", "C.viewDidDisappear"])
        window.isHidden = false
        recorder.expect(
            ["C.viewIsAppearing", "C.updateProperties", "C.viewWillLayoutSubviews", "C.viewDidLayoutSubviews"],
            only: .layout
        )
    }

    @Test func viewThatWasTornDownIsNotUpdated() {
        let screen = tornDown()
        model.name = 1
        clock.run()
        #expect(clock.isAtRest && !screen.isViewLoaded && screen.sceneEvents.observations == nil)
    }

    @Test func sceneIsNotRetained() {
        weak var screen: Screen?
        expectReleased {
            let made = Screen()
            made.onUpdate = { [model] _ in _ = model.name }
            screen = shown(made)
            window.rootViewController = nil
            clock.run()
        }
        model.name = 1
        #expect(screen == nil && clock.isAtRest)
    }

    /// A registration stays until something changes, so a repeated pass ends the one before.
    @Test func repeatedPassesKeepOneRegistration() {
        let screen = Screen()
        screen.onUpdate = { _ in _ = model.name }
        _ = shown(screen)
        for _ in 0..<1_000 {
            screen.setNeedsUpdateProperties()
            clock.run()
        }
        _ = recorder.take()
        ContentPass.requests = ContentPass.Requests()
        model.name = 1
        #expect(ContentPass.requests.count == 1)
        clock.run()
        recorder.expect(["C.updateProperties"])
    }

    /// Returns the problems that are reported while a window is shown with two screens that update each other.
    private func updateWithoutEnd(
        in window: Window,
        by pass: ReferenceWritableKeyPath<Screen, (Screen) -> Void>,
        show: () -> Void
    ) -> [LifecycleDiagnostic] {
        let (first, second) = screenInScreen(window)
        let problems = ProblemList()
        // Each one changes what the other one reads.
        first[keyPath: pass] = { _ in model.other = model.name }
        second[keyPath: pass] = { _ in model.name = model.other + 1 }
        DiagnosticHandler.$current.withValue(DiagnosticHandler { problems.list.append($0) }) {
            LifecycleRuntime.withLimit(100) { show() }
        }
        return problems.list
    }

    @Test(arguments: [false, true])
    func updatesWithoutEndAreReported(inLayout: Bool) {
        let problems = updateWithoutEnd(in: window, by: inLayout ? \.onWillLayout : \.onUpdate) {
            window.makeKeyAndVisible()
            clock.run()
        }
        #expect(problems.map(\.problem) == [.neverAtRest(work: 100, updating: Screen.self)])
        #expect(problems.first?.message.contains("Screen is updated again and again") == true)
    }

    @Test func updatesWithoutEndAreReportedWithTheImmediateScheduler() {
        let window = Window()
        let problems = updateWithoutEnd(in: window, by: \.onUpdate) { window.makeKeyAndVisible() }
        #expect(problems.map(\.problem) == [.neverAtRest(work: 100, updating: Screen.self)])
    }

    /// As with `withObservationTracking(_:onChange:)`, what the pass itself changes is no change after it.
    @Test func passThatChangesWhatItReadsIsNotRepeated() {
        let screen = Screen()
        screen.onUpdate = { _ in model.name += 1 }
        _ = shown(screen)
        #expect(model.name == 1 && clock.isAtRest)
        model.name = 5
        clock.run()
        recorder.expect(["C.updateProperties"])
        #expect(model.name == 6 && clock.isAtRest)
    }

    /// - Parameter updatesOther: Whether each turn also updates a window with another scheduler.
    @Test(arguments: [false, true]) func updatesWithoutEndInTurnsAreReportedOnce(updatesOther: Bool) async {
        let window = Window(scheduler: TaskScheduler(clock: ContinuousClock(), limit: 100))
        let (first, second) = screenInScreen(window)
        let (other, otherWindow) = (Screen(), Window())
        otherWindow.rootViewController = other
        otherWindow.makeKeyAndVisible()
        let problems = ProblemList()
        await withCheckedContinuation { done in
            // Each one changes what the other one reads, until both have done so often enough.
            first.onUpdate = { _ in
                model.other = model.name
                if updatesOther { other.setNeedsUpdateProperties() }
            }
            second.onUpdate = { _ in
                let other = model.other
                if other < 300 { model.name = other + 1 } else if other == 300 { done.resume() }
            }
            DiagnosticHandler.$current.withValue(DiagnosticHandler { problems.list.append($0) }) {
                window.makeKeyAndVisible()
            }
        }
        #expect(problems.list.map(\.problem) == [.neverAtRest(work: 100, updating: Screen.self)])
    }

    /// Returns what a screen with the immediate scheduler sees before and after a change outside a call.
    nonisolated static func seenAroundAChange() async -> [Int] {
        await Task { @MainActor in
            let (window, screen, model) = (Window(), Screen(), Model())
            var seen: [Int] = []
            screen.onUpdate = { _ in seen.append(model.name) }
            window.rootViewController = screen
            window.makeKeyAndVisible()
            model.name = 1
            await Task { @MainActor in }.value
            return seen
        }.value
    }

    @Test func changeOutsideACallIsSeenWithTheImmediateScheduler() async {
        #expect(await Self.seenAroundAChange() == [0, 1])
    }

    #if os(Linux) || os(macOS) || os(Windows)
        /// The calls of other tests would also run the update.
        @Test func changeOutsideACallIsSeenInAProcessWithoutOtherCalls() async {
            await #expect(processExitsWith: .success) {
                let seen = await ObservedModelTests.seenAroundAChange()
                precondition(seen == [0, 1])
            }
        }
    #endif
}

@MainActor
private final class ProblemList: Sendable {
    var list: [LifecycleDiagnostic] = []
}

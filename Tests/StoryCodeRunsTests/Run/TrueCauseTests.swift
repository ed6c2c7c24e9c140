import StoryCode
import StoryCodeRuns
import Testing

/// The first cause of each appearance step is the call that the program or the user has made.
@MainActor
final class TrueCauseTests {
    private let clock = ManualClock()
    private lazy var window = Window(scheduler: clock)
    private lazy var tabs = TabBarController()
    private lazy var stack = NavigationController()

    /// Records from its first use, so that it records nothing of parallel tests.
    private lazy var recorder: RunRecorder = {
        let recorder = RunRecorder()
        recorder.name(window, "W")
        recorder.name(tabs, "Tabs")
        recorder.name(stack, "Stack")
        return recorder
    }()

    private func screen(_ name: String) -> ViewController { SampleRuns.screen(name, in: recorder) }

    @Test func callsOfTheProgramAndTheUser() {
        defer { recorder.stop() }
        stack.viewControllers = [screen("Cities")]
        tabs.viewControllers = [stack, screen("Settings")]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        clock.run()
        stack.pushViewController(screen("Lisbon"), animated: true)
        clock.run()
        let swipe = window.beginBack()
        swipe?.update(0.3)
        swipe?.cancel()
        clock.run()
        let sheet = screen("Sheet")
        stack.present(sheet, animated: true)
        clock.run()
        sheet.dismiss(animated: true)
        clock.run()
        tabs.selectedIndex = 1
        tabs.userSelectsTab(at: 0)
        clock.run()
        stack.popToRootViewController(animated: false)
        clock.run()
        stack.pushViewController(screen("Porto"), animated: false)
        window.goBack()
        clock.run()
        window.isHidden = true
        clock.run()
        #expect(
            appearances(recorder.run) == [
                """
                W.isHidden = false: Tabs.viewWillAppear(false) Stack.viewWillAppear(false) \
                Cities.viewWillAppear(false) Tabs.viewDidAppear(false) Stack.viewDidAppear(false) \
                Cities.viewDidAppear(false)
                """,
                """
                Stack.pushViewController(Lisbon): Cities.viewWillDisappear(true) Lisbon.viewWillAppear(true) \
                Cities.viewDidDisappear(true) Lisbon.viewDidAppear(true)
                """,
                "Stack.beginInteractivePop(): Lisbon.viewWillDisappear(true) Cities.viewWillAppear(true)",
                """
                Stack.cancelInteractiveTransition(): Cities.viewWillDisappear(true) \
                Cities.viewDidDisappear(true) Lisbon.viewWillAppear(true) Lisbon.viewDidAppear(true)
                """,
                "Stack.present(Sheet): Sheet.viewWillAppear(true) Sheet.viewDidAppear(true)",
                "Sheet.dismiss(): Sheet.viewWillDisappear(true) Sheet.viewDidDisappear(true)",
                """
                Tabs.select(Settings): Settings.viewWillAppear(false) Stack.viewWillDisappear(false) \
                Lisbon.viewWillDisappear(false) Stack.viewDidDisappear(false) Lisbon.viewDidDisappear(false)
                """,
                """
                Tabs.userSelectsTab(): Settings.viewDidAppear(false) Stack.viewWillAppear(false) \
                Lisbon.viewWillAppear(false) Settings.viewWillDisappear(false) \
                Settings.viewDidDisappear(false) Stack.viewDidAppear(false) Lisbon.viewDidAppear(false)
                """,
                """
                Stack.popToRootViewController(): Lisbon.viewWillDisappear(false) \
                Cities.viewWillAppear(false) Lisbon.viewDidDisappear(false) Cities.viewDidAppear(false)
                """,
                """
                Stack.pushViewController(Porto): Cities.viewWillDisappear(false) Porto.viewWillAppear(false) \
                Cities.viewDidDisappear(false) Porto.viewDidAppear(false)
                """,
                """
                W.goBack(): Porto.viewWillDisappear(true) Cities.viewWillAppear(true) \
                Porto.viewDidDisappear(true) Cities.viewDidAppear(true)
                """,
                """
                W.isHidden = true: Tabs.viewWillDisappear(false) Stack.viewWillDisappear(false) \
                Cities.viewWillDisappear(false) Tabs.viewDidDisappear(false) Stack.viewDidDisappear(false) \
                Cities.viewDidDisappear(false)
                """,
            ]
        )
    }

    /// A call that waits for an event, and for another transition, stays the cause.
    @Test func callsThatWait() {
        defer { recorder.stop() }
        let (cities, lisbon, porto) = (screen("Cities"), screen("Lisbon"), screen("Porto"))
        stack.viewControllers = [cities]
        window.rootViewController = stack
        window.makeKeyAndVisible()
        clock.run()
        stack.pushViewController(lisbon, animated: true)
        stack.pushViewController(porto, animated: true)
        clock.run()
        #expect(
            appearances(recorder.run) == [
                """
                W.isHidden = false: Stack.viewWillAppear(false) Cities.viewWillAppear(false) \
                Stack.viewDidAppear(false) Cities.viewDidAppear(false)
                """,
                """
                Stack.pushViewController(Lisbon): Cities.viewWillDisappear(true) Lisbon.viewWillAppear(true) \
                Cities.viewDidDisappear(true) Lisbon.viewDidAppear(true)
                """,
                """
                Stack.pushViewController(Porto): Lisbon.viewWillDisappear(true) Porto.viewWillAppear(true) \
                Lisbon.viewDidDisappear(true) Porto.viewDidAppear(true)
                """,
            ]
        )
    }

    /// A timer of the program is outside all steps.
    @Test func workOfTheProgramIsNamedAfterItsPlace() throws {
        defer { recorder.stop() }
        let controller = screen("Cities")
        window.rootViewController = controller
        window.makeKeyAndVisible()
        clock.run()
        let last = recorder.run.steps.count
        controller.view.setNeedsLayout()
        clock.run()
        let run = recorder.run
        let layout = try #require(run.steps.first { $0.id > last })
        #expect(layout.cause?.reason == .turn)
        #expect(layout.cause?.step == nil)
        #expect(layout.cause?.after == last)
        #expect(run.text.contains("in a later turn, scheduled by the program, after step \(last)\n"))
    }

    /// Returns the first causes of all appearance steps, with those steps, in order.
    private func appearances(_ run: LifecycleRun) -> [String] {
        var lines: [(cause: Int?, line: String)] = []
        for step in run.steps where step.helper == nil {
            guard case .view(let event) = step.kind, event.isAppearance else { continue }
            let cause = run.causes(of: step).first
            let line = run.line(step)
            if let last = lines.last, last.cause == cause?.id {
                lines[lines.count - 1].line += " \(line)"
            } else {
                lines.append((cause?.id, "\(cause.map(run.line) ?? "?"): \(line)"))
            }
        }
        return lines.map(\.line)
    }
}

extension ViewEvent {
    fileprivate var isAppearance: Bool {
        switch self {
        case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: true
        default: false
        }
    }
}

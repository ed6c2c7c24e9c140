import Foundation
import StoryCode
import StoryCodeRuns
import Testing

/// A helper that runs an action when the view appears.
@MainActor
final class Helper: ViewObserver {
    private let onWillAppear: () -> Void

    init(onWillAppear: @escaping () -> Void = {}) { self.onWillAppear = onWillAppear }

    func viewWillAppear(_ animated: Bool) { onWillAppear() }
}

/// Runs that several tests use.
///
/// A test starts and stops its recorder without suspending, so it records nothing of parallel tests.
@MainActor
enum SampleRuns {
    /// Makes a controller with helpers.
    static func screen(_ name: String, helpers: Int = 1, in recorder: RunRecorder) -> ViewController {
        let controller = Scene {
            return ViewController()
        }.with {
            return helpers > 0 ? Helper() : nil
        }.with {
            return helpers > 1 ? Helper() : nil
        }.with {
            return helpers > 2 ? Helper() : nil
        }.instantiate()
        recorder.name(controller, name)
        return controller
    }

    /// A screen that is shown, pushes another one with animation, and is shown again.
    static func push() -> LifecycleRun {
        let recorder = RunRecorder(title: "Push")
        defer { recorder.stop() }
        let clock = ManualClock()
        let window = Window(scheduler: clock)
        let stack = NavigationController()
        recorder.name(window, "Window")
        recorder.name(stack, "Stack")
        recorder.note("Launch")
        stack.viewControllers = [screen("Cities", in: recorder)]
        window.rootViewController = stack
        window.makeKeyAndVisible()
        clock.run()
        recorder.note("Push")
        stack.pushViewController(screen("Lisbon", in: recorder), animated: true)
        clock.run()
        recorder.note("Pop")
        _ = stack.popViewController(animated: true)
        clock.run()
        return recorder.run
    }

    /// A screen that is shown, with states of which one changes during an event, and one is none at first.
    static func states() -> LifecycleRun {
        let recorder = RunRecorder(title: "States")
        defer { recorder.stop() }
        var (count, name): (Int, String?) = (0, nil)
        recorder.show("count", encoded: { count })
        recorder.show("name") { name }
        let controller = Scene {
            return ViewController()
        }.with {
            return Helper { (count, name) = (count + 1, "<b>\(count)</b>") }
        }.instantiate()
        let clock = ManualClock()
        let window = Window(scheduler: clock)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        clock.run()
        window.isHidden = true
        clock.run()
        window.isHidden = false
        clock.run()
        return recorder.run
    }

    /// A run without its first steps.
    static func shortened(_ run: LifecycleRun, by count: Int) throws -> LifecycleRun {
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(run))
        var members = try #require(object as? [String: Any])
        members["steps"] = try #require(members["steps"] as? [Any]).dropFirst(count).map(\.self)
        return try JSONDecoder().decode(LifecycleRun.self, from: JSONSerialization.data(withJSONObject: members))
    }

    /// A run that another program wrote: its steps and its participants as JSON.
    static func decoded(_ steps: [String], participants: [String] = []) throws -> LifecycleRun {
        let text = """
            {"title": "T", "participants": [\(participants.joined(separator: ", "))], "turns": [], "treeChanges": [],
            "steps": [\(steps.joined(separator: ", "))]}
            """
        return try JSONDecoder().decode(LifecycleRun.self, from: Data(text.utf8))
    }

    /// A run of some steps, each of which is inside the one before.
    static func nested(_ count: Int) throws -> LifecycleRun {
        try decoded((1...count).map { #"{"id": \#($0), "event": "loadView", "parent": \#($0 - 1), "clock": [0, 0]}"# })
    }

    /// A long run: screens with up to three helpers are pushed and popped, with chapters and diagnostics.
    static func long(steps: Int) -> LifecycleRun {
        let recorder = RunRecorder(title: "A long run")
        defer { recorder.stop() }
        let clock = ManualClock()
        let window = Window(scheduler: clock)
        let stack = NavigationController()
        recorder.name(stack, "Stack")
        stack.viewControllers = [screen("Root", helpers: 3, in: recorder)]
        window.rootViewController = stack
        window.makeKeyAndVisible()
        clock.run()
        var round = 0
        while recorder.run.steps.count < steps {
            round += 1
            recorder.note("Round \(round): push a screen with \(round % 4) helpers & <look> at \"it\" for a while")
            stack.pushViewController(
                screen("A screen with a rather long name, number \(round)", helpers: round % 4, in: recorder),
                animated: round % 2 == 0
            )
            clock.run()
            if round % 3 == 0 {
                DiagnosticHandler.$current.withValue(DiagnosticHandler { _ in }) {
                    stack.endAppearanceTransition()
                }
            }
            if round % 5 != 0 { _ = stack.popViewController(animated: true) }
            clock.run()
        }
        return recorder.run
    }
}

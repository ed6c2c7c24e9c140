import StoryCode
import StoryCodeRuns

/// The latest events of controllers, from a recorder that records the program from its start.
@MainActor
struct RecentEvents {
    private let recorder = RunRecorder(title: "CityGuide")

    /// Returns the latest events, the last one at the end.
    func latest(_ count: Int) -> [String] {
        let run = recorder.run
        // Helpers receive the events of their controllers, and layout says little; notes are inputs of the user.
        let events = run.steps.filter { $0.controller != nil && $0.helper == nil && !Self.isLayout($0) }
        return events.suffix(count).map(run.line)
    }

    private static func isLayout(_ step: LifecycleRun.Step) -> Bool {
        step.kind == .view(.viewWillLayoutSubviews) || step.kind == .view(.viewDidLayoutSubviews)
    }
}

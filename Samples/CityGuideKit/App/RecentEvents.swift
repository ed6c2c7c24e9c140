import CityGuideBase
import StoryCode
import StoryCodeRuns

/// The latest events of controllers, from a recorder that records the program from its start.
@MainActor
final class RecentEvents {
    /// The number of lines of the log after which another recorder takes over, long before a run is full.
    private static let linesOfRun = 200

    /// The number of events that are kept of earlier recorders.
    private static let limit = 100

    private var recorder = RunRecorder(title: "CityGuide")
    private var earlier: [String] = []
    private var lines = 0

    init(_ log: EventLog) {
        // Added once for the whole life of the log.
        _ = log.changes.add { [weak self] in self?.logHasChanged() }
    }

    /// Returns the latest events, the last one at the end.
    func latest(_ count: Int) -> [String] {
        let run = recorder.run
        // Helpers receive the events of their controllers, and layout says little; notes are inputs of the user.
        let events = run.steps.filter { $0.controller != nil && $0.helper == nil && !Self.isLayout($0) }
        return (earlier + events.suffix(count).map(run.line)).suffix(count)
    }

    /// Begins another run, because the latest events are read often, and from a short run faster.
    private func logHasChanged() {
        lines += 1
        guard lines == Self.linesOfRun else { return }
        lines = 0
        earlier = latest(Self.limit)
        recorder = RunRecorder(title: recorder.title)
    }

    private static func isLayout(_ step: LifecycleRun.Step) -> Bool {
        step.kind == .view(.viewWillLayoutSubviews) || step.kind == .view(.viewDidLayoutSubviews)
    }
}

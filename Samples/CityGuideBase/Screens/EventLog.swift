public import Observation
public import StoryCodeScenes

/// The events of all screens, in order.
@MainActor
@Observable
public final class EventLog {
    /// The latest events, such as `Cities.viewDidAppear`; at most 1,000.
    public private(set) var lines: [String] = []

    /// Creates an empty log.
    public init() {}

    /// Calls a closure once, in the turn of the next event.
    public func onChange(_ call: @escaping @MainActor @Sendable () -> Void) {
        withObservationTracking {
            _ = lines
        } onChange: {
            MainActor.assumeIsolated(call)
        }
    }

    fileprivate func add(_ line: String) { lines = lines.suffix(999) + [line] }
}

/// A helper that logs the events of its scene.
public struct ScreenLog: ViewObserver {
    private let name: String
    private let log: EventLog

    /// Creates a helper of a scene with a name.
    public init(_ name: String, _ log: EventLog) { (self.name, self.log) = (name, log) }

    /// Logs the event.
    public func viewDidLoad() { log.add("\(name).viewDidLoad") }

    /// Logs the event.
    public func viewWillAppear(_ animated: Bool) { log.add("\(name).viewWillAppear") }

    /// Logs the event.
    public func viewDidAppear(_ animated: Bool) { log.add("\(name).viewDidAppear") }

    /// Logs the event.
    public func viewWillDisappear(_ animated: Bool) { log.add("\(name).viewWillDisappear") }

    /// Logs the event.
    public func viewDidDisappear(_ animated: Bool) { log.add("\(name).viewDidDisappear") }

    /// Logs the event.
    public func viewDidTearDown() { log.add("\(name).viewDidTearDown") }
}

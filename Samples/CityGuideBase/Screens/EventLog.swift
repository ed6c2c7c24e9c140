public import StoryCode

/// The events of all screens, in order.
@MainActor
public final class EventLog {
    /// The number of lines that are kept.
    private static let limit = 1_000

    /// The latest events, such as `Cities.viewDidAppear`.
    public private(set) var lines: [String] = []

    /// Notified of each event.
    public let changes = Observers()

    /// Creates an empty log.
    public init() {}

    fileprivate func add(_ line: String) {
        if lines.count == Self.limit { lines.removeFirst(Self.limit / 2) }
        lines.append(line)
        changes.notify()
    }
}

/// A helper that logs the events of its scene.
public final class ScreenLog: ViewObserver {
    private let name: String
    private let log: EventLog

    /// Creates a helper of a scene with a name.
    public init(_ name: String, _ log: EventLog) {
        self.name = name
        self.log = log
    }

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

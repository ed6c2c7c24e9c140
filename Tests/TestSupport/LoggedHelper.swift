public import StoryCode

/// A helper whose events a log records, and that does what a test asks for.
public final class LoggedHelper: EventReceiver, Awakable {
    public let name: String
    public let log: Log

    /// Runs at each event.
    public var react: (ViewEvent) -> Void = { _ in }

    public init(_ name: String, log: Log) {
        self.name = name
        self.log = log
        log.record(self, as: name)
    }

    public func awake() { log.add("\(name).awake") }
    public func receive(_ event: ViewEvent) { react(event) }
}

/// A structure that adds lines itself: a recorder cannot tell values of one type apart.
public struct LoggedValue: ViewObserver, Awakable {
    public let name: String
    public let log: Log

    public init(name: String, log: Log) {
        self.name = name
        self.log = log
    }

    public func awake() { log.add("\(name).awake") }
    public func viewDidLoad() { log.add("\(name).didLoad") }
    public func viewDidTearDown() { log.add("\(name).didTearDown") }
}

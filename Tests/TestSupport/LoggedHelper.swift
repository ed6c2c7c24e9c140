package import StoryCode

/// A helper whose events a log records, and that runs actions of a test.
package final class LoggedHelper: EventReceiver, Awakable {
    package let name: String
    package let log: Log

    /// Runs at each event.
    package var react: (ViewEvent) -> Void = { _ in }

    package init(_ name: String, log: Log) {
        self.name = name
        self.log = log
        log.record(self, as: name)
    }

    package func awake() { log.add("\(name).awake") }
    package func receive(_ event: ViewEvent) { react(event) }
}

/// A structure that adds lines itself, because a recorder does not distinguish values of one type.
package struct LoggedValue: ViewObserver, Awakable {
    package let name: String
    package let log: Log

    package init(name: String, log: Log) {
        self.name = name
        self.log = log
    }

    package func awake() { log.add("\(name).awake") }
    package func viewDidLoad() { log.add("\(name).didLoad") }
    package func viewDidTearDown() { log.add("\(name).didTearDown") }
}

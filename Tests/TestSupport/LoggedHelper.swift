public import StoryCode

/// A helper that writes down everything it is told.
public final class LoggedHelper: ViewObserver, Awakable {
    public let name: String
    public let log: Log

    /// Does something when the helper is told an event.
    public var react: (ViewEvent) -> Void = { _ in }

    public init(_ name: String, log: Log) {
        self.name = name
        self.log = log
    }

    private func heard(_ event: ViewEvent) {
        log.add("\(name).\(event.short)")
        react(event)
    }

    public func awake() { log.add("\(name).awake") }
    public func viewDidLoad() { heard(.viewDidLoad) }
    public func viewWillAppear(_ animated: Bool) { heard(.viewWillAppear(animated)) }
    public func viewIsAppearing(_ animated: Bool) { heard(.viewIsAppearing(animated)) }
    public func viewDidAppear(_ animated: Bool) { heard(.viewDidAppear(animated)) }
    public func viewWillDisappear(_ animated: Bool) { heard(.viewWillDisappear(animated)) }
    public func viewDidDisappear(_ animated: Bool) { heard(.viewDidDisappear(animated)) }
    public func viewWillLayoutSubviews() { heard(.viewWillLayoutSubviews) }
    public func viewDidLayoutSubviews() { heard(.viewDidLayoutSubviews) }
    public func viewWillTearDown() { heard(.viewWillTearDown) }
    public func viewDidTearDown() { heard(.viewDidTearDown) }
}

/// A structure that writes down a little.
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

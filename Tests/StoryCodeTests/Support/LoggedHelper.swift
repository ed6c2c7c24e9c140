import StoryCode

/// A helper that writes down everything it is told.
final class LoggedHelper: ViewObserver, Awakable {
    let name: String
    let log: Log

    /// Does something when the helper is told an event.
    var react: (ViewEvent) -> Void = { _ in }

    init(_ name: String, log: Log) {
        self.name = name
        self.log = log
    }

    private func heard(_ event: ViewEvent) {
        log.add("\(name).\(event.short)")
        react(event)
    }

    func awake() { log.add("\(name).awake") }
    func viewDidLoad() { heard(.viewDidLoad) }
    func viewWillAppear(_ animated: Bool) { heard(.viewWillAppear(animated)) }
    func viewIsAppearing(_ animated: Bool) { heard(.viewIsAppearing(animated)) }
    func viewDidAppear(_ animated: Bool) { heard(.viewDidAppear(animated)) }
    func viewWillDisappear(_ animated: Bool) { heard(.viewWillDisappear(animated)) }
    func viewDidDisappear(_ animated: Bool) { heard(.viewDidDisappear(animated)) }
    func viewWillLayoutSubviews() { heard(.viewWillLayoutSubviews) }
    func viewDidLayoutSubviews() { heard(.viewDidLayoutSubviews) }
    func viewWillUnload() { heard(.viewWillUnload) }
    func viewDidUnload() { heard(.viewDidUnload) }
}

/// A structure that writes down a little.
struct LoggedValue: ViewObserver, Awakable {
    let name: String
    let log: Log

    func awake() { log.add("\(name).awake") }
    func viewDidLoad() { log.add("\(name).didLoad") }
    func viewDidUnload() { log.add("\(name).didUnload") }
}

import StoryCode

/// The events since the last step.
final class EventLog {
    private var lines: [String] = []

    func add(_ line: String) { lines.append(line) }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A helper that logs the events of its scene's view.
final class Tracker {
    private let name: String
    private let log: EventLog

    init(_ name: String, log: EventLog) {
        self.name = name
        self.log = log
    }
}

extension Tracker: ViewObserver {
    func viewDidLoad() { log.add("\(name).viewDidLoad") }
    func viewWillAppear(_ animated: Bool) { log.add("\(name).viewWillAppear") }
    func viewIsAppearing(_ animated: Bool) { log.add("\(name).viewIsAppearing") }
    func viewDidAppear(_ animated: Bool) { log.add("\(name).viewDidAppear") }
    func viewWillDisappear(_ animated: Bool) { log.add("\(name).viewWillDisappear") }
    func viewDidDisappear(_ animated: Bool) { log.add("\(name).viewDidDisappear") }
}

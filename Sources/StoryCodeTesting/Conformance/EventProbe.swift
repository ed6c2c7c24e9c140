import StoryCode

/// The lines that the parts of a scene add, in order.
@MainActor
final class EventLines {
    private var lines: [String] = []

    func add(_ line: String) { lines.append(line) }

    /// Returns the lines since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A helper that adds a line for each event, except for those of the layout, which not every toolkit has.
@MainActor
final class EventProbe: ViewObserver, Awakable {
    let name: String
    private let lines: EventLines

    /// Runs at each event, after its line was added.
    var react: (ViewEvent) -> Void = { _ in }

    init(_ name: String, _ lines: EventLines) {
        (self.name, self.lines) = (name, lines)
    }

    private func receive(_ event: ViewEvent) {
        lines.add("\(name).\(event.name)")
        react(event)
    }

    func awake() { lines.add("\(name).awake") }
    func viewDidLoad() { receive(.viewDidLoad) }
    func viewWillAppear(_ animated: Bool) { receive(.viewWillAppear(animated)) }
    func viewDidAppear(_ animated: Bool) { receive(.viewDidAppear(animated)) }
    func viewWillDisappear(_ animated: Bool) { receive(.viewWillDisappear(animated)) }
    func viewDidDisappear(_ animated: Bool) { receive(.viewDidDisappear(animated)) }
    func viewWillTearDown() { receive(.viewWillTearDown) }
    func viewDidTearDown() { receive(.viewDidTearDown) }
}

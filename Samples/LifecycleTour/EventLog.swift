/// Prints which objects are created, which events they receive, and which are still alive.
final class EventLog {
    private struct Entry {
        let name: String
        weak let object: AnyObject?
    }

    /// Receives the title of each step.
    var didBeginStep: (String) -> Void = { _ in }

    private var objects: [Entry] = []
    private var event: String?
    private var receivers: [String] = []

    /// Prints the title of a step.
    func step(_ title: String) {
        flush()
        didBeginStep(title)
        print("\n\(title)")
    }

    func created(_ object: AnyObject) {
        objects.append(Entry(name: name(of: object), object: object))
        add("make", name(of: object))
    }

    func received(_ object: AnyObject, _ event: String, note: String? = nil) {
        add(event, note.map { "\(name(of: object)) (\($0))" } ?? name(of: object))
    }

    func printAlive() {
        flush()
        let alive = objects.filter { $0.object != nil }.map(\.name)
        print("  alive: \(alive.isEmpty ? "none" : alive.joined(separator: ", "))")
    }

    /// Collects the receivers of the same event on one line.
    private func add(_ event: String, _ receiver: String) {
        if event != self.event { flush() }
        self.event = event
        receivers.append(receiver)
    }

    private func flush() {
        if let event {
            let padding = String(repeating: " ", count: max(1, 25 - event.count))
            print("  \(event)\(padding)\(receivers.joined(separator: ", "))")
        }
        event = nil
        receivers = []
    }

    private func name(of object: AnyObject) -> String { "\(type(of: object))" }
}

let eventLog = EventLog()

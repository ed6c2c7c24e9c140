/// Writes down who was made, who was told what, and who is still alive.
final class Journal {
    private struct Witness {
        let name: String
        weak let object: AnyObject?
    }

    private var witnesses: [Witness] = []
    private var event: String?
    private var listeners: [String] = []

    /// Starts a step of the tour.
    func step(_ title: String) {
        flush()
        print("\n\(title)")
    }

    /// Takes note of a new object.
    func born(_ object: AnyObject) {
        witnesses.append(Witness(name: name(of: object), object: object))
        write("make", name(of: object))
    }

    /// Takes note of what an object was told.
    func told(_ object: AnyObject, _ event: String, note: String? = nil) {
        write(event, note.map { "\(name(of: object)) (\($0))" } ?? name(of: object))
    }

    /// Prints which objects are alive.
    func printAlive() {
        flush()
        let alive = witnesses.filter { $0.object != nil }.map(\.name)
        print("  alive: \(alive.isEmpty ? "none" : alive.joined(separator: ", "))")
    }

    /// Puts everybody who was told the same event in a row on one line.
    private func write(_ event: String, _ listener: String) {
        if event != self.event { flush() }
        self.event = event
        listeners.append(listener)
    }

    private func flush() {
        if let event {
            let padding = String(repeating: " ", count: max(1, 25 - event.count))
            print("  \(event)\(padding)\(listeners.joined(separator: ", "))")
        }
        event = nil
        listeners = []
    }

    private func name(of object: AnyObject) -> String { "\(type(of: object))" }
}

/// The journal of the tour.
let journal = Journal()

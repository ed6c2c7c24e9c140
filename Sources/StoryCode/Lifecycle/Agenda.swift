/// Work to do, by due time and then by the order in which it was put in.
struct Agenda {
    private struct Entry {
        let due: Duration
        let number: Int
        let work: @MainActor () -> Void
    }

    private var entries: [Entry] = []

    /// How many pieces of work were ever put in.
    private(set) var added = 0

    /// Whether there is nothing to do.
    var isEmpty: Bool { entries.isEmpty }

    /// When the first piece of work is due.
    var firstDue: Duration? { entries.last?.due }

    /// Puts work in.
    mutating func add(due: Duration, _ work: @escaping @MainActor () -> Void) {
        // Kept latest first, so that the first to do is cheap to take out.
        let place = entries.firstIndex { $0.due <= due } ?? entries.endIndex
        entries.insert(Entry(due: due, number: added, work: work), at: place)
        added += 1
    }

    /// Takes out the first piece of work that is due and was put in before a given one.
    mutating func next(due: Duration, before number: Int = .max) -> (@MainActor () -> Void)? {
        guard let first = entries.last, first.due <= due, first.number < number else { return nil }
        return entries.removeLast().work
    }
}

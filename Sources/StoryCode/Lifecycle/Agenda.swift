/// Work to do, by due time and then by the order in which it was put in.
@MainActor
final class Agenda {
    private struct Entry {
        let due: Duration
        let number: Int
        let work: @MainActor () -> Void
    }

    /// How much work one call may lead to.
    nonisolated static let limit = 10_000

    /// Kept latest first, so that the first to do is cheap to take out.
    private var entries: [Entry] = []

    private var added = 0

    /// Creates an empty agenda.
    nonisolated init() {}

    /// Whether there is nothing to do.
    var isEmpty: Bool { entries.isEmpty }

    /// When the first piece of work is due, or nil where there is none.
    var firstDue: Duration? { entries.last?.due }

    /// Puts work in.
    func add(due: Duration, _ work: @escaping @MainActor () -> Void) {
        let place = entries.firstIndex { $0.due <= due } ?? entries.endIndex
        entries.insert(Entry(due: due, number: added, work: work), at: place)
        added += 1
    }

    /// Does what is due by now and was put in before this call.
    func runTurn(now: Duration) {
        let end = added
        while let entry = entries.last, entry.due <= now, entry.number < end {
            entries.removeLast()
            entry.work()
        }
    }

    /// Does everything that becomes due by a time, also what that work puts in, up to the limit.
    ///
    /// - Parameters:
    ///   - end: The time, or nil for all there is.
    ///   - reach: Takes the time of each piece of work before it is done.
    func run(until end: Duration?, reach: (Duration) -> Void) {
        var work = 0
        while let entry = entries.last, end.map({ entry.due <= $0 }) ?? true {
            guard work < Self.limit else { return LifecycleDiagnostics.report(.neverAtRest(work: work)) }
            entries.removeLast()
            reach(entry.due)
            entry.work()
            work += 1
        }
    }
}

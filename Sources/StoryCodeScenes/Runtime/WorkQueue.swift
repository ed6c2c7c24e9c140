/// Scheduled work, ordered by due time and then by insertion.
@MainActor
final class WorkQueue {
    struct Item {
        let due: Duration
        fileprivate let number: Int
        let work: @MainActor () -> Void
    }

    /// The number of pieces of work that one call may lead to.
    nonisolated static let limit = 10_000

    /// The items, latest first, so that removing the next one is cheap.
    private var items: [Item] = []

    private var insertions = 0

    /// Creates an empty queue.
    nonisolated init() {}

    /// Whether no work is scheduled.
    var isEmpty: Bool { items.isEmpty }

    /// The due time of the next work, or nil if none is scheduled.
    var firstDue: Duration? { items.last?.due }

    /// Schedules work.
    func add(due: Duration, _ work: @escaping @MainActor () -> Void) {
        changeItems { items in
            var index = 0
            while index < items.count, items[index].due > due { index += 1 }
            items.insert(Item(due: due, number: insertions, work: work), at: index)
        }
        insertions += 1
    }

    /// Runs the work that is due and was scheduled before this call.
    func runTurn(now: Duration) {
        let end = insertions
        while let item = items.last, item.due <= now, item.number < end {
            changeItems { $0.removeLast() }
            item.work()
        }
    }

    /// Changes the list outside its property, which is then read without a check of exclusive access.
    private func changeItems(_ change: (inout [Item]) -> Void) {
        var changed: [Item] = []
        swap(&changed, &items)
        change(&changed)
        swap(&changed, &items)
    }

    /// Removes and returns the next work that is due until a time, up to the limit of one call.
    ///
    /// - Parameters:
    ///   - end: The time, or nil for all work.
    ///   - count: The number of pieces that this call has requested; above the limit after a refusal.
    func next(until end: Duration?, count: inout Int) -> Item? {
        guard let item = items.last, end.map({ item.due <= $0 }) ?? true else { return nil }
        count += 1
        guard count <= Self.limit else {
            LifecycleDiagnostics.report(.neverAtRest(work: Self.limit))
            return nil
        }
        changeItems { $0.removeLast() }
        return item
    }
}

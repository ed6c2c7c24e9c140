/// Scheduled work, ordered by due time and then by insertion.
@MainActor
final class WorkQueue {
    struct Item {
        let due: Duration
        fileprivate let number: Int
        let work: @MainActor () -> Void
    }

    /// The number of pieces of work that one call may lead to, unless a test sets a lower one.
    nonisolated static let limit = 10_000

    private var items = WorkQueue.makeHeap()

    private var insertions = 0

    /// Creates an empty queue.
    nonisolated init() {}

    private nonisolated static func makeHeap() -> Heap<Item> { Heap { ($0.due, $0.number) < ($1.due, $1.number) } }

    /// Whether no work is scheduled.
    var isEmpty: Bool { items.first == nil }

    /// The due time of the next work, or nil if none is scheduled.
    var firstDue: Duration? { items.first?.due }

    /// Schedules work.
    func add(due: Duration, _ work: @escaping @MainActor () -> Void) {
        changeItems { $0.insert(Item(due: due, number: insertions, work: work)) }
        insertions += 1
    }

    /// Runs the work that is due and was scheduled before this call, and returns the number of pieces.
    func runTurn(now: Duration) -> Int {
        let end = insertions
        var count = 0
        while let item = items.first, item.due <= now, item.number < end {
            _ = changeItems { $0.removeFirst() }
            item.work()
            count += 1
        }
        return count
    }

    /// Changes the items outside their property, which is then read without a check of exclusive access.
    private func changeItems<Result>(_ change: (inout Heap<Item>) -> Result) -> Result {
        var changed = Self.makeHeap()
        swap(&changed, &items)
        defer { swap(&changed, &items) }
        return change(&changed)
    }

    /// Runs the work that is due until a time, up to the limit of one call.
    ///
    /// - Parameters:
    ///   - end: The time, or nil for all work.
    ///   - count: The number of pieces that this call has requested; above the limit after a refusal.
    ///   - advance: Called with the due time of each piece of work, before that runs.
    func run(until end: Duration? = nil, count: inout Int, advance: (Duration) -> Void) {
        while let due = firstDue, end.map({ due <= $0 }) ?? true {
            if count == 0 { ContentPass.requests = ContentPass.Requests() }
            count += 1
            let limit = LifecycleRuntime.limit
            guard count <= limit else { return Self.reportLimit(limit, ContentPass.requests) }
            let item = changeItems { $0.removeFirst() }
            advance(due)
            item.work()
        }
    }

    /// Reports work without end; if most of it was requested as passes, the report names the controller.
    static func reportLimit(_ limit: Int, _ requests: ContentPass.Requests) {
        let type = requests.count > limit / 2 ? requests.type : nil
        DiagnosticHandler.report(.neverAtRest(work: limit, updating: type))
    }
}

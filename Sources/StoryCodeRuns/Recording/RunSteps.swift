import StoryCode

/// The steps of a run as small records, and those in progress.
///
/// A structure, so that a log accesses all of it at once.
struct RunSteps {
    /// A step; 0 stands for no step and no turn, and -1 for no participant.
    struct Record {
        let kind: Kind
        let controller: Int32
        let helper: Int32
        let parent: Int32
        let turn: Int32
        /// The number of the step that scheduled this one.
        let cause: Int32
        /// Why this step was scheduled, or nil if it was not.
        let reason: LifecycleRun.Step.Cause.Reason?
        let clock: Duration
        /// The number of the last step before this one ended, or 0 while it is in progress.
        fileprivate(set) var end: Int32 = 0
    }

    /// What happens in a step.
    enum Kind {
        case loadView
        case view(ViewEvent)
        case willMove(toParent: Int32)
        case didMove(toParent: Int32)
        case memoryWarning
        /// A diagnostic or a note, which the log has.
        case text
    }

    /// A step in progress.
    private struct OpenStep {
        /// The controller or the observer that it is about.
        let receiver: ObjectIdentifier
        /// The number of the step, or 0 if it is not part of the run.
        let step: Int
    }

    private(set) var records: ContiguousArray<Record> = []
    private var open: ContiguousArray<OpenStep> = []

    /// The last step, or 0 if the last entry is not part of the run.
    private(set) var last = 0

    /// The number of steps that were not kept.
    private(set) var dropped = 0

    var count: Int { records.count }
    var openCount: Int { open.count }
    var isFull: Bool { records.count >= LifecycleRun.limit }

    /// Returns the step to which work that is scheduled now belongs: the one in progress, or else the last one.
    ///
    /// - Parameter count: The number of steps that began before the work in progress.
    func current(above count: Int) -> Int {
        let step = parent(above: count)
        // The last step is 0 if something began after it that is not part of the run.
        return step > 0 ? step : last
    }

    /// Returns the step in progress, or 0 if only steps are that began before.
    func parent(above count: Int) -> Int { open.count > count ? open[open.count - 1].step : 0 }

    /// Adds a step and returns its number.
    ///
    /// - Parameter receiver: The object that the step is about until it ends, or nil for a step that ends at once.
    mutating func add(_ record: Record, receiver: ObjectIdentifier?) -> Int {
        records.append(record)
        last = records.count
        if let receiver {
            open.append(OpenStep(receiver: receiver, step: last))
        } else {
            records[last - 1].end = Int32(last)
        }
        return last
    }

    /// Adds a step inside the one in progress, which has the same turn and the same time.
    ///
    /// Most steps are events of helpers inside that of their controller.
    ///
    /// - Parameter count: The number of steps that began before the work in progress.
    /// - Returns: Whether a step was in progress.
    mutating func addInside(
        _ kind: Kind,
        controller: Int,
        helper: Int,
        above count: Int,
        receiver: ObjectIdentifier
    ) -> Bool {
        let outer = parent(above: count)
        guard outer > 0 else { return false }
        let record = Record(
            kind: kind,
            controller: Int32(controller),
            helper: Int32(helper),
            parent: Int32(outer),
            turn: records[outer - 1].turn,
            cause: 0,
            reason: nil,
            clock: records[outer - 1].clock
        )
        _ = add(record, receiver: receiver)
        return true
    }

    /// Adds the beginning of a step that is not part of the run.
    mutating func skip(receiver: ObjectIdentifier?, isDropped: Bool) {
        if isDropped { dropped += 1 }
        last = 0
        if let receiver { open.append(OpenStep(receiver: receiver, step: 0)) }
    }

    /// Forgets the last step, because what follows has another cause.
    mutating func forgetLast() { last = 0 }

    /// Ends the step in progress, if it is about this object.
    mutating func end(of receiver: ObjectIdentifier) {
        // An event that began before the recorder did is not open here.
        guard !open.isEmpty, open[open.count - 1].receiver == receiver else { return }
        let step = open.removeLast().step
        if step > 0 { records[step - 1].end = Int32(records.count) }
    }
}

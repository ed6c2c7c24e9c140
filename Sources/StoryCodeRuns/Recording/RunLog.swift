package import StoryCode
import StoryCodeLocks

/// Builds a run from the entries of the trace.
///
/// An entry costs little: steps are small records, and names and titles become texts only when the run is read.
@MainActor
package final class RunLog {
    /// Work that runs later.
    private struct Work {
        let id: Int
        let reason: LifecycleRun.Step.Cause.Reason
        /// The step in which it was scheduled, or 0.
        let cause: Int
        /// The number of turns when it was scheduled.
        let scheduledTurn: Int
        /// The time at which it began, or nil for a request outside turns.
        var time: Duration?
        /// The number of its turn as soon as it has a step, and 0 before.
        var turn = 0
        /// The number of steps that were open when it began.
        var openSteps = 0
    }

    private var steps = RunSteps()
    private var texts: [Int: LifecycleRun.Step.Kind] = [:]
    private var turns: [LifecycleRun.Turn] = []
    private var treeChanges: [LifecycleRun.TreeChange] = []

    private let members = RunMembers()

    /// The current places of the controllers.
    private var places: [Int: LifecycleRun.Place] = [:]

    private var work: ContiguousArray<Work> = []

    /// The work that was scheduled and has not begun.
    private var scheduled: [Int: Work] = [:]

    /// The number of steps that were open when the work in progress began, or nil outside such work.
    private var openStepsBeforeWork: Int?

    /// Whether a step outside all turns has followed the last turn.
    private var hasLeftTurn = false

    /// Whether the recorder of the log was released, which can happen outside the main actor.
    nonisolated let isReleased = Atomic(false)

    /// Creates a log without steps.
    package init() {}
}

// MARK: - Steps

extension RunLog {
    /// Adds an event that a controller or an observer receives.
    package func addReceived(
        _ event: ViewEvent,
        _ controller: AnyObject,
        _ observer: (any AnyObject & ViewObserver)?,
        at time: Duration? = nil
    ) {
        // Not `map`: a closure that is passed to a function of the standard library checks its executor.
        let receiver = if let observer { ObjectIdentifier(observer) } else { ObjectIdentifier(controller) }
        guard !steps.isFull else { return steps.skip(receiver: receiver, isDropped: true) }
        guard let observer else {
            let index = index(of: controller)
            if case .viewDidAppear = event { members.setTitleOnce(of: index, controller) }
            append(.view(event), controller: index, helper: -1, controller, at: time, receiver: receiver)
            return
        }
        let index = members.controllerOfHelper(controller)
        let helper = members.helper(observer, of: index)
        let isInside = steps.addInside(
            .view(event),
            controller: index,
            helper: helper,
            above: openStepsBeforeWork ?? 0,
            receiver: receiver
        )
        if isInside { return }
        append(.view(event), controller: index, helper: helper, controller, at: time, receiver: receiver)
    }

    /// Adds an entry.
    ///
    /// - Parameters:
    ///   - isObserved: Whether the entry is part of the run. Those that are not keep the order of beginnings and ends.
    ///   - time: The time of the scheduler concerned, if it is known.
    package func add(_ entry: TraceEntry, isObserved: Bool, at time: Duration? = nil) {
        if isObserved, case .received(let event) = entry.event, let subject = entry.subject {
            return addReceived(event, subject, entry.observer, at: time)
        }
        switch entry.event {
        case .made, .assembled, .connected, .adopted, .presented: return
        case .placed(let place):
            if isObserved, !steps.isFull, let subject = entry.subject { move(index(of: subject), to: place) }
            return
        case .loadView, .received, .willMove, .didMove, .memoryWarning, .diagnostic: break
        }
        let receiver = entry.event.hasEnd ? (entry.observer ?? entry.subject).map { ObjectIdentifier($0) } : nil
        guard isObserved, !steps.isFull else { return steps.skip(receiver: receiver, isDropped: isObserved) }
        addStep(entry, receiver, at: time)
    }

    /// Adds a line of the program's own.
    package func note(_ text: String) {
        members.noticeReleases(after: steps.count)
        guard !steps.isFull else { return steps.skip(receiver: nil, isDropped: true) }
        texts[append(.text, controller: -1, helper: -1, nil, receiver: nil)] = .note(text)
    }

    private func addStep(_ entry: TraceEntry, _ receiver: ObjectIdentifier?, at time: Duration?) {
        let controller = entry.subject.map(index) ?? -1
        func add(_ kind: RunSteps.Kind) {
            append(kind, controller: controller, helper: -1, entry.subject, at: time, receiver: receiver)
        }
        switch entry.event {
        case .loadView: add(.loadView)
        case .willMove(let parent): add(.willMove(toParent: Int32(parent.map(index) ?? -1)))
        case .didMove(let parent): add(.didMove(toParent: Int32(parent.map(index) ?? -1)))
        case .memoryWarning: add(.memoryWarning)
        case .diagnostic(let diagnostic):
            add(.text)
            texts[steps.count] = .diagnostic(
                .init(code: diagnostic.problem.code, message: diagnostic.message, advice: diagnostic.advice)
            )
        case .made, .assembled, .connected, .adopted, .presented, .placed, .received: break
        }
    }

    /// - Parameter receiver: The object that the step is about until it ends, or nil for a step that ends at once.
    @discardableResult
    private func append(
        _ kind: RunSteps.Kind,
        controller: Int,
        helper: Int,
        _ subject: AnyObject?,
        at time: Duration? = nil,
        receiver: ObjectIdentifier?
    ) -> Int {
        // A step that was open before the work began is not the parent.
        let parent = steps.parent(above: openStepsBeforeWork ?? 0)
        let turn = openStepsBeforeWork == nil ? 0 : self.turn(for: steps.count + 1)
        if turn == 0, !hasLeftTurn { hasLeftTurn = true }
        let clock =
            if parent > 0 {
                steps.records[parent - 1].clock
            } else if turn > 0 {
                turns[turn - 1].clock
            } else {
                time ?? TraceEntry.time(of: subject)
            }
        let cause = parent > 0 || openStepsBeforeWork == nil ? nil : work.last
        let record = RunSteps.Record(
            kind: kind,
            controller: Int32(controller),
            helper: Int32(helper),
            parent: Int32(parent),
            turn: Int32(turn),
            cause: Int32(cause?.cause ?? 0),
            reason: cause?.reason,
            clock: clock
        )
        return steps.add(record, receiver: receiver)
    }
}

// MARK: - Tracing

extension RunLog: LifecycleTracer {
    package func traceReceived(
        _ event: ViewEvent,
        _ controller: AnyObject,
        _ observer: (any AnyObject & ViewObserver)?
    ) {
        addReceived(event, controller, observer)
        // The event of the controller precedes those of its helpers.
        if observer == nil { removeIfReleased() }
    }

    package func traceEnd(of receiver: ObjectIdentifier) { steps.end(of: receiver) }

    package func trace(_ entry: TraceEntry) {
        add(entry, isObserved: true)
        removeIfReleased()
    }

    package func trace(_ work: DeferredWork.Event) {
        add(work)
        removeIfReleased()
    }

    private func removeIfReleased() {
        if isReleased.load(ordering: .relaxed) { LifecycleTrace.remove(self) }
    }
}

// MARK: - Later work

extension RunLog {
    /// Adds the beginning, the end or the scheduling of work that runs later.
    package func add(_ event: DeferredWork.Event) {
        switch event.phase {
        case .scheduled:
            guard !steps.isFull else { return }
            let step = steps.current(above: openStepsBeforeWork ?? 0)
            // Work that schedules more before its first step passes its own cause on.
            scheduled[event.id] = makeWork(event, cause: step > 0 ? step : work.last?.cause ?? 0)
        case .began:
            // The cause of work that was scheduled before the recorder began is unknown.
            var begun = scheduled.removeValue(forKey: event.id) ?? makeWork(event, cause: 0)
            begun.time = event.time ?? work.last?.time
            if event.time == nil { begun.turn = work.last?.turn ?? 0 }
            begun.openSteps = steps.openCount
            work.append(begun)
            openStepsBeforeWork = begun.openSteps
            steps.forgetLast()
        case .ended:
            if work.last?.id == event.id { work.removeLast() }
            openStepsBeforeWork = work.last?.openSteps
        }
    }

    private func makeWork(_ event: DeferredWork.Event, cause: Int) -> Work {
        Work(id: event.id, reason: .init(event.reason), cause: cause, scheduledTurn: turns.count)
    }

    /// Returns the turn of the work in progress, which its first step begins, or 0 outside turns.
    private func turn(for step: Int) -> Int {
        guard let current = work.last, let time = current.time else { return 0 }
        if current.turn > 0 { return current.turn }
        let number: Int
        if let last = turns.last, last.clock == time, current.scheduledTurn < last.number, !hasLeftTurn {
            // Work of one turn runs piece by piece.
            number = last.number
        } else {
            members.noticeReleases(after: steps.count)
            number = turns.count + 1
            turns.append(LifecycleRun.Turn(number: number, clock: time, firstStep: step))
            hasLeftTurn = false
        }
        work[work.count - 1].turn = number
        return number
    }
}

extension LifecycleRun.Step.Cause.Reason {
    fileprivate init(_ reason: DeferredWork.Reason) {
        self =
            switch reason {
            case .request: .request
            case .turn: .turn
            case .animation: .animation
            }
    }
}

// MARK: - Participants

extension RunLog {
    /// Sets the name of an object.
    package func name(_ object: AnyObject, _ name: String) { members.setName(name, of: object) }

    /// Returns the index of a controller or a window, and records its place when it is first seen.
    private func index(of object: AnyObject) -> Int {
        let count = members.count
        let index = members.controller(object)
        if members.count > count, let controller = object as? ViewController { move(index, to: controller.tracePlace) }
        return index
    }

    private func move(_ controller: Int, to place: TracePlace?) {
        let place: LifecycleRun.Place? =
            switch place {
            case .child(let owner): .child(of: index(of: owner))
            case .presented(let owner): .presented(over: index(of: owner))
            case .root(let owner): .root(of: index(of: owner))
            case nil: nil
            }
        guard places[controller] != place else { return }
        places[controller] = place
        treeChanges.append(LifecycleRun.TreeChange(after: steps.count, controller: controller, place: place))
    }
}

extension ViewController {
    /// The current place of the controller.
    fileprivate var tracePlace: TracePlace? {
        if let parent { return .child(of: parent) }
        if let presentingViewController { return .presented(over: presentingViewController) }
        if let window = viewIfLoaded?.window, window.rootViewController === self { return .root(of: window) }
        return nil
    }
}

// MARK: - The run

extension RunLog {
    /// Returns the run so far.
    package func run(title: String) -> LifecycleRun {
        members.noticeReleases(after: steps.count)
        var run = LifecycleRun()
        run.title = title
        run.steps = steps.records.enumerated().map { step($1, $0 + 1) }
        run.turns = turns
        run.treeChanges = treeChanges
        run.droppedSteps = steps.dropped
        run.participants = members.participants
        return run
    }

    private func step(_ record: RunSteps.Record, _ id: Int) -> LifecycleRun.Step {
        func participant(_ index: Int32) -> Int? { index < 0 ? nil : Int(index) }
        func number(_ number: Int32) -> Int? { number == 0 ? nil : Int(number) }
        let kind: LifecycleRun.Step.Kind =
            switch record.kind {
            case .loadView: .loadView
            case .view(let event): .view(event)
            case .willMove(let parent): .willMove(toParent: participant(parent))
            case .didMove(let parent): .didMove(toParent: participant(parent))
            case .memoryWarning: .didReceiveMemoryWarning
            case .text: texts[id] ?? .note("")
            }
        return LifecycleRun.Step(
            id: id,
            kind: kind,
            controller: participant(record.controller),
            helper: participant(record.helper),
            parent: number(record.parent),
            cause: record.reason.map { .init(reason: $0, step: number(record.cause)) },
            turn: number(record.turn),
            clock: record.clock,
            end: number(record.end)
        )
    }
}

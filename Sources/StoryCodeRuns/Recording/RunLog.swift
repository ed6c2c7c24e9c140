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
        let cause: RunSteps.Cause
        /// The number of turns when it was scheduled.
        let scheduledTurn: Int
        /// The time at which it began, or nil for a request outside turns.
        var time: Duration?
        /// The number of its turn as soon as it has a step, and 0 before.
        var turn = 0
        /// The number of steps that were open when it began.
        var openSteps = 0
    }

    private let steps = RunSteps()
    private var texts: [Int: LifecycleRun.Step.Kind] = [:]
    private var turns: [LifecycleRun.Turn] = []
    private var treeChanges: [LifecycleRun.TreeChange] = []

    private let members = RunMembers()

    /// The work in progress, after the work that it interrupts.
    private let running = InPlaceList<Work>()

    /// The work that was scheduled last, in the order of its numbers.
    private let scheduled = RecentList<Work>()

    /// What belongs to dropped steps is removed when this one is dropped.
    private var nextRemoval = LifecycleRun.limit

    /// The states that the program shows, and how they have changed.
    private let states = RunStates()

    /// Whether a step outside all turns has followed the last turn.
    private var hasLeftTurn = false

    /// Called once, at the next step that is not the event of a helper inside that of its controller.
    var onNextStep: (@MainActor () -> Void)?

    /// Whether the recorder of the log was released, which can happen outside the main actor.
    nonisolated let isReleased = Atomic(false)

    /// Creates a log without steps.
    package init() {}
}

// MARK: - Steps

extension RunLog {
    /// Adds an event that a controller receives.
    private func addEvent(_ event: ViewEvent, _ controller: AnyObject, at time: Duration? = nil) {
        updateStates()
        let scene = steps.sceneBeginningEvent(of: controller) ?? select(controller)
        if case .viewDidAppear = event { members.setTitleOnce(of: scene, controller) }
        append(.view(event), controller: scene.index, controller, at: time, receiver: scene.id)
    }

    /// Adds an event that the observer of a helper receives.
    private func addEvent(
        _ event: ViewEvent,
        _ controller: AnyObject,
        _ observer: any AnyObject & ViewObserver,
        at time: Duration? = nil
    ) {
        let scene = scene(of: controller)
        let position = members.helper(observer, in: scene)
        steps.select(scene, nextHelper: position)
        if steps.addKnownHelper(event, scene.id, observer) { return }
        let (helper, receiver) = (scene.helpers[position].index, ObjectIdentifier(observer))
        append(.view(event), controller: scene.index, helper: helper, controller, at: time, receiver: receiver)
    }

    /// Adds an entry.
    ///
    /// - Parameter time: The time of the scheduler concerned, if it is known.
    package func add(_ entry: TraceEntry, at time: Duration? = nil) {
        switch entry.event {
        case .made, .assembled, .connected, .adopted, .presented: return
        case .placed(let place):
            if let subject = entry.subject { move(scene(of: subject), to: place) }
            return
        case .received(let event):
            guard let subject = entry.subject else { return }
            guard let observer = entry.observer else { return addEvent(event, subject, at: time) }
            return addEvent(event, subject, observer, at: time)
        case .loadView, .willMove, .didMove, .memoryWarning, .requested, .input, .diagnostic: break
        }
        // No closures here: each call of one checks the executor.
        var receiver: ObjectIdentifier?
        if entry.event.hasEnd, let object = entry.subject { receiver = ObjectIdentifier(object) }
        updateStates()
        if case .input(let text) = entry.event { return note(text) }
        if case .requested(.setFlow, _) = entry.event, let flow = entry.subject {
            _ = members.scene(of: flow, role: .flow)
        }
        let controller = index(orNone: entry.subject)
        let kind: RunSteps.Kind
        switch entry.event {
        case .loadView: kind = .loadView
        case .willMove(let parent): kind = .willMove(toParent: index(orNone: parent))
        case .didMove(let parent): kind = .didMove(toParent: index(orNone: parent))
        case .memoryWarning: kind = .memoryWarning
        case .requested(let request, let argument): kind = .request(request, index(orNone: argument))
        default: kind = .text
        }
        append(kind, controller: controller, entry.subject, at: time, receiver: receiver)
        if case .diagnostic(let diagnostic) = entry.event {
            texts[steps.count] = .diagnostic(
                .init(code: diagnostic.problem.code, message: diagnostic.message, advice: diagnostic.advice)
            )
        }
    }

    /// Adds a line of the program's own.
    package func note(_ text: String) {
        noticeReleases()
        append(.text, controller: -1, nil, receiver: nil)
        texts[steps.count] = .note(text)
    }

    /// - Parameter receiver: The object that the step is about until it ends, or nil for a step that ends at once.
    private func append(
        _ kind: RunSteps.Kind,
        controller: Int32,
        helper: Int32 = -1,
        _ subject: AnyObject?,
        at time: Duration? = nil,
        receiver: ObjectIdentifier?
    ) {
        // A step that was open before the work began is not the parent.
        let parent = steps.parent
        let turn = steps.openBeforeWork == nil ? 0 : self.turn(for: steps.count + 1)
        if turn == 0 { hasLeftTurn = true }
        let clock =
            if let parent {
                parent.clock
            } else if turn > 0, let time = running.last?.time {
                time
            } else {
                time ?? TraceEntry.time(of: subject)
            }
        let cause = parent != nil || steps.openBeforeWork == nil ? nil : running.last
        let record = RunSteps.Record(
            kind: kind,
            controller: controller,
            helper: helper,
            parent: parent?.id ?? 0,
            turn: Int32(turn),
            cause: cause?.cause ?? 0,
            reason: cause?.reason,
            clock: clock
        )
        steps.add(record, receiver: receiver)
        if steps.first > nextRemoval { removeOld() }
        if let action = onNextStep {
            onNextStep = nil
            action()
        }
    }

    /// Removes what belongs to steps that are no longer kept.
    private func removeOld() {
        noticeReleases()
        let first = steps.first
        states.remove(before: first)
        // From time to time, so that the average step does not take longer if there are many controllers.
        nextRemoval = first + LifecycleRun.limit + members.removeReleased(before: first)
        // No closures here: each call of one checks the executor.
        for key in Array(texts.keys) where key < first { texts[key] = nil }
        var ended = 0
        while ended + 1 < turns.count, turns[ended + 1].firstStep <= first { ended += 1 }
        turns.removeFirst(ended)
        // Of the changes before the first step, the last one of each controller counts.
        var (kept, seen) = ([LifecycleRun.TreeChange](), Set<Int>())
        for change in treeChanges.reversed() {
            if change.after < first {
                guard members.contains(change.controller), seen.insert(change.controller).inserted else { continue }
            }
            kept.append(change)
        }
        treeChanges = kept.reversed()
    }
}

// MARK: - Tracing

extension RunLog: LifecycleTracer {
    package func traceReceived(_ event: ViewEvent, _ controller: AnyObject) {
        addEvent(event, controller)
        // The event of the controller precedes those of its helpers.
        removeIfReleased()
    }

    package func traceReceived(_ event: ViewEvent, _ controller: AnyObject, _ observer: any AnyObject & ViewObserver) {
        if steps.addKnownHelper(event, ObjectIdentifier(controller), observer) { return }
        addEvent(event, controller, observer)
    }

    package func traceEnd(of receiver: ObjectIdentifier) {
        if steps.end(of: receiver) { states.update(after: steps.count) }
    }

    /// Records the states that have changed, if no step is in progress.
    private func updateStates() {
        if steps.showsStates, steps.isOutsideSteps { states.update(after: steps.count) }
    }

    package func trace(_ entry: TraceEntry) {
        add(entry)
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
            // Work that schedules more outside its steps passes its own cause on.
            let cause = steps.isOutsideSteps ? running.last?.cause : nil
            scheduled.append(makeWork(event, cause: cause ?? steps.current))
        case .began:
            // The cause of work that was scheduled before the recorder began is unknown.
            var begun = scheduledWork(event.id) ?? makeWork(event, cause: 0)
            begun.time = event.time ?? running.last?.time
            if event.time == nil { begun.turn = running.last?.turn ?? 0 }
            begun.openSteps = steps.openCount
            running.append(begun)
            steps.openBeforeWork = begun.openSteps
        case .ended:
            if running.last?.id == event.id { running.removeLast() }
            steps.openBeforeWork = running.last?.openSteps
        }
    }

    /// Returns work that was scheduled, or nil if it is not known any more.
    private func scheduledWork(_ id: Int) -> Work? {
        guard scheduled.count > 0 else { return nil }
        // Each piece of work has a larger number than the one before.
        var index = max(scheduled.first, scheduled.count - 1 - (scheduled[scheduled.count - 1].id - id))
        while index < scheduled.count, scheduled[index].id < id { index += 1 }
        return index < scheduled.count && scheduled[index].id == id ? scheduled[index] : nil
    }

    private func makeWork(_ event: DeferredWork.Event, cause: RunSteps.Cause) -> Work {
        Work(id: event.id, reason: .init(event.reason), cause: cause, scheduledTurn: turns.last?.number ?? 0)
    }

    /// Returns the turn of the work in progress, which its first step begins, or 0 outside turns.
    private func turn(for step: Int) -> Int {
        guard let current = running.last, let time = current.time else { return 0 }
        if current.turn > 0 { return current.turn }
        let number: Int
        if let last = turns.last, last.clock == time, current.scheduledTurn < last.number, !hasLeftTurn {
            // Work of one turn runs piece by piece.
            number = last.number
        } else {
            if members.countTurn() { noticeReleases() }
            number = (turns.last?.number ?? 0) + 1
            turns.append(LifecycleRun.Turn(number: number, clock: time, firstStep: step))
            hasLeftTurn = false
        }
        running[running.count - 1].turn = number
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
    /// Shows a state of the program next to the steps that change it.
    func show(_ name: String, _ state: @escaping @MainActor () -> String?) {
        steps.showsStates = true
        states.add(name, after: steps.count, state)
    }

    /// Sets the name of an object.
    package func name(_ object: AnyObject, _ name: String) { members.setName(name, of: object) }

    /// Returns the number of a controller or a window.
    private func index(of object: AnyObject) -> Int {
        if let scene = steps.scene, scene.isScene(of: object) { return Int(scene.index) }
        return Int(scene(of: object).index)
    }

    /// Returns the number of a controller or a window, or -1 without one.
    private func index(orNone object: AnyObject?) -> Int32 { if let object { Int32(index(of: object)) } else { -1 } }

    /// Returns the scene of a controller or a window, and records its place when it is first seen.
    private func scene(of object: AnyObject) -> RunScene {
        let count = members.count
        let scene = members.scene(of: object)
        if members.count > count, let controller = object as? ViewController {
            move(scene, to: controller.tracePlace)
        }
        return scene
    }

    /// Selects the scene of a controller that receives an event, and returns it.
    private func select(_ controller: AnyObject) -> RunScene {
        let scene = scene(of: controller)
        steps.select(scene)
        return scene
    }

    private func noticeReleases() {
        members.noticeReleases(after: steps.count)
        steps.forgetScene()
    }

    private func move(_ scene: RunScene, to place: TracePlace?) {
        let place: LifecycleRun.Place? =
            switch place {
            case .child(let owner): .child(of: index(of: owner))
            case .presented(let owner): .presented(over: index(of: owner))
            case .root(let owner): .root(of: index(of: owner))
            case nil: nil
            }
        guard scene.place != place else { return }
        scene.place = place
        treeChanges.append(LifecycleRun.TreeChange(after: steps.count, controller: Int(scene.index), place: place))
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
        noticeReleases()
        if steps.first > 1 { removeOld() }
        var run = LifecycleRun()
        run.title = title
        let (records, first) = (steps.records, steps.first)
        run.steps = records.enumerated().map { step($1, $0 + first) }
        run.turns = turns
        run.treeChanges = treeChanges
        run.participants = members.participants(after: first)
        run.stateChanges = states.changes
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
            case .request(let request, let argument): .request(request.rawValue, participant(argument))
            case .text: texts[id] ?? .note("")
            }
        return LifecycleRun.Step(
            id: id,
            kind: kind,
            controller: participant(record.controller),
            helper: participant(record.helper),
            parent: number(record.parent),
            cause: record.reason.map {
                .init(
                    reason: $0,
                    step: record.cause > 0 ? Int(record.cause) : nil,
                    after: record.cause < 0 ? Int(-record.cause) - 1 : nil
                )
            },
            turn: number(record.turn),
            clock: record.clock,
            end: number(record.end)
        )
    }
}

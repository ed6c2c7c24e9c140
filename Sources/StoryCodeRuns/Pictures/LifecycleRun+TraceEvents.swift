extension LifecycleRun {
    /// The run in the Trace Event Format, a JSON document that common trace viewers open.
    ///
    /// Each scene is a process. Its threads are the state of its view, its controller, and its helpers. A step takes one
    /// millisecond of the axis, whatever time it took. Arrows lead from a step to what it has scheduled, and the
    /// arguments of a step contain its cause, its turn and the time of the scheduler.
    public var traceEvents: String { TraceEventWriter(self).document }
}

/// An event of the Trace Event Format, with the names of its members in the format.
private struct TraceEvent: Encodable {
    struct Arguments: Encodable {
        var name, line, clock, during, cause, message, advice: String?
        var step, turn, sort_index: Int?
    }

    let ph: String
    let pid, tid, ts: Int
    var name, cat, s, bp: String?
    var dur, id: Int?
    var args: Arguments?
}

/// Writes a run in the Trace Event Format.
private struct TraceEventWriter {
    /// A thread of a viewer, with numbers that no other thread has.
    private struct Thread {
        let process: Int
        let thread: Int
    }

    private struct Document: Encodable {
        let displayTimeUnit = "ms"
        let otherData: [String: String]
        let traceEvents: [TraceEvent]
    }

    /// The microseconds of the axis that a step takes.
    private static let stepLength = 1_000

    private let run: LifecycleRun
    private var events: [TraceEvent] = []
    private var metadata: [TraceEvent] = []
    private var threads: [[Int]: Thread] = [:]

    init(_ run: LifecycleRun) { self.run = run }

    var document: String {
        var writer = self
        writer.addEvents()
        let sorted = writer.events.enumerated().sorted { ($0.element.ts, $0.offset) < ($1.element.ts, $1.offset) }
        let about = [
            "generator": "StoryCode", "axis": "1 ms is one step", "title": run.title, "summary": run.summary,
        ]
        return JSONText.encoded(Document(otherData: about, traceEvents: writer.metadata + sorted.map(\.element))) + "\n"
    }

    // MARK: Processes and threads

    /// Returns a thread, and names it when it is first used.
    private mutating func thread(_ key: [Int], process: Int, _ name: String, _ order: Int) -> Thread {
        if let thread = threads[key] { return thread }
        // Viewers show the thread that has the number of its process first, as the main thread. Some expect that the
        // number of a thread is unique among all processes.
        let isMain = key.count == 1
        let thread = Thread(
            process: process,
            thread: isMain ? process : (run.participants.last?.id ?? -1) + 3 + threads.count
        )
        threads[key] = thread
        addMetadata("thread", thread, name, order)
        return thread
    }

    /// Returns the thread of a controller's state or, for -1, that of steps that belong to no controller.
    private mutating func stateThread(_ controller: Int) -> Thread {
        let (isNew, isRun) = (threads[[controller]] == nil, controller < 0)
        let thread = thread([controller], process: controller + 2, isRun ? "notes and turns" : "state", 0)
        if isNew { addMetadata("process", thread, isRun ? run.title : run.name(controller), controller + 1) }
        return thread
    }

    /// Returns the controller of a step; a run that was decoded may name one that it does not have.
    private func controller(of step: LifecycleRun.Step) -> Int? {
        step.controller.flatMap { run.participant($0)?.id }
    }

    /// Returns the thread of the receiver of a step.
    private mutating func thread(of step: LifecycleRun.Step) -> Thread {
        guard let controller = controller(of: step) else { return stateThread(-1) }
        let process = stateThread(controller).process
        guard let helper = step.helper.flatMap(run.participant)?.id else {
            return thread([controller, -1], process: process, "controller", 1)
        }
        return thread([controller, helper], process: process, run.name(helper), helper + 2)
    }

    private mutating func addMetadata(_ kind: String, _ thread: Thread, _ name: String, _ order: Int) {
        for (member, arguments) in [
            ("name", TraceEvent.Arguments(name: name)), ("sort_index", TraceEvent.Arguments(sort_index: order)),
        ] {
            let (pid, tid) = (thread.process, thread.thread)
            metadata.append(.init(ph: "M", pid: pid, tid: tid, ts: 0, name: "\(kind)_\(member)", args: arguments))
        }
    }

    // MARK: Events

    /// Adds an event of a phase.
    ///
    /// - Parameter change: Sets the other members of the event.
    private mutating func add(
        _ phase: String,
        _ thread: Thread,
        at time: Int,
        _ name: String? = nil,
        _ category: String? = nil,
        _ change: (inout TraceEvent) -> Void = { _ in }
    ) {
        var event = TraceEvent(ph: phase, pid: thread.process, tid: thread.thread, ts: time, name: name, cat: category)
        change(&event)
        events.append(event)
    }

    private mutating func addEvents() {
        var states: [Int: TimelineState] = [:]
        var turns = run.turns[...]
        var arrows: Set<[Int]> = []
        for (step, end) in zip(run.steps, ends) {
            let time = step.id * Self.stepLength
            while let turn = turns.first, turn.firstStep <= step.id {
                add("i", stateThread(-1), at: time, "turn \(turn.number)", "turn") {
                    ($0.s, $0.args) = ("g", .init(clock: LifecycleRun.text(turn.clock)))
                }
                turns.removeFirst()
            }
            changeState(step, time, &states)
            let thread = thread(of: step)
            switch step.kind {
            case .note(let text): add("i", thread, at: time, text, "note") { ($0.s, $0.args) = ("g", .init()) }
            case .diagnostic(let diagnostic):
                let arguments = arguments(step)
                add("i", thread, at: time, "! \(diagnostic.code)", "diagnostic") { ($0.s, $0.args) = ("t", arguments) }
            case .loadView, .view, .willMove, .didMove, .didReceiveMemoryWarning, .request:
                let category = step.helper == nil ? "controller" : "helper"
                let arguments = arguments(step)
                add("X", thread, at: time, step.kind.name, category) { ($0.dur, $0.args) = (end - time, arguments) }
            }
            // One arrow for each piece of work that runs in a turn.
            if let cause = step.cause, let from = cause.step.flatMap(run.step), from.isSlice, step.isSlice,
                arrows.insert([from.id, step.turn ?? 0]).inserted
            {
                let (reason, start) = (cause.reason.rawValue, from.id * Self.stepLength + 1)
                add("s", self.thread(of: from), at: start, reason, "cause") { $0.id = arrows.count }
                add("f", thread, at: time + 1, reason, "cause") { ($0.id, $0.bp) = (arrows.count, "e") }
            }
        }
        let end = ((run.steps.last?.id ?? 0) + 1) * Self.stepLength
        for (controller, state) in states.sorted(by: { $0.key < $1.key }) {
            change(state, to: .none, stateThread(controller), end)
        }
    }

    /// The end of each step on the axis: inside the step that was in progress, and before the next one.
    private var ends: [Int] {
        var open: [(last: Int, end: Int)] = []
        return run.steps.map { step in
            while let outer = open.last, outer.last < step.id { open.removeLast() }
            let last = min(max(step.end ?? .max, step.id), open.last?.last ?? run.steps.last?.id ?? step.id)
            let latest = last * Self.stepLength + Self.stepLength - 100
            let end = min(latest, (open.last?.end).map { max($0 - 1, step.id * Self.stepLength + 2) } ?? .max)
            open.append((last, end))
            return end
        }
    }

    private func arguments(_ step: LifecycleRun.Step) -> TraceEvent.Arguments {
        var arguments = TraceEvent.Arguments(line: run.line(step), clock: LifecycleRun.text(step.clock))
        (arguments.step, arguments.turn) = (step.id, step.turn)
        arguments.during = step.parent.flatMap(run.step).map { "\($0.id). \(run.line($0))" }
        if step.cause != nil { arguments.cause = run.cause(of: step) }
        if case .diagnostic(let diagnostic) = step.kind {
            (arguments.message, arguments.advice) = (diagnostic.message, diagnostic.advice)
        }
        return arguments
    }

    // MARK: States

    /// Ends and begins the slices of a controller's state: `loaded`, and inside it those of the appearance.
    private mutating func changeState(_ step: LifecycleRun.Step, _ time: Int, _ states: inout [Int: TimelineState]) {
        guard let controller = controller(of: step), step.helper == nil else { return }
        let state = states[controller] ?? .none
        let next = state.after(step.kind)
        guard next != state else { return }
        states[controller] = next
        change(state, to: next, stateThread(controller), time)
    }

    private mutating func change(_ state: TimelineState, to next: TimelineState, _ thread: Thread, _ time: Int) {
        if state != .none, state != .loaded { add("E", thread, at: time) }
        if state == .none, next != .none { add("B", thread, at: time, TimelineState.loaded.rawValue, "state") }
        if state != .none, next == .none { add("E", thread, at: time) }
        if next != .none, next != .loaded { add("B", thread, at: time, next.rawValue, "state") }
    }
}

extension LifecycleRun.Step {
    /// Whether the step has a beginning and an end.
    fileprivate var isSlice: Bool {
        switch kind {
        case .note, .diagnostic: false
        case .loadView, .view, .willMove, .didMove, .didReceiveMemoryWarning, .request: true
        }
    }
}

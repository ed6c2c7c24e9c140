extension LifecycleRun {
    /// The run in the Trace Event Format, a JSON document that common trace viewers open.
    ///
    /// Each scene is a process. Its threads are the state of its view, its controller, and its helpers. A step takes one
    /// millisecond of the axis, whatever time it took. Arrows lead from a step to what it has scheduled, and the
    /// arguments of a step contain its cause, its turn and the time of the scheduler.
    public var traceEvents: String { TraceEventWriter(self).document }
}

/// Writes a run in the Trace Event Format.
private struct TraceEventWriter {
    private typealias Members = [(name: String, value: String)]

    /// A thread of a viewer, with numbers that no other thread has.
    private struct Thread {
        let process: Int
        let thread: Int
    }

    /// The microseconds of the axis that a step takes.
    private static let stepLength = 1_000

    private let run: LifecycleRun
    private var events: [(time: Int, text: String)] = []
    private var metadata: [String] = []
    private var threads: [[Int]: Thread] = [:]

    init(_ run: LifecycleRun) { self.run = run }

    var document: String {
        var writer = self
        writer.addEvents()
        let sorted = writer.events.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
        let lines = (writer.metadata + sorted.map(\.element.text)).joined(separator: ",\n")
        let other = JSONText.object([
            ("generator", JSONText.string("StoryCode")), ("axis", JSONText.string("1 ms is one step")),
            ("title", JSONText.string(run.title)), ("summary", JSONText.string(run.summary)),
        ])
        return "{\"displayTimeUnit\":\"ms\",\"otherData\":\(other),\"traceEvents\":[\n\(lines)\n]}\n"
    }

    // MARK: Processes and threads

    /// Returns a thread, and names it when it is first used.
    private mutating func thread(_ key: [Int], process: Int, _ name: String, _ order: Int) -> Thread {
        if let thread = threads[key] { return thread }
        // Viewers show the thread that has the number of its process first, as the main thread. Some expect that the
        // number of a thread is unique among all processes.
        let isMain = key.count == 1
        let thread = Thread(process: process, thread: isMain ? process : run.participants.count + 2 + threads.count)
        threads[key] = thread
        addMetadata("thread_name", thread, ("name", JSONText.string(name)))
        addMetadata("thread_sort_index", thread, ("sort_index", "\(order)"))
        return thread
    }

    /// Returns the thread of steps that belong to no controller.
    private mutating func runThread() -> Thread {
        let isNew = threads[[-1]] == nil
        let thread = thread([-1], process: 1, "notes and turns", 0)
        if isNew { addProcess(run.title, thread, order: 0) }
        return thread
    }

    /// Returns the thread of a controller's state.
    private mutating func stateThread(_ controller: Int) -> Thread {
        let isNew = threads[[controller]] == nil
        let thread = thread([controller], process: controller + 2, "state", 0)
        if isNew { addProcess(run.name(controller), thread, order: controller + 1) }
        return thread
    }

    /// Returns the controller of a step; a run that was decoded may name one that it does not have.
    private func controller(of step: LifecycleRun.Step) -> Int? {
        step.controller.flatMap { run.participants.indices.contains($0) ? $0 : nil }
    }

    /// Returns the thread of the receiver of a step.
    private mutating func thread(of step: LifecycleRun.Step) -> Thread {
        guard let controller = controller(of: step) else { return runThread() }
        let process = stateThread(controller).process
        guard let helper = step.helper, run.participants.indices.contains(helper) else {
            return thread([controller, -1], process: process, "controller", 1)
        }
        return thread([controller, helper], process: process, run.name(helper), helper + 2)
    }

    private mutating func addProcess(_ name: String, _ thread: Thread, order: Int) {
        addMetadata("process_name", thread, ("name", JSONText.string(name)))
        addMetadata("process_sort_index", thread, ("sort_index", "\(order)"))
    }

    private mutating func addMetadata(_ name: String, _ thread: Thread, _ argument: (String, String)) {
        metadata.append(
            JSONText.object([
                ("ph", "\"M\""), ("pid", "\(thread.process)"), ("tid", "\(thread.thread)"), ("ts", "0"),
                ("name", JSONText.string(name)), ("args", JSONText.object([argument])),
            ])
        )
    }

    // MARK: Events

    /// Adds an event of a phase, with its name, its category and its arguments if it has them.
    private mutating func add(
        _ phase: String,
        _ thread: Thread,
        at time: Int,
        _ name: String? = nil,
        _ category: String = "",
        _ members: Members = [],
        arguments: Members? = nil
    ) {
        var all: Members = [
            ("ph", JSONText.string(phase)), ("pid", "\(thread.process)"), ("tid", "\(thread.thread)"),
            ("ts", "\(time)"),
        ]
        if let name { all += [("name", JSONText.string(name)), ("cat", JSONText.string(category))] }
        if let arguments { all.append(("args", JSONText.object(arguments))) }
        events.append((time, JSONText.object(all + members)))
    }

    private mutating func addEvents() {
        var states: [Int: TimelineState] = [:]
        var turns = run.turns[...]
        var arrows: Set<[Int]> = []
        for (step, end) in zip(run.steps, ends) {
            let time = step.id * Self.stepLength
            while let turn = turns.first, turn.firstStep <= step.id {
                let clock: Members = [("clock", JSONText.string(LifecycleRun.text(turn.clock)))]
                add("i", runThread(), at: time, "turn \(turn.number)", "turn", [("s", "\"g\"")], arguments: clock)
                turns.removeFirst()
            }
            changeState(step, time, &states)
            let thread = thread(of: step)
            switch step.kind {
            case .note(let text): add("i", thread, at: time, text, "note", [("s", "\"g\"")], arguments: [])
            case .diagnostic(let diagnostic):
                let code = "! \(diagnostic.code)"
                add("i", thread, at: time, code, "diagnostic", [("s", "\"t\"")], arguments: arguments(step))
            case .loadView, .view, .willMove, .didMove, .didReceiveMemoryWarning:
                let category = step.helper == nil ? "controller" : "helper"
                let duration: Members = [("dur", "\(end - time)")]
                add("X", thread, at: time, step.kind.name, category, duration, arguments: arguments(step))
            }
            // One arrow for each piece of work that runs in a turn.
            if let cause = step.cause, let from = cause.step.flatMap(run.step), from.isSlice, step.isSlice,
                arrows.insert([from.id, step.turn ?? 0]).inserted
            {
                let id: Members = [("id", "\(arrows.count)")]
                add("s", self.thread(of: from), at: from.id * Self.stepLength + 1, cause.reason.rawValue, "cause", id)
                add("f", thread, at: time + 1, cause.reason.rawValue, "cause", id + [("bp", "\"e\"")])
            }
        }
        let end = (run.steps.count + 1) * Self.stepLength
        for (controller, state) in states.sorted(by: { $0.key < $1.key }) {
            change(state, to: .none, stateThread(controller), end)
        }
    }

    /// The end of each step on the axis: inside the step that was in progress, and before the next one.
    private var ends: [Int] {
        var open: [(last: Int, end: Int)] = []
        return run.steps.map { step in
            while let outer = open.last, outer.last < step.id { open.removeLast() }
            let last = min(max(step.end ?? .max, step.id), open.last?.last ?? run.steps.count)
            let latest = last * Self.stepLength + Self.stepLength - 100
            let end = min(latest, (open.last?.end).map { max($0 - 1, step.id * Self.stepLength + 2) } ?? .max)
            open.append((last, end))
            return end
        }
    }

    private func arguments(_ step: LifecycleRun.Step) -> Members {
        var arguments: Members = [
            ("step", "\(step.id)"), ("line", JSONText.string(run.line(step))),
            ("clock", JSONText.string(LifecycleRun.text(step.clock))),
        ]
        if let turn = step.turn { arguments.append(("turn", "\(turn)")) }
        if let parent = step.parent.flatMap(run.step) {
            arguments.append(("during", JSONText.string("\(parent.id). \(run.line(parent))")))
        }
        if let cause = step.cause { arguments.append(("cause", JSONText.string(run.text(cause)))) }
        if case .diagnostic(let diagnostic) = step.kind {
            arguments.append(("message", JSONText.string(diagnostic.message)))
            arguments.append(("advice", JSONText.string(diagnostic.advice)))
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
        case .loadView, .view, .willMove, .didMove, .didReceiveMemoryWarning: true
        }
    }
}

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

    private mutating func add(_ phase: Character, _ thread: Thread, at time: Int, _ members: Members) {
        let common: Members = [
            ("ph", "\"\(phase)\""), ("pid", "\(thread.process)"), ("tid", "\(thread.thread)"), ("ts", "\(time)"),
        ]
        events.append((time, JSONText.object(common + members)))
    }

    private mutating func addEvents() {
        var states: [Int: TimelineState] = [:]
        var nextTurn = 0
        var arrows: Set<[Int]> = []
        for (step, end) in zip(run.steps, ends) {
            let time = step.id * Self.stepLength
            while nextTurn < run.turns.count, run.turns[nextTurn].firstStep <= step.id {
                let turn = run.turns[nextTurn]
                addInstant(
                    "turn \(turn.number)",
                    "turn",
                    "g",
                    runThread(),
                    time,
                    [
                        ("clock", JSONText.string(LifecycleRun.text(turn.clock)))
                    ]
                )
                nextTurn += 1
            }
            changeState(step, time, &states)
            let thread = thread(of: step)
            switch step.kind {
            case .note(let text): addInstant(text, "note", "g", thread, time, [])
            case .diagnostic(let diagnostic):
                addInstant("! \(diagnostic.code)", "diagnostic", "t", thread, time, arguments(step))
            case .loadView, .view, .willMove, .didMove, .didReceiveMemoryWarning:
                let category = step.helper == nil ? "controller" : "helper"
                add(
                    "X",
                    thread,
                    at: time,
                    [
                        ("dur", "\(end - time)"), ("name", JSONText.string(step.kind.name)),
                        ("cat", JSONText.string(category)), ("args", JSONText.object(arguments(step))),
                    ]
                )
            }
            // One arrow for each piece of work that runs in a turn.
            if let cause = step.cause, let from = cause.step.flatMap(run.step), from.isSlice, step.isSlice,
                arrows.insert([from.id, step.turn ?? 0]).inserted
            {
                let members: Members = [
                    ("id", "\(arrows.count)"), ("name", JSONText.string(cause.reason.rawValue)), ("cat", "\"cause\""),
                ]
                add("s", self.thread(of: from), at: from.id * Self.stepLength + 1, members)
                add("f", thread, at: time + 1, members + [("bp", "\"e\"")])
            }
        }
        let end = (run.steps.count + 1) * Self.stepLength
        for (controller, state) in states.sorted(by: { $0.key < $1.key }) {
            close(state, stateThread(controller), end)
        }
    }

    private mutating func addInstant(
        _ name: String,
        _ category: String,
        _ scope: String,
        _ thread: Thread,
        _ time: Int,
        _ arguments: Members
    ) {
        add(
            "i",
            thread,
            at: time,
            [
                ("s", "\"\(scope)\""), ("name", JSONText.string(name)), ("cat", JSONText.string(category)),
                ("args", JSONText.object(arguments)),
            ]
        )
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
        let thread = stateThread(controller)
        if state != .none, state != .loaded { add("E", thread, at: time, []) }
        if state == .none { begin(.loaded, thread, time) }
        if next == .none { add("E", thread, at: time, []) }
        if next != .none, next != .loaded { begin(next, thread, time) }
    }

    private mutating func begin(_ state: TimelineState, _ thread: Thread, _ time: Int) {
        add("B", thread, at: time, [("name", JSONText.string(state.rawValue)), ("cat", "\"state\"")])
    }

    private mutating func close(_ state: TimelineState, _ thread: Thread, _ time: Int) {
        if state != .none, state != .loaded { add("E", thread, at: time, []) }
        if state != .none { add("E", thread, at: time, []) }
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

import StoryCode
import StoryCodeRuns

/// A registry that passes trace entries to the recorders that observe them.
///
/// A test runner starts many tests, and with them their recorders, before it ends the first one. Recorders are looked up
/// by what they observe, so the cost of an event does not grow with their number.
@MainActor
final class RecorderRegistry: LifecycleTracer {
    static let shared = RecorderRegistry()

    private typealias WeakRecorder = Weak<LifecycleRecorder>

    private var recorders: [WeakRecorder] = []

    /// The recorders of single objects.
    private var objects = RecorderTable()

    /// The recorders of the scenes of controllers.
    private var scenes = RecorderTable()

    private var windows = RecorderTable()

    /// The recorders of tasks, by the mark of the tasks.
    private var tasks = RecorderTable()

    /// The recorders of the windows in which subjects were last seen.
    private var lastWindows = WeakDictionary<[WeakRecorder]>()

    /// The marks of the tasks in which subjects were last seen.
    private var lastScopes = WeakDictionary<[TraceScope]>()

    private var windowFinder = WindowFinder()

    /// The recorders of windows in which something has happened.
    ///
    /// They receive the work that the program schedules outside all events.
    private var begunRecorders: [ObjectIdentifier: WeakRecorder] = [:]

    /// The entries that have not ended, with the recorders that have received them.
    private var open: [(receiver: ObjectIdentifier, recorders: [LifecycleRecorder])] = []

    /// The recorders that have received the scheduling of work that has not begun.
    private var scheduled: [Int: [WeakRecorder]] = [:]

    /// The work in progress, the recorders that have received its beginning, and the number of open entries before it.
    private var work: [(begin: DeferredWork.Event, recorders: [LifecycleRecorder], openEntries: Int)] = []

    /// The number of entries and registrations since released objects were removed.
    private var age = 0

    private init() {}

    /// Adds a recorder without retaining it, and traces while a recorder exists.
    func add(_ recorder: LifecycleRecorder) {
        if recorders.isEmpty { LifecycleTrace.add(self) }
        recorders.append(WeakRecorder(object: recorder))
        removeReleasedIfDue()
    }

    /// Passes the entries about an object, or about all objects with something in common, to a recorder.
    func add(_ recorder: LifecycleRecorder, for extent: LifecycleRecorder.Extent) {
        switch extent {
        case .object(let object): objects.add(recorder, for: object)
        case .scene(let controller): scenes.add(recorder, for: controller)
        case .window(let window): windows.add(recorder, for: window)
        case .tasks(let scope): tasks.add(recorder, for: scope)
        }
    }

    /// Stops passing the entries of the tasks with a mark to recorders.
    func remove(_ scope: TraceScope) { tasks.remove(scope) }
}

// MARK: - Entries

extension RecorderRegistry {
    func trace(_ entry: TraceEntry) {
        var found: [LifecycleRecorder] = []
        var time: Duration?
        if !windows.isEmpty {
            // Once for all recorders, because it takes time in proportion to the depth of the controller.
            let places = windowFinder.windows(of: entry)
            time = TraceEntry.time(in: places.subject)
            found = recorders(of: entry.subject, in: places.all)
        }
        if !tasks.isEmpty { found += recordersOfTask(of: entry.subject) }
        found = found.union(recorders(ofObjectsIn: entry))
        if !found.isEmpty {
            let time = time ?? TraceEntry.time(of: entry.subject)
            for recorder in found {
                recordWork(in: recorder)
                recorder.record(entry, at: time)
            }
        }
        if entry.event.hasEnd, let receiver = entry.observer ?? entry.subject {
            open.append((ObjectIdentifier(receiver), found))
        }
        removeReleasedIfDue()
    }

    func traceEnd(of receiver: ObjectIdentifier) {
        // An event that began before the registry was active is not open here.
        guard let index = open.lastIndex(where: { $0.receiver == receiver }) else { return }
        let recorders = open[index].recorders
        // With those inside it of which the end was not shown.
        open.removeSubrange(index...)
        for recorder in recorders { recorder.recordEnd(of: receiver) }
    }

    /// Returns the recorders of windows, or of those in which the subject was last seen.
    private func recorders(of subject: AnyObject?, in places: [Window]) -> [LifecycleRecorder] {
        if places.isEmpty { return subject.flatMap { lastWindows[$0] }?.compactMap(\.object) ?? [] }
        let found = places.flatMap { windows.recorders(of: ObjectIdentifier($0)) }
        if let subject { lastWindows[subject] = found.map { WeakRecorder(object: $0) } }
        for recorder in found { begunRecorders[ObjectIdentifier(recorder)] = WeakRecorder(object: recorder) }
        return found
    }

    /// Returns the recorders of the current task, or of that in which the subject was last seen.
    private func recordersOfTask(of subject: AnyObject?) -> [LifecycleRecorder] {
        var scopes = LifecycleTrace.scopes
        if let subject {
            if scopes.isEmpty { scopes = lastScopes[subject] ?? [] } else { lastScopes[subject] = scopes }
        }
        return scopes.flatMap { tasks.recorders(of: ObjectIdentifier($0)) }
    }

    /// Returns the recorders of the objects and scenes that an entry is about.
    private func recorders(ofObjectsIn entry: TraceEntry) -> [LifecycleRecorder] {
        if objects.isEmpty, scenes.isEmpty { return [] }
        let scene: [ObjectIdentifier]
        switch entry.event {
        case .diagnostic(let diagnostic): scene = diagnostic.subjects.map(\.id)
        // The cause of the events of a controller can be a call that names it.
        case .requested(_, let other): scene = [entry.subject, other].compactMap { $0.map { ObjectIdentifier($0) } }
        default: scene = entry.subject.map { [ObjectIdentifier($0)] } ?? []
        }
        let single = entry.observer.map { [ObjectIdentifier($0)] } ?? scene
        return scene.flatMap(scenes.recorders) + single.flatMap(objects.recorders)
    }
}

// MARK: - Work

extension RecorderRegistry {
    func trace(_ work: DeferredWork.Event) {
        switch work.phase {
        case .scheduled:
            // Work passes its recorders on to the work that it schedules.
            let entries = open.dropFirst(self.work.last?.openEntries ?? 0)
            let causes = (self.work.last?.recorders ?? []) + entries.flatMap(\.recorders)
            let isByProgram = open.isEmpty && self.work.isEmpty
            let found = (recordersOfTask(of: nil) + causes)
                .union(isByProgram ? begunRecorders.values.compactMap(\.object) : [])
            if !found.isEmpty { scheduled[work.id] = found.map { WeakRecorder(object: $0) } }
            for recorder in found { recorder.record(work) }
        case .began:
            self.work.append((work, [], open.count))
            for each in scheduled.removeValue(forKey: work.id) ?? [] {
                if let recorder = each.object { recordWork(in: recorder) }
            }
        case .ended:
            guard let last = self.work.last, last.begin.id == work.id else { return }
            self.work.removeLast()
            for recorder in last.recorders { recorder.record(work) }
        }
    }

    /// Passes the beginning of the work in progress to a recorder that has not received it, from the outermost one on.
    ///
    /// What another object has scheduled can cause events of the recorder's objects.
    private func recordWork(in recorder: LifecycleRecorder) {
        for index in work.indices where !work[index].recorders.contains(where: { $0 === recorder }) {
            work[index].recorders.append(recorder)
            recorder.record(work[index].begin)
        }
    }
}

// MARK: - Released objects

extension RecorderRegistry {
    /// Removes released objects from time to time, so that the average call is cheap, and stops tracing without
    /// recorders.
    private func removeReleasedIfDue() {
        age += 1
        let count = recorders.count + objects.count + scenes.count
        guard age > count / 2 + 100 else { return }
        age = 0
        recorders.removeAll { $0.object == nil }
        objects.removeReleased()
        scenes.removeReleased()
        windows.removeReleased()
        tasks.removeReleased()
        begunRecorders = begunRecorders.filter { $0.value.object != nil }
        // Work of a released scheduler never runs.
        scheduled = scheduled.filter { $0.value.contains { $0.object != nil } }
        guard recorders.isEmpty else { return }
        LifecycleTrace.remove(self)
        // Their ends are not shown any more.
        (open, work) = ([], [])
    }
}

extension [LifecycleRecorder] {
    /// Returns the recorders of both arrays, each once.
    fileprivate func union(_ others: [LifecycleRecorder]) -> Self {
        if count + others.count < 2 { return self + others }
        return (self + others).reduce(into: []) { result, recorder in
            if !result.contains(where: { $0 === recorder }) { result.append(recorder) }
        }
    }
}

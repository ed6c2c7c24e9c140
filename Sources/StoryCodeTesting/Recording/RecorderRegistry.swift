import StoryCode
import StoryCodeRuns

/// A registry that passes trace entries to the recorders that observe them.
///
/// A test runner starts many tests, and with them their recorders, before it ends the first one. Recorders of objects
/// and of windows are looked up, so the cost of an event does not grow with their number.
@MainActor
final class RecorderRegistry: LifecycleTracer {
    static let shared = RecorderRegistry()

    private typealias WeakRecorder = Weak<LifecycleRecorder>

    private struct Observation {
        weak let object: AnyObject?
        weak let recorder: LifecycleRecorder?
    }

    private var recorders: [WeakRecorder] = []

    /// The recorders that receive all work: those of tasks, and those of windows in which something has happened.
    private var workRecorders: [WeakRecorder] = []

    /// The recorders that receive every entry: those of tasks.
    private var entryRecorders: [WeakRecorder] = []

    /// The recorders of windows alone, by window.
    private var windowRecorders: [ObjectIdentifier: [WeakRecorder]] = [:]

    /// The windows of which all recorders receive all work.
    private var begunWindows: Set<ObjectIdentifier> = []

    /// The windows in which subjects were last seen.
    private var lastWindows = WeakDictionary<[Weak<Window>]>()

    private var windowFinder = WindowFinder()

    /// The recorders of single objects.
    private var observations: [ObjectIdentifier: [Observation]] = [:]

    /// The recorders of objects and windows that have received an entry that has not ended.
    private var open: [(receiver: ObjectIdentifier, recorders: [LifecycleRecorder])] = []

    /// The recorders of single objects that have received the entry in which work was scheduled.
    private var scheduled: [Int: [WeakRecorder]] = [:]

    /// The work in progress, the recorders of single objects that have received its beginning, and the number of open
    /// entries before it.
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

    /// Passes the entries about an object to a recorder.
    func add(_ recorder: LifecycleRecorder, for object: AnyObject) {
        observations[ObjectIdentifier(object), default: []].removeAll { $0.object == nil || $0.recorder == nil }
        observations[ObjectIdentifier(object), default: []].append(Observation(object: object, recorder: recorder))
    }

    /// Starts or stops passing entries of windows and tasks to a recorder, depending on its scopes.
    func updateGeneral(_ recorder: LifecycleRecorder) {
        workRecorders.removeAll { $0.object == nil || $0.object === recorder }
        entryRecorders.removeAll { $0.object == nil || $0.object === recorder }
        guard recorder.isGeneral else { return }
        let reference = WeakRecorder(object: recorder)
        if recorder.observesOnlyWindows {
            for window in recorder.windows {
                windowRecorders[window, default: []].removeAll { $0.object == nil || $0.object === recorder }
                windowRecorders[window, default: []].append(reference)
                begunWindows.remove(window)
            }
            if !recorder.events.isEmpty { workRecorders.append(reference) }
        } else {
            workRecorders.append(reference)
            entryRecorders.append(reference)
        }
    }

    /// Passes all work to the recorders of a window from now on, and first the beginnings of the work in progress.
    private func beginRecording(in window: ObjectIdentifier) {
        guard let recorders = windowRecorders[window], begunWindows.insert(window).inserted else { return }
        for each in recorders {
            guard let recorder = each.object, !workRecorders.contains(where: { $0.object === recorder }) else {
                continue
            }
            workRecorders.append(each)
            for work in work { recorder.record(work.begin) }
        }
    }

    /// Passes an entry to the recorders of tasks and of its windows, and returns those of windows.
    private func passToWindows(_ entry: TraceEntry) -> [LifecycleRecorder] {
        // Once for all recorders, because it takes time in proportion to the depth of the controller.
        let windows = windowFinder.windows(of: entry)
        let time = TraceEntry.time(in: windows.subject)
        for each in entryRecorders { each.object?.record(entry, in: windows.all, at: time) }
        var places = windows.all
        if let subject = entry.subject {
            if places.isEmpty {
                places = lastWindows[subject]?.compactMap(\.object) ?? []
            } else {
                lastWindows[subject] = places.map { Weak(object: $0) }
            }
        }
        var notified: [LifecycleRecorder] = []
        for window in places.map({ ObjectIdentifier($0) }) {
            beginRecording(in: window)
            for each in windowRecorders[window] ?? [] {
                guard let recorder = each.object, recorder.observesOnlyWindows,
                    !notified.contains(where: { $0 === recorder })
                else { continue }
                notified.append(recorder)
                recorder.record(entry, in: windows.all, at: time)
            }
        }
        return notified
    }

    func trace(_ entry: TraceEntry) {
        var notified = entryRecorders.isEmpty && windowRecorders.isEmpty ? [] : passToWindows(entry)
        if case .diagnostic(let diagnostic) = entry.event {
            for subject in diagnostic.subjects { pass(entry, of: subject.id, &notified) }
        } else {
            if let subject = entry.subject { pass(entry, of: ObjectIdentifier(subject), &notified) }
            if let helper = entry.helperObject { pass(entry, of: ObjectIdentifier(helper), &notified) }
            // The cause of the events of a controller can be a call that names it.
            if case .requested(_, let other?) = entry.event { pass(entry, of: ObjectIdentifier(other), &notified) }
        }
        if entry.event.hasEnd, !notified.isEmpty, let receiver = entry.observer ?? entry.subject {
            open.append((ObjectIdentifier(receiver), notified))
        }
        removeReleasedIfDue()
    }

    func traceEnd(of receiver: ObjectIdentifier) {
        for each in entryRecorders { each.object?.recordEnd(of: receiver) }
        guard let last = open.last, last.receiver == receiver else { return }
        open.removeLast()
        // A recorder that observes tasks since then has received the end already.
        for recorder in last.recorders where !recorder.isGeneral || recorder.observesOnlyWindows {
            recorder.recordEnd(of: receiver)
        }
    }

    func trace(_ work: DeferredWork.Event) {
        for each in workRecorders { each.object?.record(work) }
        switch work.phase {
        case .scheduled:
            // Work passes its recorders on to the work that it schedules.
            let entries = open.dropFirst(self.work.last?.openEntries ?? 0)
            var recorders: [WeakRecorder] = []
            for recorder in (self.work.last?.recorders ?? []) + entries.flatMap(\.recorders)
            where !recorders.contains(where: { $0.object === recorder }) {
                recorders.append(WeakRecorder(object: recorder))
            }
            if !recorders.isEmpty { scheduled[work.id] = recorders }
            record(work, in: recorders)
        case .began:
            self.work.append((work, [], open.count))
            for each in scheduled.removeValue(forKey: work.id) ?? [] {
                if let recorder = each.object { recordWork(in: recorder) }
            }
        case .ended:
            guard let last = self.work.last, last.begin.id == work.id else { return }
            self.work.removeLast()
            record(work, in: last.recorders.map { WeakRecorder(object: $0) })
        }
    }

    private func record(_ work: DeferredWork.Event, in recorders: [WeakRecorder]) {
        for each in recorders where each.object?.isGeneral == false { each.object?.record(work) }
    }

    /// Passes the beginning of the work in progress to a recorder that has not received it, from the outermost one on.
    ///
    /// What another object has scheduled can cause events of the recorder's objects.
    private func recordWork(in recorder: LifecycleRecorder) {
        guard !recorder.isGeneral else { return }
        for index in work.indices where !work[index].recorders.contains(where: { $0 === recorder }) {
            work[index].recorders.append(recorder)
            recorder.record(work[index].begin)
        }
    }

    /// Passes an entry to the recorders of an object that have not received it yet.
    private func pass(_ entry: TraceEntry, of object: ObjectIdentifier, _ notified: inout [LifecycleRecorder]) {
        for observation in observations[object] ?? [] where observation.object != nil {
            guard let recorder = observation.recorder, !recorder.isGeneral,
                !notified.contains(where: { $0 === recorder })
            else { continue }
            notified.append(recorder)
            recordWork(in: recorder)
            recorder.record(entry, at: TraceEntry.time(of: entry.subject))
        }
    }

    /// Removes released objects from time to time, so that the average call is cheap, and stops tracing without
    /// recorders.
    private func removeReleasedIfDue() {
        age += 1
        guard age > recorders.count + observations.count + 100 else { return }
        age = 0
        recorders.removeAll { $0.object == nil }
        workRecorders.removeAll { $0.object == nil }
        entryRecorders.removeAll { $0.object == nil }
        windowRecorders = windowRecorders.filter { $0.value.contains { $0.object != nil } }
        begunWindows.formIntersection(windowRecorders.keys)
        lastWindows.removeReleased()
        // Work of a released scheduler never runs.
        scheduled = scheduled.filter { $0.value.contains { $0.object != nil } }
        observations = observations.filter { $0.value.contains { $0.object != nil && $0.recorder != nil } }
        if recorders.isEmpty { LifecycleTrace.remove(self) }
    }
}

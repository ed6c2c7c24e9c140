public import StoryCode
public import StoryCodeRuns

/// A recorder of the events of controllers and their helpers, which need no code for it.
///
/// A recorder observes a scene, a window with the controllers in it, or everything that happens in a closure. It
/// retains none of them, and does not record events of parallel tests.
///
/// ```swift
/// let recorder = LifecycleRecorder(of: window)
/// recorder.name(controller, "A")
/// window.makeKeyAndVisible()
/// recorder.expect(["A.viewWillAppear", "A.viewDidAppear"], only: .appearance)
/// ```
///
/// An event is recorded before its receiver handles it, so the events that the receiver causes follow it. A direct call
/// of an event's method by the program is recorded when the call reaches the base class through `super`.
///
/// See <doc:Testing-screens>.
@MainActor
public final class LifecycleRecorder {
    /// Everything that was recorded, from the beginning.
    public private(set) var events: [RecordedEvent] = []

    /// Whether the lines show that an event was animated, as in `A.viewDidAppear(true)`.
    public var showsAnimated = false

    /// The number of events that `take` and `expect` have returned.
    private var taken = 0

    /// The names of the objects that were seen.
    ///
    /// A name never changes after it was used, so all lines of an object have the same name.
    private var names = WeakDictionary<String>()

    private var uniqueNames = UniqueNames()

    /// The same as a run.
    private let log = RunLog()

    /// The folder of the run after a failure.
    let folder = RunFolder()

    /// Creates a recorder that observes nothing yet.
    public init() {
        RecorderRegistry.shared.add(self)
    }

    /// Creates a recorder of one scene.
    ///
    /// - Parameter name: The name of the controller in the lines, or nil for its title or type.
    public convenience init(of controller: some SceneController, as name: String? = nil) {
        self.init()
        attach(to: controller, as: name)
    }

    /// Creates a recorder of one scene.
    ///
    /// - Parameter name: The name of the controller in the lines, or nil for its title or type.
    public convenience init<Controller, Helpers>(of host: SceneHost<Controller, Helpers>, as name: String? = nil) {
        self.init(of: host.controller, as: name)
    }

    /// Creates a recorder of the controllers in a window.
    public convenience init(of window: Window) {
        self.init()
        attach(to: window)
    }
}

// MARK: - Recorded events

extension LifecycleRecorder {
    /// Sets the name of a controller or helper in the lines that follow.
    ///
    /// An object without such a name is named after its title at its first event, or else after its type. If the name
    /// is in use, a number follows it: `CityController#2`.
    public func name(_ object: AnyObject, _ name: String) {
        names[object] = name
        uniqueNames.reserve(name)
        log.name(object, name)
        TestRun.recorder(besides: self)?.name(object, name)
    }

    /// Everything that was recorded, with the cause, the turn and the end of each event, for pictures.
    ///
    /// A run keeps the last 10,000 steps, while ``events`` has no limit.
    public func run(title: String = "Run") -> LifecycleRun { log.run(title: title) }

    /// Adds a line of the test's own, such as "completion".
    public func note(_ text: String) {
        log.note(text)
        TestRun.recorder(besides: self)?.note(text)
        events.append(RecordedEvent(kind: .note(text), controller: nil, helper: nil, time: Schedulers.current.now))
    }

    /// Returns the lines that were recorded since the last call of this method or of `expect`.
    ///
    /// - Parameters:
    ///   - kinds: The kinds of events to return; the others are dropped.
    ///   - helpers: Whether to return the events of helpers, and not only those of controllers.
    public func take(only kinds: RecordedEvent.Categories = .all, helpers: Bool = true) -> [String] {
        takeIndices(only: kinds, helpers: helpers).map { events[$0].line(animated: showsAnimated) }
    }

    /// Returns the indices of the events whose lines `take` returns.
    func takeIndices(only kinds: RecordedEvent.Categories, helpers: Bool) -> [Int] {
        defer { taken = events.count }
        return events.indices[taken...].filter { events[$0].isOne(of: kinds) && (helpers || events[$0].helper == nil) }
    }
}

// MARK: - Recording

extension LifecycleRecorder {
    /// What a recorder observes.
    ///
    /// Not every event shows where it happens: a controller that has left a window is notified afterwards, and a window
    /// that is being released belongs to no task. A subject belongs to the window and to the tasks in which it was last
    /// seen.
    enum Extent {
        /// One controller or helper, without the rest of its scene.
        case object(AnyObject)
        /// The scene of a controller.
        case scene(AnyObject)
        /// The controllers and views in a window.
        case window(Window)
        /// The tasks with a mark.
        case tasks(TraceScope)
    }

    /// Observes an object, or all objects with something in common.
    func add(_ extent: Extent) { RecorderRegistry.shared.add(self, for: extent) }

    /// Stops observing the tasks with a mark.
    func remove(_ scope: TraceScope) { RecorderRegistry.shared.remove(scope) }

    /// Records an entry.
    ///
    /// - Parameter time: The time of the scheduler concerned.
    func record(_ entry: TraceEntry, at time: Duration) {
        log.add(entry, at: time)
        guard let kind = RecordedEvent.Kind(entry.event, name, \.problem) else { return }
        let controller = entry.subject.map(name)
        let helper = entry.helper.map { name(of: $0, in: controller ?? "") }
        events.append(RecordedEvent(kind: kind, controller: controller, helper: helper, time: time))
    }

    /// Records the end of an entry.
    func recordEnd(of receiver: ObjectIdentifier) { log.traceEnd(of: receiver) }

    /// Records what happens to work that runs later.
    func record(_ work: DeferredWork.Event) { log.add(work) }

    /// The name of a controller, or of another subject of a diagnostic.
    private func name(of object: AnyObject) -> String {
        if let name = names[object] { return name }
        let title = (object as? any TitledController)?.title ?? ""
        return addName(title.isEmpty ? "\(type(of: object))" : title, to: object)
    }

    private func name(of helper: any ViewObserver, in controller: String) -> String {
        let type = type(of: helper)
        // A value has no identity, so two values of one type have the same name.
        guard type is AnyObject.Type else { return "\(type)" }
        let object = helper as AnyObject
        return names[object] ?? addName("\(type)", to: object, in: controller)
    }

    /// Names an object and returns the name, with a number if the name is in use in the same scene.
    private func addName(_ proposal: String, to object: AnyObject, in scene: String = "") -> String {
        let name = uniqueNames.add(proposal, in: scene)
        names[object] = name
        return name
    }
}

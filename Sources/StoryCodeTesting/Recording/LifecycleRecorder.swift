public import StoryCode

/// Records what controllers and their helpers are told, from outside: none of them has to be written for it.
///
/// A recorder looks at a scene, at a window with everybody who comes into it, or at everything that happens in a
/// closure. It retains none of them, and what parallel tests do is not in it.
///
/// ```swift
/// let recorder = LifecycleRecorder(of: window)
/// recorder.name(controller, "A")
/// window.makeKeyAndVisible()
/// recorder.expect(["A.loadView", "A.viewDidLoad", "A.viewWillAppear", "A.viewDidAppear"], only: [.loading, .appearance])
/// ```
///
/// An event is recorded before the one whom it is for acts on it, so what that one does then comes behind it. A
/// method that the program calls itself is recorded when it reaches the base by `super`.
@MainActor
public final class LifecycleRecorder {
    /// Everything that was recorded, from the beginning.
    public private(set) var events: [RecordedEvent] = []

    /// Whether the lines say if an event was animated, as in `A.viewDidAppear(true)`.
    public var showsAnimated = false

    /// How many of the events were taken.
    private var taken = 0

    /// What it calls those whom it has met.
    private var names = Names()

    /// What it looks at.
    var watches: [Watch] = []

    /// Creates a recorder that looks at nothing yet.
    public init() {
        LifecycleTrace.add(self)
    }

    /// Creates a recorder of one scene.
    ///
    /// - Parameters:
    ///   - controller: The scene's controller.
    ///   - name: What to call it, or nil for its title or type.
    public convenience init(of controller: some SceneController, as name: String? = nil) {
        self.init()
        attach(to: controller, as: name)
    }

    /// Creates a recorder of one scene.
    ///
    /// - Parameters:
    ///   - host: The scene.
    ///   - name: What to call its controller, or nil for its title or type.
    public convenience init<Controller, Helpers>(of host: SceneHost<Controller, Helpers>, as name: String? = nil) {
        self.init(of: host.controller, as: name)
    }

    /// Creates a recorder of everybody who is in a window.
    ///
    /// - Parameter window: The window.
    public convenience init(of window: Window) {
        self.init()
        attach(to: window)
    }
}

// MARK: - What it has seen

extension LifecycleRecorder {
    /// Calls an object by a name from now on.
    ///
    /// An object that was given none is called by its title at its first event, or else by its type, with a number
    /// where another object has the same name already: `CityController#2`.
    ///
    /// - Parameters:
    ///   - object: A controller or a helper.
    ///   - name: What to call it.
    public func name(_ object: AnyObject, _ name: String) {
        names.give(name, to: object)
    }

    /// Adds a line of the test's own, such as "completion".
    ///
    /// - Parameter text: The line.
    public func note(_ text: String) {
        record(.note(text), time: Schedulers.current.now)
    }

    /// Takes the lines that were recorded since the last call of this or of `expect`.
    ///
    /// - Parameters:
    ///   - kinds: Which kinds of events to take; the others are dropped.
    ///   - helpers: Whether to take what helpers were told, and not only controllers.
    /// - Returns: The lines.
    public func take(only kinds: RecordedEvent.Kinds = .all, helpers: Bool = true) -> [String] {
        defer { taken = events.count }
        return events[taken...]
            .filter { $0.isOne(of: kinds) && (helpers || $0.helper == nil) }
            .map { $0.line(animated: showsAnimated) }
    }

    private func record(
        _ what: RecordedEvent.What,
        controller: String? = nil,
        helper: String? = nil,
        time: Duration
    ) {
        events.append(RecordedEvent(what: what, controller: controller, helper: helper, time: time))
    }
}

extension LifecycleRecorder: LifecycleTracer {
    package func trace(_ entry: TraceEntry) {
        var isSeen = false
        for place in watches.indices where watches[place].sees(entry) { isSeen = true }
        guard isSeen, let what = what(entry.event) else { return }
        let controller = entry.subject.map(name)
        let helper = entry.helper.map { name(of: $0, in: controller ?? "") }
        record(what, controller: controller, helper: helper, time: entry.time)
    }

    private func what(_ event: TraceEntry.Event) -> RecordedEvent.What? {
        switch event {
        case .made, .assembled, .adopted, .presented: nil
        case .loadView: .loadView
        case .received(let event): .view(event)
        case .willMove(let parent): .willMove(toParent: parent.map(name))
        case .didMove(let parent): .didMove(toParent: parent.map(name))
        case .memoryWarning: .didReceiveMemoryWarning
        case .diagnostic(let diagnostic): .diagnostic(diagnostic.problem)
        }
    }

    /// The name of a controller, or of what else a diagnostic is about.
    private func name(of object: AnyObject) -> String {
        if let name = names[object] { return name }
        let title = (object as? ViewController)?.title ?? ""
        return names.add(title.isEmpty ? "\(type(of: object))" : title, to: object)
    }

    private func name(of helper: any ViewObserver, in controller: String) -> String {
        let type = type(of: helper)
        // A structure has no identity, so two of one type are called the same.
        guard type is AnyObject.Type else { return "\(type)" }
        let object = helper as AnyObject
        return names[object] ?? names.add("\(type)", to: object, in: controller)
    }
}

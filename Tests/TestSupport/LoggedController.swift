public import StoryCode

/// A controller whose events a log records, and whose overrides run actions of a test.
open class LoggedController: EventController, Awakable {
    package let name: String
    package let log: Log

    /// Runs in the overrides of the events, before `super`.
    public var react: (LoggedController, ViewEvent) -> Void = { _, _ in }

    /// Runs once, at the next call of `willMove(toParent:)`, after `super`.
    public var onWillMove: (() -> Void)?

    /// Runs once, at the next call of `didMove(toParent:)`, after `super`.
    public var onDidMove: (() -> Void)?

    private let callsSuper: Bool

    /// Creates a controller.
    ///
    /// - Parameter callsSuper: Whether the overrides call `super`, all of them or none.
    public init(_ name: String = "C", log: Log, callsSuper: Bool = true) {
        self.name = name
        self.log = log
        self.callsSuper = callsSuper
        super.init()
        log.record(self, as: name)
    }

    /// Runs an action once, at an event, animated or not.
    public func once(_ event: ViewEvent, _ action: @escaping () -> Void) {
        react = { controller, received in
            guard received.short == event.short else { return }
            controller.react = { _, _ in }
            action()
        }
    }

    open override func receive(_ event: ViewEvent, base: () -> Void) {
        if !callsSuper { log.addUnlessRecorded("\(name).\(event.short)") }
        react(self, event)
        if callsSuper { base() }
    }

    private func move(
        _ method: String,
        _ parent: ViewController?,
        _ action: ReferenceWritableKeyPath<LoggedController, (() -> Void)?>,
        base: () -> Void
    ) {
        if callsSuper { base() } else { log.addUnlessRecorded("\(name).\(method)(\(parent?.loggedName ?? "nil"))") }
        let once = self[keyPath: action]
        self[keyPath: action] = nil
        once?()
    }

    open func awake() { log.add("\(name).awake") }

    open override func loadView() {
        if callsSuper { super.loadView() } else { view = View() }
    }

    open override func willMove(toParent parent: ViewController?) {
        move("willMove", parent, \.onWillMove) { super.willMove(toParent: parent) }
    }

    open override func didMove(toParent parent: ViewController?) {
        move("didMove", parent, \.onDidMove) { super.didMove(toParent: parent) }
    }

    open override func viewWillTransition(to size: LayoutSize, with coordinator: TransitionCoordinator) {
        if callsSuper { super.viewWillTransition(to: size, with: coordinator) }
    }

    open override func didReceiveMemoryWarning() {
        if callsSuper { super.didReceiveMemoryWarning() }
    }
}

extension ViewController {
    /// The name in the lists of the tests: the title, unless it is a logged controller.
    public var loggedName: String {
        (self as? LoggedController)?.name ?? title ?? "\(type(of: self))"
    }
}

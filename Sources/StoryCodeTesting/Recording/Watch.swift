import StoryCode

/// One of the things that a recorder looks at.
///
/// Not everything that happens says where it does: a controller that has left a window hears of it afterwards, and a
/// window that is being released belongs to no task. So whoever was seen in one place counts as there until it is
/// seen in another.
@MainActor
struct Watch {
    /// What is looked at.
    enum Extent {
        /// The scene of a controller.
        case scene(WeakObject)
        /// Whoever is in a window.
        case window(WeakObject)
        /// The tasks with a mark.
        case tasks(TraceScope)
    }

    private enum Place { case here, elsewhere, nowhere }

    private let extent: Extent
    private var members = WeakTable<Void>()

    /// Looks at something that it does not retain.
    init(_ extent: Extent) {
        self.extent = extent
    }

    /// Whether something happens where one looks.
    mutating func sees(_ entry: TraceEntry) -> Bool {
        let place = place(of: entry)
        guard let subject = entry.subject else { return place == .here }
        if place != .nowhere { members[subject] = place == .here ? () : nil }
        return members[subject] != nil
    }

    /// Whether this is the watch of the tasks with a mark.
    func isOf(_ scope: TraceScope) -> Bool {
        if case .tasks(let own) = extent { own === scope } else { false }
    }

    private func place(of entry: TraceEntry) -> Place {
        switch extent {
        case .scene(let controller):
            return entry.concerns(controller.object) ? .here : .elsewhere
        case .window(let window):
            let windows = entry.windows
            if windows.isEmpty { return .nowhere }
            return windows.contains { $0 === window.object } ? .here : .elsewhere
        case .tasks(let scope):
            if LifecycleTrace.scopes.isEmpty { return .nowhere }
            return scope.isCurrent ? .here : .elsewhere
        }
    }
}

/// An object that is not retained.
struct WeakObject {
    weak let object: AnyObject?
}

extension TraceEntry {
    /// Whether it happens to a controller, or is a diagnostic that is about it.
    fileprivate func concerns(_ controller: AnyObject?) -> Bool {
        guard let controller else { return false }
        if case .diagnostic(let diagnostic) = event {
            return diagnostic.subjects.contains { $0.id == ObjectIdentifier(controller) }
        }
        return subject === controller
    }

    /// The windows in which it happens: more than one where a controller comes from elsewhere.
    fileprivate var windows: [Window] {
        switch event {
        case .willMove(let other), .didMove(let other): [subject, other].compactMap(Self.window)
        case .presented(let presenter): [subject, presenter].compactMap(Self.window)
        default: [subject].compactMap(Self.window)
        }
    }

    /// What the scheduler concerned says the time is.
    var time: Duration { (Self.window(of: subject)?.scheduler ?? Schedulers.current).now }

    private static func window(of object: AnyObject?) -> Window? {
        switch object {
        case let controller as ViewController: controller.nearestWindow
        case let view as View: view.window
        default: nil
        }
    }
}

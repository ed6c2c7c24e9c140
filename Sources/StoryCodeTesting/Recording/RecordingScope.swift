import StoryCode
import StoryCodeRuns

/// An object, a scene, a window or a set of tasks that a recorder observes.
///
/// Not every event shows where it happens: a controller that has left a window is notified afterwards, and a window
/// that is being released belongs to no task. A subject belongs to the scope in which it was last seen.
@MainActor
struct RecordingScope {
    /// What is observed.
    enum Extent {
        /// One controller or helper, without the rest of its scene.
        case object(Weak<AnyObject>)
        /// The scene of a controller.
        case scene(Weak<AnyObject>)
        /// The controllers and views in a window.
        case window(Weak<AnyObject>)
        /// The tasks with a mark.
        case tasks(TraceScope)
    }

    private let extent: Extent
    private var members = WeakDictionary<Void>()

    init(_ extent: Extent) {
        self.extent = extent
    }

    /// Whether any entry can be in the scope, and not only those of one object.
    var isGeneral: Bool {
        switch extent {
        case .object, .scene: false
        case .window, .tasks: true
        }
    }

    /// Whether a window is observed, which may be released.
    var isWindow: Bool {
        if case .window = extent { true } else { false }
    }

    /// The window that is observed, or nil for another extent.
    var window: AnyObject? {
        if case .window(let window) = extent { window.object } else { nil }
    }

    /// Returns whether an entry is in the scope, and records the scope of its subject.
    ///
    /// - Parameter windows: The windows of the entry, for a general scope.
    mutating func contains(_ entry: TraceEntry, in windows: [Window]) -> Bool {
        // Nil if the entry does not show where it happens.
        let isInside: Bool?
        switch extent {
        case .object(let object): return entry.isReceived(by: object.object)
        case .scene(let controller): return entry.concerns(controller.object)
        case .window(let window): isInside = windows.isEmpty ? nil : windows.contains { $0 === window.object }
        case .tasks(let scope): isInside = LifecycleTrace.scopes.isEmpty ? nil : scope.isCurrent
        }
        guard let subject = entry.subject else { return isInside == true }
        if let isInside { members[subject] = isInside ? () : nil }
        return members[subject] != nil
    }

    /// Whether this is the scope of the tasks with a mark.
    func observes(_ scope: TraceScope) -> Bool {
        if case .tasks(let own) = extent { own === scope } else { false }
    }
}

extension TraceEntry {
    /// The helper that receives the event, unless it is a value.
    var helperObject: AnyObject? {
        guard let helper, type(of: helper) is AnyObject.Type else { return nil }
        return observer
    }

    /// Whether the entry is an event of a controller, or a diagnostic or a request that names it.
    fileprivate func concerns(_ controller: AnyObject?) -> Bool {
        guard let controller else { return false }
        return switch event {
        case .diagnostic(let diagnostic): diagnostic.subjects.contains { $0.id == ObjectIdentifier(controller) }
        case .requested(_, let argument): subject === controller || argument === controller
        default: subject === controller
        }
    }

    /// Whether the object receives the event, and not another part of its scene.
    fileprivate func isReceived(by object: AnyObject?) -> Bool {
        helper == nil ? concerns(object) : object != nil && helperObject === object
    }
}

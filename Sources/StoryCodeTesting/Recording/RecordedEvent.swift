public import StoryCode

/// An event that a ``LifecycleRecorder`` recorded, as a value that retains no object.
public struct RecordedEvent: Hashable, Sendable {
    /// The kinds of events, with their values.
    public enum Kind: Hashable, Sendable {
        /// The controller's `loadView()` was called.
        case loadView
        /// The controller or the helper received an event of the view.
        case view(ViewEvent)
        /// The controller's `willMove(toParent:)` was called, with a parent of this name or nil.
        case willMove(toParent: String?)
        /// The controller's `didMove(toParent:)` was called, with a parent of this name or nil.
        case didMove(toParent: String?)
        /// The controller's `didReceiveMemoryWarning()` was called.
        case didReceiveMemoryWarning
        /// A mistake was reported.
        case diagnostic(LifecycleDiagnostic.Problem)
        /// The test added a line of its own.
        case note(String)
    }

    /// What happened.
    public let kind: Kind

    /// The name of the controller of the event, or of the first subject of a diagnostic.
    ///
    /// Nil for notes.
    public let controller: String?

    /// The name of the helper that received the event, or nil if the controller did.
    public let helper: String?

    /// The time of the scheduler concerned.
    public let time: Duration

    /// Returns the event as a line, such as `A.viewDidAppear` or `A/h1.viewDidAppear`.
    ///
    /// - Parameter animated: Whether to show if the event was animated, as in `A.viewDidAppear(true)`.
    public func line(animated: Bool = false) -> String {
        let receiver = (controller ?? "") + (helper.map { "/\($0)" } ?? "")
        switch kind {
        case .loadView: return "\(receiver).loadView"
        case .view(let event): return "\(receiver).\(animated ? event.description : event.name)"
        case .willMove(let parent): return "\(receiver).willMove(toParent: \(parent ?? "nil"))"
        case .didMove(let parent): return "\(receiver).didMove(toParent: \(parent ?? "nil"))"
        case .didReceiveMemoryWarning: return "\(receiver).didReceiveMemoryWarning"
        case .diagnostic(let problem): return "\(receiver)! \(problem)"
        case .note(let text): return text
        }
    }
}

extension RecordedEvent: CustomStringConvertible {
    /// The line, which shows whether the event was animated.
    public var description: String { line(animated: true) }
}

public import StoryCode

/// Something that a ``LifecycleRecorder`` has seen happen, as a value that retains nobody.
public struct RecordedEvent: Hashable, Sendable {
    /// What can happen.
    public enum What: Hashable, Sendable {
        /// The controller's `loadView()` was called.
        case loadView
        /// The controller or the helper was told an event of the view.
        case view(ViewEvent)
        /// The controller's `willMove(toParent:)` was called, with a parent of this name or nil.
        case willMove(toParent: String?)
        /// The controller's `didMove(toParent:)` was called, with a parent of this name or nil.
        case didMove(toParent: String?)
        /// The controller's `didReceiveMemoryWarning()` was called.
        case didReceiveMemoryWarning
        /// A mistake was reported.
        case diagnostic(LifecycleDiagnostic.Problem)
        /// The test itself has noted something.
        case note(String)
    }

    /// What happened.
    public let what: What

    /// The name of the controller to which it happened, or of what a diagnostic is about, if there is anybody.
    public let controller: String?

    /// The name of the helper that was told, or nil where it was the controller.
    public let helper: String?

    /// What the scheduler concerned said the time was.
    public let time: Duration

    /// The event in a list, such as `A.viewDidAppear` or `A/h1.viewDidAppear`.
    ///
    /// - Parameter animated: Whether to say if the event was animated, as in `A.viewDidAppear(true)`.
    /// - Returns: The line.
    public func line(animated: Bool = false) -> String {
        let whom = (controller ?? "") + (helper.map { "/\($0)" } ?? "")
        switch what {
        case .loadView: return "\(whom).loadView"
        case .view(let event): return "\(whom).\(animated ? event.description : event.name)"
        case .willMove(let parent): return "\(whom).willMove(toParent: \(parent ?? "nil"))"
        case .didMove(let parent): return "\(whom).didMove(toParent: \(parent ?? "nil"))"
        case .didReceiveMemoryWarning: return "\(whom).didReceiveMemoryWarning"
        case .diagnostic(let problem): return "\(whom)! \(problem)"
        case .note(let text): return text
        }
    }
}

extension RecordedEvent: CustomStringConvertible {
    /// The line that says everything about the event.
    public var description: String { line(animated: true) }
}

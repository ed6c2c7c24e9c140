public import StoryCode
public import StoryCodeRuns

/// An event that a ``LifecycleRecorder`` recorded, as a value that retains no object.
///
/// See <doc:Testing-screens>.
public struct RecordedEvent: Hashable, Sendable {
    /// The kinds of events, with the names of parents.
    public typealias Kind = LifecycleEvent<String, LifecycleDiagnostic.Problem>

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
        return kind.line(of: receiver, animated: animated, \.self, \.code)
    }
}

extension RecordedEvent: CustomStringConvertible {
    /// The line, which shows whether the event was animated.
    public var description: String { line(animated: true) }
}

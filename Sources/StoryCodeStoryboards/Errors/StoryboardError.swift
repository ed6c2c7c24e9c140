public import StoryCodeContainer

/// A mistake in the definition of a storyboard or in its use.
///
/// The path names the storyboard, the scene and the segue, with the location of each definition.
///
/// See <doc:Writing-a-storyboard>.
public struct StoryboardError: Error, Hashable, Sendable {
    /// A kind of mistake, with its code, its message and its remedy.
    ///
    /// The type is open: another module declares its own reasons as static members. Reasons are equal if their texts
    /// are, so a test compares them with `==`.
    public struct Reason: Hashable, Sendable {
        /// Identifies the kind of mistake, also across releases.
        public let code: String

        /// What is wrong, with the names that exist instead.
        public let message: String

        /// How to fix the mistake.
        public let advice: String

        /// The names that exist instead of an unknown one.
        public let existing: [String]

        /// The scenes or storyboards that match equally well.
        public let candidates: [ContainerError.Step]

        /// Creates a kind of mistake, and appends the existing names to the message.
        public init(
            _ code: String,
            message: String,
            advice: String,
            existing: [String] = [],
            candidates: [ContainerError.Step] = []
        ) {
            let names = existing.map { "\"\($0)\"" }.joined(separator: ", ")
            self.code = code
            self.message = message + (existing.isEmpty ? "" : ", only \(names)")
            self.advice = advice
            self.existing = existing
            self.candidates = candidates
        }
    }

    /// The kind of mistake.
    public let reason: Reason

    /// The location of the mistake: the storyboard, the scene, and the segue.
    public let path: [ContainerError.Step]

    init(_ reason: Reason, _ path: [ContainerError.Step]) {
        self.reason = reason
        self.path = path
    }

    /// Identifies the kind of mistake, also across releases.
    public var code: String { reason.code }

    /// What is wrong.
    public var message: String { reason.message }

    /// How to fix the mistake.
    public var advice: String { reason.advice }
}

extension StoryboardError: CustomStringConvertible {
    /// The message, the path and the remedy.
    public var description: String { asContainerError.description }

    /// The same mistake as an error of a dependency container, for ``ValidationError``.
    var asContainerError: ContainerError {
        let reason = ContainerError.Reason(
            code,
            message: message,
            advice: advice,
            existing: self.reason.existing,
            candidates: self.reason.candidates
        )
        return ContainerError(reason, path)
    }
}

extension StoryboardError.Reason: CustomStringConvertible {
    /// The code.
    public var description: String { code }
}

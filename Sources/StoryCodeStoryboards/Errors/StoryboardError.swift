public import StoryCodeContainer

/// A mistake in the definition of a storyboard or in its use.
///
/// The path names the storyboard, the scene and the segue, with the location of each definition.
///
/// See <doc:Writing-a-storyboard>.
public struct StoryboardError: Error, Hashable, Sendable {
    /// A kind of mistake, with its code, its message and its remedy.
    public typealias Reason = ContainerError.Reason

    /// The same mistake as an error of a dependency container, for ``ValidationError``.
    let asContainerError: ContainerError

    init(_ reason: Reason, _ path: [ContainerError.Step]) { asContainerError = ContainerError(reason, path) }

    /// The kind of mistake.
    public var reason: Reason { asContainerError.reason }

    /// The location of the mistake: the storyboard, the scene, and the segue.
    public var path: [ContainerError.Step] { asContainerError.path }

    /// Identifies the kind of mistake, also across releases.
    public var code: String { asContainerError.code }

    /// What is wrong, with the names that exist instead.
    public var message: String { asContainerError.message }

    /// How to fix the mistake.
    public var advice: String { asContainerError.advice }
}

extension StoryboardError: CustomStringConvertible {
    /// The message, the path and the remedy.
    public var description: String { asContainerError.description }
}

public import StoryCodeScreens

/// The kind of a segue, which determines how it shows its destination.
///
/// See <doc:Writing-a-storyboard>.
public struct SegueKind: Sendable {
    enum Action: Sendable {
        case show
        case showDetail
        case present(ModalPresentationStyle?)
        case custom
        case perform(@MainActor @Sendable (StoryboardSegue) -> Void)
        /// The segue cannot be performed, for the given reason.
        case unavailable(String)
    }

    let action: Action

    /// The class of the segue.
    private(set) var type: StoryboardSegue.Type = StoryboardSegue.self

    /// Shows the destination with ``ViewController/show(_:sender:)``, which pushes it onto a navigation stack or
    /// presents it.
    public static let show = SegueKind(action: .show)

    /// Shows the destination with ``ViewController/showDetailViewController(_:sender:)``.
    public static let showDetail = SegueKind(action: .showDetail)

    /// Presents the destination in its own presentation style.
    public static let present = SegueKind(action: .present(nil))

    /// Presents the destination in a style.
    public static func present(_ style: ModalPresentationStyle) -> SegueKind { SegueKind(action: .present(style)) }

    /// Shows the destination with ``StoryboardSegue/perform()`` of a subclass.
    public static func custom(_ type: StoryboardSegue.Type) -> SegueKind { SegueKind(action: .custom).by(type) }

    /// Shows the destination with a subclass, whose call of `super.perform()` has the effect of this kind.
    ///
    /// ```swift
    /// scenes.scene(.cities, CitiesController.init)
    ///     .segue("addCity", .present.by(FadeSegue.self), to: .newCity)
    /// ```
    public func by(_ type: StoryboardSegue.Type) -> SegueKind {
        var kind = self
        kind.type = type
        return kind
    }

    /// Shows the destination with a closure.
    public static func perform(_ show: @escaping @MainActor @Sendable (StoryboardSegue) -> Void) -> SegueKind {
        SegueKind(action: .perform(show))
    }

    /// Throws an error with a reason, a sentence without a full stop, when the segue is performed.
    package static func unavailable(_ reason: String) -> SegueKind { SegueKind(action: .unavailable(reason)) }
}

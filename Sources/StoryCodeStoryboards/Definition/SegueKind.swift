import StoryCodeContainer
import StoryCodeScenes
public import StoryCodeScreens

/// How a segue shows its destination.
public struct SegueKind: Sendable {
    enum Way: Sendable {
        case show
        case showDetail
        case present(ModalPresentationStyle?)
        case custom
        case perform(@MainActor @Sendable (StoryboardSegue) -> Void)
        /// It cannot be performed here, for a reason.
        case impossible(String)
    }

    let way: Way

    /// The class of the segue.
    private(set) var type: StoryboardSegue.Type = StoryboardSegue.self

    /// As ``ViewController/show(_:sender:)`` does: pushed in a navigation stack, presented elsewhere.
    public static let show = SegueKind(way: .show)

    /// As ``ViewController/showDetailViewController(_:sender:)`` does.
    public static let showDetail = SegueKind(way: .showDetail)

    /// Presented, in the style that the destination has.
    public static let present = SegueKind(way: .present(nil))

    /// Presented in a style, whatever style the destination has.
    ///
    /// - Parameter style: The style.
    /// - Returns: The kind.
    public static func present(_ style: ModalPresentationStyle) -> SegueKind { SegueKind(way: .present(style)) }

    /// As a class of segues does in its ``StoryboardSegue/perform()``.
    ///
    /// - Parameter type: The class.
    /// - Returns: The kind.
    public static func custom(_ type: StoryboardSegue.Type) -> SegueKind { SegueKind(way: .custom).by(type) }

    /// The same way, by a class of segues: it is what the ``StoryboardSegue/perform()`` of `super` does.
    ///
    /// ```swift
    /// scenes.scene(.cities, CitiesController.init)
    ///     .segue("addCity", .present.by(FadeSegue.self), to: .newCity)
    /// ```
    ///
    /// - Parameter type: The class.
    /// - Returns: The kind.
    public func by(_ type: StoryboardSegue.Type) -> SegueKind {
        var kind = self
        kind.type = type
        return kind
    }

    /// As a closure does.
    ///
    /// - Parameter show: Shows the destination of the segue that it is given.
    /// - Returns: The kind.
    public static func perform(_ show: @escaping @MainActor @Sendable (StoryboardSegue) -> Void) -> SegueKind {
        SegueKind(way: .perform(show))
    }

    /// Not at all: performing it throws an error with the reason.
    ///
    /// - Parameter reason: Why, as a sentence without its full stop.
    /// - Returns: The kind.
    package static func impossible(_ reason: String) -> SegueKind { SegueKind(way: .impossible(reason)) }
}

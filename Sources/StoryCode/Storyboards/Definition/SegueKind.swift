/// How a segue shows its destination.
public enum SegueKind: Sendable {
    /// As ``ViewController/show(_:sender:)`` does: pushed in a navigation stack, presented elsewhere.
    case show
    /// As ``ViewController/showDetailViewController(_:sender:)`` does.
    case showDetail
    /// Presented, in the style that the destination has.
    case present
    /// Presented in a style; write `.present(.fullScreen)`.
    case presented(ModalPresentationStyle)
    /// As a class of segues does.
    case custom(StoryboardSegue.Type)
    /// As a closure does, which is given the segue.
    case perform(@MainActor @Sendable (StoryboardSegue) -> Void)
}

extension SegueKind {
    /// Presented in a style, whatever style the destination has.
    ///
    /// - Parameter style: The style.
    /// - Returns: The kind.
    public static func present(_ style: ModalPresentationStyle) -> SegueKind { .presented(style) }
}

import StoryCodeScenes

/// How one controller is presented, and by whom.
///
/// Each controller has one, ``ViewController/presentationController``, before it is presented already, so that a
/// delegate can be given in time.
@MainActor
public final class PresentationController {
    /// What a presented controller is on the way to.
    enum Cause: Equatable, Sendable {
        case none, presenting, dismissing
    }

    /// The controller that is presented, or will be.
    public private(set) weak var presentedViewController: ViewController?

    /// The controller whose place it takes: the presenter, its farthest container, or the one that defines the context.
    public internal(set) weak var presentingViewController: ViewController?

    /// How it was presented, or will be.
    public var presentationStyle: ModalPresentationStyle {
        style ?? presentedViewController?.modalPresentationStyle ?? .automatic
    }

    /// Decides and hears what the user does.
    public weak var delegate: (any AdaptivePresentationControllerDelegate)?

    /// The style in force since it was presented.
    var style: ModalPresentationStyle?

    /// Where the presenter's view comes back to.
    var presenterPlace: ViewPosition?

    /// Why the presented controller appears or disappears.
    var cause = Cause.none

    init(_ presented: ViewController) {
        presentedViewController = presented
    }
}

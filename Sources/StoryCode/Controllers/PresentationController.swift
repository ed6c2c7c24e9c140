/// How a controller is shown over another one.
public enum ModalPresentationStyle: Hashable, Sendable, CaseIterable {
    /// What the system would choose: a page sheet, as since iOS 13.
    case automatic
    /// Over the whole window; the presenter disappears.
    case fullScreen
    /// A sheet; the presenter stays.
    case pageSheet
    /// A smaller sheet; the presenter stays.
    case formSheet
    /// Over the nearest controller that defines a context, which disappears.
    case currentContext
    /// As the program shows it; the presenter stays.
    case custom
    /// Over the whole window; the presenter stays.
    case overFullScreen
    /// Over the nearest controller that defines a context, which stays.
    case overCurrentContext
    /// Beside what it belongs to; the presenter stays.
    case popover

    /// Whether the presenter disappears.
    public var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

    /// Whether the place is that of the nearest controller which defines a context.
    var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

    /// Whether the user can swipe or tap it away.
    public var isDismissibleByUser: Bool {
        switch self {
        case .automatic, .pageSheet, .formSheet, .popover: true
        case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: false
        }
    }
}

/// Decides whether the user may dismiss a sheet, and hears when one does.
///
/// Nothing is called where the program itself dismisses. The order is UIKit's: should, will, did; where the answer is
/// no, `presentationControllerDidAttemptToDismiss(_:)` alone follows.
@MainActor
public protocol AdaptivePresentationControllerDelegate: AnyObject {
    /// Decides whether the user may dismiss it.
    ///
    /// - Parameter presentationController: How it is presented.
    /// - Returns: Whether it may be dismissed.
    func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool

    /// Hears that the user has begun to dismiss it.
    ///
    /// - Parameter presentationController: How it is presented.
    func presentationControllerWillDismiss(_ presentationController: PresentationController)

    /// Hears that the user has dismissed it.
    ///
    /// - Parameter presentationController: How it was presented.
    func presentationControllerDidDismiss(_ presentationController: PresentationController)

    /// Hears that the user has tried to dismiss it and may not.
    ///
    /// - Parameter presentationController: How it is presented.
    func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
    /// Allows it.
    ///
    /// - Parameter presentationController: How it is presented.
    /// - Returns: True.
    public func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool { true }

    /// Does nothing.
    ///
    /// - Parameter presentationController: How it is presented.
    public func presentationControllerWillDismiss(_ presentationController: PresentationController) {}

    /// Does nothing.
    ///
    /// - Parameter presentationController: How it was presented.
    public func presentationControllerDidDismiss(_ presentationController: PresentationController) {}

    /// Does nothing.
    ///
    /// - Parameter presentationController: How it is presented.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {}
}

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
    var presenterPlace: Place?

    /// Why the presented controller appears or disappears.
    var cause = Cause.none

    init(_ presented: ViewController) {
        presentedViewController = presented
    }
}

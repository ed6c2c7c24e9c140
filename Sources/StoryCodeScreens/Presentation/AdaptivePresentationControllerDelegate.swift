/// A type that decides whether the user can dismiss a presented controller and is notified of the dismissal.
///
/// Dismissals by the program call none of the methods. The order is UIKit's: should, will, did; or, if the delegate
/// prevents the dismissal, should and `presentationControllerDidAttemptToDismiss(_:)`.
///
/// See <doc:Going-back>.
@MainActor
public protocol AdaptivePresentationControllerDelegate: AnyObject {
    /// Returns whether the user can dismiss the presented controller.
    func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool

    /// Notifies the delegate that the user begins to dismiss the presented controller.
    func presentationControllerWillDismiss(_ presentationController: PresentationController)

    /// Notifies the delegate that the user has dismissed the presented controller.
    func presentationControllerDidDismiss(_ presentationController: PresentationController)

    /// Notifies the delegate that a dismissal by the user was prevented.
    func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
    /// Returns true.
    public func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool { true }

    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: PresentationController) {}

    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: PresentationController) {}

    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {}
}

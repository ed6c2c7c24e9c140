import StoryCodeScenes

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

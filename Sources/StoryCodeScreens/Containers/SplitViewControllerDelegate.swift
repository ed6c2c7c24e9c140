/// A type that decides what a split view controller with columns shows when these collapse.
///
/// See <doc:Moving-between-screens>.
@MainActor
public protocol SplitViewControllerDelegate: AnyObject {
    /// Returns the column on top after the columns have collapsed into one stack.
    ///
    /// Not called if the split view controller has a compact column.
    ///
    /// - Parameter proposedTopColumn: The last column that has a controller, as in UIKit.
    func splitViewController(
        _ splitViewController: SplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
    ) -> SplitViewController.Column
}

import StoryCodeScenes

/// A container that shows two controllers side by side, or only one of them where space is limited.
///
/// `UISplitViewController` without drawing, with its classic two controllers. Both appear and disappear with it. When a
/// column is replaced while it is visible, the former controller has disappeared before the new one appears, which is our
/// decision. As in UIKit, the columns collapse where ``HorizontalSizeClass`` becomes compact, and expand where it becomes
/// regular.
///
/// ```swift
/// let splitViewController = SplitViewController()
/// splitViewController.viewControllers = [ListController(), DetailController()]
/// splitViewController.showDetailViewController(MapController(), sender: nil)
/// ```
@MainActor
open class SplitViewController: ViewController, ContainerController {
    /// A width fraction with which the split view controller chooses the width of the primary column.
    public static let automaticDimension = -1.0

    /// The fraction of the width that the primary column takes, from 0 to 1.
    ///
    /// Automatic by default, as in UIKit; here that is two fifths of the width, and at most 320 points.
    public var preferredPrimaryColumnWidthFraction = SplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    let membership = Membership()
    private var collapsed = false

    /// Follows the size class.
    private var adaptation: TraitChangeRegistration?

    /// Creates a controller without columns.
    public override init() {
        super.init()
        adaptation = registerForTraitChanges([HorizontalSizeClass.self]) { (split: SplitViewController, _) in
            split.adapt(to: split.traitCollection.horizontalSizeClass)
        }
    }

    /// Collapses or expands before the columns begin to appear.
    override func willBeginAppearance() { adaptation?.update(self, to: traitCollection) }

    private func adapt(to sizeClass: HorizontalSizeClass) {
        if sizeClass != .unspecified { isCollapsed = sizeClass == .compact }
    }

    let arrival = Membership.Arrival.inTransition
    let changePlan = TransitionPlan.exchangeColumns
    func visible(of members: ChangedMembers) -> [ViewController] { Array(members.prefix(collapsed ? 1 : 2)) }

    override var managesChildren: Bool { true }
    override var visibleChildren: [ViewController] { visibleMembers }
    override func remove(_ child: ViewController) { removeMember(child) }

    /// Makes a controller the primary one, as UIKit does whether or not the columns are collapsed.
    open override func show(_ viewController: ViewController, sender: Any?) {
        change { $0.first === viewController ? $0 : [viewController] + $0.dropFirst() }
    }

    /// Makes a controller the secondary one.
    ///
    /// While the columns are collapsed, a primary navigation controller pushes it, and otherwise it is presented, as in
    /// UIKit. A controller that cannot be pushed is presented, too; UIKit merges a navigation controller into the other.
    open override func showDetailViewController(_ viewController: ViewController, sender: Any?) {
        if !collapsed {
            change { $0.dropFirst().first === viewController ? $0 : $0.prefix(1) + [viewController] }
        } else if let stack = members.first as? NavigationController, NavigationController.mayHold(viewController) {
            stack.show(viewController, sender: sender)
        } else {
            present(viewController, animated: StoryboardSegue.animates)
        }
    }

    override func frame(of child: ViewController, in bounds: LayoutRect) -> LayoutRect {
        guard visibleChildren.count > 1 else { return bounds }
        let (width, height) = (primaryColumnWidth(in: bounds), bounds.size.height)
        return child === members.first
            ? LayoutRect(x: 0, y: 0, width: width, height: height)
            : LayoutRect(x: width, y: 0, width: bounds.size.width - width, height: height)
    }

    private func primaryColumnWidth(in bounds: LayoutRect) -> Double {
        let fraction = preferredPrimaryColumnWidthFraction
        let width = bounds.size.width
        return fraction < 0 ? min(width * 0.4, 320) : width * min(fraction, 1)
    }
}

// MARK: - Columns

extension SplitViewController {
    /// The controllers of the columns: the primary one, and then the secondary one.
    ///
    /// A new controller receives `willMove(toParent:)` and, before it appears, `didMove(toParent:)`. Setting more than
    /// two controllers, or one twice, is a programmer error and is ignored.
    public var viewControllers: [ViewController] {
        get { members }
        set {
            guard newValue.count <= 2 else {
                return DiagnosticHandler.report(.tooManyColumns(newValue.count), self)
            }
            change { _ in newValue }
        }
    }

    /// Changes the members that the split view controller has when the change is performed.
    private func change(_ change: @escaping @MainActor ([ViewController]) -> [ViewController]) {
        requestChange { [self] in
            let changed = change(members)
            guard changed != members, !rejects(changed) else { return }
            self.change(to: changed)
        }
    }

    /// Whether only the primary column is visible; false by default.
    ///
    /// UIKit decides it by the size class. Here the program may decide it, too, until the size class changes. While the
    /// columns are collapsed, the secondary controller stays an invisible child, whereas UIKit merges it into the primary
    /// one.
    public var isCollapsed: Bool {
        get { collapsed }
        set {
            requestChange { [self] in
                guard newValue != collapsed else { return }
                let visible = visibleChildren
                collapsed = newValue
                viewIfLoaded?.setNeedsLayout()
                if visibleChildren != visible { change(noChange, from: visible) }
            }
        }
    }
}

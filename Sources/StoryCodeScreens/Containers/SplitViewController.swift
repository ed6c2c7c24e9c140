import StoryCodeScenes

/// A container that shows two controllers side by side, or only one of them where space is limited.
///
/// `UISplitViewController` without drawing: with its classic two controllers, or with the columns of a ``Style``. They
/// appear and disappear with it. When a column is replaced while it is visible, the former controller has disappeared
/// before the new one appears, which is our decision. As in UIKit, the columns collapse where ``HorizontalSizeClass``
/// becomes compact, and expand where it becomes regular.
///
/// ```swift
/// let splitViewController = SplitViewController()
/// splitViewController.viewControllers = [ListController(), DetailController()]
/// splitViewController.showDetailViewController(MapController(), sender: nil)
/// ```
///
/// With a column style, each column has a controller in a navigation controller of its own:
///
/// ```swift
/// let columns = SplitViewController(style: .tripleColumn)
/// columns.setViewController(ListController(), for: .primary)
/// columns.setViewController(DetailController(), for: .secondary)
/// columns.hide(.primary)
/// ```
///
/// These columns, their collapsed form and ``SplitViewControllerDelegate`` are UIKit's since iOS 14. While they are
/// collapsed, the compact column is visible if it has a controller; otherwise the controllers of the columns are in the
/// navigation controller of the first column, up to the one that the delegate chooses, and return when the columns
/// expand. The order of events, and that the columns stay children meanwhile, is our decision.
///
/// See <doc:Moving-between-screens>.
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

    /// The fraction of the width that the supplementary column takes, as ``preferredPrimaryColumnWidthFraction``.
    public var preferredSupplementaryColumnWidthFraction = SplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// Decides what is shown when the columns of a style collapse.
    public weak var delegate: (any SplitViewControllerDelegate)?

    let membership = Membership()
    let columns: SplitColumns
    private var collapsed = false

    /// Follows the size class.
    private var adaptation: TraitChangeRegistration?

    /// Creates a controller of the classic form, without columns.
    public override init() {
        columns = SplitColumns(.unspecified)
        super.init()
        followSizeClass()
    }

    /// Creates a controller with the columns of a style, which have no controllers yet.
    public init(style: Style) {
        columns = SplitColumns(style)
        super.init()
        followSizeClass()
    }

    private func followSizeClass() {
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
    func visible(of members: ChangedMembers) -> [ViewController] {
        style == .unspecified
            ? Array(members.prefix(collapsed ? 1 : 2)) : columns.visible(of: members, isCollapsed: collapsed)
    }
    func didChangeMembers() { columns.keep(membership.contains) }

    override class var baseClass: ViewController.Type { SplitViewController.self }
    override var managesChildren: Bool { true }
    override var visibleChildren: [ViewController] { visibleMembers }
    override func remove(_ child: ViewController) { removeMember(child) }

    /// Makes a controller the primary one, as UIKit does whether or not the columns are collapsed.
    open override func show(_ viewController: ViewController, sender: Any?) {
        if style != .unspecified { return place(viewController, in: .primary, isShown: true) }
        change { $0.first === viewController ? $0 : [viewController] + $0.dropFirst() }
    }

    /// Makes a controller the secondary one.
    ///
    /// While the columns are collapsed, a primary navigation controller pushes it, and otherwise it is presented, as in
    /// UIKit. A controller that cannot be pushed is presented, too; UIKit merges a navigation controller into the other.
    /// With a column style, the secondary column shows it in both states.
    open override func showDetailViewController(_ viewController: ViewController, sender: Any?) {
        if style != .unspecified {
            place(viewController, in: .secondary, isShown: true)
        } else if !collapsed {
            change { $0.dropFirst().first === viewController ? $0 : $0.prefix(1) + [viewController] }
        } else if let stack = members.first as? NavigationController, NavigationController.mayHold(viewController) {
            stack.show(viewController, sender: sender)
        } else {
            present(viewController, animated: StoryboardSegue.animates)
        }
    }

    /// The columns are side by side, and the last one takes the rest.
    override func frame(of child: ViewController, in bounds: LayoutRect) -> LayoutRect {
        var rest = bounds
        for column in visibleChildren.dropLast() {
            let isSupplementary = column === columns[.supplementary]?.member
            let fraction =
                isSupplementary ? preferredSupplementaryColumnWidthFraction : preferredPrimaryColumnWidthFraction
            let width = min(columnWidth(fraction, in: bounds), rest.size.width)
            if child === column {
                rest.size.width = width
                break
            }
            rest.origin.x += width
            rest.size.width -= width
        }
        return rest
    }

    private func columnWidth(_ fraction: Double, in bounds: LayoutRect) -> Double {
        fraction < 0 ? min(bounds.size.width * 0.4, 320) : bounds.size.width * min(fraction, 1)
    }
}

// MARK: - Columns

extension SplitViewController {
    /// The controllers of the columns: the primary one, and then the secondary one.
    ///
    /// A new controller receives `willMove(toParent:)` and, before it appears, `didMove(toParent:)`. Setting more than
    /// two controllers, or one twice, is a programmer error and is ignored. With a column style, the list contains the
    /// navigation controllers of the columns, and setting it is a programmer error and is ignored.
    public var viewControllers: [ViewController] {
        get { members }
        set {
            guard style == .unspecified else {
                return DiagnosticHandler.report(.wrongSplitStyle("viewControllers"), self)
            }
            guard newValue.count <= 2 else {
                return DiagnosticHandler.report(.tooManyColumns(newValue.count), self)
            }
            change { _ in newValue }
        }
    }

    /// Changes the members that the split view controller has when the change is performed.
    private func change(_ change: @escaping @MainActor ([ViewController]) -> [ViewController]) {
        LifecycleTrace.trace(.requested(.setViewControllers, nil), of: self)
        defer { LifecycleTrace.traceEnd(of: self) }
        requestChange { [self] in
            let changed = change(members)
            guard changed != members, !rejects(changed) else { return }
            self.change(to: changed)
        }
    }

    /// Whether only one column is visible; false by default.
    ///
    /// UIKit decides it by the size class. Here the program may decide it, too, until the size class changes. In the
    /// classic form the secondary controller stays an invisible child, whereas UIKit merges it into the primary one.
    public var isCollapsed: Bool {
        get { collapsed }
        set {
            LifecycleTrace.trace(.requested(newValue ? .collapse : .expand, nil), of: self)
            defer { LifecycleTrace.traceEnd(of: self) }
            requestUpdate { [self] in
                guard newValue != collapsed else { return }
                let top = newValue ? topColumnForCollapsing : nil
                update { contents in
                    collapsed = newValue
                    contents.top = top
                }
            }
        }
    }
}

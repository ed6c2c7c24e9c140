import StoryCodeScenes

/// A container that shows two controllers side by side, or one of them where there is no room.
///
/// `UISplitViewController` without drawing, with its classic two controllers. Both appear and disappear with it. When a
/// column is replaced on the screen, the old controller has gone before the new one appears, which is our decision.
///
/// ```swift
/// let splitViewController = SplitViewController()
/// splitViewController.viewControllers = [ListController(), DetailController()]
/// splitViewController.showDetailViewController(MapController(), sender: nil)
/// ```
@MainActor
open class SplitViewController: ViewController, MemberContainer {
    var members: [ViewController] = []
    var isChanging = false
    var exchangePlan: TransitionPlan { .exchangeColumns }
    private var collapsed = false

    /// The fraction that leaves the width of the primary column to the split view controller.
    public static let automaticDimension = -1.0

    /// How much of the width the primary column takes, from 0 to 1.
    ///
    /// Automatic at first, as in UIKit; here that is two fifths of the width, and at most 320 points.
    public var preferredPrimaryColumnWidthFraction = SplitViewController.automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// Creates a controller without columns.
    public override init() {}

    /// Makes a controller the primary one; does nothing where it is.
    ///
    /// UIKit's behaviour: the primary column is replaced, be the columns collapsed or not.
    ///
    /// - Parameters:
    ///   - viewController: The controller to show.
    ///   - sender: What asks for it.
    open override func show(_ viewController: ViewController, sender: Any?) {
        change { $0.first === viewController ? $0 : [viewController] + $0.dropFirst() }
    }

    /// Makes a controller the secondary one; does nothing where it is.
    ///
    /// Where the columns are collapsed, a primary navigation controller pushes it, and it is presented otherwise, as
    /// UIKit does. What cannot be pushed is presented too; UIKit merges a navigation controller into the other.
    ///
    /// - Parameters:
    ///   - viewController: The controller to show.
    ///   - sender: What asks for it.
    open override func showDetailViewController(_ viewController: ViewController, sender: Any?) {
        if !collapsed {
            change { $0.dropFirst().first === viewController ? $0 : $0.prefix(1) + [viewController] }
        } else if let stack = members.first as? NavigationController, NavigationController.mayHold(viewController) {
            stack.show(viewController, sender: sender)
        } else {
            present(viewController, animated: StoryboardSegue.animates)
        }
    }

    override var managesChildren: Bool { true }
    override var shownChildren: [ViewController] { collapsed ? Array(members.prefix(1)) : members }
    override func letGo(of child: ViewController) { release(child) }

    override func frame(of child: ViewController, in bounds: LayoutRect) -> LayoutRect {
        guard shownChildren.count > 1 else { return bounds }
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

// MARK: - The columns

extension SplitViewController {
    /// The controllers of the columns: the primary one, and then the secondary one.
    ///
    /// A new one hears `willMove(toParent:)` and, before it appears, `didMove(toParent:)`. More than two, or one that is
    /// named twice, is a programmer's error, and nothing is done.
    public var viewControllers: [ViewController] {
        get { members }
        set {
            guard newValue.count <= 2 else {
                return LifecycleDiagnostics.report(.tooManyColumns(newValue.count), self)
            }
            change { _ in newValue }
        }
    }

    /// Makes others of those who are the members when it is this change's turn.
    private func change(_ change: @escaping @MainActor ([ViewController]) -> [ViewController]) {
        ask { [self] in
            let changed = change(members)
            guard changed != members, !refuses(changed, besides: members) else { return }
            exchange(changed, shown: shownChildren, by: exchangePlan)
        }
    }

    /// Whether only the primary column shows; false at first.
    ///
    /// UIKit finds out by itself how much room there is. Nothing here knows, so the program says it. The secondary
    /// controller stays a child meanwhile and waits unseen, where UIKit merges it into the primary one.
    public var isCollapsed: Bool {
        get { collapsed }
        set {
            ask { [self] in
                guard newValue != collapsed else { return }
                let shown = shownChildren
                collapsed = newValue
                viewIfLoaded?.setNeedsLayout()
                if shownChildren != shown { exchange(members, shown: shown, by: exchangePlan) }
            }
        }
    }
}

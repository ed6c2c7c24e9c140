import StoryCodeScenes

/// A node of the tree that a controller shows: a place, a size and subviews, and nothing that draws.
///
/// The part of `UIView` that the lifecycle needs, with its names. A toolkit draws what it finds here, or hosts
/// its own views with ``SceneController``.
@MainActor
open class View {
    /// The views inside, the hindmost first.
    public private(set) var subviews: [View] = []

    /// The view that this one is inside.
    public private(set) weak var superview: View?

    /// The controller that the view belongs to.
    package weak var viewController: ViewController? {
        didSet { if viewController != nil { markControllers() } }
    }

    /// Whether the view, or one inside it, is or was a controller's; spares looking where none is.
    private(set) var hasControllersInside = false

    /// Whether the view itself waits for its layout.
    private(set) var needsLayout = true

    /// Whether the view or one inside it waits for its layout.
    private(set) var subtreeNeedsLayout = true

    /// Whether the view is being laid out.
    private var isInLayout = false

    /// Where the view is in its superview, and how large.
    public var frame: LayoutRect {
        get { LayoutRect(x: position.x, y: position.y, width: bounds.size.width, height: bounds.size.height) }
        set {
            position = newValue.origin
            bounds.size = newValue.size
        }
    }

    /// The view in its own coordinates; a new size asks for layout.
    public var bounds: LayoutRect {
        didSet { if bounds.size != oldValue.size { setNeedsLayout() } }
    }

    private var position: LayoutPoint

    /// The injections that the view has received.
    package var injection = InjectionState()

    /// Whether the origins of controllers are notified of views that are added.
    ///
    /// Off until an origin needs it, because adding a view then searches for the controller around it.
    package private(set) static var areArrivalsWatched = false

    /// Starts notifying the origins of controllers of views that are added.
    package static func watchArrivals() { areArrivalsWatched = true }

    /// How often a view was put in or taken out, anywhere.
    static var treeChanges = 0

    /// Creates a view.
    ///
    /// - Parameter frame: Where the view is in its superview, and how large.
    public init(frame: LayoutRect = .zero) {
        position = frame.origin
        bounds = LayoutRect(x: 0, y: 0, width: frame.size.width, height: frame.size.height)
    }

    /// Lays out the subviews.
    ///
    /// Override it to give them their frames; the base does nothing. It is called by the layout pass, from the
    /// outermost view inwards, and is not to be called by the program.
    open func layoutSubviews() {}

    /// Does what a change inside the tree asks for; called on the outermost view.
    func layoutWasInvalidated() {}

    /// The window that the view is inside, or nil.
    public var window: Window? {
        var view = self
        while let outer = view.superview { view = outer }
        return view as? Window
    }
}

// MARK: - The tree

extension View {
    /// Adds a view in front of the others.
    ///
    /// A view that is inside another one leaves it first. Adding a view to itself, or to one inside it, is a
    /// programmer's error and is not done.
    ///
    /// - Parameter view: The view to add.
    public func addSubview(_ view: View) {
        insertSubview(view, at: subviews.count)
    }

    /// Puts a view between the others.
    ///
    /// - Parameters:
    ///   - view: The view to add.
    ///   - index: How many of the other subviews are behind it; values outside the range mean all or none.
    public func insertSubview(_ view: View, at index: Int) {
        guard !isDescendant(of: view) else {
            LifecycleDiagnostics.report(.viewContainsItself, view, self)
            return
        }
        let controllers = view.outermostControllers
        guard controllers.isEmpty || mayHost(controllers) else { return }
        OutermostCall.enter()
        // Moved about on the screen, a view does not leave it.
        view.leaveSuperview(telling: showsSubviews ? [] : controllers)
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
        View.treeChanges += 1
        if view.hasControllersInside { markControllers() }
        setNeedsLayout()
        view.setNeedsLayout()
        if View.areArrivalsWatched { view.arrive() }
        for controller in controllers { controller.viewEntered() }
        OutermostCall.leave()
    }

    /// Takes the view out of its superview; does nothing where it has none.
    public func removeFromSuperview() {
        guard superview != nil else { return }
        OutermostCall.enter()
        leaveSuperview(telling: outermostControllers)
        OutermostCall.leave()
    }

    /// Goes, with everything inside, from a controller that has another view now.
    func giveWay() {
        OutermostCall.enter()
        leaveSuperview(telling: outermostControllers)
        OutermostCall.leave()
    }

    private func leaveSuperview(telling controllers: [ViewController]) {
        let leaving = controllers.filter(\.hearsOfLeaving)
        for controller in leaving { controller.viewIsLeaving() }
        if let superview {
            superview.subviews.removeAll { $0 === self }
            superview.setNeedsLayout()
            self.superview = nil
            View.treeChanges += 1
        }
        for controller in leaving { controller.viewLeft() }
    }

    /// Marks the view and those that contain it.
    private func markControllers() {
        var view: View? = self
        while let here = view, !here.hasControllersInside {
            here.hasControllersInside = true
            view = here.superview
        }
    }

    /// Whether the view is another one, or inside it.
    ///
    /// - Parameter view: The other view.
    /// - Returns: True for the view itself and for everything that contains this one.
    public func isDescendant(of view: View) -> Bool {
        var next: View? = self
        while let here = next {
            if here === view { return true }
            next = here.superview
        }
        return false
    }
}

// MARK: - Layout

extension View {
    /// Asks for layout in the next pass.
    ///
    /// Only marks the view, and repeated marks come to one. In a window the pass comes with the next turn;
    /// with ``ImmediateLifecycleScheduler`` that is when the next call that moves the screen ends.
    public func setNeedsLayout() {
        needsLayout = true
        if !subtreeNeedsLayout { markSubtree() }
    }

    /// Marks the view and, as far as they are not marked, those that contain it.
    private func markSubtree() {
        subtreeNeedsLayout = true
        var view = self
        while let outer = view.superview {
            guard !outer.subtreeNeedsLayout else { return }
            outer.subtreeNeedsLayout = true
            view = outer
        }
        view.layoutWasInvalidated()
    }

    /// Changes the subviews in the view's own layout, which need not come again for that.
    func changeInLayout(_ body: () -> Void) {
        let waitsAlready = needsLayout
        body()
        needsLayout = waitsAlready
    }

    /// Lays out the view and those inside it now, if one of them waits for it.
    ///
    /// The pass goes from the outside in: a controller hears `viewDidLayoutSubviews()` before the views inside
    /// its view are laid out. Outside a window the views are laid out, and no controller is told.
    public func layoutIfNeeded() {
        guard subtreeNeedsLayout else { return }
        OutermostCall.enter()
        let pass = LayoutPass(of: self)
        var waiting: [(view: View, superview: View?)] = [(self, superview)]
        while let (view, place) = waiting.popLast() {
            // A callback may have taken the view away.
            guard view.superview === place else { continue }
            view.layOut(in: pass)
            for subview in view.subviews.reversed() where subview.subtreeNeedsLayout {
                waiting.append((subview, view))
            }
        }
        OutermostCall.leave()
    }

    private func layOut(in pass: LayoutPass) {
        // A callback of the view's own layout asks for it again: the next pass does it.
        guard !isInLayout else { return }
        let viewController = viewController
        // May lay out the view by itself, for its frame is there by now.
        if pass.isInWindow(self) { viewController?.driveIsAppearing() }
        subtreeNeedsLayout = false
        guard needsLayout else { return }
        needsLayout = false
        isInLayout = true
        defer {
            isInLayout = false
            // A pass inside this layout has gone by, and may have cleaned what contains the view.
            if subtreeNeedsLayout { markSubtree() }
        }
        if pass.isInWindow(self) { viewController?.driveLayout(.viewWillLayoutSubviews, of: self) }
        viewController?.layOutChildren()
        layoutSubviews()
        if pass.isInWindow(self) { viewController?.driveLayout(.viewDidLayoutSubviews, of: self) }
    }
}

/// One pass over a tree of views.
@MainActor
private struct LayoutPass {
    private let isInWindow: Bool
    private let treeChanges = View.treeChanges

    /// Starts a pass at a view.
    init(of view: View) {
        isInWindow = view.window != nil
    }

    /// Whether a view of the tree is in a window: looked up only where a callback has moved some view meanwhile.
    func isInWindow(_ view: View) -> Bool {
        treeChanges == View.treeChanges ? isInWindow : view.window != nil
    }
}

// MARK: - Identity

extension View: Hashable {
    /// Compares by identity, as `UIView` does.
    ///
    /// - Parameters:
    ///   - lhs: A view.
    ///   - rhs: Another one, or the same.
    /// - Returns: Whether both are the same object.
    public nonisolated static func == (lhs: View, rhs: View) -> Bool { lhs === rhs }

    /// Hashes the identity.
    ///
    /// - Parameter hasher: Takes the hash.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

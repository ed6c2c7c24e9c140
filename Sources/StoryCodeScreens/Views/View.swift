import StoryCodeScenes

/// A node of the view tree of a controller: a frame and subviews, without drawing.
///
/// The part of `UIView` that the lifecycle needs, with its names. A toolkit draws the tree, or hosts its own views with
/// ``SceneController``.
///
/// See <doc:Hosting-screens>.
@MainActor
open class View: NativeObject {
    /// The views inside this view, the rearmost first.
    public var subviews: [View] { unsafe subviewList }

    /// Private, and changed only outside the property: reading it then needs no check of exclusive access.
    //
    // Not isolated, because the deinitialiser, which may run on any thread, reads it in views that it alone retains.
    private nonisolated(unsafe) var subviewList: [View] = []

    /// The view that contains this view.
    public var superview: View? {
        // The memory is valid, because `superviewMemory` refers to the same object.
        unsafe superviewPointer.target
    }

    private var superviewPointer = LinkPointer<View>()
    private unowned var superviewMemory: View?

    /// The controller that the view belongs to.
    var viewController: ViewController? {
        // The memory is valid, because `controllerMemory` refers to the same object.
        unsafe controllerPointer.target
    }

    private var controllerPointer = LinkPointer<ViewController>()
    private unowned var controllerMemory: ViewController?

    /// Whether the view, or a view inside it, is or was a controller's view.
    ///
    /// Avoids searching trees without any.
    private(set) var hasControllersInside = false

    /// Whether the origin of the controller around the view is notified of views that are added here.
    ///
    /// Off until the origin calls ``notifyOriginOfSubviews()``, because adding a view then searches for the controller.
    private(set) var notifiesOrigin = false

    /// Whether the view itself waits for its layout.
    private var needsLayout = true

    /// Whether the view itself waits for an update of its content.
    private var needsUpdate = true

    /// Whether the view or a view inside it waits for the next pass.
    private(set) var subtreeNeedsLayout = true

    /// Whether the view is being laid out.
    private var isInLayout = false

    /// Whether the view is being removed, and was not inserted anywhere meanwhile.
    private(set) var isBeingRemoved = false

    /// The subviews among which all are that wait for their layout.
    private var waitingSubviews = SubviewRange()

    /// The index among the superview's subviews at which the view was last.
    private var lastIndex = 0

    /// The position and the size of the view in its superview.
    public var frame: LayoutRect {
        get { LayoutRect(x: position.x, y: position.y, width: bounds.size.width, height: bounds.size.height) }
        set {
            position = newValue.origin
            bounds.size = newValue.size
        }
    }

    /// The view in its own coordinates.
    ///
    /// A new size requests a layout.
    public var bounds: LayoutRect {
        get { storedBounds }
        set {
            guard newValue.size != storedBounds.size else { return storedBounds = newValue }
            resize(to: newValue.size) {
                storedBounds = newValue
                setNeedsLayout()
            }
        }
    }

    private var storedBounds: LayoutRect

    private var position: LayoutPoint

    /// The window that the view has been notified of.
    var windowLink = WindowLink()

    /// Bits that the module of a controller's origin sets and reads.
    package var originMarks: UInt8 = 0

    /// Creates a view.
    public init(frame: LayoutRect = .zero) {
        position = frame.origin
        storedBounds = LayoutRect(x: 0, y: 0, width: frame.size.width, height: frame.size.height)
    }

    // A deep tree must not overflow the stack: in about one of 64 views, the release of the views inside stops to be
    // recursive. The other views release their subviews as arrays do, which is faster.
    deinit {
        guard unsafe !subviewList.isEmpty, releasesOneByOne else { return }
        var subviews: [View] = []
        // There is no other reference to this view, nor to a view the subviews of which the closure returns.
        unsafe swap(&subviews, &subviewList)
        releaseOneByOne(&subviews) { unsafe $0.subviewList }
    }

    /// Whether a hash of the address selects the view, so that views inside each other follow no pattern.
    private nonisolated var releasesOneByOne: Bool {
        UInt64(UInt(bitPattern: ObjectIdentifier(self))) &* 0x9E37_79B9_7F4A_7C15 < 1 << 58
    }

    /// Lays out the subviews.
    ///
    /// Override it to set their frames; the default implementation does nothing. The layout pass calls it, from the
    /// outermost view inwards. Never call it directly.
    open func layoutSubviews() {}

    /// Updates the content of the view, before its layout.
    ///
    /// Override it to set what the view shows; the default implementation does nothing. As in UIKit since iOS 26, it is
    /// called before the first layout and after ``setNeedsUpdateProperties()``, and causes no layout by itself. The
    /// controller of the view and its helpers update theirs before it, which is our decision. Never call it directly.
    open func updateProperties() {}

    /// Called after ``window`` has changed, also to nil; does nothing by default.
    ///
    /// It is called for every view of a subtree that enters or leaves a window, the outermost first, also when the window
    /// is released. A host that draws the views starts and stops here. As in UIKit, a view that moves within its window
    /// is not notified.
    open func didMoveToWindow() {}

    /// Called after the view was added to a superview, or removed from it; does nothing by default.
    ///
    /// The subtree has received ``didMoveToWindow()`` by then.
    open func didMoveToSuperview() {}

    /// Called after a view was added to the subviews; does nothing by default.
    ///
    /// The subview has received ``didMoveToSuperview()`` by then. A subview that only changes its place among the others
    /// is not announced.
    open func didAddSubview(_ subview: View) {}

    /// Called before a view is removed from the subviews, also if it moves to another superview; does nothing by default.
    open func willRemoveSubview(_ subview: View) {}

    /// Performs a change of the size.
    func resize(to size: LayoutSize, _ change: () -> Void) { change() }

    /// The reference to the view itself, if it is a window.
    var ownReference: Window.Reference? { nil }

    /// Called after a subview was inserted, before any hook.
    func didInsertSubview(at index: Int) {}

    /// Called after a subview was removed, before any hook.
    func didRemoveSubview(at index: Int) {}

    /// Called on the outermost view after a layout was requested anywhere inside it.
    func didInvalidateLayout() {}
}

// MARK: - The tree

extension View {
    /// Adds a view in front of the other subviews.
    ///
    /// A view that is inside another one is removed from that first. Adding a view to itself or to a view inside it is a
    /// programmer error and is ignored.
    public func addSubview(_ view: View) {
        insertSubview(view, at: subviews.count)
    }

    /// Inserts a view among the other subviews.
    ///
    /// - Parameter index: The number of subviews behind it; values out of range are clamped.
    public func insertSubview(_ view: View, at index: Int) {
        guard view.subviews.isEmpty ? view !== self : !isDescendant(of: view) else {
            DiagnosticHandler.report(.viewContainsItself, view, self)
            return
        }
        let controllers = view.outermostControllers
        guard controllers.isEmpty || mayHost(controllers) else { return }
        LifecycleRuntime.perform {
            // A view that moves within visible hierarchies does not disappear.
            let isReordered = view.superview === self
            let moves = !controllers.isEmpty && view.superview != nil
            let parents = moves ? controllers.map { $0.parent } : []
            view.leaveSuperview(notifying: controllers.isEmpty || showsSubviews ? [] : controllers, for: self)
            // A callback may have moved one of the controllers to a container.
            guard !moves || controllers.map({ $0.parent }) == parents else {
                if view.superview == nil { view.wasRemoved(changed: view.updateWindowLinks()) }
                return
            }
            let changed = insert(view, at: min(max(index, 0), subviews.count))
            if view.hasControllersInside { markControllers() }
            setNeedsLayout()
            view.setNeedsLayout()
            if notifiesOrigin { notifyOrigin(of: view) }
            if !isReordered { view.wasAdded(to: self, changed: changed) }
            for controller in controllers { controller.lifecycle.viewEntered(controller) }
        }
    }

    /// Removes the view from its superview; does nothing without one.
    public func removeFromSuperview() {
        if superview != nil { removeFromHierarchy() }
    }

    /// Removes the view, with the controllers inside it, from its superview or from its controller.
    func removeFromHierarchy() {
        LifecycleRuntime.perform { leaveSuperview(notifying: outermostControllers) }
    }

    private func leaveSuperview(notifying controllers: [ViewController], for newSuperview: View? = nil) {
        let leaving = controllers.filter(ControllerLifecycle.disappearsOnRemoval)
        if let first = leaving.first { LifecycleTrace.trace(.requested(.removeFromSuperview, nil), of: first) }
        defer { if let first = leaving.first { LifecycleTrace.traceEnd(of: first) } }
        for controller in leaving { controller.lifecycle.viewIsLeaving(controller) }
        detach(for: newSuperview)
        for controller in leaving { controller.lifecycle.viewLeft(controller) }
    }

    /// Inserts a view, and returns the views inside it that have changed their window along with it, or nil.
    private func insert(_ view: View, at index: Int) -> [View]? {
        changeSubviews { $0.place(view, at: index) }
        view.lastIndex = index
        view.setSuperview(self)
        waitingSubviews.didInsert(at: index)
        waitingSubviews.include(index)
        didInsertSubview(at: index)
        return view.updateWindowLinks()
    }

    private func setSuperview(_ superview: View?) {
        isBeingRemoved = false
        superviewPointer = LinkPointer(superview)
        superviewMemory = superview
    }

    private func changeSubviews(_ change: (inout [View]) -> Void) {
        var changed: [View] = []
        // On the main actor, as every change.
        unsafe swap(&changed, &subviewList)
        change(&changed)
        unsafe swap(&changed, &subviewList)
    }

    /// Removes the view from its superview, without an event for the controllers inside it.
    ///
    /// - Parameter newSuperview: The next superview, which calls the hooks of a move.
    func detach(for newSuperview: View? = nil) {
        isBeingRemoved = true
        if let superview, superview !== newSuperview { superview.willRemoveSubview(self) }
        // The hook may have removed the view, or inserted it again, where it stays.
        guard let superview, newSuperview != nil || isBeingRemoved, let index = index(in: superview) else { return }
        superview.changeSubviews { $0.remove(at: index) }
        superview.waitingSubviews.didRemove(at: index)
        superview.setNeedsLayout()
        setSuperview(nil)
        superview.didRemoveSubview(at: index)
        if newSuperview == nil { wasRemoved(changed: updateWindowLinks()) }
    }

    /// The index among the superview's subviews.
    var index: Int? { superview.flatMap(index) }

    private func index(in superview: View) -> Int? {
        guard let index = superview.subviews.index(of: self, near: lastIndex) else { return nil }
        lastIndex = index
        return index
    }

    func setController(_ controller: ViewController?) {
        controllerPointer = LinkPointer(controller)
        controllerMemory = controller
        if controller != nil { markControllers() }
    }

    /// Marks the view and the views that contain it.
    private func markControllers() {
        var view: View? = self
        while let current = view, !current.hasControllersInside {
            current.hasControllersInside = true
            view = current.superview
        }
    }

    /// Notifies the origin of the controller around this view of views that are added to it or inside it from now on.
    package func notifyOriginOfSubviews() {
        var queue = [self]
        while let view = queue.popLast() {
            guard !view.notifiesOrigin else { continue }
            view.notifiesOrigin = true
            queue += view.subviews
        }
    }

    /// Returns whether the view is another one, or inside it.
    public func isDescendant(of view: View) -> Bool {
        if self === view || superviewPointer.refers(to: view) { return true }
        var next = superview
        while let current = next {
            if current.superviewPointer.refers(to: view) { return true }
            next = current.superview
        }
        return false
    }
}

// MARK: - Layout

extension View {
    /// Requests a layout in the next pass.
    ///
    /// It only marks the view; repeated requests lead to one layout. In a window the pass runs in the next turn, which
    /// for ``ImmediateLifecycleScheduler`` is the end of the next call that changes the screen.
    public func setNeedsLayout() {
        needsLayout = true
        setNeedsVisit()
    }

    /// Lets the next layout pass visit the view, so that its controller receives `viewIsAppearing(_:)`.
    func setNeedsVisit() {
        if !subtreeNeedsLayout { markSubtree() }
    }

    /// Marks the view and, as far as they are not marked, the views that contain it.
    private func markSubtree() {
        subtreeNeedsLayout = true
        var view = self
        while let outer = view.superview {
            if let index = view.index(in: outer) { outer.waitingSubviews.include(index) }
            guard !outer.subtreeNeedsLayout else { return }
            outer.subtreeNeedsLayout = true
            view = outer
        }
        view.didInvalidateLayout()
    }

    /// Visits the view and the marked views inside it, from the outside in.
    ///
    /// - Parameter clearsMarks: Whether the views inside it are no longer in the range of marked subviews.
    @inline(__always)
    private func visitMarked(clearsMarks: Bool, _ visit: (View) -> Void) {
        guard subtreeNeedsLayout else { return }
        LifecycleRuntime.perform {
            visit(self)
            // An array is made only where two views are marked.
            var queue: [MarkedView] = []
            var next = firstMarkedSubview(others: &queue, clearsMarks: clearsMarks)
            while let (view, superview) = next ?? queue.popLast() {
                next = nil
                // A callback may have removed the view.
                guard view.superviewPointer == superview else { continue }
                visit(view)
                next = view.firstMarkedSubview(others: &queue, clearsMarks: clearsMarks)
            }
        }
    }

    private typealias MarkedView = (view: View, superview: LinkPointer<View>)

    /// Returns the rearmost marked subview, and appends the others, the frontmost first.
    private func firstMarkedSubview(others: inout [MarkedView], clearsMarks: Bool) -> MarkedView? {
        let waiting = waitingSubviews.indices
        if clearsMarks { waitingSubviews = SubviewRange() }
        var first: MarkedView?
        for index in waiting.reversed() where subviews[index].subtreeNeedsLayout {
            if let first { others.append(first) }
            first = (subviews[index], LinkPointer(self))
        }
        return first
    }

    /// Changes the subviews during the view's own layout, without requesting another layout.
    func changeInLayout(_ body: () -> Void) {
        let neededLayout = needsLayout
        body()
        needsLayout = neededLayout
    }

    /// Lays out the view and the views inside it now, if one of them needs it.
    ///
    /// The pass runs from the outside in: a controller receives `viewDidLayoutSubviews()` before the views inside its
    /// view are laid out. Outside a window the views are laid out without events.
    public func layoutIfNeeded() {
        visitMarked(clearsMarks: true) { $0.layOut() }
    }

    private func layOut() {
        // The view's own layout has requested another one, which the next pass performs.
        guard !isInLayout else { return }
        let controller = viewController
        let lifecycle = controller?.lifecycle
        // The callback may lay out the view itself, because its frame is set by now.
        if let controller, isInWindow { lifecycle?.deliverIsAppearing(controller) }
        if needsUpdate || lifecycle?.needsUpdate == true { updateContent(ofController: isInWindow) }
        subtreeNeedsLayout = false
        // The update has requested another one.
        if needsUpdate || lifecycle?.needsUpdate == true { setNeedsVisit() }
        guard needsLayout else { return }
        needsLayout = false
        isInLayout = true
        defer {
            isInLayout = false
            // A nested pass may have cleared the marks of the views that contain this one.
            if subtreeNeedsLayout { markSubtree() }
        }
        guard let controller else { return layoutSubviews() }
        guard isInWindow else {
            ControllerLifecycle.layOutChildren(of: controller)
            return layoutSubviews()
        }
        if ControllerLifecycle.mayObserve(controller) || type(of: self) != View.self {
            controller.sceneEvents.observe(.layout, of: controller) { layOut(for: controller) }
        } else {
            layOut(for: controller)
        }
    }

    private func layOut(for controller: ViewController) {
        deliverLayout(.viewWillLayoutSubviews, to: controller)
        ControllerLifecycle.layOutChildren(of: controller)
        layoutSubviews()
        if isInWindow { deliverLayout(.viewDidLayoutSubviews, to: controller) }
    }

    /// Delivers a layout event to the view's controller, unless a callback has torn the view down.
    private func deliverLayout(_ event: ViewEvent, to controller: ViewController) {
        if controller.viewIfLoaded === self { controller.lifecycle.deliver(event, to: controller) }
    }
}

// MARK: - Content

extension View {
    /// Requests an update of the content, which calls ``updateProperties()`` once in the next pass.
    public func setNeedsUpdateProperties() {
        needsUpdate = true
        setNeedsVisit()
    }

    /// Updates the content of the view, and of the views and controllers inside it, now where an update was requested.
    public func updatePropertiesIfNeeded() {
        visitMarked(clearsMarks: false) { $0.updateContent(ofController: true) }
    }

    private func updateContent(ofController: Bool) {
        if ofController, let viewController {
            viewController.lifecycle.updateIfNeeded(viewController)
            // A callback may have torn the view down.
            guard self.viewController === viewController else { return }
        }
        guard needsUpdate else { return }
        needsUpdate = false
        updateProperties()
    }
}

// MARK: - Identity

extension View: Hashable {
    /// Returns whether both are the same object, as `UIView` does.
    public nonisolated static func == (lhs: View, rhs: View) -> Bool { lhs === rhs }

    /// Hashes the identity.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public import StoryCodeScenes

/// The outermost view, which shows one controller.
///
/// `UIWindow` without a screen. A window is hidden at first, and nothing appears in a hidden window. Showing it delivers
/// all events up to the first layout within the call, and `viewDidAppear(_:)` in the next turn of its scheduler. Hiding
/// or releasing it makes the root disappear.
///
/// ```swift
/// let window = Window(frame: LayoutRect(x: 0, y: 0, width: 390, height: 844))
/// window.rootViewController = controller
/// window.makeKeyAndVisible()
/// ```
///
/// See <doc:Hosting-screens>.
@MainActor
open class Window: View {
    /// Runs the window's later turns.
    public let scheduler: any LifecycleScheduler

    /// The duration of animated transitions in the window.
    public var transitionDuration = Duration.milliseconds(350)

    /// Whether a root appears in the turn after the window is shown, as since iOS 18, or within the call, as before.
    ///
    /// It makes a difference to controllers that are pushed directly after `makeKeyAndVisible()`: since iOS 18 the views
    /// of the controllers below are not even loaded.
    public var showsInNextTurn = false

    /// The controllers in the window.
    let occupants = Occupants()

    /// The transition of the root that was begun last.
    private var transition: Transition?

    /// The number of updates so far, by which an update recognises that a later one has replaced it.
    private var updates = 0

    var phaseState = PhaseState()

    /// The traits that the window sets for the controllers in it.
    ///
    /// A change takes effect as that of ``ViewController/traitOverrides``, also for presented controllers.
    public var traitOverrides = TraitOverrides() {
        didSet {
            ControllerTraits.overridesChanged()
            LifecycleRuntime.request(affecting: { [self] in [self] }) { [self] in updateTraits() }
        }
    }

    /// Whether the controllers receive the new size.
    private var isAnnouncingSize = false

    private var root: ViewController?
    private var hidden = true
    private var isLayoutScheduled = false
    private var reference: Window.Reference?

    /// Performs a scheduled layout; made once, because each change on the screen schedules it.
    private lazy var layoutWork: @MainActor () -> Void = { [reference] in
        guard let window = reference?.window else { return }
        window.isLayoutScheduled = false
        if !window.hidden { window.layoutIfNeeded() }
    }

    /// The size for which the subviews have their frames.
    private var laidOutSize: LayoutSize?

    private let deinitAction: DeinitAction

    /// Creates a hidden window without a root.
    ///
    /// - Parameter scheduler: Runs the window's later turns, for example `.immediate` or a ``ManualClock``.
    public init(frame: LayoutRect = .zero, scheduler: some LifecycleScheduler) {
        self.scheduler = scheduler
        deinitAction = DeinitAction { [occupants] in occupants.windowWasReleased() }
        super.init(frame: frame)
        reference = Window.Reference(self)
        occupants.window = reference
        linkOwnWindow()
    }

    /// Creates a hidden window without a root, with the scheduler of the current task, ``Schedulers/current``.
    public convenience override init(frame: LayoutRect = .zero) {
        self.init(frame: frame, scheduler: Schedulers.current)
    }

    /// Gives the views of the root and of presented controllers the size of the window.
    open override func layoutSubviews() {
        super.layoutSubviews()
        // Views that are inserted later get their size then.
        guard laidOutSize != bounds.size else { return }
        laidOutSize = bounds.size
        for view in subviews where view.viewController?.isDetached == false { view.frame = bounds }
    }

    override func resize(to size: LayoutSize, _ change: () -> Void) {
        guard !hidden, !isAnnouncingSize else { return change() }
        isAnnouncingSize = true
        defer { isAnnouncingSize = false }
        announce(size, change)
    }

    override var ownReference: Window.Reference? { reference }

    override func didInsertSubview(at index: Int) { occupants.insert(subviews[index], at: index) }

    override func didRemoveSubview(at index: Int) { occupants.removeView(at: index) }

    override func didInvalidateLayout() {
        guard !hidden, !isLayoutScheduled else { return }
        isLayoutScheduled = true
        scheduler.later(layoutWork)
    }
}

// MARK: - Root and visibility

extension Window {
    /// The controller whose view fills the window.
    ///
    /// A controller is the root of one window at a time: set as the root of another window, it leaves the former one
    /// first, which is reported. A child leaves its container first.
    ///
    /// In a visible window, the view of the new root is loaded, then the old root disappears and is removed, then the new
    /// root is inserted. While the root receives an event, the change is queued.
    public var rootViewController: ViewController? {
        get { root }
        set {
            LifecycleTrace.trace(.requested(.setRoot, newValue), of: self)
            defer { LifecycleTrace.traceEnd(of: self) }
            LifecycleRuntime.request(affecting: { [self] in nodes(affectedBy: newValue) }) { [self] in
                setRoot(newValue)
            }
        }
    }

    /// Whether the window and its contents are hidden; true at first.
    ///
    /// Hiding the window makes the root disappear and removes its view, which stays loaded.
    public var isHidden: Bool {
        get { hidden }
        set {
            LifecycleTrace.trace(.requested(newValue ? .hide : .show, nil), of: self)
            defer { LifecycleTrace.traceEnd(of: self) }
            guard LifecycleRuntime.isFree(self) else {
                return LifecycleRuntime.request(affecting: { [self] in [self] }) { [self] in setHidden(newValue) }
            }
            LifecycleRuntime.begin()
            setHidden(newValue)
            LifecycleRuntime.end()
        }
    }

    /// Shows the window.
    ///
    /// The name is UIKit's; no window is key here.
    public func makeKeyAndVisible() {
        isHidden = false
    }

    /// Adds a line to the recorders of runs, which begins a chapter in pictures.
    ///
    /// A host calls it before it passes an input of the user on. Without a recorder the text is not made.
    public func noteInput(_ text: @autoclosure () -> String) { LifecycleTrace.trace(.input(text()), of: self) }

    /// Delivers a memory warning to every controller in the window, visible or not, once.
    ///
    /// The hidden views of controllers with ``ViewController/unloadsViewOnMemoryWarning`` are torn down.
    public func receiveMemoryWarning() {
        LifecycleTrace.trace(.requested(.warnOfMemory, nil), of: self)
        defer { LifecycleTrace.traceEnd(of: self) }
        LifecycleRuntime.perform {
            for controller in root?.subtree ?? [] { ControllerLifecycle.warnOfMemory(controller) }
        }
    }

    private func nodes(affectedBy root: ViewController?) -> [any RuntimeNode] {
        guard let root else { return [self] }
        return [self, root] + otherWindows(of: root)
    }

    /// The other windows of which a controller is the root, or in which it still is.
    private func otherWindows(of controller: ViewController) -> [Window] {
        let latest = isOccupant(controller) ? controller.windows.latest : nil
        let root = controller.windows.root
        return [root, latest === root ? nil : latest].compactMap(\.self).filter { $0 !== self }
    }

    /// Whether a controller is still in the window in which it appeared last.
    private func isOccupant(_ controller: ViewController) -> Bool {
        controller.windows.latest.map { $0.occupants.contains(controller, of: $0) } ?? false
    }

    private func setHidden(_ isHidden: Bool) {
        guard isHidden != hidden else { return }
        hidden = isHidden
        LifecycleRuntime.perform(whole: self) { update() }
        if subtreeNeedsLayout { didInvalidateLayout() }
    }

    private func setRoot(_ next: ViewController?) {
        guard next !== root else { return }
        if let next, next.windows.root != nil { DiagnosticHandler.report(.rootMoved, next, self) }
        let others = next.map(otherWindows) ?? []
        if let next, next.parent != nil || next.windows.root == nil && !isOccupant(next) {
            ControllerLifecycle.leavePlace(next, for: nil)
        } else {
            next.map { PresentationController.dismissAtOnce(over: $0) }
        }
        if let root { PresentationController.dismissAtOnce(over: root) }
        // A callback may have added it to a container, or presented it.
        if let next, let other = next.parent ?? next.presenter {
            return DiagnosticHandler.report(.hierarchyInconsistency, next, other)
        }
        // Their deinitialisers may use the window.
        let earlier = (root, transition)
        defer { extendLifetime(earlier) }
        root?.windows.rootReference = nil
        next?.windows.root?.root = nil
        next?.windows.rootReference = reference
        if let root { LifecycleTrace.trace(.placed(nil), of: root) }
        root = next
        if let next { LifecycleTrace.trace(.placed(.root(of: self)), of: next) }
        for other in others { other.update() }
        update()
        if subtreeNeedsLayout { didInvalidateLayout() }
    }

    /// Makes the contents of the window match its root and its visibility.
    private func update() {
        transition?.cancel()
        updates += 1
        let update = updates
        let next = hidden ? nil : root
        occupants.removeAbsent(from: self, and: next)
        // More than one is present only if callbacks have moved controllers that were leaving.
        let last = occupants.controllers.last
        for other in occupants.controllers.count > 1 ? occupants.controllers.dropLast() : [] {
            move(.hide, incoming: nil, outgoing: other)
            guard update == updates else { return }
        }
        if let next {
            next.windows.latestReference = reference
            occupants.add(next)
        }
        switch (last, next) {
        case (nil, nil): break
        case (nil, _): move(showsInNextTurn ? .showInNextTurn : .show, incoming: next, outgoing: nil)
        case (_, nil): move(.hide, incoming: nil, outgoing: last)
        default: move(.replace, incoming: next, outgoing: last)
        }
        updateDetachedControllers()
        guard update == updates else { return }
        occupants.removeAbsent(from: self)
        // A root that appears in the next turn is not present yet.
        if let next, !occupants.controllers.contains(next) { occupants.add(next) }
    }

    private func move(_ plan: TransitionPlan, incoming: ViewController?, outgoing: ViewController?) {
        if let outgoing { PresentationController.finish(over: outgoing) }
        var performStep: @MainActor (TransitionPlan.ContainerStep) -> Void = { _ in }
        if let outgoing, incoming != nil {
            // The view of the new root may have presented something while it was loaded.
            performStep = { [outgoing = Link(outgoing)] step in
                if step == .willShow, let outgoing = outgoing.target {
                    PresentationController.dismissAtOnce(over: outgoing)
                }
            }
        }
        let transition = Transition(
            plan,
            incoming: participants(incoming),
            outgoing: participants(outgoing),
            scheduler: scheduler,
            performStep: performStep
        )
        extendLifetime(exchange(&self.transition, with: transition))
        transition.run()
    }

    private func participants(_ controller: ViewController?) -> Transition.Participants {
        var participants = Transition.Participants()
        guard let controller else { return participants }
        controller.forEachInPlace { shown in
            let position = shown === controller ? View.Position.back(of: self) : .front(of: self)
            participants.append(.init(shown, position: position))
        }
        return participants
    }

    /// The detached controllers with views in the window.
    private var detachedControllers: [ViewController] {
        controllersInside { $0.lowestPresenter.isDetached }
    }

    /// Makes the detached controllers appear or disappear.
    private func updateDetachedControllers() {
        // Usually the window shows its root alone.
        guard subviews.contains(where: { $0.hasControllersInside && $0 !== root?.viewIfLoaded }) else { return }
        if hidden {
            for controller in detachedControllers where controller.lowestPresenter.isDetached {
                PresentationController.finish(over: controller)
            }
        }
        for controller in detachedControllers where controller.lowestPresenter.isDetached {
            if hidden {
                controller.lifecycle.viewIsLeaving(controller, isRemoved: false)
                controller.lifecycle.viewLeft(controller)
            } else {
                controller.lifecycle.viewEntered(controller)
            }
        }
    }
}

// MARK: - Presentations

extension Window {
    /// The presentation or dismissal in progress.
    ///
    /// As in UIKit, there is at most one in each window.
    var presentation: Transition? { occupants.presentation }

    /// Runs a presentation or a dismissal.
    func run(_ transition: Transition) {
        occupants.run(transition)
    }
}

extension Window: RuntimeNode {
    package var isBusy: Bool { LifecycleRuntime.isPerforming(whole: self) }

    package var isInTransition: Bool {
        presentation != nil || isLayoutScheduled || announcesPhase || transition?.isWaiting == true
            || root?.isInTransition == true
    }

    package var containingNode: (any RuntimeNode)? { nil }

    package var hasBusyContents: Bool {
        root?.isBusyInside == true
            || occupants.controllers.contains { occupants.contains($0, of: self) && $0.isBusyInside }
            || occupants.hasBusyDetached
    }
}

// MARK: - Controllers

/// The windows of a controller.
@MainActor
struct WindowMembership {
    fileprivate var rootReference: Window.Reference?
    fileprivate var latestReference: Window.Reference?

    /// The window whose root the controller is.
    @inline(__always) var root: Window? { rootReference?.window }

    /// The window in which the controller appeared last.
    @inline(__always) var latest: Window? { latestReference?.window }
}

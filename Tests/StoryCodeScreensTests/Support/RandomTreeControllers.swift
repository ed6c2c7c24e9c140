import StoryCode
import TestSupport

/// A view that calls back in each of its hooks, and when it is released.
final class ActingView: View {
    private let record: EventRecord

    init(_ record: EventRecord) {
        self.record = record
        super.init(frame: .zero)
    }

    deinit { record.wasReleased() }

    override func layoutSubviews() {
        super.layoutSubviews()
        record.tree?.callbackRan()
    }

    override func didMoveToWindow() { record.tree?.callbackRan() }
    override func didMoveToSuperview() { record.tree?.callbackRan() }
    override func didAddSubview(_ subview: View) { record.tree?.callbackRan() }
    override func willRemoveSubview(_ subview: View) { record.tree?.callbackRan() }
}

extension EventRecord {
    /// Handles the release of the controller, its helper or its view.
    nonisolated func wasReleased() {
        MainActor.assumeIsolated { tree?.unusualCallbackRan() }
    }
}

/// A helper whose events are checked.
final class CheckedHelper: EventReceiver {
    private let record: EventRecord

    init(_ record: EventRecord) { self.record = record }

    deinit { record.wasReleased() }

    func receive(_ event: ViewEvent) { record.helperReceives(event) }
}

/// A controller whose events are checked.
///
/// Calls `super` nowhere.
class CheckedController: EventController {
    let record: EventRecord

    init(_ record: EventRecord) {
        self.record = record
        super.init()
    }

    deinit { record.wasReleased() }

    override func receive(_ event: ViewEvent, base: () -> Void) { record.receive(event) }
    override func willMove(toParent parent: ViewController?) { record.receive(.will, parent) }
    override func didMove(toParent parent: ViewController?) { record.receive(.did, parent) }
    override func didReceiveMemoryWarning() { record.tree?.callbackRan() }
}

/// A navigation controller whose events are checked.
///
/// Calls `super` nowhere.
final class CheckedNavigationController: NavigationController {
    let record: EventRecord

    init(_ record: EventRecord) {
        self.record = record
        super.init()
    }

    deinit { record.wasReleased() }

    override func viewDidLoad() { record.receive(.viewDidLoad) }
    override func viewWillAppear(_ animated: Bool) { record.receive(.viewWillAppear(animated)) }
    override func viewIsAppearing(_ animated: Bool) { record.receive(.viewIsAppearing(animated)) }
    override func viewDidAppear(_ animated: Bool) { record.receive(.viewDidAppear(animated)) }
    override func viewWillDisappear(_ animated: Bool) { record.receive(.viewWillDisappear(animated)) }
    override func viewDidDisappear(_ animated: Bool) { record.receive(.viewDidDisappear(animated)) }
    override func updateProperties() { record.receive(.updateProperties) }
    override func viewWillLayoutSubviews() { record.receive(.viewWillLayoutSubviews) }
    override func viewDidLayoutSubviews() { record.receive(.viewDidLayoutSubviews) }
    override func windowPhaseDidChange(from earlier: WindowPhase, to phase: WindowPhase) {
        record.receive(.windowPhaseDidChange(from: earlier, to: phase))
    }
    override func viewWillTearDown() { record.receive(.viewWillTearDown) }
    override func viewDidTearDown() { record.receive(.viewDidTearDown) }
    override func willMove(toParent parent: ViewController?) { record.receive(.will, parent) }
    override func didMove(toParent parent: ViewController?) { record.receive(.did, parent) }
}

/// A tab bar controller whose events are checked.
///
/// Calls `super` nowhere.
final class CheckedTabBarController: TabBarController {
    let record: EventRecord

    init(_ record: EventRecord) {
        self.record = record
        super.init()
    }

    deinit { record.wasReleased() }

    override func viewDidLoad() { record.receive(.viewDidLoad) }
    override func viewWillAppear(_ animated: Bool) { record.receive(.viewWillAppear(animated)) }
    override func viewIsAppearing(_ animated: Bool) { record.receive(.viewIsAppearing(animated)) }
    override func viewDidAppear(_ animated: Bool) { record.receive(.viewDidAppear(animated)) }
    override func viewWillDisappear(_ animated: Bool) { record.receive(.viewWillDisappear(animated)) }
    override func viewDidDisappear(_ animated: Bool) { record.receive(.viewDidDisappear(animated)) }
    override func updateProperties() { record.receive(.updateProperties) }
    override func viewWillLayoutSubviews() { record.receive(.viewWillLayoutSubviews) }
    override func viewDidLayoutSubviews() { record.receive(.viewDidLayoutSubviews) }
    override func windowPhaseDidChange(from earlier: WindowPhase, to phase: WindowPhase) {
        record.receive(.windowPhaseDidChange(from: earlier, to: phase))
    }
    override func viewWillTearDown() { record.receive(.viewWillTearDown) }
    override func viewDidTearDown() { record.receive(.viewDidTearDown) }
    override func willMove(toParent parent: ViewController?) { record.receive(.will, parent) }
    override func didMove(toParent parent: ViewController?) { record.receive(.did, parent) }
}

/// A container controller that forwards appearance itself, correctly.
final class ManualContainer: CheckedController {
    private enum Stage { case down, goingUp, up, goingDown }

    private var stage = Stage.down

    /// The number of stages so far.
    private var changes = 0

    /// The children that have begun to appear.
    private(set) var notified: [ViewController] = []

    /// The children in ``notified`` that have begun to disappear.
    private var leaving: [ViewController] = []

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    /// Enters a stage after the callbacks of an event, and returns false if they have entered another one.
    private func enter(_ stage: Stage, receiving event: () -> Void) -> Bool {
        changes += 1
        let change = changes
        event()
        guard changes == change else { return false }
        self.stage = stage
        return true
    }

    override func viewWillAppear(_ animated: Bool) {
        guard enter(.goingUp, receiving: { super.viewWillAppear(animated) }) else { return }
        leaving = []
        for child in children where child.viewIfLoaded?.isDescendant(of: view) == true {
            if !notified.contains(child) { notified.append(child) }
            child.beginAppearanceTransition(true, animated: animated)
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        guard enter(.up, receiving: { super.viewDidAppear(animated) }) else { return }
        for child in notifiedChildren { child.endAppearanceTransition() }
    }

    override func viewWillDisappear(_ animated: Bool) {
        guard enter(.goingDown, receiving: { super.viewWillDisappear(animated) }) else { return }
        for child in notifiedChildren where !leaving.contains(child) {
            leaving.append(child)
            child.beginAppearanceTransition(false, animated: animated)
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        guard enter(.down, receiving: { super.viewDidDisappear(animated) }) else { return }
        for child in notifiedChildren { child.endAppearanceTransition() }
        notified = []
        leaving = []
    }

    /// Adds the view of a child.
    func place(_ child: ViewController) {
        guard child.viewIfLoaded?.superview == nil else {
            // A view that was there before has appeared on its own.
            if child.appearanceState != .disappeared { notified.append(child) }
            return
        }
        // Loading a view may show this container, or move the child.
        loadViewIfNeeded()
        child.loadViewIfNeeded()
        guard child.parent === self, record.tree?.record(of: child)?.isTearingDown != true else { return }
        var isEnding = beginToAppear(child)
        if child.parent === self { view.addSubview(child.view) }
        // A callback may have shown this container again.
        if child.parent === self, !notified.contains(child) { isEnding = beginToAppear(child) }
        if isEnding, notifiedChildren.contains(child) { child.endAppearanceTransition() }
    }

    /// Begins the appearance of a child if this container appears or has appeared, and returns whether it has to be ended.
    private func beginToAppear(_ child: ViewController) -> Bool {
        let stage = stage
        guard stage == .goingUp || stage == .up else { return false }
        notified.append(child)
        child.beginAppearanceTransition(true, animated: false)
        return stage == .up
    }

    /// Removes the view of a child.
    func displace(_ child: ViewController) {
        let hasBegun = beginToDisappear(child)
        guard child.parent === self else { return }
        child.viewIfLoaded?.removeFromSuperview()
        if hasBegun { child.endAppearanceTransition() }
        // A hook of the view may have shown this container while the view was still inside.
        if beginToDisappear(child) { child.endAppearanceTransition() }
    }

    /// Begins the disappearance of a child that has begun to appear, and returns whether it has to be ended.
    private func beginToDisappear(_ child: ViewController) -> Bool {
        guard notifiedChildren.contains(child) else { return false }
        notified.removeAll { $0 === child }
        if !leaving.contains(child) { child.beginAppearanceTransition(false, animated: false) }
        leaving.removeAll { $0 === child }
        return true
    }

    /// The children in ``notified`` that have not left.
    private var notifiedChildren: [ViewController] { notified.filter { $0.parent === self } }
}

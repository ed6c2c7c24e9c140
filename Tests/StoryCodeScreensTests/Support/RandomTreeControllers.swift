import StoryCode
import TestSupport

/// A helper whose events are checked.
final class CheckedHelper: EventReceiver {
    private let record: EventRecord

    init(_ record: EventRecord) { self.record = record }

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

    override func viewDidLoad() { record.receive(.viewDidLoad) }
    override func viewWillAppear(_ animated: Bool) { record.receive(.viewWillAppear(animated)) }
    override func viewIsAppearing(_ animated: Bool) { record.receive(.viewIsAppearing(animated)) }
    override func viewDidAppear(_ animated: Bool) { record.receive(.viewDidAppear(animated)) }
    override func viewWillDisappear(_ animated: Bool) { record.receive(.viewWillDisappear(animated)) }
    override func viewDidDisappear(_ animated: Bool) { record.receive(.viewDidDisappear(animated)) }
    override func viewWillLayoutSubviews() { record.receive(.viewWillLayoutSubviews) }
    override func viewDidLayoutSubviews() { record.receive(.viewDidLayoutSubviews) }
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

    override func viewDidLoad() { record.receive(.viewDidLoad) }
    override func viewWillAppear(_ animated: Bool) { record.receive(.viewWillAppear(animated)) }
    override func viewIsAppearing(_ animated: Bool) { record.receive(.viewIsAppearing(animated)) }
    override func viewDidAppear(_ animated: Bool) { record.receive(.viewDidAppear(animated)) }
    override func viewWillDisappear(_ animated: Bool) { record.receive(.viewWillDisappear(animated)) }
    override func viewDidDisappear(_ animated: Bool) { record.receive(.viewDidDisappear(animated)) }
    override func viewWillLayoutSubviews() { record.receive(.viewWillLayoutSubviews) }
    override func viewDidLayoutSubviews() { record.receive(.viewDidLayoutSubviews) }
    override func viewWillTearDown() { record.receive(.viewWillTearDown) }
    override func viewDidTearDown() { record.receive(.viewDidTearDown) }
    override func willMove(toParent parent: ViewController?) { record.receive(.will, parent) }
    override func didMove(toParent parent: ViewController?) { record.receive(.did, parent) }
}

/// A container controller that forwards appearance itself, correctly.
final class ManualContainer: CheckedController {
    private enum Stage { case down, goingUp, up, goingDown }

    private var stage = Stage.down

    /// The children that have begun to appear.
    private(set) var notified: [ViewController] = []

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        stage = .goingUp
        for child in children where child.viewIfLoaded?.isDescendant(of: view) == true {
            if !notified.contains(child) { notified.append(child) }
            child.beginAppearanceTransition(true, animated: animated)
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        stage = .up
        for child in notifiedChildren { child.endAppearanceTransition() }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stage = .goingDown
        for child in notifiedChildren { child.beginAppearanceTransition(false, animated: animated) }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        stage = .down
        for child in notifiedChildren { child.endAppearanceTransition() }
        notified = []
    }

    /// Adds the view of a child.
    func place(_ child: ViewController) {
        guard child.viewIfLoaded?.superview == nil else { return }
        // Loading a view may show this container.
        loadViewIfNeeded()
        child.loadViewIfNeeded()
        let stage = stage
        if stage == .goingUp || stage == .up {
            notified.append(child)
            child.beginAppearanceTransition(true, animated: false)
        }
        if child.parent === self { view.addSubview(child.view) }
        if stage == .up, notifiedChildren.contains(child) { child.endAppearanceTransition() }
    }

    /// Removes the view of a child.
    func displace(_ child: ViewController) {
        let wasNotified = notifiedChildren.contains(child)
        notified.removeAll { $0 === child }
        if wasNotified, stage == .goingUp || stage == .up { child.beginAppearanceTransition(false, animated: false) }
        child.viewIfLoaded?.removeFromSuperview()
        if wasNotified { child.endAppearanceTransition() }
    }

    /// The children in ``notified`` that have not left.
    private var notifiedChildren: [ViewController] { notified.filter { $0.parent === self } }
}

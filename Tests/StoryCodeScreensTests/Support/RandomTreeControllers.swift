import StoryCode
import TestSupport

/// Tells a record what a scene's helper hears.
final class CheckedHelper: EventReceiver {
    private let record: EventRecord

    init(_ record: EventRecord) { self.record = record }

    func receive(_ event: ViewEvent) { record.helperReceives(event) }
}

/// A controller that tells a record what it hears, and calls `super` nowhere.
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

/// A navigation controller that does the same.
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

/// A tab bar controller that does the same.
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

/// A container that tells its children by hand, as it should.
final class ManualContainer: CheckedController {
    private enum Stage { case down, goingUp, up, goingDown }

    private var stage = Stage.down

    /// The children that were told that they will appear.
    private(set) var told: [ViewController] = []

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        stage = .goingUp
        for child in children where child.viewIfLoaded?.isDescendant(of: view) == true {
            if !told.contains(child) { told.append(child) }
            child.beginAppearanceTransition(true, animated: animated)
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        stage = .up
        for child in toldChildren { child.endAppearanceTransition() }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stage = .goingDown
        for child in toldChildren { child.beginAppearanceTransition(false, animated: animated) }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        stage = .down
        for child in toldChildren { child.endAppearanceTransition() }
        told = []
    }

    /// Puts in the view of a child.
    func place(_ child: ViewController) {
        guard child.viewIfLoaded?.superview == nil else { return }
        // Loading a view may bring this container onto the screen.
        loadViewIfNeeded()
        child.loadViewIfNeeded()
        let stage = stage
        if stage == .goingUp || stage == .up {
            told.append(child)
            child.beginAppearanceTransition(true, animated: false)
        }
        if child.parent === self { view.addSubview(child.view) }
        if stage == .up, toldChildren.contains(child) { child.endAppearanceTransition() }
    }

    /// Takes out the view of a child.
    func displace(_ child: ViewController) {
        let wasTold = toldChildren.contains(child)
        told.removeAll { $0 === child }
        if wasTold, stage == .goingUp || stage == .up { child.beginAppearanceTransition(false, animated: false) }
        child.viewIfLoaded?.removeFromSuperview()
        if wasTold { child.endAppearanceTransition() }
    }

    /// Those who are still children here.
    private var toldChildren: [ViewController] { told.filter { $0.parent === self } }
}

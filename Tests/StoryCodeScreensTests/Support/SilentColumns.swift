import StoryCode
import TestSupport

// Containers that write down that they appear and disappear, forget `super`, and say that they tell nobody.

/// A logged split view controller that forgets `super`.
final class SilentSplitViewController: SplitViewController, LoggedContainer {
    let log: Log

    init(_ name: String, log: Log) {
        self.log = log
        super.init()
        title = name
    }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override func viewDidLoad() { heard(.viewDidLoad) }
    override func viewWillAppear(_ animated: Bool) { heard(.viewWillAppear(animated)) }
    override func viewIsAppearing(_ animated: Bool) { heard(.viewIsAppearing(animated)) }
    override func viewDidAppear(_ animated: Bool) { heard(.viewDidAppear(animated)) }
    override func viewWillDisappear(_ animated: Bool) { heard(.viewWillDisappear(animated)) }
    override func viewDidDisappear(_ animated: Bool) { heard(.viewDidDisappear(animated)) }
    override func viewWillLayoutSubviews() {}
    override func viewDidLayoutSubviews() {}
}

/// A logged page view controller that forgets `super`.
final class SilentPageViewController: PageViewController, LoggedContainer {
    let log: Log

    init(_ name: String, log: Log) {
        self.log = log
        super.init()
        title = name
    }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override func viewDidLoad() { heard(.viewDidLoad) }
    override func viewWillAppear(_ animated: Bool) { heard(.viewWillAppear(animated)) }
    override func viewIsAppearing(_ animated: Bool) { heard(.viewIsAppearing(animated)) }
    override func viewDidAppear(_ animated: Bool) { heard(.viewDidAppear(animated)) }
    override func viewWillDisappear(_ animated: Bool) { heard(.viewWillDisappear(animated)) }
    override func viewDidDisappear(_ animated: Bool) { heard(.viewDidDisappear(animated)) }
    override func viewWillLayoutSubviews() {}
    override func viewDidLayoutSubviews() {}
}

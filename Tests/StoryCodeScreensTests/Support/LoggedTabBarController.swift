import StoryCode
import TestSupport

/// A container of tabs that writes down everything it is told, before `super`.
class LoggedTabBarController: TabBarController, LoggedContainer {
    let log: Log

    init(_ name: String, _ tabs: [ViewController] = [], log: Log) {
        self.log = log
        super.init()
        title = name
        viewControllers = tabs
    }

    override func loadView() {
        log.add("\(loggedName).loadView")
        super.loadView()
    }

    override func viewDidLoad() {
        heard(.viewDidLoad)
        super.viewDidLoad()
    }

    override func viewWillAppear(_ animated: Bool) {
        heard(.viewWillAppear(animated))
        super.viewWillAppear(animated)
    }

    override func viewIsAppearing(_ animated: Bool) {
        heard(.viewIsAppearing(animated))
        super.viewIsAppearing(animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        heard(.viewDidAppear(animated))
        super.viewDidAppear(animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        heard(.viewWillDisappear(animated))
        super.viewWillDisappear(animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        heard(.viewDidDisappear(animated))
        super.viewDidDisappear(animated)
    }

    override func viewWillLayoutSubviews() {
        heard(.viewWillLayoutSubviews)
        super.viewWillLayoutSubviews()
    }

    override func viewDidLayoutSubviews() {
        heard(.viewDidLayoutSubviews)
        super.viewDidLayoutSubviews()
    }

    override func viewWillTearDown() {
        heard(.viewWillTearDown)
        super.viewWillTearDown()
    }

    override func viewDidTearDown() {
        heard(.viewDidTearDown)
        super.viewDidTearDown()
    }

    override func willMove(toParent parent: ViewController?) {
        heard("willMove", parent)
        super.willMove(toParent: parent)
    }

    override func didMove(toParent parent: ViewController?) {
        heard("didMove", parent)
        super.didMove(toParent: parent)
    }

    override func didReceiveMemoryWarning() {
        log.add("\(loggedName).didReceiveMemoryWarning")
        super.didReceiveMemoryWarning()
    }
}

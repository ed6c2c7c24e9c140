import StoryCode

/// A controller that writes down everything it is told, before `super`.
class LoggedController: ViewController, Awakable {
    let name: String
    let log: Log

    /// Does something when the controller is told an event.
    var react: (LoggedController, ViewEvent) -> Void = { _, _ in }

    init(_ name: String = "C", log: Log) {
        self.name = name
        self.log = log
        super.init()
    }

    func heard(_ event: ViewEvent) {
        log.add("\(name).\(event.short)")
        react(self, event)
    }

    func awake() { log.add("\(name).awake") }

    override func loadView() {
        log.add("\(name).loadView")
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

    override func viewWillUnload() {
        heard(.viewWillUnload)
        super.viewWillUnload()
    }

    override func viewDidUnload() {
        heard(.viewDidUnload)
        super.viewDidUnload()
    }

    override func willMove(toParent parent: ViewController?) {
        log.add("\(name).willMove(\(parent?.loggedName ?? "nil"))")
        super.willMove(toParent: parent)
    }

    override func didMove(toParent parent: ViewController?) {
        log.add("\(name).didMove(\(parent?.loggedName ?? "nil"))")
        super.didMove(toParent: parent)
    }

    override func didReceiveMemoryWarning() {
        log.add("\(name).didReceiveMemoryWarning")
        super.didReceiveMemoryWarning()
    }
}

extension ViewController {
    /// What the lists of the tests call the controller: its title, where it is not a logged one.
    var loggedName: String {
        (self as? LoggedController)?.name ?? title ?? "\(type(of: self))"
    }
}

/// The same controller, with `super` forgotten everywhere.
final class ForgetfulController: ViewController {
    let log: Log

    init(log: Log) {
        self.log = log
        super.init()
    }

    override func loadView() { view = View() }
    override func viewDidLoad() { log.add("C.didLoad") }
    override func viewWillAppear(_ animated: Bool) { log.add("C.willAppear") }
    override func viewIsAppearing(_ animated: Bool) { log.add("C.isAppearing") }
    override func viewDidAppear(_ animated: Bool) { log.add("C.didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.add("C.willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.add("C.didDisappear") }
    override func viewWillLayoutSubviews() { log.add("C.willLayout") }
    override func viewDidLayoutSubviews() { log.add("C.didLayout") }
    override func viewWillUnload() { log.add("C.willUnload") }
    override func viewDidUnload() { log.add("C.didUnload") }
    override func didReceiveMemoryWarning() { log.add("C.didReceiveMemoryWarning") }
}

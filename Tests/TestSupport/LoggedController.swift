public import StoryCode

/// A controller that writes down everything it is told, before `super`.
open class LoggedController: ViewController, Awakable {
    public let name: String
    public let log: Log

    /// Does something when the controller is told an event.
    public var react: (LoggedController, ViewEvent) -> Void = { _, _ in }

    public init(_ name: String = "C", log: Log) {
        self.name = name
        self.log = log
        super.init()
    }

    open func heard(_ event: ViewEvent) {
        log.add("\(name).\(event.short)")
        react(self, event)
    }

    open func awake() { log.add("\(name).awake") }

    open override func loadView() {
        log.add("\(name).loadView")
        super.loadView()
    }

    open override func viewDidLoad() {
        heard(.viewDidLoad)
        super.viewDidLoad()
    }

    open override func viewWillAppear(_ animated: Bool) {
        heard(.viewWillAppear(animated))
        super.viewWillAppear(animated)
    }

    open override func viewIsAppearing(_ animated: Bool) {
        heard(.viewIsAppearing(animated))
        super.viewIsAppearing(animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        heard(.viewDidAppear(animated))
        super.viewDidAppear(animated)
    }

    open override func viewWillDisappear(_ animated: Bool) {
        heard(.viewWillDisappear(animated))
        super.viewWillDisappear(animated)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        heard(.viewDidDisappear(animated))
        super.viewDidDisappear(animated)
    }

    open override func viewWillLayoutSubviews() {
        heard(.viewWillLayoutSubviews)
        super.viewWillLayoutSubviews()
    }

    open override func viewDidLayoutSubviews() {
        heard(.viewDidLayoutSubviews)
        super.viewDidLayoutSubviews()
    }

    open override func viewWillTearDown() {
        heard(.viewWillTearDown)
        super.viewWillTearDown()
    }

    open override func viewDidTearDown() {
        heard(.viewDidTearDown)
        super.viewDidTearDown()
    }

    open override func willMove(toParent parent: ViewController?) {
        log.add("\(name).willMove(\(parent?.loggedName ?? "nil"))")
        super.willMove(toParent: parent)
    }

    open override func didMove(toParent parent: ViewController?) {
        log.add("\(name).didMove(\(parent?.loggedName ?? "nil"))")
        super.didMove(toParent: parent)
    }

    open override func didReceiveMemoryWarning() {
        log.add("\(name).didReceiveMemoryWarning")
        super.didReceiveMemoryWarning()
    }
}

extension ViewController {
    /// What the lists of the tests call the controller: its title, where it is not a logged one.
    public var loggedName: String {
        (self as? LoggedController)?.name ?? title ?? "\(type(of: self))"
    }
}

/// The same controller, with `super` forgotten everywhere.
public final class ForgetfulController: ViewController {
    public let log: Log

    public init(log: Log) {
        self.log = log
        super.init()
    }

    public override func loadView() { view = View() }
    public override func viewDidLoad() { log.add("C.didLoad") }
    public override func viewWillAppear(_ animated: Bool) { log.add("C.willAppear") }
    public override func viewIsAppearing(_ animated: Bool) { log.add("C.isAppearing") }
    public override func viewDidAppear(_ animated: Bool) { log.add("C.didAppear") }
    public override func viewWillDisappear(_ animated: Bool) { log.add("C.willDisappear") }
    public override func viewDidDisappear(_ animated: Bool) { log.add("C.didDisappear") }
    public override func viewWillLayoutSubviews() { log.add("C.willLayout") }
    public override func viewDidLayoutSubviews() { log.add("C.didLayout") }
    public override func viewWillTearDown() { log.add("C.willTearDown") }
    public override func viewDidTearDown() { log.add("C.didTearDown") }
    public override func didReceiveMemoryWarning() { log.add("C.didReceiveMemoryWarning") }
}

import StoryCode

/// The controller of the city screen, which logs its events.
final class CityController: ViewController {
    override init() {
        super.init()
        eventLog.created(self)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        eventLog.received(self, "viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        eventLog.received(self, "viewWillAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        eventLog.received(self, "viewIsAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        eventLog.received(self, "viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        eventLog.received(self, "viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        eventLog.received(self, "viewDidDisappear")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        eventLog.received(self, "viewWillLayoutSubviews")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        eventLog.received(self, "viewDidLayoutSubviews")
    }

    override func viewWillTearDown() {
        super.viewWillTearDown()
        eventLog.received(self, "viewWillTearDown")
    }

    override func viewDidTearDown() {
        super.viewDidTearDown()
        eventLog.received(self, "viewDidTearDown")
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        eventLog.received(self, "didReceiveMemoryWarning")
    }
}

extension CityController: Awakable {
    func awake() { eventLog.received(self, "awake") }
}

final class CityView: View {
    init() {
        super.init()
        eventLog.created(self)
    }
}

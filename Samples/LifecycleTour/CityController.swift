import StoryCode

/// The controller of the city screen, which writes down what it is told.
final class CityController: ViewController, Awakable {
    override init() {
        super.init()
        journal.born(self)
    }

    func awake() { journal.told(self, "awake") }

    override func viewDidLoad() {
        super.viewDidLoad()
        journal.told(self, "viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        journal.told(self, "viewWillAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        journal.told(self, "viewIsAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        journal.told(self, "viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        journal.told(self, "viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        journal.told(self, "viewDidDisappear")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        journal.told(self, "viewWillLayoutSubviews")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        journal.told(self, "viewDidLayoutSubviews")
    }

    override func viewWillTearDown() {
        super.viewWillTearDown()
        journal.told(self, "viewWillTearDown")
    }

    override func viewDidTearDown() {
        super.viewDidTearDown()
        journal.told(self, "viewDidTearDown")
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        journal.told(self, "didReceiveMemoryWarning")
    }
}

/// The view of the city screen.
final class CityView: View {
    init() {
        super.init()
        journal.born(self)
    }
}

import StoryCode

/// Knows the cities; a plain helper, which the scene only retains.
final class CityProvider {
    private let names = [7: "Lisbon"]

    init() { journal.born(self) }

    func name(of cityID: Int) -> String { names[cityID] ?? "Nowhere" }
}

/// Prepares what the screen shows; it awakes, and it hears some events.
final class CityPresenter: Awakable, ViewObserver {
    let cityID: Int
    var provider: CityProvider? { didSet { journal.told(self, "connect") } }
    weak var view: CityView?

    init(cityID: Int) {
        self.cityID = cityID
        journal.born(self)
    }

    var title: String { provider?.name(of: cityID) ?? "" }

    func awake() { journal.told(self, "awake") }
    func viewDidLoad() { journal.told(self, "viewDidLoad") }
    func viewDidTearDown() { journal.told(self, "viewDidTearDown") }
}

/// Hears every event.
final class CityLogger: ViewObserver {
    init() { journal.born(self) }

    func viewDidLoad() { journal.told(self, "viewDidLoad") }
    func viewWillAppear(_ animated: Bool) { journal.told(self, "viewWillAppear") }
    func viewIsAppearing(_ animated: Bool) { journal.told(self, "viewIsAppearing") }
    func viewDidAppear(_ animated: Bool) { journal.told(self, "viewDidAppear") }
    func viewWillDisappear(_ animated: Bool) { journal.told(self, "viewWillDisappear") }
    func viewDidDisappear(_ animated: Bool) { journal.told(self, "viewDidDisappear") }
    func viewWillLayoutSubviews() { journal.told(self, "viewWillLayoutSubviews") }
    func viewDidLayoutSubviews() { journal.told(self, "viewDidLayoutSubviews") }
    func viewWillTearDown() { journal.told(self, "viewWillTearDown") }
    func viewDidTearDown() { journal.told(self, "viewDidTearDown") }
}

/// Only awakes.
final class Greeter: Awakable {
    init() { journal.born(self) }

    func awake() { journal.told(self, "awake") }
}

/// Only hears events, and of those only that the screen is there.
final class VisitCounter: ViewObserver {
    private(set) var visits = 0

    init() { journal.born(self) }

    func viewDidAppear(_ animated: Bool) {
        visits += 1
        journal.told(self, "viewDidAppear", note: "visit \(visits)")
    }
}

import StoryCode

/// A plain helper, which the scene only retains.
final class CityProvider {
    private let names = [7: "Lisbon"]

    init() { eventLog.created(self) }

    func name(of cityID: Int) -> String { names[cityID] ?? "Nowhere" }
}

/// A helper that is awoken and observes some events.
final class CityPresenter {
    let cityID: Int
    var provider: CityProvider? { didSet { eventLog.received(self, "connect") } }
    weak var view: CityView?

    init(cityID: Int) {
        self.cityID = cityID
        eventLog.created(self)
    }

    var title: String { provider?.name(of: cityID) ?? "" }
}

extension CityPresenter: Awakable {
    func awake() { eventLog.received(self, "awake") }
}

extension CityPresenter: ViewObserver {
    func viewDidLoad() { eventLog.received(self, "viewDidLoad") }
    func viewDidTearDown() { eventLog.received(self, "viewDidTearDown") }
}

/// A helper that observes every event.
final class CityLogger {
    init() { eventLog.created(self) }
}

extension CityLogger: ViewObserver {
    func viewDidLoad() { eventLog.received(self, "viewDidLoad") }
    func viewWillAppear(_ animated: Bool) { eventLog.received(self, "viewWillAppear") }
    func viewIsAppearing(_ animated: Bool) { eventLog.received(self, "viewIsAppearing") }
    func viewDidAppear(_ animated: Bool) { eventLog.received(self, "viewDidAppear") }
    func viewWillDisappear(_ animated: Bool) { eventLog.received(self, "viewWillDisappear") }
    func viewDidDisappear(_ animated: Bool) { eventLog.received(self, "viewDidDisappear") }
    func viewWillLayoutSubviews() { eventLog.received(self, "viewWillLayoutSubviews") }
    func viewDidLayoutSubviews() { eventLog.received(self, "viewDidLayoutSubviews") }
    func viewWillTearDown() { eventLog.received(self, "viewWillTearDown") }
    func viewDidTearDown() { eventLog.received(self, "viewDidTearDown") }
}

/// A helper that is awoken and observes no events.
final class Greeter {
    init() { eventLog.created(self) }
}

extension Greeter: Awakable {
    func awake() { eventLog.received(self, "awake") }
}

/// A helper that observes only that the view has appeared.
final class VisitCounter {
    private(set) var visits = 0

    init() { eventLog.created(self) }
}

extension VisitCounter: ViewObserver {
    func viewDidAppear(_ animated: Bool) {
        visits += 1
        eventLog.received(self, "viewDidAppear", note: "visit \(visits)")
    }
}

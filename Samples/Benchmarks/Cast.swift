import StoryCode

// The helpers that every way of building the scene uses: one that is plain, one that awakes, two that hear
// events, one that does both.

@MainActor
final class Provider {
    var cities = 3
}

@MainActor
final class Presenter: Awakable, ViewObserver {
    var provider: Provider?
    weak var view: CityView?
    var shown = 0

    func awake() { shown &+= provider?.cities ?? 0 }
    func viewDidAppear(_ animated: Bool) { shown &+= 1 }
}

@MainActor
final class Starter: Awakable {
    var started = 0

    func awake() { started &+= 1 }
}

@MainActor
final class Logger: ViewObserver {
    var heard = 0

    func viewDidAppear(_ animated: Bool) { heard &+= 1 }
}

@MainActor
final class Watcher: ViewObserver {
    var heard = 0

    func viewDidAppear(_ animated: Bool) { heard &+= 1 }
}

@MainActor
final class CityView: View {}

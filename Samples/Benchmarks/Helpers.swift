import StoryCode

// The helpers of the scene, in every variant: a plain one, one that is awoken, two that observe events, and one that is
// awoken and observes events.

/// What handwritten code calls: a protocol of classes with a requirement for each event that it uses.
@MainActor
protocol HandWrittenObserver: AnyObject {
    func viewDidAppear(_ animated: Bool)
}

extension Logger: HandWrittenObserver {}
extension Watcher: HandWrittenObserver {}

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
    var received = 0

    func viewDidAppear(_ animated: Bool) { received &+= 1 }
}

@MainActor
final class Watcher: ViewObserver {
    var received = 0

    func viewDidAppear(_ animated: Bool) { received &+= 1 }
}

@MainActor
final class CityView: View {}

import StoryCode
import TestSupport

/// A container that writes down what it is told, under its title.
@MainActor
protocol LoggedContainer: ViewController {
    var log: Log { get }
}

extension LoggedContainer {
    func heard(_ event: ViewEvent) {
        log.add("\(loggedName).\(event.short)")
    }

    func heard(_ move: String, _ parent: ViewController?) {
        log.add("\(loggedName).\(move)(\(parent?.loggedName ?? "nil"))")
    }
}

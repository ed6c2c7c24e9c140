import StoryCode
import TestSupport

/// A logged controller that does something when it is told of a move into a container or out of it.
final class MovingController: LoggedController {
    /// Done once, at the next call of `willMove(toParent:)`.
    var onWillMove: (() -> Void)?

    /// Done once, at the next call of `didMove(toParent:)`.
    var onDidMove: (() -> Void)?

    override func willMove(toParent parent: ViewController?) {
        super.willMove(toParent: parent)
        let action = onWillMove
        onWillMove = nil
        action?()
    }

    override func didMove(toParent parent: ViewController?) {
        super.didMove(toParent: parent)
        let action = onDidMove
        onDidMove = nil
        action?()
    }
}

extension LoggedController {
    /// Does something once, when the controller is told an event, animated or not.
    func once(_ event: ViewEvent, _ action: @escaping () -> Void) {
        react = { controller, heard in
            guard heard.short == event.short else { return }
            controller.react = { _, _ in }
            action()
        }
    }
}

import StoryCode
import StoryboardFiles

/// The choice of the controller to which an unwind segue returns.
///
/// The controller declares the segue's action in code, which is not in the file.
@MainActor
final class PlayUnwinding {
    private enum State {
        case none
        /// Collects the controllers that are asked for the action.
        case searching([ViewController])
        case returning(to: ViewController)
    }

    private var state = State.none

    /// Returns the controllers to which a segue can return, the nearest first.
    func targets(of action: String, from source: ViewController) -> [ViewController] {
        state = .searching([])
        defer { state = .none }
        _ = source.unwindTarget(of: action, sender: nil)
        guard case .searching(let found) = state else { return [] }
        return found
    }

    /// Performs an unwind segue that returns to a controller.
    func perform(to target: ViewController, _ body: () throws -> Void) rethrows {
        state = .returning(to: target)
        defer { state = .none }
        try body()
    }

    /// Returns whether a controller has the action of the current search.
    func accepts(_ controller: ViewController) -> Bool {
        switch state {
        case .none: return false
        case .searching(let found):
            if !found.contains(where: { $0 === controller }) { state = .searching(found + [controller]) }
            return false
        case .returning(let target): return controller === target
        }
    }
}

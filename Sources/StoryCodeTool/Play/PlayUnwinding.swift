import StoryCode
import StoryboardFiles
import StoryboardLoading

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

    /// Returns the controller to which a segue returns: the one with a name in the log, or else the nearest one with a
    /// class of the program.
    ///
    /// - Throws: ``PlayProblem`` if there is no such controller.
    func target(
        of segue: FileSegue,
        from source: ViewController,
        named scene: String?,
        _ log: PlayLog
    ) throws -> ViewController {
        let action = segue.unwindAction ?? ""
        let targets = targets(of: action, from: source)
        let names = targets.map(log.names.name)
        let list = names.isEmpty ? "no scene" : names.map(\.inQuotes).joined(separator: ", ")
        if let scene {
            if let index = names.firstIndex(of: scene) { return targets[index] }
            let problem = "The segue \(segue.name.inQuotes) cannot return to \(scene.inQuotes), only to \(list)"
            throw PlayProblem(problem, "")
        }
        let own = targets.filter { $0.fileScene?.controller?["customClass"] != nil }
        guard let nearest = own.first else {
            let example = names.first.map { "unwind \(segue.name) to \($0)".inQuotes }
            throw PlayProblem(
                "The segue \(segue.name.inQuotes) returns to the scene with the action \(action.inQuotes), "
                    + "but no earlier scene has a class of the program",
                example.map { "Name the scene, such as \($0), of \(list)." }
                    ?? "Start at a scene that leads to this one."
            )
        }
        if own.count > 1 {
            log.add(
                "note: The action \(action) is declared in code. The nearest scene with a class is "
                    + "\(log.names.name(of: nearest)); \("to <scene>".inQuotes) selects another one."
            )
        }
        return nearest
    }

    /// Returns the controllers to which a segue can return, the nearest first.
    private func targets(of action: String, from source: ViewController) -> [ViewController] {
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

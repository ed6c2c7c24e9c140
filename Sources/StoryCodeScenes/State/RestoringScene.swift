/// Restores the saved state of a scene that a factory is about to make, so that it is there in `awake()`.
@MainActor
@usableFromInline
package enum RestoringScene {
    /// The state that waits for the next scene.
    private static var pending: SavedState?

    /// Whether a state waits.
    ///
    /// For each scene, reading a flag costs less than reading the state.
    @usableFromInline
    package private(set) static var isPending = false

    /// Calls a factory, of which the first scene restores a state, or else the controller that it returns.
    package static func restore<Controller: SceneController>(
        _ state: SavedState?,
        _ make: () throws -> Controller
    ) rethrows -> Controller {
        let outer = pending
        set(state)
        defer { set(outer) }
        let controller = try make()
        if let pending { controller.restoreState(pending) }
        return controller
    }

    /// Makes the controller of the first scene.
    @usableFromInline
    package static func make<Controller: SceneController>(_ make: @MainActor () -> Controller) -> Controller {
        let state = pending
        set(nil)
        let controller = make()
        if let state { controller.restoreState(state) }
        return controller
    }

    private static func set(_ state: SavedState?) {
        isPending = state != nil
        extendLifetime(exchange(&pending, with: state))
    }
}

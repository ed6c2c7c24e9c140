extension SceneController {
    /// Keeps the state of the scene while the whole scene is built again.
    ///
    /// The controller and its helpers register their state, and consume the state that ``restoreState(_:)`` has
    /// restored, when they are connected, such as in `awake()`. A closure that retains the controller prevents its
    /// release.
    ///
    /// ```swift
    /// final class CityController: ViewController {
    ///     var page = 0
    /// }
    ///
    /// extension CityController: Awakable {
    ///     func awake() {
    ///         page = (try? stateKeeper.consume("page", as: Int.self)) ?? 0
    ///         stateKeeper.register("page") { [weak self] in self?.page }
    ///     }
    /// }
    /// ```
    public var stateKeeper: StateKeeper { sceneEvents.resources(of: self).stateKeeper }

    /// Keeps the state of the view while the view is built again, alone or with the whole scene.
    ///
    /// Register state in `viewDidLoad()`, and consume the state of the previous view there. When the controller and
    /// all helpers were notified of `viewWillTearDown()`, the state is saved and the registrations are removed.
    public var viewStateKeeper: StateKeeper { sceneEvents.resources(of: self).viewStateKeeper }

    /// Returns the state of the scene, and the state of its view if it is loaded or a previous view has left some.
    ///
    /// A container registers the state of a child under a key of its own:
    ///
    /// ```swift
    /// final class SplitController: ViewController {
    ///     let list = CityController()
    /// }
    ///
    /// extension SplitController: Awakable {
    ///     func awake() {
    ///         if let state = try? stateKeeper.consume("list", as: SavedState.self) { list.restoreState(state) }
    ///         stateKeeper.register("list") { [list] in list.saveState() }
    ///     }
    /// }
    /// ```
    public func saveState() -> SavedState {
        sceneEvents.resourcesIfMade?.stateKeeper.save() ?? SavedState()
    }

    /// Restores the state that ``saveState()`` has returned for an earlier scene, so that it can be consumed.
    ///
    /// Usually the first call in `connect`. Replaces all state that was not consumed.
    public func restoreState(_ state: SavedState) {
        sceneEvents.resources(of: self).restoreState(state)
    }
}

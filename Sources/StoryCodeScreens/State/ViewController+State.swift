import StoryCodeScenes

extension ViewController {
    /// Keeps the state of the scene while the whole scene is built again.
    ///
    /// The controller and its helpers register what they have, and consume what was restored with
    /// ``restoreState(_:)``, once they are wired, such as in `awake()`. A closure that retains the controller keeps
    /// it from being released.
    ///
    /// ```swift
    /// final class CityController: ViewController, Awakable {
    ///     var page = 0
    ///
    ///     func awake() {
    ///         page = (try? stateKeeper.consume("page", as: Int.self)) ?? 0
    ///         stateKeeper.register("page") { [weak self] in self?.page }
    ///     }
    /// }
    /// ```
    public var stateKeeper: StateKeeper { extras.stateKeeper }

    /// Keeps the state of the view while the view is built again, alone or with the whole scene.
    ///
    /// Register in `viewDidLoad()`, and consume what the view before has left. When everybody was told
    /// `viewWillTearDown()` the state is saved, while the view is still there, and the registrations end.
    public var viewStateKeeper: StateKeeper { extras.viewStateKeeper }

    /// Saves the state of the scene, and that of its view where it is loaded or has left some.
    ///
    /// A container registers the state of a child under a key of its own:
    ///
    /// ```swift
    /// final class SplitController: ViewController, Awakable {
    ///     let list = CityController()
    ///
    ///     func awake() {
    ///         if let state = try? stateKeeper.consume("list", as: SavedState.self) { list.restoreState(state) }
    ///         stateKeeper.register("list") { [list] in list.saveState() }
    ///     }
    /// }
    /// ```
    ///
    /// - Returns: All there is to keep; empty where nothing was registered and nothing was restored.
    public func saveState() -> SavedState {
        extrasIfMade?.stateKeeper.save() ?? SavedState()
    }

    /// Gives the scene the state that was saved of an earlier one, for its parts to consume.
    ///
    /// Usually called first thing in `connect`. It takes the place of all state that nobody has consumed so far.
    ///
    /// - Parameter state: What ``saveState()`` has returned.
    public func restoreState(_ state: SavedState) {
        extras.restoreState(state)
    }
}

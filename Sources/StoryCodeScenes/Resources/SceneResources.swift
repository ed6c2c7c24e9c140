/// The bags and the state keepers of a scene.
@MainActor
final class SceneResources {
    /// The key of the view's state in the scene's state.
    private static let viewKey = "StoryCode.view"

    let appearanceBag = ResourceBag()
    let viewBag = ResourceBag()
    let sceneBag = ResourceBag()
    let stateKeeper: StateKeeper
    let viewStateKeeper: StateKeeper

    /// The resources of views that were torn down, until all helpers were notified of it.
    private var releasedViewBags: ContiguousArray<ResourceBag> = []

    /// The diagnostics of the task that made the resources.
    ///
    /// The task that releases the controller may have others.
    let diagnostics = DiagnosticHandler.current

    /// Creates the resources of a controller, which is the subject of diagnostics.
    init(of controller: AnyObject) {
        let viewStateKeeper = StateKeeper(of: controller)
        self.viewStateKeeper = viewStateKeeper
        stateKeeper = StateKeeper(of: controller)
        stateKeeper.register(Self.viewKey) {
            let state = viewStateKeeper.save()
            return state.isEmpty ? nil : state
        }
    }

    func restoreState(_ state: SavedState) {
        stateKeeper.restore(state)
        let viewState = try? stateKeeper.consume(Self.viewKey, as: SavedState.self)
        viewStateKeeper.restore(viewState ?? SavedState())
    }

    /// Sets the resources of a torn down view apart from those of a view that is loaded meanwhile.
    func viewWasReleased() { releasedViewBags.append(viewBag.moved()) }

    /// Empties bags and saves the view's state after the controller and all helpers were notified of an event.
    ///
    /// - Returns: Whether the event may have called the program.
    func didDeliver(_ event: ViewEvent) -> Bool {
        switch event {
        case .viewWillDisappear: appearanceBag.empty()
        case .viewWillTearDown: viewStateKeeper.carryOver()
        case .viewDidTearDown:
            guard !releasedViewBags.isEmpty else { return false }
            releasedViewBags.removeFirst().empty()
        default: return false
        }
        return true
    }

    /// Empties all bags for good.
    func end() {
        appearanceBag.end()
        for bag in releasedViewBags { bag.end() }
        viewBag.end()
        sceneBag.end()
    }
}

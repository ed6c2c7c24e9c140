import StoryCodeScenes

/// The bags, the saved state and the back handlers of a controller.
@MainActor
final class ControllerResources {
    /// The key of the view's state in the scene's state.
    private static let viewKey = "StoryCode.view"

    let appearanceBag = ResourceBag()
    let viewBag = ResourceBag()
    let sceneBag = ResourceBag()
    let stateKeeper: StateKeeper
    let viewStateKeeper: StateKeeper

    /// The handlers of the user's back action.
    let backHandlers = BackHandlers()

    private let deinitAction: DeinitAction

    /// Creates the resources of a controller.
    ///
    /// - Parameter helpers: The object that retains the helpers, which the resources may use until they are released.
    init(of controller: AnyObject, helpers: AnyObject) {
        let bags = [appearanceBag, viewBag, sceneBag]
        deinitAction = DeinitAction {
            // The resources in the bags may use the helpers, which are therefore released after them.
            withExtendedLifetime(helpers) {
                for bag in bags { bag.end() }
            }
        }
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

    /// Empties bags and saves the view's state after the controller and all helpers were notified of an event.
    func didDeliver(_ event: ViewEvent) {
        switch event {
        case .viewWillDisappear: appearanceBag.empty()
        case .viewWillTearDown: viewStateKeeper.carryOver()
        default: break
        }
    }
}

import StoryCodeScenes

/// Makes a controller's extras at the first access, so that controllers without bags, state and back handlers pay
/// nothing for them.
struct LazyExtras {
    fileprivate(set) var ifMade: ControllerExtras?
}

extension ViewController {
    /// The extras, made by the first access.
    var extras: ControllerExtras {
        if let made = lazyExtras.ifMade { return made }
        let extras = ControllerExtras(of: self)
        lazyExtras.ifMade = extras
        return extras
    }

    var extrasIfMade: ControllerExtras? { lazyExtras.ifMade }
}

/// The bags, the saved state and the back handlers of a controller.
@MainActor
final class ControllerExtras {
    /// The key of the view's state in the scene's state.
    private static let viewKey = "StoryCode.view"

    let appearanceBag = ResourceBag()
    let viewBag = ResourceBag()
    let sceneBag = ResourceBag()
    let stateKeeper: StateKeeper
    let viewStateKeeper: StateKeeper

    /// The handlers of the user's back action, in the order in which they were added.
    private(set) var backHandlers: [BackHandler] = []

    private let deinitAction: DeinitAction

    fileprivate init(of controller: ViewController) {
        let (bags, helpers) = ([appearanceBag, viewBag, sceneBag], controller.sceneEvents)
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

    func add(_ handler: BackHandler) { backHandlers.append(handler) }

    func remove(_ handler: BackHandler) { backHandlers.removeAll { $0 === handler } }

    /// Empties bags and saves the view's state after the controller and all helpers were notified of an event.
    func didDeliver(_ event: ViewEvent) {
        switch event {
        case .viewWillDisappear: appearanceBag.empty()
        case .viewWillTearDown: viewStateKeeper.carryOver()
        default: break
        }
    }
}

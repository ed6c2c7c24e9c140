import StoryCodeScenes

/// What a controller has only once it is asked for, so that the others pay nothing for it.
@MainActor
final class ControllerExtras {
    /// The key under which the state of the view is in the state of the scene.
    private static let viewKey = "StoryCode.view"

    let appearanceBag = ResourceBag()
    let viewBag = ResourceBag()
    let sceneBag = ResourceBag()

    /// Who takes the user's back action while the controller is on the screen, the last one first.
    var backHandlers: [BackHandler] = []

    let stateKeeper: StateKeeper
    let viewStateKeeper: StateKeeper
    private let deinitAction: DeinitAction

    init(of controller: ViewController) {
        let (bags, helpers) = ([appearanceBag, viewBag, sceneBag], controller.sceneEvents)
        deinitAction = DeinitAction {
            // What is in the bags may want the helpers, which therefore go after it.
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

    /// Takes note that the controller and all its helpers were told an event.
    func everybodyWasTold(_ event: ViewEvent) {
        switch event {
        case .viewWillDisappear: appearanceBag.empty()
        case .viewWillTearDown: viewStateKeeper.turnOver()
        case .viewDidTearDown: viewBag.empty()
        default: break
        }
    }
}

extension ViewController {
    /// The extras, made by the first access.
    var extras: ControllerExtras {
        if let extrasIfMade { return extrasIfMade }
        let extras = ControllerExtras(of: self)
        extrasIfMade = extras
        return extras
    }
}

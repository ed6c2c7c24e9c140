import CityGuideBase
import StoryCode

/// The helper of a stack that shows its titles, and saves and restores the cities in it.
final class StackPresenter: Awakable, ViewObserver, NavigationControllerDelegate {
    weak var stack: NavigationController?
    weak var view: (any StackView)?

    private let coordinator: CityCoordinator
    private let state: StateStore
    private var hasRestored = false

    init(_ coordinator: CityCoordinator, _ state: StateStore) {
        self.coordinator = coordinator
        self.state = state
    }

    /// The cities above the root.
    private var details: [DetailController] { stack?.viewControllers.compactMap { $0 as? DetailController } ?? [] }

    /// The key of the state of the cities, which are a list of states with the position as key.
    private static let key = "details"

    func awake() {
        stack?.stateKeeper.register(Self.key) { [weak self] () -> SavedState? in
            // A stack that was never shown has not restored its cities yet, and passes their state on.
            guard let self, hasRestored else { return nil }
            let list = StateKeeper()
            for (index, detail) in details.enumerated() { list.register("\(index)") { detail.saveState() } }
            return list.save()
        }
    }

    func viewDidLoad() {
        restore()
        update()
    }

    /// Pushes the cities of the last run when the stack is shown for the first time; the root is not in it before.
    private func restore() {
        guard !hasRestored, let stack else { return }
        hasRestored = true
        guard let saved = consume(stack.stateKeeper, Self.key) else { return }
        let list = StateKeeper(saved)
        var index = 0
        while let next = consume(list, "\(index)"), let detail = coordinator.restoredDetail(next) {
            stack.pushViewController(detail, animated: false)
            index += 1
        }
    }

    private func consume(_ keeper: StateKeeper, _ key: String) -> SavedState? {
        state.consume { try keeper.consume(key, as: SavedState.self) }
    }

    private func update() {
        guard let controllers = stack?.viewControllers else { return }
        view?.title = controllers.last?.title ?? ""
        view?.backTitle = controllers.dropLast().last?.title
    }

    func navigationController(
        _ navigationController: NavigationController,
        willShow viewController: ViewController,
        animated: Bool
    ) {
        update()
    }
}

import CityGuideBase
import StoryCode

/// The helper of the tabs that shows their titles, and saves and restores the selected tab and the sheet over them.
final class TabsPresenter: TabsActions, Awakable, ViewObserver, TabBarControllerDelegate {
    weak var tabs: TabBarController?
    weak var view: (any TabsView)?

    private let coordinator: CityCoordinator
    private let state: StateStore
    private var tabToRestore: Int?
    private var sheetToRestore: SavedState?

    init(_ coordinator: CityCoordinator, _ state: StateStore) {
        self.coordinator = coordinator
        self.state = state
    }

    func awake() {
        guard let keeper = tabs?.stateKeeper else { return }
        tabToRestore = state.consume { try keeper.consume("tab", as: Int.self) }
        sheetToRestore = state.consume { try keeper.consume("sheet", as: SavedState.self) }
        keeper.register("tab") { [weak self] in self.flatMap { $0.tabToRestore ?? $0.tabs?.selectedIndex } }
        keeper.register("sheet") { [weak self] () -> SavedState? in
            self?.sheetToRestore ?? self?.tabs?.presentedViewController?.saveState()
        }
    }

    func viewDidLoad() {
        // The tabs exist by now, and none of them is loaded.
        if let tab = tabToRestore.take(), let tabs, tabs.viewControllers.indices.contains(tab) {
            tabs.selectedIndex = tab
        }
        update()
    }

    func viewDidAppear(_ animated: Bool) {
        guard let sheet = sheetToRestore.take() else { return }
        coordinator.openSettings(from: tabs?.selectedViewController, restoring: sheet)
    }

    func selectTab(at index: Int) { tabs?.userSelectsTab(at: index) }

    func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) { update() }

    private func update() {
        view?.titles = tabs?.viewControllers.map { $0.title ?? "" } ?? []
        view?.selection = tabs?.selectedIndex ?? 0
    }
}

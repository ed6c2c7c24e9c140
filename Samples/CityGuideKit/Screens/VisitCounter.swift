import CityGuideBase
import StoryCode

/// The helper of a city's screen that counts one visit, also if the user returns to the screen after a restart.
final class VisitCounter: Awakable, ViewObserver {
    weak var controller: DetailController?

    private let id: City.ID
    private let data: UserData
    private let context: PageContext
    private var hasCounted = false

    init(_ id: City.ID, _ data: UserData, _ context: PageContext) {
        (self.id, self.data, self.context) = (id, data, context)
    }

    func awake() {
        guard let keeper = controller?.stateKeeper else { return }
        hasCounted = context.notices.restore { try keeper.consume("visit", as: Bool.self) } ?? false
        keeper.register("visit") { [weak self] in self?.hasCounted }
    }

    func viewDidAppear(_ animated: Bool) {
        guard !hasCounted else { return }
        hasCounted = true
        data.addVisit(of: id)
        context.saver.setNeedsSave()
    }
}

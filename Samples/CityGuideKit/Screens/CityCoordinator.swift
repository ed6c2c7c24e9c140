import CityGuideBase
import StoryCode

/// Moves from one screen to another.
@MainActor
final class CityCoordinator {
    /// The key under which the screen of a city saves its city.
    static let cityKey = "city"

    private let makeDetail: MainProvider<DetailController, City.ID, SavedState>
    private let notices: Notices

    init(makeDetail: MainProvider<DetailController, City.ID, SavedState>, notices: Notices) {
        self.makeDetail = makeDetail
        self.notices = notices
    }

    /// Shows a city in the stack of a controller.
    func open(_ id: City.ID, from controller: ViewController) {
        attempt { controller.show(try makeDetail(id, SavedState()), sender: controller) }
    }

    /// Presents the settings, with the state in which they were left if they are restored.
    func openSettings(from controller: ViewController?, restoring state: SavedState? = nil) {
        let tabs = controller?.tabBarController
        attempt { try tabs?.performSegue(withIdentifier: "settings", sender: state) }
    }

    /// Returns the screen of a city with its saved state, or nil with a notice.
    func restoredDetail(_ state: SavedState) -> DetailController? {
        attempt {
            guard let id = try StateKeeper(state).consume(Self.cityKey, as: City.ID.self) else { return nil }
            return try makeDetail(id, state)
        } ?? nil
    }

    @discardableResult
    private func attempt<Result>(_ body: () throws -> Result) -> Result? {
        do {
            return try body()
        } catch {
            notices.add("\(error)")
            return nil
        }
    }
}

/// The error of a screen for a city that is not in the catalogue, such as one from the state of an earlier release.
struct UnknownCity: Error, CustomStringConvertible {
    let id: City.ID

    var description: String { "The guide no longer has a city \"\(id)\"." }
}

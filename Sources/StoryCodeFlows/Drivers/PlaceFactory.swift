import StoryCodeScenes

/// Makes the screens of a part that is one place, and knows what was saved of it.
//
// A class, because a factory of the program may save the flow while it makes a screen.
@MainActor
final class PlaceFactory<Screen: SceneController, Place: Equatable> {
    typealias Shown = (place: Place, screen: Screen)

    private let part: AnyKeyPath
    private let make: @MainActor (Place) throws -> Screen

    /// The saved state of a place, until a screen is made.
    private var restored: (place: Place, state: SavedState)?

    init(_ part: AnyKeyPath, _ make: @escaping @MainActor (Place) throws -> Screen) {
        self.part = part
        self.make = make
    }

    /// Takes the saved state of the place that the restored value of a flow had.
    func restore(_ place: Place?, from flow: Flow<some Equatable>) {
        guard let state = flow.takeState(of: part.partName), let place else { return }
        restored = (place, state)
    }

    func screen(of place: Place) throws(FlowFactoryError) -> Screen {
        do {
            let screen = try RestoringScene.restore(restoredState(of: place)) { try make(place) }
            restored = nil
            return screen
        } catch {
            throw FlowFactoryError(path: part.partName, reason: error)
        }
    }

    /// Returns the state of the screen of a place, if it is shown or was saved.
    func states(of place: Place?, shown: Shown?) -> [(path: String, state: SavedState)] {
        let shown = shown?.place == place ? shown?.screen.saveState() : nil
        return (shown ?? restoredState(of: place)).map { [(part.partName, $0)] } ?? []
    }

    private func restoredState(of place: Place?) -> SavedState? { restored?.place == place ? restored?.state : nil }
}

import StoryCode
import TestSupport
import Testing

/// Helpers of the screens of places: their arguments, and how long they live.
@MainActor
struct ScreenLifeTests {
    /// The model of a city's screen.
    final class Model {
        let id: Int
        /// The model that all screens of the path share.
        let shared: Shared
        var notes = 0

        init(_ id: Int, _ shared: Shared) {
            self.id = id
            self.shared = shared
            shared.made.append(id)
        }

        deinit { shared.released.append(id) }
    }

    final class Shared {
        var made: [Int] = []
        var released: [Int] = []
    }

    final class CityController: ViewController {
        var model: Model?
    }

    struct Value: Hashable { var path: [Int] = [] }

    private let shared = Shared()

    private func app(_ path: Int...) -> StackApp<Value> {
        StackApp(Flow(Value(path: path)), \.path) { [shared] id in
            Scene {
                return CityController()
            }.with {
                return Model(id, shared)
            }.instantiate(connect: { controller, model in controller.model = model })
        }
    }

    private func model(_ app: StackApp<Value>, at index: Int) -> Model? {
        (app.stack.viewControllers[index + 1] as? CityController)?.model
    }

    @Test func argumentOfThePlaceReachesTheHelper() {
        let app = app()
        app.update { $0.path = [7] }
        app.update { $0.path.append(9) }
        #expect(model(app, at: 0)?.id == 7 && model(app, at: 1)?.id == 9)
        #expect(shared.made == [7, 9])
    }

    @Test func helperLivesAsLongAsItsPlace() {
        let app = app()
        app.update { $0.path = [1] }
        app.update { $0.path.append(2) }
        app.update { $0.path.append(3) }
        #expect(shared.released == [])
        app.goBack()
        #expect(shared.released == [3])
        app.update { $0.path = [1, 4] }
        #expect(shared.released == [3, 2])
        app.update { $0.path = [] }
        #expect(shared.made == [1, 2, 3, 4] && shared.released.sorted() == [1, 2, 3, 4])
    }

    @Test func stateIsKeptWhileOtherPlacesCoverTheScreen() {
        let app = app()
        app.update { $0.path = [1] }
        model(app, at: 0)?.notes = 5
        app.stack.viewControllers[1].unloadsViewOnMemoryWarning = true
        app.update { $0.path = [1, 2, 3, 4] }
        app.window.receiveMemoryWarning()
        app.clock.run()
        app.update { $0.path = [1] }
        #expect(model(app, at: 0)?.notes == 5 && shared.made.filter { $0 == 1 } == [1])
    }

    @Test func equalPlacesHaveTheirOwnState() {
        let app = app(1, 1)
        model(app, at: 0)?.notes = 5
        #expect(model(app, at: 1)?.notes == 0)
        app.goBack()
        #expect(model(app, at: 0)?.notes == 5)
    }

    @Test func placeThatReturnsBeginsAnew() {
        let app = app(1)
        model(app, at: 0)?.notes = 5
        app.update { $0.path = [] }
        app.update { $0.path = [1] }
        #expect(model(app, at: 0)?.notes == 0)
    }

    @Test func remadePlaceBeginsAnew() {
        let app = app(1, 2)
        model(app, at: 0)?.notes = 5
        model(app, at: 1)?.notes = 6
        app.flow.remake(\.path, at: 1)
        app.clock.run()
        #expect(model(app, at: 0)?.notes == 5 && model(app, at: 1)?.notes == 0)
        #expect(shared.made.last == 2 && shared.released == [2])
    }

    @Test func helperIsSharedByTheScreensOfAPath() {
        let app = app(1, 2)
        #expect(model(app, at: 0)?.shared === model(app, at: 1)?.shared)
    }
}

import StoryCode
import TestSupport
import Testing

/// Scenes with factories that can throw.
@MainActor
struct ThrowingSceneTests {
    struct Broken: Error {}
    let log = Log()

    func database(works: Bool) throws -> String {
        guard works else { throw Broken() }
        return "database"
    }

    @Test func sceneThatCannotThrowNeedsNoTry() {
        let scene: Scene1<ViewController, Int, Never> = Scene { ViewController() }.with { 1 }
        #expect(scene.host().helpers == 1)
    }

    @Test func factoryThatSucceeds() throws {
        let host = try Scene {
            LoggedController(log: log)
        }.withTrying {
            try database(works: true)
        }.withDerived { _, database in
            database + "!"
        }.withTrying {
            try database(works: true)
        }.host()
        #expect(host.helpers == ("database", "database!", "database"))
        let controller: ViewController = try Scene { ViewController() }.withTrying { 1 }.instantiate()
        #expect(!controller.isViewLoaded)
    }

    @Test func derivedFactoryThatSucceeds() throws {
        let host = try Scene {
            LoggedController(log: log)
        }.withDerivedTrying { controller in
            controller.title = try database(works: true)
            return 1
        }.withDerivedTrying { controller, number in
            "\(controller.title ?? "") \(number)"
        }.host()
        #expect(host.helpers == (1, "database 1"))
    }

    @Test func errorOfDerivedFactoryIsThrownBeforeAwake() {
        weak var controller: LoggedController?
        let scene = Scene {
            LoggedController(log: log)
        }.with {
            LoggedHelper("h", log: log)
        }.withDerivedTrying { made, _ in
            controller = made
            return try database(works: false)
        }.withDerived { _, _, _ in
            log.add("made after the error")
        }
        #expect(throws: Broken.self) { try scene.instantiate(connect: { _, _, _, _ in log.add("connect") }) }
        #expect(log.take() == [])
        #expect(controller == nil)
    }

    @Test func derivedHelperComesFromContainer() throws {
        final class Router {
            weak var controller: ViewController?

            init(controller: ViewController) { self.controller = controller }
        }
        let container = Container()
        container.register(main: { Router(controller: arg($0)) })
        let makeRouter = try container.resolve(main: MainProvider<Router, ViewController>.self)
        let host = try Scene { ViewController() }.withDerivedTrying { try makeRouter($0) }.host()
        #expect(host.helpers.controller === host.controller)
    }

    @Test func factoryErrorIsThrownBeforeAwake() {
        weak var released: LoggedHelper?
        weak var controller: LoggedController?
        let scene = Scene {
            let made = LoggedController(log: log)
            controller = made
            return made
        }.with {
            let made = LoggedHelper("h", log: log)
            released = made
            return made
        }.withTrying {
            try database(works: false)
        }.with {
            log.add("made after the error")
        }
        #expect(throws: Broken.self) { try scene.instantiate(connect: { _, _, _, _ in log.add("connect") }) }
        #expect(log.take() == [])
        #expect(released == nil && controller == nil)
    }
}

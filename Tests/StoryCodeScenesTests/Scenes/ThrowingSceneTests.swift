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

import StoryCode
import TestSupport
import Testing

/// Scenes with helpers from a dependency container.
@MainActor
struct ResolvedHelperTests {
    protocol Logger {
        var name: String { get }
    }

    struct Console: Logger {
        let name: String
    }

    final class Presenter: Awakable {
        @Injected(name: "city") var logger: any Logger
        @LazyInjected(tag: Presenter.self) var late: any Logger
        var isAwake = false

        func awake() { isAwake = true }
    }

    struct Broken: Error {}

    /// A container whose loggers have a given name.
    static func container(_ name: String) -> Container {
        let container = Container()
        container.register { Console(name: name) }.default()
        container.register { Console(name: "city \(name)") }.as((any Logger).self, name: "city") { $0 }
        container.register { Console(name: "tagged \(name)") }.as((any Logger).self, tag: Presenter.self) { $0 }
        container.register(main: Presenter.init)
        return container
    }

    let container = container("A")

    @Test func helpersByTypeNameAndTag() throws {
        let host = try Scene {
            ViewController()
        }.withTrying { try container.resolve(main: Console.self) }
            .withTrying { try container.resolve(main: (any Logger).self, name: "city") }
            .withTrying { try container.resolve(main: (any Logger).self, tag: Presenter.self) }
            .host()
        #expect(host.helpers.0.name == "A" && host.helpers.1.name == "city A" && host.helpers.2.name == "tagged A")
    }

    @Test func mainActorHelperIsReleasedWithItsController() throws {
        weak var released: Presenter?
        do {
            let host = try Scene { ViewController() }.withTrying { try container.resolve(main: Presenter.self) }.host()
            released = host.helpers
            #expect(host.helpers.isAwake)
        }
        #expect(released == nil)
    }

    @Test func wrappersOfAHelperUseItsContainer() throws {
        let other = Self.container("B")
        let host = try Container.withCurrent(other) {
            try Scene { ViewController() }.withTrying { try container.resolve(main: Presenter.self) }.host()
        }
        #expect(host.helpers.logger.name == "city A")
        #expect(Container.withCurrent(other) { host.helpers.late.name } == "tagged A")
    }

    @Test func eachInstanceIsResolvedAnew() throws {
        container.register(main: { LoggedHelper("shared", log: Log()) }).lifetime(.single)
        let scene = Scene { ViewController() }
            .withTrying { try container.resolve(main: Presenter.self) }
            .withTrying { try container.resolve(main: LoggedHelper.self) }
        let (first, second) = try (scene.host(), scene.host())
        #expect(first.helpers.0 !== second.helpers.0)
        #expect(first.helpers.1 === second.helpers.1)
    }

    @Test func resolvingErrorIsThrownBeforeAwake() {
        let log = Log()
        weak var released: LoggedHelper?
        let scene = Scene {
            LoggedController(log: log)
        }.with {
            let made = LoggedHelper("h", log: log)
            released = made
            return made
        }.withTrying { try container.resolve(main: (any Logger).self, name: "unknown") }.with {
            log.add("made after the error")
        }
        let error = #expect(throws: ContainerError.self) {
            try scene.instantiate(connect: { _, _, _, _ in log.add("connect") })
        }
        #expect(error?.reason == .unknownName(existing: ["named \"city\"", "tagged Presenter"]))
        #expect(log.take() == [] && released == nil)
    }

    @Test func factoryErrorIsThrown() {
        container.register { () throws -> String in throw Broken() }
        let scene = Scene { ViewController() }.withTrying { try container.resolve(main: String.self) }
        #expect(throws: Broken.self) { try scene.instantiate() }
    }

    @Test func onlyTheSceneRetainsTheContainer() throws {
        weak var released: Container?
        let host: SceneHost<ViewController, Presenter>
        do {
            let scene: Scene1<ViewController, Presenter, any Error>
            do {
                let own = Self.container("own")
                released = own
                scene = Scene { ViewController() }.withTrying { try own.resolve(main: Presenter.self) }
            }
            host = try scene.host()
        }
        #expect(released == nil)
        #expect(host.helpers.logger.name == "city own")
    }

    @Test func inTheMiddleOfSixteenHelpers() throws {
        let host = try Scene {
            ViewController()
        }.with {
            "one"
        }.with {
            [2]
        }.with {
            Optional(3)
        }.with {
            (4, "four")
        }.withTrying { try container.resolve(main: Console.self) }
            .withTrying { try container.resolve(main: (any Logger).self, name: "city") }
            .withTrying { try container.resolve(main: (any Logger).self, tag: Presenter.self) }
            .withTrying { try container.resolve(main: Presenter.self) }.with {
                { 9 }
            }.withTrying {
                Set([10])
            }.withDerived { _, _, _, _, _, console, city, _, presenter, _, _ in
                [console.name, city.name, presenter.logger.name]
            }.with {
                ["twelve": 12]
            }.with {
                13.0
            }.with {
                Console(name: "fourteen")
            }.with {
                15
            }.withTrying { try container.resolve(main: Console.self) }
            .host(connect: { controller, a, b, _, _, e, f, g, h, i, _, k, _, _, n, o, p in
                h.logger = g
                controller.title = "\(a) \(b) \(e.name) \(f.name) \(i()) \(k) \(n.name) \(o) \(p.name)"
            })
        #expect(
            host.controller.title
                == "one [2] A city A 9 [\"A\", \"city A\", \"city A\"] fourteen 15 A"
        )
        #expect(host.helpers.7.logger.name == "tagged A")
    }
}

import StoryCode
import TestSupport
import Testing

/// References lead to scenes of other storyboards, which are injected by their own containers.
@MainActor
struct StoryboardReferenceTests {
    /// A controller with the names of the containers that injected it.
    final class NamedController: ViewController {
        var origins: [String] = []
    }

    /// Returns a container with a storyboard that injects the container's name into the scene "X".
    func container(_ name: String, in parent: Container?, storyboard: String, bundle: String? = nil) -> Container {
        let container = Container(parent: parent, name: name)
        container.register(NamedController.self).injection { $0.origins.append(name) }
        container.registerStoryboard(name: storyboard, bundle: bundle) { scenes in
            scenes.scene("X") { NamedController() }.initial()
        }
        return container
    }

    /// Returns a storyboard whose scene "there" refers to another storyboard.
    func storyboard(_ container: Container, to name: String, bundle: String? = nil, scene: String? = nil) -> Storyboard
    {
        Storyboard(name: "Start", bundle: "App", container: container) { scenes in
            scenes.reference("there" as SceneIdentifier<NamedController>, to: name, bundle: bundle, scene: scene)
        }
    }

    func there(_ storyboard: Storyboard) throws -> NamedController {
        try storyboard.instantiateViewController(withIdentifier: "there")
    }

    @Test func sceneUsesContainerOfItsStoryboard() throws {
        let app = Container(name: "app")
        let home = container("home", in: app, storyboard: "Home")
        let settings = container("settings", in: app, storyboard: "Settings")
        #expect(try there(storyboard(home, to: "Settings")).origins == ["settings"])
        #expect(try there(storyboard(home, to: "Home")).origins == ["home"])
        #expect(try there(storyboard(app, to: "Settings", scene: "X")).origins == ["settings"])
        #expect(try there(storyboard(settings, to: "Home")).storyboard?.name == "Home")
    }

    @Test func nearestStoryboardIsFound() throws {
        let app = container("app", in: nil, storyboard: "Home")
        let session = container("session", in: app, storyboard: "Home")
        let other = Container(parent: app, name: "other")
        #expect(try there(storyboard(session, to: "Home")).origins == ["session"])
        #expect(try there(storyboard(other, to: "Home")).origins == ["app"])
        #expect(try there(storyboard(app, to: "Home")).origins == ["app"])
    }

    @Test func equallyNearStoryboardsThrow() throws {
        let app = Container(name: "app")
        let containers = [
            container("one", in: app, storyboard: "Home"), container("two", in: app, storyboard: "Home"),
        ]
        let start = storyboard(app, to: "Home")
        let error = try #require(throws: StoryboardError.self) { try there(start) }
        #expect(
            withoutPlaces(error) == """
                2 storyboards "Home" are equally near: storyboard "Home" (…), storyboard "Home" (…): storyboard \
                "Start" of bundle "App" (…) → scene "there" (…). To fix: Specify the bundle in the reference, or \
                rename one of the storyboards.
                """
        )
        #expect(throws: ValidationError.self) { try start.validate() }
        withExtendedLifetime(containers) {}
    }

    @Test func bundleDistinguishesEqualNames() throws {
        let app = Container(name: "app")
        let own = container("own", in: app, storyboard: "Home", bundle: "App")
        let other = container("other", in: app, storyboard: "Home", bundle: "Other")
        #expect(try there(storyboard(app, to: "Home", bundle: "Other")).origins == ["other"])
        // Without a bundle, the reference refers to the bundle of its own storyboard.
        #expect(try there(storyboard(app, to: "Home")).origins == ["own"])
        withExtendedLifetime((own, other)) {}
    }

    @Test func unknownStoryboardThrows() throws {
        let app = container("app", in: nil, storyboard: "Home")
        let stranger = container("stranger", in: nil, storyboard: "Settings")
        let start = storyboard(app, to: "Settings")
        let error = try #require(throws: StoryboardError.self) { try there(start) }
        #expect(error.reason == .unknownStoryboard("Settings", existing: ["Home"]))
        #expect(
            withoutPlaces(error) == """
                No storyboard "Settings" is within reach, only "Home": storyboard "Start" of bundle "App" (…) → scene \
                "there" (…). To fix: Register it with registerStoryboard(name:) in this container, in one above it, or \
                in another retained container of the same tree.
                """
        )
        withExtendedLifetime(stranger) {}
    }

    @Test func unknownSceneThrows() throws {
        let app = container("app", in: nil, storyboard: "Home")
        let error = try #require(throws: StoryboardError.self) { try there(storyboard(app, to: "Home", scene: "Y")) }
        #expect(error.reason == .unknownScene("Y", existing: ["X"]))
    }

    @Test func storyboardsCanReferToEachOther() throws {
        let container = Container()
        for (name, other) in [("Ping", "Pong"), ("Pong", "Ping")] {
            container.registerStoryboard(name: name) { scenes in
                scenes.scene("X") { NamedController() }.initial()
                    .segue("next", .show, to: "Other" as SceneIdentifier<NamedController>)
                scenes.reference("Other" as SceneIdentifier<NamedController>, to: other)
            }
        }
        try container.validate()
        let ping = try container.resolve(main: Storyboard.self, name: "Ping")
        let first = try ping.instantiateInitialViewController()
        let second = try #require(try first.performSegue(withIdentifier: "next"))
        let third = try #require(try second.performSegue(withIdentifier: "next"))
        #expect([first, second, third].map { $0.storyboard?.name } == ["Ping", "Pong", "Ping"])
        #expect(third.storyboard === ping)
    }

    @Test func referenceCycleThrows() throws {
        let container = Container()
        for (name, other) in [("Ping", "Pong"), ("Pong", "Ping")] {
            container.registerStoryboard(name: name) { scenes in
                scenes.reference("Other" as SceneIdentifier<NamedController>, to: other, scene: "Other").initial()
            }
        }
        let ping = try container.resolve(main: Storyboard.self, name: "Ping")
        let error = try #require(throws: StoryboardError.self) { try ping.instantiateInitialViewController() }
        #expect(error.reason == .containsItself)
        let mistakes = try #require(throws: ValidationError.self) { try container.validate() }
        #expect(mistakes.errors.count == 2)
    }

    // MARK: Components

    @Test func registeredStoryboardIsFoundByTypeAndName() throws {
        let container = container("app", in: nil, storyboard: "Home")
        let byType = try container.resolve(main: Storyboard.self)
        let byName = try container.resolve(main: Storyboard.self, name: "Home")
        #expect(byType === byName)
        #expect(byType.container === container)
        container.registerStoryboard(name: "Other") { _ in }
        let error = try #require(throws: ContainerError.self) { try container.resolve(main: Storyboard.self) }
        #expect(
            withoutPlaces(error).hasPrefix("2 components are registered for Storyboard: Storyboard (…), Storyboard (…)")
        )
    }

    @Test func storyboardIsInjected() throws {
        final class Coordinator {
            let storyboard: Storyboard
            init(storyboard: Storyboard) { self.storyboard = storyboard }
        }
        let app = container("app", in: nil, storyboard: "Home")
        let session = Container(parent: app)
        session.register(main: Coordinator.init)
        let coordinator = try session.resolve(main: Coordinator.self)
        // The scenes are injected by the container in which the storyboard is registered.
        #expect(coordinator.storyboard.container === app)
    }

    @Test func inheritedStoryboardsAreFoundByNameAndOnce() throws {
        let app = container("app", in: nil, storyboard: "Home")
        app.registerStoryboard(name: "Settings") { scenes in scenes.scene("X") { NamedController() }.initial() }
        let test = Container(overriding: app, name: "test")
        test.registerStoryboard(name: "Home") { scenes in scenes.scene("X") { NamedController() }.initial() }
        #expect(try there(storyboard(test, to: "Settings")).storyboard?.container === test)
        let error = try #require(throws: StoryboardError.self) { try there(storyboard(test, to: "Help")) }
        #expect(withoutPlaces(error).contains("No storyboard \"Help\" is within reach, only \"Settings\", \"Home\""))
    }

    @Test func overridingContainerInjectsItsOwn() throws {
        let app = container("app", in: nil, storyboard: "Home")
        let test = Container(overriding: app, name: "test")
        test.register(NamedController.self).injection { $0.origins.append("test") }
        let controller = try test.resolve(main: Storyboard.self, name: "Home").instantiateInitialViewController()
        #expect((controller as? NamedController)?.origins == ["test"])
    }

    @Test func duplicateStoryboardNameIsMistake() throws {
        let container = container("app", in: nil, storyboard: "Home")
        container.registerStoryboard(name: "Home") { _ in }
        let mistakes = try #require(throws: ValidationError.self) { try container.validate() }
        #expect(
            mistakes.errors.map(withoutPlaces) == [
                """
                2 storyboards "Home" are equally near: storyboard "Home" (…), storyboard "Home" (…). To fix: Specify \
                the bundle in the reference, or rename one of the storyboards.
                """
            ]
        )
    }
}

import StoryCode
import TestSupport
import Testing

/// A controller is injected once, by the dependency container of its own storyboard, however it is shown.
@MainActor
struct InjectionOnceTests {
    let log = Log()
    let container = Container()

    /// Logs each injection.
    class Screen: ViewController, StoryboardResolving {
        let name: String
        let log: Log
        @Injected var greeting: String

        init(_ name: String, log: Log) {
            self.name = name
            self.log = log
            super.init()
            log.add("\(name) @Injected \(greeting)")
        }

        func resolveViewController(_ resolver: Resolver) {
            log.add("\(name) resolver \(resolver.resolve(String.self))")
        }
    }

    init() {
        let log = log
        container.register { "hello" }
        container.register(Screen.self).injection { log.add("\($0.name) injection \($1 as String)") }
    }

    /// Returns the log of one injection of each kind, in the documented order.
    func once(_ names: String...) -> [String] {
        names.flatMap { ["\($0) @Injected hello", "\($0) injection hello", "\($0) resolver hello"] }
    }

    /// Returns a storyboard with the scenes "A", "B" and "C" and with additional definitions.
    func storyboard(_ more: (StoryboardScenes, SceneDefinition<Screen>) -> Void = { _, _ in }) -> Storyboard {
        let log = log
        return Storyboard(name: "Main", container: container) { scenes in
            for name in ["A", "B", "C"] {
                let scene = scenes.scene(SceneIdentifier<Screen>(rawValue: name)) { Screen(name, log: log) }
                if name == "A" { more(scenes, scene.initial()) }
            }
        }
    }

    /// Returns a container with the controller as a component.
    func componentContainer(
        _ configure: (Component<Screen, MainActor>) -> Void = { _ in }
    ) -> Container {
        let (log, container) = (log, Container())
        container.register { "hello" }
        let screen = container.register(main: { Screen("A", log: log) })
        configure(screen.injection { log.add("\($0.name) injection \($1 as String)") })
        return container
    }

    let a: SceneIdentifier<Screen> = "A"
    let b: SceneIdentifier<Screen> = "B"
    let c: SceneIdentifier<Screen> = "C"

    @Test func initialScene() throws {
        _ = try storyboard().instantiateInitialViewController()
        #expect(log.take() == once("A"))
    }

    @Test func identifierCreatesNewControllers() throws {
        let main = storyboard()
        _ = try main.instantiateViewController(withIdentifier: b)
        _ = try main.instantiateViewController(withIdentifier: b)
        #expect(log.take() == once("B", "B"))
    }

    @Test func segueDestination() throws {
        let first = try storyboard { $1.segue("next", .show, to: b) }.instantiateInitialViewController()
        try first.performSegue(withIdentifier: "next")
        #expect(log.take() == once("A", "B"))
    }

    @Test func embeddedChild() throws {
        let first = try storyboard { $1.embed(b) }.instantiateInitialViewController()
        #expect(first.children.map { ($0 as? Screen)?.name } == ["B"])
        #expect(log.take() == once("A", "B"))
    }

    @Test func stackRootAndTab() throws {
        let main = storyboard { scenes, _ in
            scenes.scene("Stack") { NavigationController() }.root(a)
            scenes.scene("Tabs") { TabBarController() }
                .tab("Stack" as SceneIdentifier<NavigationController>)
                .tab(b)
        }
        let tabs: TabBarController = try main.instantiateViewController(withIdentifier: "Tabs")
        #expect(tabs.viewControllers.map { $0.sceneIdentifier } == ["Stack", "B"])
        #expect(log.take() == once("A", "B"))
    }

    @Test func reference() throws {
        let log = log
        container.registerStoryboard(name: "Other") { scenes in
            scenes.scene("B") { Screen("B", log: log) }.initial()
        }
        let main = storyboard { scenes, scene in
            scenes.reference("Elsewhere" as SceneIdentifier<Screen>, to: "Other")
            scene.embed("Elsewhere" as SceneIdentifier<Screen>)
        }
        _ = try main.instantiateInitialViewController()
        #expect(log.take() == once("A", "B"))
    }

    @Test func childAddedInCode() throws {
        let first = try storyboard().instantiateInitialViewController()
        _ = log.take()
        let child = Container.withCurrent(container) { Screen("child", log: log) }
        let inner = Container.withCurrent(container) { Screen("inner", log: log) }
        child.addChild(inner)
        #expect(log.take() == ["child @Injected hello", "inner @Injected hello"])
        first.addChild(child)
        #expect(
            log.take() == [
                "child injection hello", "child resolver hello", "inner injection hello", "inner resolver hello",
            ]
        )
        child.removeFromParent()
        first.addChild(child)
        #expect(log.take() == [])
    }

    @Test func childAddedByFactory() throws {
        let log = log
        let main = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene("Stack") { NavigationController(rootViewController: Screen("root", log: log)) }
        }
        let stack: NavigationController = try main.instantiateViewController(withIdentifier: "Stack")
        stack.pushViewController(Container.withCurrent(container) { Screen("pushed", log: log) }, animated: false)
        #expect(log.take() == once("root", "pushed"))
    }

    @Test func controllerPresentedInCode() throws {
        let first = try storyboard().instantiateInitialViewController()
        let window = Window()
        window.rootViewController = first
        window.makeKeyAndVisible()
        first.present(Container.withCurrent(container) { Screen("sheet", log: log) }, animated: false)
        #expect(log.take() == once("A", "sheet"))
    }

    @Test func controllerInjectedByContainer() throws {
        let (log, container) = (log, componentContainer())
        let main = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene("A" as SceneIdentifier<Screen>)
        }
        _ = try main.instantiateViewController(withIdentifier: a)
        #expect(log.take() == once("A"))
        // A factory can resolve the controller itself, and code can add one that it has resolved.
        let byHand = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene("B") { ViewController() }
            scenes.scene("A") { try Container.current.resolve(main: Screen.self) }
        }
        let child = try byHand.instantiateViewController(withIdentifier: a)
        #expect(log.take() == once("A"))
        let parent: ViewController = try byHand.instantiateViewController(withIdentifier: "B")
        parent.addChild(child)
        parent.addChild(try container.resolve(main: Screen.self))
        #expect(log.take() == once("A"))
    }

    @Test func controllerInjectedUnderANameIsNotReported() throws {
        final class Named: ViewController {}
        let container = Container()
        container.register(main: { Named() }).as(Named.self, name: "named") { $0 }.injection { $0.title = "injected" }
        let main = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene("Parent") { ViewController() }.initial()
        }
        let parent = try main.instantiateInitialViewController()
        let child = try container.resolve(main: Named.self, name: "named")
        #expect(diagnostics { parent.addChild(child) } == [])
        #expect(child.title == "injected")
    }

    @Test func controllerThatHasResolvedItselfIsInjectedByALaterStoryboard() throws {
        final class Shared: ViewController, StoryboardResolving {
            var steps: [String] = []

            func resolveViewController(_ resolver: Resolver) { steps.append("resolver") }
        }
        let (shared, identifier): (Shared, SceneIdentifier<Shared>) = (Shared(), "Shared")
        let (first, second) = (Container(), Container())
        second.register(Shared.self).injection { $0.steps.append("registration") }
        for container in [first, second] {
            let storyboard = Storyboard(name: "Main", container: container) { scenes in
                scenes.scene(identifier) { shared }
            }
            _ = try storyboard.instantiateViewController(withIdentifier: identifier)
        }
        #expect(shared.steps == ["resolver", "registration"])
    }

    @Test func sharedControllerInstantiatedTwice() throws {
        let container = componentContainer { $0.lifetime(.single) }
        let main = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene("A" as SceneIdentifier<Screen>)
            scenes.scene("B" as SceneIdentifier<Screen>)
        }
        let first = try main.instantiateViewController(withIdentifier: a)
        #expect(try main.instantiateViewController(withIdentifier: a) === first)
        #expect(first.sceneIdentifier == "A")
        #expect(try main.instantiateViewController(withIdentifier: b) === first)
        #expect(first.sceneIdentifier == "B")
        #expect(log.take() == once("A"))
    }

    @Test func controllerAddedByInjection() throws {
        let (log, container) = (log, Container())
        container.register { "hello" }
        container.register(Screen.self).injection { screen in
            log.add("\(screen.name) injection hello")
            if screen.name == "A" { screen.addChild(Screen("child", log: log)) }
        }
        let main = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene("A") { Screen("A", log: log) }
        }
        _ = try main.instantiateViewController(withIdentifier: a)
        #expect(
            log.take() == [
                "A @Injected hello", "A injection hello", "child @Injected hello", "child injection hello",
                "child resolver hello", "A resolver hello",
            ]
        )
    }

    @Test func resolvingCanBeTurnedOff() throws {
        let main = storyboard { $1.resolving(false) }
        _ = try main.instantiateInitialViewController()
        #expect(log.take() == ["A @Injected hello", "A injection hello"])
    }

    @Test func failedSharedControllerIsInjectedAgain() throws {
        final class Picky: ViewController, StoryboardResolving {
            var isReady = false
            var steps: [String] = []

            func resolveViewController(_ resolver: Resolver) throws {
                steps.append("resolver")
                if !isReady { throw Refusal() }
            }
        }
        struct Refusal: Error {}
        let container = Container()
        container.register(main: { Picky() }).lifetime(.single).injection { $0.steps.append("registration") }
        let picky: SceneIdentifier<Picky> = "Picky"
        let main = Storyboard(name: "Main", container: container) { scenes in scenes.scene(picky) }
        #expect(throws: Refusal.self) { try main.instantiateViewController(withIdentifier: picky) }
        let shared = try container.resolve(main: Picky.self)
        #expect(shared.storyboard == nil)
        shared.isReady = true
        #expect(try main.instantiateViewController(withIdentifier: picky) === shared)
        let steps = try main.instantiateViewController(withIdentifier: picky).steps
        #expect(steps == ["registration", "resolver", "resolver"])
    }

    @Test func sharedControllerKeepsItsStoryboardIfAChildFails() throws {
        struct Refusal: Error {}
        let container = Container()
        container.register(main: { ViewController() }).lifetime(.single)
        let (parent, child): (SceneIdentifier<ViewController>, SceneIdentifier<ViewController>) = ("Parent", "Child")
        let first = Storyboard(name: "First", container: container) { scenes in scenes.scene(parent) }
        let second = Storyboard(name: "Second", container: container) { scenes in
            scenes.scene(parent).embed(child)
            scenes.scene(child) { () throws -> ViewController in throw Refusal() }
        }
        let shared = try first.instantiateViewController(withIdentifier: parent)
        #expect(throws: Refusal.self) { try second.instantiateViewController(withIdentifier: parent) }
        #expect(shared.storyboard === first)
    }

    @Test func controllerInjectedAsynchronously() async throws {
        let (log, container) = (log, Container())
        container.register(async: { "awaited" })
        container.register(main: { LoggedController("A", log: log) })
            .injection { log.add("\($0.name) injection \($1 as String)") }
        let main = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene("Parent") { ViewController() }.initial()
        }
        let controller = try await container.resolve(async: LoggedController.self)
        let parent = try main.instantiateInitialViewController()
        #expect(diagnostics { parent.addChild(controller) } == [])
        #expect(log.take().filter { $0.contains("injection") } == ["A injection awaited"])
    }

    @Test func allWaysInOneProgram() throws {
        final class Counting: ViewController { var times = 0 }
        let app = Container()
        app.register(Counting.self).injection { $0.times += 1 }
        app.registerStoryboard(name: "Main") { scenes in
            scenes.scene("Tabs") { TabBarController() }
                .initial()
                .tab("Stack" as SceneIdentifier<NavigationController>)
                .tab("Other" as SceneIdentifier<Counting>)
            scenes.scene("Stack") { NavigationController() }.root("Root" as SceneIdentifier<Counting>)
            scenes.scene("Root", Counting.init)
                .embed("Child" as SceneIdentifier<Counting>)
                .segue("next", .show, to: "Other" as SceneIdentifier<Counting>)
            scenes.scene("Child", Counting.init)
            scenes.reference("Other" as SceneIdentifier<Counting>, to: "Other")
        }
        let module = Container(parent: app)
        module.registerStoryboard(name: "Other") { scenes in scenes.scene("Root", Counting.init).initial() }
        let window = try Window(storyboard: app.resolve(main: Storyboard.self, name: "Main"))
        window.makeKeyAndVisible()
        let tabs = try #require(window.rootViewController as? TabBarController)
        let stack = try #require(tabs.viewControllers[0] as? NavigationController)
        let root = try #require(stack.topViewController as? Counting)
        try root.performSegue(withIdentifier: "next")
        root.view = nil
        root.loadViewIfNeeded()
        tabs.selectedIndex = 1
        let all = [root, root.children[0], tabs.viewControllers[1], stack.viewControllers[1]]
        #expect(all.map { ($0 as? Counting)?.times } == [1, 1, 1, 1])
    }

    @Test func childOfOtherStoryboardKeepsItsInjection() throws {
        final class Named: ViewController { var by: [String] = [] }
        let (one, two) = (Container(), Container())
        one.register(Named.self).injection { $0.by.append("one") }
        two.register(Named.self).injection { $0.by.append("two") }
        func storyboard(_ container: Container) -> Storyboard {
            Storyboard(name: "Main", container: container) { scenes in scenes.scene("A", Named.init) }
        }
        let a: Named = try storyboard(one).instantiateViewController(withIdentifier: "A")
        let b: Named = try storyboard(two).instantiateViewController(withIdentifier: "A")
        a.addChild(b)
        #expect(a.by == ["one"])
        #expect(b.by == ["two"])
    }
}

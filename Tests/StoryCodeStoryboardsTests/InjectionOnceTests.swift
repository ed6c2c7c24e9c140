import StoryCode
import TestSupport
import Testing

/// A controller is injected once, by its own storyboard's container, wherever it appears.
@MainActor
struct InjectionOnceTests {
    let log = Log()
    let container = Container()

    /// Says what was injected into it, by which of the ways.
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

    /// All ways once, in the order of the design.
    func once(_ names: String...) -> [String] {
        names.flatMap { ["\($0) @Injected hello", "\($0) injection hello", "\($0) resolver hello"] }
    }

    /// A storyboard of scenes "A", "B" and "C", with more said of them.
    func storyboard(_ more: (StoryboardScenes, SceneDefinition<Screen>) -> Void = { _, _ in }) -> Storyboard {
        let log = log
        return Storyboard(name: "Main", container: container) { scenes in
            for name in ["A", "B", "C"] {
                let scene = scenes.scene(SceneIdentifier<Screen>(rawValue: name)) { Screen(name, log: log) }
                if name == "A" { more(scenes, scene.initial()) }
            }
        }
    }

    let a: SceneIdentifier<Screen> = "A"
    let b: SceneIdentifier<Screen> = "B"
    let c: SceneIdentifier<Screen> = "C"

    @Test func asTheInitialScene() throws {
        _ = try storyboard().instantiateInitialController()
        #expect(log.take() == once("A"))
    }

    @Test func byItsIdentifierAndEachTimeAnew() throws {
        let main = storyboard()
        _ = try main.instantiateController(withIdentifier: b)
        _ = try main.instantiateController(withIdentifier: b)
        #expect(log.take() == once("B", "B"))
    }

    @Test func asTheDestinationOfASegue() throws {
        let first = try storyboard { $1.segue("next", .show, to: b) }.instantiateInitialController()
        try first.performSegue(withIdentifier: "next")
        #expect(log.take() == once("A", "B"))
    }

    @Test func embedded() throws {
        let first = try storyboard { $1.embed(b) }.instantiateInitialController()
        #expect(first.children.map { ($0 as? Screen)?.name } == ["B"])
        #expect(log.take() == once("A", "B"))
    }

    @Test func asTheRootOfAStackAndAsATab() throws {
        let main = storyboard { scenes, _ in
            scenes.scene("Stack") { NavigationController() }.root(a)
            scenes.scene("Tabs") { TabBarController() }
                .tab("Stack" as SceneIdentifier<NavigationController>)
                .tab(b)
        }
        let tabs: TabBarController = try main.instantiateController(withIdentifier: "Tabs")
        #expect(tabs.viewControllers.map { $0.sceneIdentifier } == ["Stack", "B"])
        #expect(log.take() == once("A", "B"))
    }

    @Test func byAReference() throws {
        let log = log
        container.registerStoryboard(name: "Other") { scenes in
            scenes.scene("B") { Screen("B", log: log) }.initial()
        }
        let main = storyboard { scenes, scene in
            scenes.reference("Elsewhere" as SceneIdentifier<Screen>, to: "Other")
            scene.embed("Elsewhere" as SceneIdentifier<Screen>)
        }
        _ = try main.instantiateInitialController()
        #expect(log.take() == once("A", "B"))
    }

    @Test func aChildThatWasAddedByHand() throws {
        let first = try storyboard().instantiateInitialController()
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

    @Test func whatAFactoryHasAddedByHand() throws {
        let log = log
        let main = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene("Stack") { NavigationController(rootViewController: Screen("root", log: log)) }
        }
        let stack: NavigationController = try main.instantiateController(withIdentifier: "Stack")
        stack.pushViewController(Container.withCurrent(container) { Screen("pushed", log: log) }, animated: false)
        #expect(log.take() == once("root", "pushed"))
    }

    @Test func whatIsPresentedByHand() throws {
        let first = try storyboard().instantiateInitialController()
        let window = Window()
        window.rootViewController = first
        window.makeKeyAndVisible()
        first.present(Container.withCurrent(container) { Screen("sheet", log: log) }, animated: false)
        #expect(log.take() == once("A", "sheet"))
    }

    @Test func whatTheContainerHasInjectedAlready() throws {
        let (log, container) = (log, Container())
        container.register { "hello" }
        container.register(main: { Screen("A", log: log) })
            .injection { log.add("\($0.name) injection \($1 as String)") }
        let main = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene("A" as SceneIdentifier<Screen>)
        }
        _ = try main.instantiateController(withIdentifier: a)
        #expect(log.take() == once("A"))
        // A factory may resolve it by itself, and a program may add one that it has resolved.
        let byHand = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene("B") { ViewController() }
            scenes.scene("A") { try Container.current.resolve(main: Screen.self) }
        }
        let child = try byHand.instantiateController(withIdentifier: a)
        #expect(log.take() == once("A"))
        let parent: ViewController = try byHand.instantiateController(withIdentifier: "B")
        parent.addChild(child)
        parent.addChild(try container.resolve(main: Screen.self))
        #expect(log.take() == once("A"))
    }

    @Test func aSharedControllerThatIsMadeTwice() throws {
        let (log, container) = (log, Container())
        container.register { "hello" }
        container.register(main: { Screen("A", log: log) })
            .injection { log.add("\($0.name) injection \($1 as String)") }
            .lifetime(.single)
        let main = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene("A" as SceneIdentifier<Screen>)
            scenes.scene("B" as SceneIdentifier<Screen>)
        }
        let first = try main.instantiateController(withIdentifier: a)
        #expect(try main.instantiateController(withIdentifier: a) === first)
        #expect(try main.instantiateController(withIdentifier: b) === first)
        #expect(log.take() == once("A"))
    }

    @Test func aControllerThatInjectionAddsToAnother() throws {
        let (log, container) = (log, Container())
        container.register { "hello" }
        container.register(Screen.self).injection { screen in
            log.add("\(screen.name) injection hello")
            if screen.name == "A" { screen.addChild(Screen("child", log: log)) }
        }
        let main = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene("A") { Screen("A", log: log) }
        }
        _ = try main.instantiateController(withIdentifier: a)
        #expect(
            log.take() == [
                "A @Injected hello", "A injection hello", "child @Injected hello", "child injection hello",
                "child resolver hello", "A resolver hello",
            ]
        )
    }

    @Test func resolvingSetToFalseIsHonoured() throws {
        let main = storyboard { $1.resolving(false) }
        _ = try main.instantiateInitialController()
        #expect(log.take() == ["A @Injected hello", "A injection hello"])
    }

    @Test func aSharedControllerThatFailedIsTriedAgain() throws {
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
        container.register(main: { Picky() }).lifetime(.single)
        let picky: SceneIdentifier<Picky> = "Picky"
        let main = Storyboard(name: "Main", container: container) { scenes in scenes.scene(picky) }
        #expect(throws: Refusal.self) { try main.instantiateController(withIdentifier: picky) }
        let shared = try container.resolve(main: Picky.self)
        #expect(shared.storyboard == nil)
        shared.isReady = true
        #expect(try main.instantiateController(withIdentifier: picky) === shared)
        #expect(try main.instantiateController(withIdentifier: picky).steps == ["resolver", "resolver"])
    }

    @Test func whatWasInjectedWithWhatIsAwaited() async throws {
        let (log, container) = (log, Container())
        container.register(async: { "awaited" })
        container.register(main: { LoggedController("A", log: log) })
            .injection { log.add("\($0.name) injection \($1 as String)") }
        let main = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene("Parent") { ViewController() }.initial()
        }
        let controller = try await container.resolve(async: LoggedController.self)
        let parent = try main.instantiateInitialController()
        #expect(diagnostics { parent.addChild(controller) } == [])
        #expect(log.take().filter { $0.contains("injection") } == ["A injection awaited"])
    }
}

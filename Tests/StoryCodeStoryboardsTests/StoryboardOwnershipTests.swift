import StoryCode
import StoryCodeTesting
import TestSupport
import Testing

/// Controllers retain their storyboard and its container, and neither retains the controllers.
@MainActor
struct StoryboardOwnershipTests {
    final class Provider: Sendable {}

    final class Screen: ViewController, StoryboardResolving, Resolving {
        let provider: Provider
        var injected: Provider?
        var resolved: Provider?
        @Injected var wrapped: Provider
        lazy var made: Provider = resolver.resolve()

        init(_ provider: Provider) {
            self.provider = provider
            super.init()
        }

        func resolveViewController(_ resolver: Resolver) { resolved = resolver.resolve() }
    }

    static func container() -> Container {
        let container = Container()
        container.register(Provider.init).lifetime(.single)
        container.register(Screen.self).injection { $0.injected = $1 }.autoInjectToSubviews()
        container.registerStoryboard(name: "Main") { scenes in
            scenes.scene("Root") { Screen($0) }
                .initial()
                .segue("next", .present(.fullScreen), to: "Next" as SceneIdentifier<Screen>)
                .unwindAction("home")
                .embed("Child" as SceneIdentifier<Screen>)
            scenes.scene("Next") { Screen($0) }.unwind("back", to: "home")
            scenes.scene("Child") { Screen($0) }
        }
        return container
    }

    @Test func windowReleasesEverything() throws {
        weak var container: Container?
        weak var storyboard: Storyboard?
        try expectReleased {
            let made = Self.container()
            container = made
            let main = try made.resolve(main: Storyboard.self)
            storyboard = main
            let window = try Window(storyboard: main)
            window.makeKeyAndVisible()
            let root = try #require(window.rootViewController as? Screen)
            _ = root.made
            let next = try #require(try root.performSegue(withIdentifier: "next") as? Screen)
            Container.withCurrent(main.container) { next.addChild(Screen(root.provider)) }
            try next.performSegue(withIdentifier: "back")
            #expect(root.presentedViewController == nil)
        }
        #expect(storyboard == nil)
        #expect(container == nil)
    }

    @Test func controllersRetainStoryboardAndContainer() throws {
        weak var container: Container?
        var root: ViewController? = try {
            let made = Self.container()
            container = made
            return try made.resolve(main: Storyboard.self).instantiateInitialViewController()
        }()
        #expect(root?.storyboard?.container === container)
        #expect(try root?.performSegue(withIdentifier: "next") == nil || container != nil)
        root = nil
        #expect(container == nil)
    }

    @Test func containerDoesNotRetainStoryboards() throws {
        let container = Self.container()
        weak let storyboard = try container.resolve(main: Storyboard.self)
        #expect(storyboard == nil)
    }

    @Test func failedControllerIsReleased() throws {
        weak var made: Screen?
        let container = Container()
        container.register(Screen.self).injection { (screen, missing: Int) in _ = missing }
        let storyboard = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene("A") {
                let screen = Container.withCurrent(Self.container()) { Screen(Provider()) }
                made = screen
                return screen
            }
        }
        #expect(throws: ContainerError.self) {
            try storyboard.instantiateViewController(withIdentifier: "A" as SceneIdentifier<Screen>)
        }
        #expect(made == nil)
    }

    @Test func removedEmbeddedChildIsReleased() throws {
        let main = try Self.container().resolve(main: Storyboard.self)
        let root = try main.instantiateInitialViewController()
        weak let child = root.children.first
        #expect(child != nil)
        child?.removeFromParent()
        #expect(child == nil)
    }

    @Test func finishedUnwindRetainsNothing() throws {
        let container = Self.container()
        let main = try container.resolve(main: Storyboard.self)
        let window = try Window(storyboard: main)
        window.makeKeyAndVisible()
        weak let next = try window.rootViewController?.performSegue(withIdentifier: "next")
        #expect(next != nil)
        try next?.performSegue(withIdentifier: "back")
        #expect(next == nil)
    }

    @Test func storyboardDoesNotRetainControllers() throws {
        final class Owner: ViewController { var text: String? }
        let container = Container()
        container.register { "text" }
        container.register(Owner.self).injection { $0.text = $1 }
        let storyboard = Storyboard(name: "Main", container: container) { scenes in scenes.scene("A", Owner.init) }
        try expectReleased {
            for _ in 0..<3 {
                _ = try storyboard.instantiateViewController(withIdentifier: "A" as SceneIdentifier<Owner>)
            }
        }
    }
}

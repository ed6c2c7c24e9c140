import StoryCode
import TestSupport
import StoryCodeTesting
import Testing

/// What users of other systems complain about in their storyboards, and does not happen here.
@MainActor
struct StoryboardComplaintTests {
    final class Model: Sendable {}

    @Test("Controllers of scenes are given what they need by their initialisers")
    func initialiserInjection() throws {
        final class Detail: ViewController {
            let model: Model
            let count: Int

            init(model: Model, count: Int) {
                self.model = model
                self.count = count
                super.init()
            }
        }
        let container = Container()
        container.register(Model.init).lifetime(.single)
        container.register { 7 }
        let storyboard = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene("Detail", Detail.init)
        }
        let detail: Detail = try storyboard.instantiateController(withIdentifier: "Detail")
        #expect(detail.count == 7)
        #expect(try detail.model === container.resolve(Model.self))
    }

    @Test("The second controller is injected as the first is")
    func theSecondController() throws {
        final class First: ViewController { var model: Model? }
        final class Second: ViewController { var model: Model? }
        let container = Container()
        container.register(Model.init)
        container.register(First.self).injection { $0.model = $1 }
        container.register(Second.self).injection { $0.model = $1 }
        let storyboard = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene("Stack") { NavigationController() }.initial().root("First" as SceneIdentifier<First>)
            scenes.scene("First", First.init).segue("next", .show, to: "Second" as SceneIdentifier<Second>)
            scenes.scene("Second", Second.init)
        }
        let stack = try storyboard.instantiateInitialController(as: NavigationController.self)
        let first = try #require(stack.topViewController as? First)
        let second = try #require(try first.performSegue(withIdentifier: "next") as? Second)
        #expect(first.model != nil && second.model != nil)
    }

    @Test("Nothing is injected twice, whichever way a controller is met")
    func nothingTwice() throws {
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

    @Test("Controllers that a controller's own injection resolves are not injected by each other's containers")
    func ownContainersOnly() throws {
        final class Named: ViewController { var by: [String] = [] }
        let (one, two) = (Container(), Container())
        one.register(Named.self).injection { $0.by.append("one") }
        two.register(Named.self).injection { $0.by.append("two") }
        func storyboard(_ container: Container) -> Storyboard {
            Storyboard(name: "Main", container: container) { scenes in scenes.scene("A", Named.init) }
        }
        let a: Named = try storyboard(one).instantiateController(withIdentifier: "A")
        let b: Named = try storyboard(two).instantiateController(withIdentifier: "A")
        a.addChild(b)
        #expect(a.by == ["one"])
        #expect(b.by == ["two"])
    }

    @Test("No leak: injected controllers are held by nobody but those who show them")
    func noLeak() throws {
        final class Owner: ViewController { var model: Model? }
        let container = Container()
        container.register(Model.init).lifetime(.single)
        container.register(Owner.self).injection { $0.model = $1 }
        let storyboard = Storyboard(name: "Main", container: container) { scenes in scenes.scene("A", Owner.init) }
        try expectReleased {
            for _ in 0..<3 {
                _ = try storyboard.instantiateController(withIdentifier: "A" as SceneIdentifier<Owner>)
            }
        }
    }
}

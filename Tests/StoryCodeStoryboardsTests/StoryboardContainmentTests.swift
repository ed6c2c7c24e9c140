import StoryCode
import TestSupport
import Testing

/// Children are instantiated together with their scene and appear with it.
@MainActor
struct StoryboardContainmentTests {
    let log = Log()
    let window = Window(scheduler: ManualClock())
    let child: SceneIdentifier<LoggedController> = "Child"

    final class Preparing: LoggedController {
        let slot = View()

        override func loadView() {
            super.loadView()
            view.addSubview(slot)
        }

        override func prepare(for segue: StoryboardSegue, sender: Any?) {
            log.add("\(name).prepare \(segue.identifier ?? "nil")")
        }
    }

    func storyboard() -> Storyboard {
        let log = log
        return Storyboard(name: "Main", container: Container()) { scenes in
            scenes.scene("Parent") { Preparing("P", log: log) }
                .initial()
                .embed(child, identifier: "map", in: { $0.slot }) { parent, child, _ in
                    log.add("prepare \(parent.name) \(child.name)")
                }
            scenes.scene(child) { LoggedController("C", log: log) }
        }
    }

    @Test func depthOfContainmentIsLimited() throws {
        func instantiate(depth: Int) throws -> ViewController {
            let storyboard = Storyboard(name: "Main", container: Container()) { scenes in
                for number in 1...depth {
                    let scene = scenes.scene(SceneIdentifier<ViewController>(rawValue: "\(number)")) {
                        ViewController()
                    }
                    if number < depth { scene.embed(SceneIdentifier<ViewController>(rawValue: "\(number + 1)")) }
                }
            }
            return try storyboard.instantiateViewController(withIdentifier: "1")
        }
        let nested = sequence(first: try instantiate(depth: 100)) { $0.children.first }
        #expect(Array(nested).count == 100)
        let error = try #require(throws: StoryboardError.self) { try instantiate(depth: 101) }
        #expect(error.reason == .nestedTooDeeply(limit: 100))
    }

    @Test func embeddedChildIsPreparedAtOnce() throws {
        let parent = try storyboard().instantiateInitialViewController()
        #expect(parent.children.count == 1)
        #expect(log.take() == ["P.prepare map", "prepare P C", "C.willMove(P)", "C.didMove(P)"])
        #expect(!parent.isViewLoaded)
    }

    @Test func embeddedViewIsAddedWhenParentViewLoads() throws {
        let parent = try storyboard().instantiateInitialViewController(as: Preparing.self)
        _ = log.take()
        window.frame = LayoutRect(x: 0, y: 0, width: 40, height: 30)
        parent.slot.frame = LayoutRect(x: 0, y: 0, width: 20, height: 10)
        window.rootViewController = parent
        window.makeKeyAndVisible()
        log.wait(for: window)
        #expect(
            log.take() == [
                "P.loadView", "C.loadView", "C.didLoad", "P.didLoad", "P.willAppear", "C.willAppear",
                "P.isAppearing", "P.willLayout", "P.didLayout", "C.isAppearing", "C.willLayout", "C.didLayout", "~",
                "P.didAppear", "C.didAppear",
            ]
        )
        #expect(parent.children[0].view.superview === parent.slot)
        #expect(parent.children[0].view.frame == LayoutRect(x: 0, y: 0, width: 20, height: 10))
    }

    @Test func embeddedViewReturnsAfterTeardown() throws {
        let parent = try storyboard().instantiateInitialViewController(as: Preparing.self)
        parent.loadViewIfNeeded()
        parent.view = nil
        _ = log.take()
        parent.loadViewIfNeeded()
        #expect(log.take() == ["P.loadView", "P.didLoad"])
        #expect(parent.children[0].view.isDescendant(of: parent.view))
    }

    @Test func removedChildIsNotEmbeddedAgain() throws {
        let parent = try storyboard().instantiateInitialViewController(as: Preparing.self)
        parent.children[0].removeFromParent()
        parent.loadViewIfNeeded()
        #expect(parent.slot.subviews == [])
    }

    @Test func embeddedViewFillsParentByDefault() throws {
        let log = log
        let storyboard = Storyboard(name: "Main", container: Container()) { scenes in
            scenes.scene("Parent") { ViewController() }.initial().embed(child)
            scenes.scene(child) { LoggedController("C", log: log) }
        }
        let parent = try storyboard.instantiateInitialViewController()
        #expect(parent.children[0].view.superview == nil)
        #expect(parent.view.subviews == [parent.children[0].view])
    }

    @Test func embedSegueCannotBePerformed() throws {
        let parent = try storyboard().instantiateInitialViewController()
        let error = try #require(throws: StoryboardError.self) { try parent.performSegue(withIdentifier: "map") }
        #expect(
            withoutPlaces(error) == """
                The segue was performed when its scene was instantiated: storyboard "Main" (…) → scene "Parent" (…) → \
                embed segue "map" (…). To fix: Perform a segue that shows its destination.
                """
        )
    }

    @Test func failingChildFailsParentScene() throws {
        let storyboard = Storyboard(name: "Main", container: Container()) { scenes in
            scenes.scene("Stack") { NavigationController() }.initial().root(child)
            scenes.scene(child) { (_: Int) in LoggedController("C", log: Log()) }
        }
        let error = try #require(throws: ContainerError.self) { try storyboard.instantiateInitialViewController() }
        #expect(error.reason == .missing)
    }

    @Test func sharedControllerWithFailingChildFailsAgain() throws {
        final class Shared: ViewController {}
        let container = Container()
        container.register(main: { Shared() }).lifetime(.single)
        let storyboard = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene("Parent" as SceneIdentifier<Shared>).initial().embed(child)
                .embed("Other" as SceneIdentifier<LoggedController>)
            scenes.scene(child) { LoggedController("C", log: Log()) }
            scenes.scene("Other") { (_: Int) in LoggedController("D", log: Log()) }
        }
        for _ in 0..<2 {
            #expect(throws: ContainerError.self) { try storyboard.instantiateInitialViewController() }
        }
        container.register { 7 }
        let parent = try storyboard.instantiateInitialViewController()
        #expect(parent.children.map(\.sceneIdentifier) == [child.rawValue, "Other"])
        #expect(try storyboard.instantiateInitialViewController().children.count == 2)
    }

    @Test func controllerOfTwoScenesHasChildrenOnce() throws {
        let (container, log) = (Container(), log)
        container.register(main: { ViewController() }).lifetime(.single)
        let parent: SceneIdentifier<ViewController> = "Parent"
        let same: SceneIdentifier<ViewController> = "Same"
        let storyboard = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene(parent).embed(child)
            scenes.scene(same)
            scenes.scene(child) { LoggedController("C", log: log) }
        }
        let shared = try storyboard.instantiateViewController(withIdentifier: parent)
        #expect(try storyboard.instantiateViewController(withIdentifier: same) === shared)
        shared.loadViewIfNeeded()
        #expect(shared.children.map { $0.view.superview } == [shared.view])
        _ = try storyboard.instantiateViewController(withIdentifier: parent)
        #expect(shared.children.count == 1)
        #expect(shared.sceneIdentifier == "Parent")
    }

    @Test func assignedParentViewReceivesChildren() throws {
        let parent = try storyboard().instantiateInitialViewController(as: Preparing.self)
        let view = View()
        parent.view = view
        #expect(parent.children[0].viewIfLoaded?.superview === parent.slot)
    }
}

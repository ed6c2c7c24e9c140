import StoryCode
import TestSupport
import Testing

/// An app starts with a storyboard and a container, said or not.
@MainActor
struct StoryboardStartTests {
    @Test func aWindowStartsWithTheInitialController() throws {
        let container = Container()
        container.register(CityProvider.init)
        let window = try Window(storyboard: cityStoryboard(container), frame: LayoutRect(x: 0, y: 0, width: 4, height: 3))
        #expect(window.isHidden)
        #expect(window.rootViewController is CitiesController)
        window.makeKeyAndVisible()
        #expect(window.rootViewController?.view.frame == LayoutRect(x: 0, y: 0, width: 4, height: 3))
    }

    @Test func aWindowThatCannotStartThrows() {
        #expect(throws: ContainerError.self) { try Window(storyboard: cityStoryboard()) }
    }

    @Test func aStoryboardWithoutAContainerHasTheCurrentOne() throws {
        let container = Container()
        container.register { "hello" }
        let storyboard = Container.withCurrent(container) {
            Storyboard(name: "Main") { scenes in
                scenes.scene("A") { (text: String) in
                    let controller = ViewController()
                    controller.title = text
                    return controller
                }
            }
        }
        #expect(storyboard.container === container)
        let controller: ViewController = try storyboard.instantiateController(withIdentifier: "A")
        #expect(controller.title == "hello")
    }

    @Test func outsideAnyScopeItIsTheDefaultOne() {
        #expect(Storyboard(name: "Main") { _ in }.container === Storyboard.defaultContainer)
        #expect(Storyboard.defaultContainer === Container.current)
    }
}

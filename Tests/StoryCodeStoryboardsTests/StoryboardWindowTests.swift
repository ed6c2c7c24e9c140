public import StoryCode
import TestSupport
import Testing

/// The number of calls of the setup.
@MainActor private var setups = 0

extension Storyboard: StoryboardSetup {
    /// Counts the call.
    public static func setup() { setups += 1 }
}

/// A window shows a storyboard; the container is passed or the default one.
@MainActor
struct StoryboardWindowTests {
    @Test func windowShowsInitialController() throws {
        let container = Container()
        container.register(CityProvider.init)
        let window = try Window(
            storyboard: cityStoryboard(container),
            frame: LayoutRect(x: 0, y: 0, width: 4, height: 3)
        )
        #expect(window.isHidden)
        #expect(window.rootViewController is CitiesController)
        window.makeKeyAndVisible()
        #expect(window.rootViewController?.view.frame == LayoutRect(x: 0, y: 0, width: 4, height: 3))
    }

    @Test func windowWithoutInitialSceneThrows() {
        #expect(throws: ContainerError.self) { try Window(storyboard: cityStoryboard()) }
    }

    @Test func storyboardUsesDefaultContainer() {
        #expect(Storyboard(name: "Main") { _ in }.container === Storyboard.defaultContainer)
        #expect(Storyboard.defaultContainer === Container.current)
        #expect(setups == 1)
    }

    #if os(Linux) || os(macOS)
        /// In a process of its own, because the setup is called once in each.
        @Test func setupWaitsForTheFirstSceneOfTheDefaultContainer() async {
            await #expect(processExitsWith: .success) {
                try await MainActor.run {
                    _ = try cityStoryboard().instantiateViewController(withIdentifier: .city)
                    #expect(setups == 0)
                    let main = Storyboard(name: "Main") { scenes in scenes.scene(.city, CityController.init) }
                    #expect(setups == 0)
                    _ = try main.instantiateViewController(withIdentifier: .city)
                    _ = try main.instantiateViewController(withIdentifier: .city)
                    #expect(setups == 1)
                }
            }
        }
    #endif
}

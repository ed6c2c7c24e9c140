import StoryCode
import TestSupport
import Testing

/// The registration that injects a controller: first by the scene's registration name, then by its identifier, and then
/// the unnamed one; of the most derived class.
@MainActor
struct InjectionRuleTests {
    class Animal: ViewController {
        var injected: [String] = []
    }

    final class Cat: Animal {}

    let container = Container()

    func register<Screen: Animal>(_ type: Screen.Type, _ name: String? = nil, as words: String? = nil) {
        let words = words ?? name ?? "unnamed"
        container.register(type, name: name).injection { $0.injected.append(words) }
    }

    /// Returns the registrations that inject a cat in a scene, and the diagnostics.
    func injected(
        scene: String = "Scene",
        registrationName name: String? = nil
    ) throws -> (by: [String], reports: [String]) {
        let storyboard = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene(SceneIdentifier<Cat>(rawValue: scene), registrationName: name) { Cat() }
        }
        var result: Result<Cat, any Error>?
        let found = diagnostics {
            result = Result {
                try storyboard.instantiateViewController(withIdentifier: SceneIdentifier(rawValue: scene))
            }
        }
        return (try result?.get().injected ?? [], found.map(\.message))
    }

    @Test func registrationNamePrecedesIdentifier() throws {
        register(Cat.self, "mimi")
        register(Cat.self)
        #expect(try injected().by == ["unnamed"])
        register(Cat.self, "Scene")
        #expect(try injected().by == ["Scene"])
        #expect(try injected(registrationName: "mimi").by == ["mimi"])
    }

    @Test func mostDerivedClassWins() throws {
        register(Animal.self, as: "animal")
        #expect(try injected().by == ["animal"])
        register(Cat.self, as: "cat")
        #expect(try injected().by == ["cat"])
    }

    @Test func eachClassOfASceneHasItsRegistration() throws {
        register(Animal.self, as: "animal")
        register(Cat.self, as: "cat")
        let animal: SceneIdentifier<Animal> = "Animal"
        var count = 0
        let storyboard = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene(animal) {
                count += 1
                return count.isMultiple(of: 2) ? Cat() : Animal()
            }
        }
        var injected: [[String]] = []
        for _ in 0..<4 { injected.append(try storyboard.instantiateViewController(withIdentifier: animal).injected) }
        #expect(injected == [["animal"], ["cat"], ["animal"], ["cat"]])
    }

    @Test func namedBaseClassPrecedesUnnamed() throws {
        register(Animal.self, "Scene")
        register(Cat.self)
        #expect(try injected().by == ["Scene"])
    }

    @Test func nearestContainerWins() throws {
        register(Cat.self, as: "above")
        let below = Container(parent: container)
        below.register(Cat.self).injection { $0.injected.append("below") }
        let storyboard = Storyboard(name: "Main", container: below) { scenes in scenes.scene("A") { Cat() } }
        let cat: Cat = try storyboard.instantiateViewController(withIdentifier: "A")
        #expect(cat.injected == ["below"])
    }

    @Test func unknownNameThrows() throws {
        register(Cat.self, "mimi")
        let error = try #require(throws: StoryboardError.self) { try injected(registrationName: "Mimi") }
        #expect(
            withoutPlaces(error) == """
                No registration is named "Mimi", only "mimi": storyboard "Main" (…) → scene "Scene" (…). To fix: Use \
                an existing name, or register the controller under this name.
                """
        )
    }

    @Test func ambiguousRegistrationThrows() throws {
        register(Cat.self)
        register(Cat.self)
        let error = try #require(throws: ContainerError.self) { try injected() }
        #expect(withoutPlaces(error).hasPrefix("2 components are registered for Cat: Cat (…), Cat (…)."))
    }

    @Test func missingNameIsReported() throws {
        register(Cat.self, "mimi")
        register(Animal.self, "hachi")
        let (by, reports) = try injected()
        #expect(by == [])
        #expect(
            reports == [
                """
                <Cat> was not injected: it is registered only under "mimi" and "hachi", and the scene "Scene" has no \
                such name.
                """
            ]
        )
    }

    @Test func unknownNameOfAConfiguredSceneIsReported() {
        register(Cat.self, "mimi")
        let scene: SceneIdentifier<Cat> = "Scene"
        let storyboard = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene(scene, registrationName: "Mimi") { Cat() }.configurator { TestConfigurator() }
        }
        let found = diagnostics { _ = try? storyboard.instantiateViewController(withIdentifier: scene) }
        #expect(
            found.map(\.message) == [
                """
                <Cat> was not injected: it is registered only under "mimi", and the scene "Scene" has the name "Mimi".
                """
            ]
        )
    }

    @Test func unregisteredControllerIsNotReported() throws {
        container.register(NavigationController.self).injection { $0.title = "stack" }
        let (by, reports) = try injected()
        #expect(by == [])
        #expect(reports == [])
    }

    @Test func missingDependencyOfChildIsReported() throws {
        container.register(Cat.self).injection { (cat, name: String) in cat.injected.append(name) }
        let storyboard = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene("A") { ViewController() }
        }
        let parent: ViewController = try storyboard.instantiateViewController(withIdentifier: "A")
        let child = Cat()
        let found = diagnostics { parent.addChild(child) }
        #expect(child.parent === parent)
        #expect(
            found.map { "\($0)".replacing(/\([\w\/+]+\.swift:\d+\)/, with: "(…)") } == [
                """
                <Cat> was not injected: Nothing is registered for String: Cat (…) → String. To fix: Fix the \
                registration; validate() finds such mistakes before the program runs.
                """
            ]
        )
    }

    @Test func componentNamedAsBaseClass() throws {
        container.register(main: { Cat() }).as(Animal.self, name: "mimi") { $0 }
            .injection { $0.injected.append("mimi") }
        container.registerStoryboard(name: "Main") { scenes in
            scenes.scene("Scene" as SceneIdentifier<Animal>, registrationName: "mimi").initial()
        }
        try container.validate()
        let storyboard = try container.resolve(main: Storyboard.self, name: "Main")
        #expect(try storyboard.instantiateInitialViewController(as: Animal.self).injected == ["mimi"])
    }
}

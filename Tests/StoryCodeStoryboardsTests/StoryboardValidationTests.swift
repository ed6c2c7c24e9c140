import Foundation
import StoryCode
import TestSupport
import Testing

/// Validation reports all mistakes of a storyboard together with those of the container.
@MainActor
struct StoryboardValidationTests {
    /// Returns the mistakes of a container, without source locations.
    func mistakes(of container: Container) -> [String] {
        do {
            try container.validate()
            return []
        } catch {
            return (error as? ValidationError)?.errors.map(withoutPlaces) ?? ["\(error)"]
        }
    }

    /// Returns the mistakes of a storyboard that is registered alone.
    func mistakes(_ define: (StoryboardScenes) -> Void) -> [String] {
        let container = Container()
        container.registerStoryboard(name: "Main", define)
        return mistakes(of: container)
    }

    let a: SceneIdentifier<ViewController> = "A"
    let b: SceneIdentifier<ViewController> = "B"

    @Test func validStoryboardHasNoMistakes() {
        #expect(
            mistakes { scenes in
                scenes.scene(a) { ViewController() }.initial().segue("go", .show, to: b).unwindAction("home")
                scenes.scene(b) { ViewController() }.segueOnly().unwind("back", to: "home").segue("again", .show, to: b)
            } == []
        )
    }

    @Test func containerReportsAllMistakesAtOnce() {
        let container = Container()
        container.register { (missing: Int) in "\(missing)" }
        container.registerStoryboard(name: "Main") { scenes in
            scenes.scene(a) { (_: Double) in ViewController() }.initial()
                .segue("go", .show, to: "Nowhere" as SceneIdentifier<ViewController>)
            scenes.scene(b) { ViewController() }.initial()
            scenes.reference("C" as SceneIdentifier<ViewController>, to: "Other")
        }
        #expect(
            mistakes(of: container) == [
                """
                Nothing is registered for Int: String (…) → Int. To fix: Register a component for it, or make the \
                dependency optional.
                """,
                """
                2 scenes are initial: scene "A" (…), scene "B" (…): storyboard "Main" (…). To fix: Remove \
                initial() from all but one.
                """,
                """
                There is no scene "Nowhere", only "A", "B", "C": storyboard "Main" (…) → scene "A" (…) → segue "go" \
                (…). To fix: Use an existing identifier, or add the scene.
                """,
                """
                Nothing is registered for Double: storyboard "Main" (…) → scene "A" (…) → Double. To fix: Register a \
                component for it, or make the dependency optional.
                """,
                """
                No storyboard "Other" is within reach, only "Main": storyboard "Main" (…) → scene "C" (…). To fix: \
                Register it with registerStoryboard(name:) in this container, in one above it, or in another retained \
                container of the same tree.
                """,
            ]
        )
    }

    @Test func unregisteredStoryboardValidatesItself() throws {
        let storyboard = Storyboard(name: "Main", container: Container()) { scenes in
            scenes.scene(a) { (_: Double) in ViewController() }
        }
        let error = try #require(throws: ValidationError.self) { try storyboard.validate() }
        #expect(error.errors.map(\.reason) == [.missing])
        #expect(throws: ContainerError.self) { try storyboard.instantiateViewController(withIdentifier: a) }
    }

    @Test func duplicateNamesAreMistakes() {
        #expect(
            mistakes { scenes in
                scenes.scene(a) { ViewController() }.segue("go", .show, to: b).segue("go", .present, to: b)
                scenes.scene(b) { ViewController() }
                scenes.scene(a) { ViewController() }
            } == [
                """
                The name "A" is taken by scene "A" (…): storyboard "Main" (…) → scene "A" (…). To fix: Rename one of \
                the two.
                """,
                """
                The name "go" is taken by segue "go" (…): storyboard "Main" (…) → scene "A" (…) → segue "go" (…). To \
                fix: Rename one of the two.
                """,
            ]
        )
    }

    @Test func unreachableSceneIsMistake() {
        #expect(
            mistakes { scenes in
                scenes.scene(a) { ViewController() }.initial()
                scenes.scene(b) { ViewController() }.segueOnly()
            } == [
                """
                No segue leads to the scene, and it is segue-only: storyboard "Main" (…) → scene "B" (…). To fix: Add \
                a segue that leads to it, or remove segueOnly().
                """
            ]
        )
    }

    @Test func sceneIsReachableFromOtherStoryboard() {
        let container = Container()
        container.registerStoryboard(name: "Main") { scenes in scenes.scene(b) { ViewController() }.segueOnly() }
        container.registerStoryboard(name: "Other") { scenes in scenes.reference(a, to: "Main", scene: "B") }
        #expect(mistakes(of: container) == [])
    }

    @Test func containmentCycleIsMistake() throws {
        let container = Container()
        container.registerStoryboard(name: "Main") { scenes in
            scenes.scene(a) { ViewController() }.embed(b)
            scenes.scene(b) { ViewController() }.embed(a)
        }
        #expect(
            mistakes(of: container) == [
                """
                The scene contains itself: storyboard "Main" (…) → scene "A" (…) → scene "B" (…) → scene "A" (…). To \
                fix: Show one of the scenes with a segue that is performed later.
                """
            ]
        )
        let storyboard = try container.resolve(main: Storyboard.self)
        #expect(throws: StoryboardError.self) { try storyboard.instantiateViewController(withIdentifier: a) }
    }

    @Test func containmentCyclesAreInOrder() {
        let found = mistakes { scenes in
            scenes.scene(a) { ViewController() }.embed(a).embed(b)
            scenes.scene(b) { ViewController() }.embed(b)
        }
        let places = found.map { $0.components(separatedBy: " → ").last?.prefix(9) }
        #expect(places == ["scene \"A\"", "scene \"B\""])
    }

    @Test func wrongDestinationClassIsMistake() {
        #expect(
            mistakes { scenes in
                scenes.scene(a) { ViewController() }
                    .segue("go", .show, to: "B" as SceneIdentifier<NavigationController>)
                scenes.scene("B") { TabBarController() }
            } == [
                """
                The controller is a TabBarController, not a NavigationController: storyboard "Main" (…) → scene "A" \
                (…) → segue "go" (…). To fix: Use the class of the scene's controller.
                """
            ]
        )
    }

    @Test func unwindWithoutTargetIsMistake() {
        #expect(
            mistakes { scenes in scenes.scene(a) { ViewController() }.unwind("back", to: "home") } == [
                """
                No scene to return to has the unwind action "home": storyboard "Main" (…) → scene "A" (…) → unwind \
                segue "back" (…). To fix: Declare it with unwindAction in a scene that is shown earlier.
                """
            ]
        )
    }

    @Test func unwindCanReturnToOtherStoryboard() {
        let container = Container()
        container.registerStoryboard(name: "Main") { scenes in
            scenes.scene(a) { ViewController() }.unwindAction("home")
        }
        container.registerStoryboard(name: "Other") { scenes in
            scenes.scene(b) { ViewController() }.unwind("back", to: "home")
        }
        #expect(mistakes(of: container) == [])
    }

    @Test func unknownRegistrationNameIsMistake() {
        let container = Container()
        container.register(NavigationController.self, name: "mimi")
        container.registerStoryboard(name: "Main") { scenes in
            scenes.scene("A", registrationName: "Mimi") { NavigationController() }
        }
        #expect(
            mistakes(of: container) == [
                """
                No registration is named "Mimi", only "mimi": storyboard "Main" (…) → scene "A" (…). To fix: Use an \
                existing name, or register the controller under this name.
                """
            ]
        )
    }

    @Test func missingDependencyIsMistake() {
        let container = Container()
        container.register(NavigationController.self).injection { $0.title = $1 as String }
        container.registerStoryboard(name: "Main") { scenes in scenes.scene("A") { NavigationController() } }
        #expect(
            mistakes(of: container) == [
                """
                Nothing is registered for String: NavigationController (…) → String. To fix: Register a component \
                for it, or make the dependency optional.
                """
            ]
        )
    }

    @Test func unresolvableComponentIsMistake() {
        let container = Container()
        container.register(NavigationController.self)
        container.registerStoryboard(name: "Main") { scenes in
            scenes.scene("A" as SceneIdentifier<TabBarController>)
            scenes.scene("B" as SceneIdentifier<NavigationController>)
        }
        #expect(
            mistakes(of: container) == [
                """
                Nothing is registered for TabBarController: storyboard "Main" (…) → scene "A" (…) → \
                TabBarController. To fix: Register a component for it, or make the dependency optional.
                """,
                """
                NavigationController is registered by its type alone, so the container cannot create it: storyboard \
                "Main" (…) → scene "B" (…) → NavigationController (…). To fix: Register an initialiser or a closure, \
                or pass the object to inject(into:).
                """,
            ]
        )
    }

    @Test func awaitedDependencyIsMistake() {
        let container = Container()
        container.register(async: { () async -> Int in 7 })
        container.registerStoryboard(name: "Main") { scenes in
            scenes.scene(a) { (_: Int) in ViewController() }
        }
        #expect(
            mistakes(of: container) == [
                """
                Int is asynchronous: storyboard "Main" (…) → scene "A" (…) → Int (…). To fix: Use resolve(async:), \
                or an AsyncProvider.
                """
            ]
        )
    }

    @Test func mistakeInParentContainerIsFound() {
        let above = Container()
        above.register { (missing: Int) in "\(missing)" }
        let container = Container(parent: above)
        container.registerStoryboard(name: "Main") { scenes in
            scenes.scene(a) { (_: String) in ViewController() }
        }
        #expect(
            mistakes(of: container) == [
                """
                Nothing is registered for Int: storyboard "Main" (…) → scene "A" (…) → String (…) → Int. To fix: \
                Register a component for it, or make the dependency optional.
                """
            ]
        )
    }

    @Test func validationCreatesNothing() throws {
        let log = Log()
        let container = Container()
        container.registerStoryboard(name: "Main") { scenes in
            scenes.scene(a) {
                log.add("made")
                return ViewController()
            }
        }
        try container.validate()
        #expect(log.take() == [])
    }

    // MARK: Instantiation

    @Test func errorsListExistingIdentifiers() throws {
        let storyboard = Storyboard(name: "Main", container: Container()) { scenes in
            scenes.scene(a) { ViewController() }
            scenes.scene(b) { ViewController() }.segueOnly()
        }
        let unknown = try #require(throws: StoryboardError.self) {
            try storyboard.instantiateViewController(withIdentifier: "a" as SceneIdentifier<ViewController>)
        }
        #expect(
            withoutPlaces(unknown) == """
                There is no scene "a", only "A": storyboard "Main" (…). To fix: Use an existing identifier, or add the scene.
                """
        )
        let hidden = try #require(throws: StoryboardError.self) {
            try storyboard.instantiateViewController(withIdentifier: b)
        }
        #expect(
            withoutPlaces(hidden) == """
                Only segues lead to the scene: storyboard "Main" (…) → scene "B" (…). To fix: Perform a segue that \
                leads to it, or remove segueOnly().
                """
        )
        let initial = try #require(throws: StoryboardError.self) { try storyboard.instantiateInitialViewController() }
        #expect(
            withoutPlaces(initial) == """
                There is no initial scene, only "A": storyboard "Main" (…). To fix: Mark one scene with initial(), or \
                pass an identifier.
                """
        )
        let wrong = try #require(throws: StoryboardError.self) {
            try storyboard.instantiateViewController(withIdentifier: "A" as SceneIdentifier<TabBarController>)
        }
        #expect(
            withoutPlaces(wrong) == """
                The controller is a ViewController, not a TabBarController: storyboard "Main" (…) → scene "A" (…). To \
                fix: Use the class of the scene's controller.
                """
        )
    }

    @Test func overridingContainerHidesNoStoryboard() {
        let app = Container()
        app.registerStoryboard(name: "Main") { scenes in
            scenes.scene(a) { ViewController() }.initial().unwind("back", to: "home")
        }
        app.registerStoryboard(name: "Other") { scenes in
            scenes.scene(b) { ViewController() }.initial().unwindAction("home")
        }
        let test = Container(overriding: app)
        test.registerStoryboard(name: "Third") { scenes in scenes.scene(a) { ViewController() }.initial() }
        #expect(mistakes(of: test) == [])
    }

    @Test func missingComponentIsOneMistake() {
        #expect(
            mistakes { $0.scene(a, registrationName: "missing").initial() } == [
                """
                Nothing is registered for ViewController named "missing": storyboard "Main" (…) → scene "A" (…) → \
                ViewController named "missing". To fix: Register a component for it, or make the dependency \
                optional.
                """
            ]
        )
    }

    @Test func unregisteredStoryboardChecksInjections() throws {
        let container = Container()
        container.register(LoggedController.self).injection { $0.title = $1 as String }
        container.register { (missing: Int) in Double(missing) }
        let storyboard = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene(a) { (_: Double) in ViewController() }
            scenes.scene("Logged") { LoggedController("L", log: Log()) }
        }
        let error = try #require(throws: ValidationError.self) { try storyboard.validate() }
        #expect(
            error.errors.map(withoutPlaces) == [
                """
                Nothing is registered for Int: storyboard "Main" (…) → scene "A" (…) → Double (…) → Int. To fix: \
                Register a component for it, or make the dependency optional.
                """,
                """
                Nothing is registered for String: storyboard "Main" (…) → scene "Logged" (…) → LoggedController (…) \
                → String. To fix: Register a component for it, or make the dependency optional.
                """,
            ]
        )
    }

    @Test func unregisteredStoryboardChecksTheRegistrationOfEachScene() throws {
        let container = Container()
        container.register(LoggedController.self, name: "named").injection { $0.title = $1 as String }
        container.register(LoggedController.self, name: "Own").injection { $0.title = "own" }
        container.register(LoggedController.self).injection { $0.title = "\($1 as Int)" }
        let names: [(scene: String, registration: String?)] = [("A", "named"), ("Own", nil), ("B", nil), ("C", "D")]
        let storyboard = Storyboard(name: "Main", container: container) { scenes in
            for name in names {
                let identifier = SceneIdentifier<LoggedController>(rawValue: name.scene)
                scenes.scene(identifier, registrationName: name.registration) { LoggedController(log: Log()) }
            }
        }
        let error = try #require(throws: ValidationError.self) { try storyboard.validate() }
        #expect(
            error.errors.map { [$0.path[1].name, $0.message] } == [
                ["scene \"A\"", "Nothing is registered for String"],
                ["scene \"B\"", "Nothing is registered for Int"],
                ["scene \"C\"", "No registration is named \"D\", only \"named\", \"Own\""],
            ]
        )
    }

    @Test func wrongReferenceClassIsMistake() {
        let container = Container()
        container.registerStoryboard(name: "Main") { scenes in
            scenes.reference("Elsewhere" as SceneIdentifier<NavigationController>, to: "Other").initial()
        }
        container.registerStoryboard(name: "Other") { scenes in
            scenes.scene("Tabs") { TabBarController() }.initial()
        }
        #expect(
            mistakes(of: container) == [
                """
                The controller is a TabBarController, not a NavigationController: storyboard "Main" (…) → scene \
                "Elsewhere" (…) → storyboard "Other" (…) → scene "Tabs" (…). To fix: Use the class of the scene's \
                controller.
                """
            ]
        )
    }

    @Test func containmentCycleOfAnotherStoryboardIsItsMistakeAlone() throws {
        let container = Container()
        container.registerStoryboard(name: "One") { scenes in
            scenes.scene(a) { ViewController() }.initial().embed(b)
            scenes.reference(b, to: "Two")
        }
        container.registerStoryboard(name: "Two") { scenes in
            scenes.scene(a) { ViewController() }.initial().embed(a)
        }
        let found = mistakes(of: container).map { $0.components(separatedBy: " (…)").first }
        #expect(found == ["The scene contains itself: storyboard \"Two\""])
        let one = try container.resolve(main: Storyboard.self, name: "One")
        #expect(throws: Never.self) { try one.validate() }
    }

    @Test func containmentCycleThroughReferencesIsMistake() throws {
        let container = Container()
        for (name, other) in [("One", "Two"), ("Two", "One")] {
            container.registerStoryboard(name: name) { scenes in
                scenes.scene(a) { ViewController() }.initial().embed(b)
                scenes.reference(b, to: other)
            }
        }
        let one = try container.resolve(main: Storyboard.self, name: "One")
        #expect(throws: StoryboardError.self) { try one.instantiateInitialViewController() }
        #expect(
            mistakes(of: container) == [
                """
                The scene contains itself: storyboard "One" (…) → scene "A" (…) → scene "B" (…) → storyboard "Two" (…) \
                → scene "A" (…) → scene "B" (…) → storyboard "One" (…) → scene "A" (…). To fix: Show one of the scenes \
                with a segue that is performed later.
                """
            ]
        )
    }
}

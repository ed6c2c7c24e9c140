import StoryCode
import TestSupport
import Testing

private protocol Animal {
    var name: String { get set }
}

private final class Cat: Animal {
    var name: String

    init(name: String) { self.name = name }
}

private final class Dog: Animal {
    var name: String

    init(name: String) { self.name = name }
}

private final class AnimalViewController: ViewController {
    var animal: (any Animal)?
}

extension SceneIdentifier where Controller == AnimalViewController {
    fileprivate static var animal: Self { "Animal" }
    fileprivate static var cat: Self { "Cat" }
    fileprivate static var dog: Self { "Dog" }
}

/// The page of SwinjectStoryboard, block by block.
///
/// A process calls `setup` only once, so a separate program tests it.
@MainActor
struct SwinjectStoryboardReadmeTests {
    private let container = Container()

    private func registerAnimal(in container: Container) {
        container.storyboardInitCompleted(AnimalViewController.self) { r, c in
            c.animal = r.resolve((any Animal).self)
        }
        container.register { Cat(name: "Mimi") }.as((any Animal).self) { $0 }
    }

    // MARK: Registration

    @Test func registrationWithoutName() throws {
        registerAnimal(in: container)
        let sb = Storyboard(name: "Animals", container: container) { scenes in
            scenes.scene(.animal) { AnimalViewController() }
        }
        let controller = try sb.instantiateViewController(withIdentifier: .animal)
        #expect(controller.animal is Cat)
        #expect(controller.animal?.name == "Mimi")
    }

    @Test func registrationWithName() throws {
        container.storyboardInitCompleted(AnimalViewController.self, name: "cat") { r, c in
            c.animal = r.resolve((any Animal).self, name: "mimi")
        }
        container.storyboardInitCompleted(AnimalViewController.self, name: "dog") { r, c in
            c.animal = r.resolve((any Animal).self, name: "hachi")
        }
        container.register { Cat(name: "Mimi") }.as((any Animal).self, name: "mimi") { $0 }
        container.register { Dog(name: "Hachi") }.as((any Animal).self, name: "hachi") { $0 }
        let sb = Storyboard(name: "Animals", container: container) { scenes in
            scenes.scene(.cat, registrationName: "cat") { AnimalViewController() }
            scenes.scene(.dog, registrationName: "dog") { AnimalViewController() }
        }
        #expect(try sb.instantiateViewController(withIdentifier: .cat).animal?.name == "Mimi")
        #expect(try sb.instantiateViewController(withIdentifier: .dog).animal?.name == "Hachi")
    }

    @Test func suchControllerIsNotResolved() {
        registerAnimal(in: container)
        #expect(reason { try container.resolve(main: AnimalViewController.self) } == .isMadeElsewhere)
    }

    // MARK: Window

    @Test func storyboardUsesCurrentContainer() throws {
        registerAnimal(in: container)
        let main = Container.withCurrent(container) {
            Storyboard(name: "Main") { scenes in scenes.scene(.animal) { AnimalViewController() }.initial() }
        }
        let window = try Window(storyboard: main)
        #expect((window.rootViewController as? AnimalViewController)?.animal?.name == "Mimi")
    }

    @Test func explicitInstantiation() throws {
        registerAnimal(in: container)
        let window = Window(frame: LayoutRect(x: 0, y: 0, width: 320, height: 480))
        window.makeKeyAndVisible()
        let storyboard = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene(.animal) { AnimalViewController() }.initial()
        }
        window.rootViewController = try storyboard.instantiateInitialViewController()
        #expect((window.rootViewController as? AnimalViewController)?.animal?.name == "Mimi")
    }

    // MARK: References

    @Test func storyboardReferences() throws {
        registerAnimal(in: container)
        container.registerStoryboard(name: "Animals") { scenes in
            scenes.scene(.animal) { AnimalViewController() }.initial()
        }
        container.registerStoryboard(name: "Main") { scenes in
            scenes.scene("Tabs") { TabBarController() }.initial().tab(.cat)
            scenes.reference(.cat, to: "Animals")
        }
        let storyboard = try container.resolve(main: Storyboard.self, name: "Main")
        let tabs = try storyboard.instantiateInitialViewController(as: TabBarController.self)
        #expect((tabs.viewControllers.first as? AnimalViewController)?.animal?.name == "Mimi")
    }
}

#if canImport(UIKit) && !os(watchOS)
    // The code for UIKit of "Injecting into controllers" and the articles "Coming from …"; a test compares it with them.
    import StoryCodeUIKit
    import UIKit

    nonisolated struct Pet {
        let name: String
    }

    class PetController: UIViewController {
        var pet: Pet?
    }

    @MainActor
    func makePet() throws -> UIViewController? {
        let container = Container()
        container.register { Pet(name: "Mimi") }
        container.register(PetController.self).injection { $0.pet = $1 }
        let storyboard = UIStoryboard(name: "Pets", bundle: nil)
        return try storyboard.instantiateInitialViewController(container: container)
    }

    class OwnerController: UIViewController {
        let pet: Pet

        init?(coder: NSCoder, pet: Pet) {
            self.pet = pet
            super.init(coder: coder)
        }

        required init?(coder: NSCoder) { nil }
    }

    @MainActor
    func makeOwner(of pet: Pet, from storyboard: UIStoryboard, container: Container) throws -> OwnerController {
        try storyboard.instantiateViewController(identifier: "Owner", container: container) { coder in
            OwnerController(coder: coder, pet: pet)
        }
    }

    class GuestController: PetController {
        @IBSegueAction
        func makeOwner(_ coder: NSCoder) -> OwnerController? {
            pet.flatMap { OwnerController(coder: coder, pet: $0) }
        }
    }

    @MainActor
    func registerPetWithXIB(in container: Container) {
        container.register(main: { PetController(nibName: "Pet", bundle: nil) }).injection { $0.pet = $1 }
    }

    @MainActor
    func makePetAsBefore() -> UIViewController {
        let container = Container()
        container.storyboardInitCompleted(PetController.self) { r, c in
            c.pet = r.resolve(Pet.self)
        }
        container.register { Pet(name: "Mimi") }

        let sb = UIStoryboard.create(name: "Pets", bundle: nil, container: container)
        return sb.instantiateViewController(withIdentifier: "Pet")
    }

    class PetAppDelegate: UIResponder {
        override init() {
            super.init()
            UIStoryboard.defaultContainer.storyboardInitCompleted(PetController.self) { r, c in
                c.pet = r.resolve(Pet.self)
            }
            UIStoryboard.defaultContainer.register { Pet(name: "Mimi") }
        }
    }

    @MainActor
    func makePet(in container: Container) throws -> UIViewController? {
        container.register(PetController.self)
            .injection { $0.pet = $1 }
            .autoInjectToSubviews()
        container.registerStoryboard(name: "Pets")
        let storyboard = try container.resolve(main: UIStoryboard.self, name: "Pets")
        return storyboard.instantiateInitialViewController()
    }

    class ShyController: UIViewController {
        var pet: Pet!
    }

    extension ShyController: StoryboardResolving {
        func resolveViewController(_ resolver: Resolver) {
            pet = resolver.optional()
        }
    }

    class LazyController: UIViewController {
        lazy var pet = makePet()
    }

    extension LazyController: Resolving {
        func makePet() -> Pet { resolver.resolve() }
    }

    class ClockModel {
        var hour = 12
    }

    class ClockLogger: ViewObserver {
        func viewDidAppear(_ animated: Bool) { print("clock on screen") }
    }

    @MainActor
    func makeClock() -> UIViewController {
        Scene {
            return UIViewController()
        }.with {
            return ClockModel()
        }.with {
            return ClockLogger()
        }.instantiate(
            connect: { viewController, model, logger in
                viewController.title = "\(model.hour) o'clock"
            },
            view: { viewController, model, logger in
                return UIView()
            }
        )
    }
#endif

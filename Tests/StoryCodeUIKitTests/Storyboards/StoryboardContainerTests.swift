#if canImport(UIKit) && !os(watchOS) && !canImport(ObjectiveC)
    import StoryCodeTesting
    public import StoryCodeUIKit
    import Testing
    public import UIKit

    private final class Keeper {
        let name: String
        init(name: String) { self.name = name }
    }

    private class CageController: UIViewController {
        var keeper: Keeper? {
            didSet { injections += 1 }
        }
        private(set) var injections = 0
    }

    private final class LionController: CageController {}

    /// Registered only by the setup of the default container.
    private final class MainController: CageController {}

    /// Registered in no container.
    private final class OtherController: UIViewController {
        lazy var keeper = makeKeeper()
    }

    extension OtherController: Resolving {
        func makeKeeper() -> Keeper { resolver.resolve() }
    }

    /// A controller that resolves itself, as with the library Resolver.
    private final class ResolvingController: UIViewController {
        var keeper: Keeper?
        var calls = 0
        var atLoad: Keeper?
        var onResolve: (() -> Void)?

        override func viewDidLoad() {
            super.viewDidLoad()
            atLoad = keeper
        }
    }

    extension ResolvingController: StoryboardResolving {
        func resolveViewController(_ resolver: Resolver) {
            calls += 1
            keeper = resolver.optional()
            if calls == 1 { onResolve?() }
        }
    }

    /// The number of calls of the setup.
    @MainActor private var setups = 0

    extension UIStoryboard: StoryboardSetup {
        /// Registers what the main storyboard needs.
        public static func setup() {
            setups += 1
            defaultContainer.storyboardInitCompleted(MainController.self) { r, c in
                c.keeper = r.resolve(Keeper.self)
            }
            defaultContainer.register { Keeper(name: "default") }
        }
    }

    /// The containers of storyboards, as in SwinjectStoryboard, DITranquillity and Resolver.
    // One after the other, because a name leads to each living container in which it is registered.
    @MainActor
    @Suite(.serialized)
    struct StoryboardContainerTests {
        let container = Container()
        let log = Log()

        init() {
            container.register { Keeper(name: "Ann") }
            container.register(CageController.self).injection { $0.keeper = $1 }
            container.register(LionController.self).injection { $0.keeper = $1 }
        }

        private static let scenes: [String: UIStoryboard.StubScene] = [
            "Cage": .init(segues: ["show": "Lion", "other": "Reference"], unwinds: ["back"]) {
                CageController(coder: $0)
            },
            "Lion": .init(unwinds: ["back"]) { LionController(coder: $0) },
            "Main": .init(segues: ["show": "Main", "reference": "Reference"]) { MainController(coder: $0) },
            "Other": .init { OtherController(coder: $0) },
            "Resolving": .init { ResolvingController(coder: $0) },
            "Asking": .init({ ResolvingController(coder: $0) }, decoded: { $0.storyCodeResolving = true }),
            "Quiet": .init({ ResolvingController(coder: $0) }, decoded: { $0.storyCodeResolving = false }),
            "Reference": .init(reference: "Zoo"),
            "Lion reference": .init(reference: "Zoo", identifier: "Lion"),
            "Tabs": .init(
                { UITabBarController(coder: $0) },
                decoded: {
                    // A relationship to a storyboard reference.
                    let zoo = UIStoryboard(name: "Zoo", bundle: nil)
                    let child = zoo.instantiateViewController(withIdentifier: "Lion")
                    ($0 as? UITabBarController)?.viewControllers = [child]
                }
            ),
        ]

        private func storyboard() -> UIStoryboard { UIStoryboard(stubScenes: Self.scenes, initial: "Cage") }

        private func file(_ name: String, initial: String = "Cage") {
            UIStoryboard.stubFiles[name] = (Self.scenes, initial)
        }

        // MARK: The storyboard of a controller

        @Test func theStoryboardOfAControllerInjects() throws {
            let cage = try #require(try storyboard().instantiateInitialViewController(container: container))
            let lion = cage.storyboard!.instantiateViewController(withIdentifier: "Lion") as? LionController
            #expect(lion?.keeper?.name == "Ann")
            #expect(lion?.injections == 1)
            let made: LionController = cage.storyboard!.instantiateViewController(identifier: "Lion") {
                LionController(coder: $0)
            }
            #expect(made.injections == 1)
            #expect((cage.storyboard!.instantiateInitialViewController() as? CageController)?.injections == 1)
        }

        @Test func aContainerOfTheStoryboardInjectsWithoutCallsOfThisModule() {
            let storyboard = storyboard()
            storyboard.injectingContainer = container
            let cage = storyboard.instantiateInitialViewController()
            #expect((cage as? CageController)?.injections == 1)
        }

        @Test(arguments: [false, true])
        func anotherContainerInjectsOneCall(containerIsFromACall: Bool) throws {
            let storyboard = storyboard()
            if containerIsFromACall {
                _ = try storyboard.instantiateInitialViewController(container: container)
            } else {
                storyboard.injectingContainer = container
            }
            let other = Container()
            other.register { Keeper(name: "Bob") }
            other.register(CageController.self).injection { $0.keeper = $1 }
            let cage: CageController = try storyboard.instantiateViewController(identifier: "Cage", container: other)
            #expect(cage.keeper?.name == "Bob")
            #expect((storyboard.instantiateInitialViewController() as? CageController)?.keeper?.name == "Ann")
        }

        @Test func aFailedInjectionByTheStoryboardIsReported() {
            let empty = Container()
            empty.register(CageController.self).injection { (cage, keeper: Keeper) in cage.keeper = keeper }
            let storyboard = storyboard()
            storyboard.injectingContainer = empty
            log.withDiagnostics { _ = storyboard.instantiateInitialViewController() }
            log.expect(["! notInjected"])
        }

        @Test func anUnwindSegueInjectsNothingAgain() throws {
            let cage: CageController = try storyboard().instantiateViewController(
                identifier: "Cage",
                container: container
            )
            let stack = UINavigationController(rootViewController: cage)
            cage.performSegue(withIdentifier: "show", sender: nil)
            #expect(stack.viewControllers.count == 2)
            stack.topViewController?.performSegue(withIdentifier: "back", sender: nil)
            #expect(stack.viewControllers == [cage])
            #expect(cage.injections == 1)
        }

        @Test func aStoryboardIsReleasedWithItsControllers() throws {
            weak var released: UIStoryboard?
            do {
                let storyboard = storyboard()
                _ = try storyboard.instantiateInitialViewController(container: container)
                released = storyboard
            }
            #expect(released == nil)
        }

        // MARK: Registered storyboards

        @Test func aRegisteredStoryboardIsResolvedByTypeAndByName() throws {
            file("Zoo")
            container.registerStoryboard(name: "Zoo")
            let byType: UIStoryboard = try container.resolve(main: UIStoryboard.self)
            let byName = try container.resolve(main: UIStoryboard.self, name: "Zoo")
            #expect(byType === byName)
            #expect((byName.instantiateInitialViewController() as? CageController)?.keeper?.name == "Ann")
        }

        @Test func aStoryboardIsCreatedWithAContainer() {
            file("Zoo")
            let storyboard = UIStoryboard.create(name: "Zoo", bundle: nil, container: container)
            let cage = storyboard.instantiateViewController(withIdentifier: "Cage") as? CageController
            #expect(cage?.keeper?.name == "Ann")
            let window = UIWindow.phone()
            window.rootViewController = storyboard.instantiateInitialViewController()
            window.makeKeyAndVisible()
            let root = window.rootViewController as? CageController
            #expect(root?.keeper?.name == "Ann")
            #expect(root?.viewIfLoaded?.window === window)
        }

        /// Makes a controller with another container, and registers the other storyboard in a container of its own.
        private func controllerBesideTheZoo(_ identifier: String) throws -> (UIViewController, zoo: Container) {
            file("Zoo", initial: "Lion")
            let zoo = Container()
            zoo.register { Keeper(name: "Zoe") }
            zoo.register(LionController.self).injection { $0.keeper = $1 }
            zoo.registerStoryboard(name: "Zoo")
            return (try storyboard().instantiateViewController(withIdentifier: identifier, container: container), zoo)
        }

        @Test func aReferenceUsesTheContainerOfTheOtherStoryboard() throws {
            let (cage, zoo) = try controllerBesideTheZoo("Cage")
            let stack = UINavigationController(rootViewController: cage)
            cage.performSegue(withIdentifier: "other", sender: nil)
            let lion = try #require(stack.topViewController as? LionController)
            #expect(lion.keeper?.name == "Zoe")
            #expect(lion.injections == 1)
            withExtendedLifetime(zoo) {}
        }

        @Test func aTabBehindAReferenceUsesTheContainerOfTheOtherStoryboard() throws {
            let (tabs, zoo) = try controllerBesideTheZoo("Tabs")
            let lion = (tabs as? UITabBarController)?.viewControllers?.first as? LionController
            #expect(lion?.keeper?.name == "Zoe")
            #expect(lion?.injections == 1)
            withExtendedLifetime(zoo) {}
        }

        @Test func equalNamesInTwoContainersAreReportedWhenAReferenceIsUsed() throws {
            let (cage, zoo) = try controllerBesideTheZoo("Cage")
            let farm = Container(name: "farm")
            farm.register { Keeper(name: "Fay") }
            farm.register(LionController.self).injection { $0.keeper = $1 }
            farm.registerStoryboard(name: "Zoo")
            let stack = UINavigationController(rootViewController: cage)
            var message: String?
            let receiver = DiagnosticHandler { message = $0.message }
            DiagnosticHandler.$current.withValue(receiver) { cage.performSegue(withIdentifier: "other", sender: nil) }
            #expect(
                message == """
                    The name of <UIStoryboard> is registered in the containers "container" and "farm", and the last \
                    one is used.
                    """
            )
            #expect((stack.topViewController as? LionController)?.keeper?.name == "Fay")
            withExtendedLifetime(zoo) {}
        }

        @Test func equalNamesAreNotReportedWhereTheContainerIsNamed() throws {
            file("Zoo")
            let farm = Container(name: "farm")
            for each in [container, farm] { each.registerStoryboard(name: "Zoo") }
            log.withDiagnostics {
                let storyboard = UIStoryboard.create(name: "Zoo", bundle: nil, container: container)
                _ = storyboard.instantiateInitialViewController()
            }
            try log.withDiagnostics {
                _ = try container.resolve(main: UIStoryboard.self).instantiateInitialViewController()
            }
            log.expect([])
        }

        // MARK: The default container

        @Test func theMainStoryboardIsInjectedByTheDefaultContainer() throws {
            file("Start", initial: "Main")
            #expect(UIStoryboard.defaultContainer === UIStoryboard.defaultContainer)
            // As UIKit makes the main storyboard and its root.
            let root = UIStoryboard(name: "Start", bundle: nil).instantiateInitialViewController()
            let main = try #require(root as? MainController)
            #expect(main.keeper?.name == "default")
            let stack = UINavigationController(rootViewController: main)
            main.performSegue(withIdentifier: "show", sender: nil)
            #expect((stack.topViewController as? MainController)?.injections == 1)
        }

        @Test func aReferenceUsesTheDefaultContainer() throws {
            file("Start", initial: "Main")
            file("Zoo", initial: "Main")
            let main = UIStoryboard.create(name: "Start", bundle: nil).instantiateInitialViewController()
            let stack = UINavigationController(rootViewController: try #require(main))
            main?.performSegue(withIdentifier: "reference", sender: nil)
            let behind = try #require(stack.topViewController as? MainController)
            #expect(behind !== main)
            #expect(behind.keeper?.name == "default")
            #expect(behind.injections == 1)
        }

        @Test func theFirstCallWithAContainerReplacesTheDefaultOne() throws {
            #expect(UIStoryboard.defaultContainer !== container)
            file("Zoo")
            let storyboard = UIStoryboard(name: "Zoo", bundle: nil)
            let cage = try #require(try storyboard.instantiateInitialViewController(container: container))
            #expect(storyboard.injectingContainer === container)
            let lion = cage.storyboard?.instantiateViewController(withIdentifier: "Lion") as? LionController
            #expect(lion?.keeper?.name == "Ann")
        }

        @Test func aStoryboardIsCreatedWithTheDefaultContainer() {
            file("Start", initial: "Main")
            let storyboard = UIStoryboard.create(name: "Start", bundle: nil)
            #expect(storyboard.injectingContainer === UIStoryboard.defaultContainer)
        }

        @Test func theSetupIsCalledOnce() {
            file("Start", initial: "Main")
            for _ in 1...2 { _ = UIStoryboard.create(name: "Start", bundle: nil) }
            #expect(setups == 1)
        }

        // MARK: Resolver

        @Test func aControllerResolvesItselfOnce() throws {
            let made: ResolvingController =
                try storyboard().instantiateViewController(identifier: "Resolving", container: container)
            made.loadViewIfNeeded()
            #expect(made.keeper?.name == "Ann")
            #expect(made.calls == 1)
        }

        @Test func theAttributeResolvingTurnsItOff() throws {
            let made: ResolvingController =
                try storyboard().instantiateViewController(identifier: "Quiet", container: container)
            #expect(made.calls == 0)
        }

        @Test func theAttributeResolvingNeedsNoContainer() throws {
            let made: ResolvingController = storyboard().instantiateViewController(identifier: "Asking")
            Container.withCurrent(container) { made.loadViewIfNeeded() }
            #expect(made.atLoad?.name == "Ann")
            #expect(made.calls == 1)
        }

        @Test func aControllerThatIsPreparedWhileItResolvesResolvesOnce() throws {
            let source = try storyboard().instantiateViewController(withIdentifier: "Other", container: container)
            let destination = ResolvingController()
            let segue = UIStoryboardSegue(identifier: "show", source: source, destination: destination)
            destination.onResolve = { source.stubSend(.prepare(segue, sender: nil)) }
            source.stubSend(.prepare(segue, sender: nil))
            #expect(destination.calls == 1)
        }

        @Test func anUnregisteredOptionalIsNil() throws {
            let made: ResolvingController =
                try storyboard().instantiateViewController(identifier: "Resolving", container: Container())
            #expect(made.keeper == nil)
            #expect(made.calls == 1)
        }

        @Test func anInterfaceResolvesFromTheContainerOfTheStoryboard() throws {
            let made: OtherController =
                try storyboard().instantiateViewController(identifier: "Other", container: container)
            #expect(made.keeper.name == "Ann")
        }

        // MARK: Missing injections

        @Test func aRegisteredControllerThatIsNotInjectedIsReported() throws {
            let lion = storyboard().instantiateViewController(withIdentifier: "Lion")
            let stranger = try storyboard()
                .instantiateViewController(withIdentifier: "Lion", container: Container())
            log.withDiagnostics {
                for each in [lion, stranger] { each.loadViewIfNeeded() }
                // Each is reported once.
                lion.view = nil
                lion.loadViewIfNeeded()
            }
            log.expect(["! loadedBeforeInjection", "! loadedBeforeInjection"])
        }

        @Test func aControllerThatIsInjectedOrUnregisteredIsNotReported() throws {
            let storyboard = storyboard()
            let other = storyboard.instantiateViewController(withIdentifier: "Other")
            let lion = try storyboard.instantiateViewController(withIdentifier: "Lion", container: container)
            let cage = storyboard.instantiateViewController(withIdentifier: "Cage")
            let made = CageController()
            log.withDiagnostics { for each in [other, lion, cage, made] { each.loadViewIfNeeded() } }
            log.expect([])
        }

        @Test func aStoryboardThatCannotBeObservedIsReported() throws {
            let storyboard = storyboard()
            storyboard.stubForeignClass = ("Swizzled_UIStoryboard", refuses: true)
            var messages: [String] = []
            let receiver = DiagnosticHandler { messages.append($0.message) }
            let cage = try DiagnosticHandler.$current.withValue(receiver) {
                try storyboard.instantiateInitialViewController(container: container) as? CageController
            }
            #expect(
                messages == [
                    """
                    <UIStoryboard> was not injected: the class Swizzled_UIStoryboard refuses methods, so UIKit's own \
                    methods inject no controllers.
                    """
                ]
            )
            #expect(cage?.keeper?.name == "Ann")
            #expect((storyboard.instantiateInitialViewController() as? CageController)?.keeper == nil)
        }

        // MARK: Subviews

        @Test func theContainerEnablesTheInjectionOfSubviews() throws {
            final class CageView: UIView { var keeper: Keeper? }
            container.register(CageView.self).injection { $0.keeper = $1 }
            container.injectsToSubviews = true
            let lion = container.register(LionController.self)
            func makeView() throws -> CageView {
                let lion = try storyboard().instantiateViewController(withIdentifier: "Other", container: container)
                let view = CageView(frame: .zero)
                lion.view = view
                lion.call(.viewDidLoad)
                return view
            }
            #expect(try makeView().keeper?.name == "Ann")
            container.injectsToSubviews = false
            #expect(try makeView().keeper == nil)
            lion.autoInjectToSubviews()
        }
    }
#endif

#if canImport(UIKit) && !os(watchOS) && !canImport(ObjectiveC)
    import StoryCodeTesting
    import StoryCodeUIKit
    import Testing
    import UIKit

    private final class Keeper: Sendable {
        let name: String
        init(name: String) { self.name = name }
    }

    private class CageController: UIViewController {
        var keeper: Keeper? {
            didSet { injections += 1 }
        }
        private(set) var injections = 0
    }

    /// A controller that makes another one while it is decoded, as a page controller makes its first page.
    private final class PagesController: UIViewController {
        private(set) var page: CageController?

        override var title: String? {
            didSet { page = storyboard?.instantiateViewController(withIdentifier: "Cage") as? CageController }
        }
    }

    /// A controller that loads its view in its initialiser, as those of some frameworks do.
    private final class PlayerController: CageController {
        required init?(coder: NSCoder) {
            super.init(coder: coder)
            loadViewIfNeeded()
        }
    }

    /// A controller with a wrapper that resolves when it is initialised.
    private final class WrappingController: UIViewController {
        @MainInjected var keeper: Keeper
    }

    /// A controller with an embedded one, which UIKit makes when the view is loaded.
    private final class HouseController: CageController {
        private(set) var embedded: CageController?
        private(set) var keeperAtLoad: Keeper?

        override func viewDidLoad() {
            super.viewDidLoad()
            keeperAtLoad = keeper
            performSegue(withIdentifier: "embed", sender: nil)
        }

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            embedded = segue.destination as? CageController
        }
    }

    /// The behaviours that the tests of SwinjectStoryboard, DITranquillity and Resolver show, where the other suites about
    /// storyboards do not have them.
    @MainActor
    @Suite(.serialized)
    struct MovedStoryboardTests {
        private let container = Container()
        private let log = Log()

        init() {
            container.register { Keeper(name: "Ann") }
            container.storyboardInitCompleted(CageController.self) { r, c in
                c.keeper = r.resolve(Keeper.self)
            }
            UIStoryboard.stubFiles["Houses"] = (Self.scenes, "Pages")
        }

        private static let scenes: [String: UIStoryboard.StubScene] = [
            "Cage": .init { CageController(coder: $0) },
            "Pages": .init({ PagesController(coder: $0) }, decoded: { $0.title = "Pages" }),
            "Player": .init { PlayerController(coder: $0) },
            "Wrapping": .init { WrappingController(coder: $0) },
            "House": .init(segues: ["embed": "Cage"]) { HouseController(coder: $0) },
            "Tabs": .init(
                { UITabBarController(coder: $0) },
                decoded: { ($0 as? UITabBarController)?.viewControllers = [CageController(), CageController()] }
            ),
        ]

        private func make(_ identifier: String, _ container: Container) -> UIViewController {
            UIStoryboard.create(name: "Houses", bundle: nil, container: container)
                .instantiateViewController(withIdentifier: identifier)
        }

        // MARK: SwinjectStoryboard

        @Test func childrenReceiveTheSharedObject() {
            let shared = Container()
            shared.register { Keeper(name: "Bob") }.lifetime(.single)
            shared.storyboardInitCompleted(CageController.self) { r, c in c.keeper = r.resolve(Keeper.self) }
            let cages = (make("Tabs", shared) as? UITabBarController)?.viewControllers as? [CageController]
            #expect(cages?.count == 2)
            #expect(cages?.first?.keeper?.name == "Bob")
            #expect(cages?.first?.keeper === cages?.last?.keeper)
        }

        @Test func aRegistrationOfTheParentContainerInjects() {
            #expect((make("Cage", Container(parent: container)) as? CageController)?.keeper?.name == "Ann")
        }

        @Test(arguments: [false, true])
        func aControllerThatIsMadeWhileAnotherOneIsDecodedIsInjected(namesContainer: Bool) throws {
            let storyboard = UIStoryboard.create(name: "Houses", bundle: nil, container: container)
            let made =
                namesContainer
                ? try storyboard.instantiateInitialViewController(container: container)
                : storyboard.instantiateInitialViewController()
            let pages = try #require(made as? PagesController)
            #expect(pages.page?.keeper?.name == "Ann")
            #expect(pages.page?.injections == 1)
        }

        @Test func aControllerThatLoadsItsViewInItsInitialiserIsInjected() {
            let player = log.withDiagnostics { make("Player", container) }
            #expect((player as? PlayerController)?.keeper?.name == "Ann")
            log.expect([])
        }

        @Test func eachControllerHasItsRegistrationName() {
            let (first, second) = (UIViewController(), UIViewController())
            first.swinjectRegistrationName = "1"
            second.swinjectRegistrationName = "2"
            #expect([first, second, UIViewController()].map(\.swinjectRegistrationName) == ["1", "2", nil])
            #expect(first.storyCodeRegistrationName == "1")
        }

        @Test func aDescriptionOfTheContainerNamesTheController() {
            #expect(container.graph.nodes.contains { "\($0)".contains("CageController") })
        }

        @Test func aRegisteredControllerIsNotResolved() {
            #expect(throws: ContainerError.self) { try container.resolve(main: CageController.self) }
        }

        // MARK: Resolver

        @Test func aWrapperUsesTheContainerOfTheStoryboard() {
            #expect((make("Wrapping", container) as? WrappingController)?.keeper.name == "Ann")
        }

        // MARK: DITranquillity

        @Test func bundlesDistinguishEqualNames() throws {
            let bundles = try ["/", NSTemporaryDirectory()].map { try #require(Bundle(path: $0)) }
            let containers = bundles.map { bundle in
                let container = Container()
                container.registerStoryboard(name: "Houses", bundle: bundle)
                container.register(CageController.self).injection { $0.keeper = Keeper(name: bundle.bundlePath) }
                return container
            }
            let found = log.withDiagnostics {
                bundles.map { bundle in
                    let storyboard = UIStoryboard(name: "Houses", bundle: bundle)
                    _ = storyboard.instantiateViewController(withIdentifier: "Tabs")
                    return storyboard.injectingContainer
                }
            }
            #expect(found.map { $0.map(ObjectIdentifier.init) } == containers.map { ObjectIdentifier($0) })
            UIStoryboard.stubFiles["Gates"] = (
                [
                    "Gate": .init(segues: ["first": "First", "second": "Second"]) { UIViewController(coder: $0) },
                    "First": .init(reference: "Houses", bundle: bundles[0], identifier: "Cage"),
                    "Second": .init(reference: "Houses", bundle: bundles[1], identifier: "Cage"),
                ],
                "Gate"
            )
            let gates = UIStoryboard.create(name: "Gates", bundle: nil, container: container)
            let gate = try #require(gates.instantiateInitialViewController())
            let stack = UINavigationController(rootViewController: gate)
            log.withDiagnostics {
                for segue in ["first", "second"] { gate.performSegue(withIdentifier: segue, sender: nil) }
            }
            let cages = stack.viewControllers.compactMap { $0 as? CageController }
            #expect(cages.map(\.keeper?.name) == bundles.map(\.bundlePath))
            log.expect([])
        }

        @Test func aResolvedStoryboardInjectsLater() async throws {
            container.registerStoryboard(name: "Houses")
            let storyboard = try container.resolve(main: UIStoryboard.self, name: "Houses")
            await Task.yield()
            let cages = [1, 2].compactMap { _ in
                storyboard.instantiateViewController(withIdentifier: "Cage") as? CageController
            }
            #expect(cages.map(\.keeper?.name) == ["Ann", "Ann"])
            #expect(cages.map(\.injections) == [1, 1])
            #expect(cages.first !== cages.last)
        }

        @Test func anEmbeddedControllerIsInjected() {
            let house = make("House", container) as? HouseController
            house?.loadViewIfNeeded()
            #expect(house?.keeperAtLoad?.name == "Ann")
            #expect(house?.embedded?.keeper?.name == "Ann")
            #expect(house?.embedded?.injections == 1)
        }

        @Test func aFactoryThatCallsTheStoryboardInjectsOnce() throws {
            let own = Container()
            own.register { Keeper(name: "Cleo") }
            own.registerStoryboard(name: "Houses")
            own.register(main: { (storyboard: UIStoryboard) -> CageController in
                try #require(storyboard.instantiateViewController(withIdentifier: "Cage") as? CageController)
            }).injection { $0.keeper = $1 }
            let cage: CageController = try own.resolve(main: CageController.self)
            #expect(cage.keeper?.name == "Cleo")
            #expect(cage.injections == 1)
        }
    }
#endif

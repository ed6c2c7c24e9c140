#if canImport(UIKit) && !os(watchOS) && !canImport(ObjectiveC)
    import StoryCodeUIKit
    import Testing
    import UIKit

    private final class Keeper {
        let name: String
        init(name: String) { self.name = name }
    }

    private final class LionController: UIViewController {
        let name: String
        var keeper: Keeper? {
            didSet { injections += 1 }
        }
        private(set) var injections = 0

        init?(coder: NSCoder, name: String) {
            self.name = name
            super.init(coder: coder)
        }

        override init(nibName: String?, bundle: Bundle?) {
            name = "Nibby"
            super.init(nibName: nibName, bundle: bundle)
        }

        required init?(coder: NSCoder) {
            name = "unnamed"
            super.init(coder: coder)
        }
    }

    /// A controller with a method that makes the destination of a segue.
    private final class GateController: UIViewController {
        private let log = Log()
        var nameOfLion: String? = "Leo"

        func openGate() -> [String] {
            performSegue(withIdentifier: "lion", sender: "Ada")
            return log.take()
        }

        @IBSegueAction
        func makeLion(_ coder: NSCoder, sender: Any?) -> LionController? {
            log.add("action from \(sender ?? "no sender")")
            return nameOfLion.flatMap { LionController(coder: coder, name: $0) }
        }

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            guard let lion = segue.destination as? LionController else { return }
            log.add("prepare \(lion.name), \(lion.keeper?.name ?? "no keeper"), \(lion.injections)")
        }
    }

    /// Controllers that a closure or a method of the app makes, for a storyboard or without one.
    @MainActor
    struct MadeControllerTests {
        private let container = Container()
        private let storyboard = UIStoryboard(
            stubScenes: [
                "Lion": .init { LionController(coder: $0) },
                "Gate": .init(
                    segues: ["lion": "Lion"],
                    actions: ["lion": { ($0 as? GateController)?.makeLion($1, sender: $2) }]
                ) { GateController(coder: $0) },
            ],
            initial: "Lion"
        )

        init() {
            container.register { Keeper(name: "Ann") }
        }

        /// Registers the controller of the storyboard.
        private func registerLion() { container.register(LionController.self).injection { $0.keeper = $1 } }

        // MARK: Creators

        @Test func aCreatorMakesTheInitialController() throws {
            registerLion()
            let lion = try storyboard.instantiateInitialViewController(container: container) {
                LionController(coder: $0, name: "Leo")
            }
            #expect(lion?.name == "Leo")
            #expect(lion?.keeper?.name == "Ann")
            #expect(lion?.injections == 1)
        }

        @Test func aCreatorLeavesTheInitialControllerToItsArchive() throws {
            registerLion()
            let creator: (NSCoder) -> LionController? = { _ in nil }
            let lion = try storyboard.instantiateInitialViewController(container: container, creator: creator)
            #expect(lion?.name == "unnamed")
            #expect(lion?.keeper?.name == "Ann")
            #expect(lion?.injections == 1)
        }

        @Test func aCreatorOfUIKitsMethodMakesTheInitialController() {
            registerLion()
            storyboard.injectingContainer = container
            let lion = storyboard.instantiateInitialViewController { LionController(coder: $0, name: "Leo") }
            #expect(lion?.name == "Leo")
            #expect(lion?.keeper?.name == "Ann")
            #expect(lion?.injections == 1)
        }

        // MARK: Segue actions

        private func makeGate() throws -> GateController {
            registerLion()
            return try storyboard.instantiateViewController(identifier: "Gate", container: container)
        }

        @Test func theControllerOfASegueActionIsInjectedBeforeTheSourcePreparesIt() throws {
            #expect(try makeGate().openGate() == ["action from Ada", "prepare Leo, Ann, 1"])
        }

        @Test func aSegueActionLeavesTheControllerToItsArchive() throws {
            let gate = try makeGate()
            gate.nameOfLion = nil
            #expect(gate.openGate() == ["action from Ada", "prepare unnamed, Ann, 1"])
        }

        // MARK: Nib files

        @Test func aControllerWithANibFileIsInjectedOnce() throws {
            try Bundle.withNib(named: "Lion") { bundle in
                container.register(main: { LionController(nibName: "Lion", bundle: bundle) })
                    .injection { $0.keeper = $1 }
                let lion: LionController = try container.resolve(main: LionController.self)
                #expect(lion.view.stubNibName == "Lion")
                #expect(lion.keeper?.name == "Ann")
                #expect(lion.injections == 1)
            }
        }
    }
#endif

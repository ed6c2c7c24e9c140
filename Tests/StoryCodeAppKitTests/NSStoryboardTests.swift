#if canImport(AppKit) && !targetEnvironment(macCatalyst) && !canImport(ObjectiveC)
    import AppKit
    import StoryCodeAppKit
    import StoryCodeTesting
    import Testing

    private final class Keeper {
        let name: String
        init(name: String) { self.name = name }
    }

    private class CageController: SceneViewController {
        var keeper: Keeper? {
            didSet { injections += 1 }
        }
        private(set) var injections = 0
    }

    private final class ZooWindowController: NSWindowController {
        var keeper: Keeper?
    }

    private final class SelfController: NSViewController, StoryboardResolving, Resolving {
        var keeper: Keeper?
        lazy var other: Keeper = resolver.resolve()

        func resolveViewController(_ resolver: Resolver) { keeper = resolver.optional() }
    }

    /// What SwinjectStoryboard and DITranquillity do for the controllers of a storyboard of AppKit.
    //
    // A storyboard file needs an app, so the tests declare the scenes and run where a stub takes the place of AppKit.
    @MainActor
    struct NSStoryboardTests {
        let container = Container()

        init() {
            NSStoryboard.stubFiles["Zoo"] = [
                "initial": { coder in
                    let window = ZooWindowController(coder: coder)
                    let cage = CageController(coder: coder)
                    cage?.children = [CageController(coder: coder)].compactMap(\.self)
                    window?.contentViewController = cage
                    return window
                },
                "Cage": { CageController(coder: $0) },
                "Named": {
                    let cage = CageController(coder: $0)
                    cage?.swinjectRegistrationName = "lion"
                    return cage
                },
                "Self": { SelfController(coder: $0) },
                "Plain": { NSViewController(coder: $0) },
            ]
            container.register { Keeper(name: "Ann") }
            container.register(CageController.self).injection { $0.keeper = $1 }
            container.storyboardInitCompleted(ZooWindowController.self) { r, c in
                c.keeper = r.resolve(Keeper.self)
            }
        }

        private var storyboard: NSStoryboard { NSStoryboard(name: "Zoo", bundle: nil) }

        @Test func aWindowControllerItsContentAndChildrenAreInjected() throws {
            let made = try storyboard.instantiateInitialController(container: container)
            let window = try #require(made as? ZooWindowController)
            #expect(window.keeper?.name == "Ann")
            let content = try #require(window.contentViewController as? CageController)
            #expect(content.injections == 1)
            #expect((content.children.first as? CageController)?.injections == 1)
        }

        @Test func aViewControllerWithAnIdentifierIsInjected() throws {
            let made = try storyboard.instantiateController(withIdentifier: "Cage", container: container)
            #expect((made as? CageController)?.keeper?.name == "Ann")
            let cage = try storyboard.instantiateController(identifier: "Cage", container: container) {
                CageController(coder: $0)
            }
            #expect(cage.injections == 1)
        }

        @Test func aRuntimeAttributeSelectsTheRegistration() throws {
            container.register(CageController.self, name: "lion").injection { $0.keeper = Keeper(name: "Leo") }
            let made = try storyboard.instantiateController(withIdentifier: "Named", container: container)
            #expect((made as? CageController)?.keeper?.name == "Leo")
        }

        @Test func anUnknownRegistrationNameIsAnError() {
            #expect(throws: ContainerError.self) {
                try storyboard.instantiateController(withIdentifier: "Named", container: container)
            }
        }

        @Test func aClassThatIsNotRegisteredIsLeftAsItIs() throws {
            let made = try storyboard.instantiateController(withIdentifier: "Plain", container: container)
            #expect(made is NSViewController)
        }

        @Test func theDestinationOfASegueIsInjectedOnce() throws {
            let cage: CageController = try storyboard.instantiateController(identifier: "Cage", container: container)
            let destination = try #require(storyboard.instantiateController(withIdentifier: "Cage") as? CageController)
            let segue = NSStoryboardSegue(identifier: "show", source: cage, destination: destination)
            for _ in 1...2 { cage.prepare(for: segue, sender: nil) }
            #expect(destination.injections == 1)
        }

        @Test func aControllerResolvesItselfOrThroughAnInterface() throws {
            let made: SelfController = try storyboard.instantiateController(identifier: "Self", container: container)
            #expect(made.keeper?.name == "Ann")
            #expect(made.other.name == "Ann")
        }

        @Test func aRegisteredStoryboardIsResolvedByTypeAndByName() throws {
            container.registerStoryboard(name: "Zoo")
            let byType: NSStoryboard = try container.resolve(main: NSStoryboard.self)
            #expect(try container.resolve(main: NSStoryboard.self, name: "Zoo") === byType)
        }
    }
#endif

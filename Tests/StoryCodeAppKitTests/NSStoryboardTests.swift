#if canImport(AppKit) && !targetEnvironment(macCatalyst) && !canImport(ObjectiveC)
    public import AppKit
    public import StoryCodeAppKit
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

    private final class PlainController: NSViewController {
        private(set) var destination: CageController?
        private(set) var keeperOfDestination: Keeper?

        override func prepare(for segue: NSStoryboardSegue, sender: Any?) {
            destination = segue.destinationController as? CageController
            keeperOfDestination = destination?.keeper
        }
    }

    /// Registered only by the setup of the default container.
    private final class MainController: CageController {
        private(set) var page: CageController?

        override var title: String? {
            didSet { page = storyboard?.instantiateController(withIdentifier: "Cage") as? CageController }
        }
    }

    /// A controller with a wrapper that resolves when it is initialised.
    private final class WrappingController: NSViewController {
        @MainInjected var keeper: Keeper
    }

    private final class CageView: NSView {
        var keeper: Keeper?
    }

    private final class CageItem: NSCollectionViewItem {
        var keeper: Keeper?
    }

    private final class ViewsController: NSViewController {
        let table = NSTableView(frame: .zero)
        let collection = NSCollectionView(frame: .zero)
        let cage = CageView(frame: .zero)
        private(set) var keeperAtLoad: Keeper?

        override func loadView() {
            view = NSView(frame: .zero)
            for each in [table, collection, cage] { view.addSubview(each) }
            table.stubMakers["cage"] = { CageView(frame: .zero) }
            collection.stubMakers["cage"] = { CageItem() }
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            keeperAtLoad = cage.keeper
        }
    }

    /// The number of calls of the setup.
    @MainActor private var setups = 0

    extension NSStoryboard: StoryboardSetup {
        /// Registers what the main storyboard needs.
        public static func setup() {
            setups += 1
            defaultContainer.storyboardInitCompleted(MainController.self) { r, c in
                c.keeper = r.resolve(Keeper.self)
            }
            defaultContainer.register { Keeper(name: "default") }
        }
    }

    private final class SelfController: NSViewController, StoryboardResolving, Resolving {
        var keeper: Keeper?
        lazy var other: Keeper = resolver.resolve()
        private(set) var calls = 0

        func resolveViewController(_ resolver: Resolver) {
            calls += 1
            keeper = resolver.optional()
        }
    }

    /// What SwinjectStoryboard and DITranquillity do for the controllers of a storyboard of AppKit.
    //
    // A storyboard file needs an app, so the tests declare the scenes and run where a stub takes the place of AppKit.
    // One after the other, because a name leads to each living container in which it is registered.
    @MainActor
    @Suite(.serialized)
    struct NSStoryboardTests {
        let container = Container()

        init() {
            NSStoryboard.stubFiles["Park"] = [
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
                "Preparing": { PlainController(coder: $0) },
                "Wrapping": { WrappingController(coder: $0) },
                "Views": { ViewsController(coder: $0) },
                "Main": { MainController(coder: $0) },
            ]
            NSStoryboard.stubFiles["Gate"] = [
                "initial": { MainController(coder: $0) },
                "Pages": { MainController(coder: $0) },
                "Cage": { CageController(coder: $0) },
            ]
            NSStoryboard.stubReferences["Gate"] = ["Main": ("Park", nil)]
            container.register { Keeper(name: "Ann") }
            container.register(CageController.self).injection { $0.keeper = $1 }
            container.storyboardInitCompleted(ZooWindowController.self) { r, c in
                c.keeper = r.resolve(Keeper.self)
            }
        }

        private var storyboard: NSStoryboard { NSStoryboard(name: "Park", bundle: nil) }

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
            let storyboard = storyboard
            let cage: CageController = try storyboard.instantiateController(identifier: "Cage", container: container)
            let destination = try #require(storyboard.instantiateController(withIdentifier: "Cage") as? CageController)
            let segue = NSStoryboardSegue(identifier: "show", source: cage, destination: destination)
            for _ in 1...2 { cage.stubSend(.prepare(segue)) {} }
            #expect(destination.injections == 1)
        }

        @Test func theDestinationOfASegueOfAnyControllerIsInjectedBeforeTheSourcePreparesIt() throws {
            let plain: PlainController =
                try storyboard.instantiateController(identifier: "Preparing", container: container)
            plain.performSegue(withIdentifier: "Cage", sender: nil)
            #expect(plain.keeperOfDestination?.name == "Ann")
            #expect(plain.destination?.injections == 1)
        }

        @Test func aClassThatRefusesMethodsIsReported() throws {
            let made = try #require(PlainController(coder: NSKeyedArchiver(requiringSecureCoding: false)))
            made.stubRefusingClass = "NSKVONotifying_PlainController"
            var messages: [String] = []
            let receiver = DiagnosticHandler { messages.append($0.message) }
            DiagnosticHandler.$current.withValue(receiver) { made.observeInjection() }
            let reason = "the class NSKVONotifying_PlainController refuses methods, so its segues cannot be observed."
            #expect(messages == ["<PlainController> was not injected: \(reason)"])
        }

        @Test func aStoryboardOrAListThatRefusesMethodsIsReported() throws {
            let storyboard = storyboard
            storyboard.stubRefusingClass = "Swizzled_NSStoryboard"
            container.register(ViewsController.self).autoInjectToSubviews()
            var messages: [String] = []
            let receiver = DiagnosticHandler { messages.append($0.message) }
            try DiagnosticHandler.$current.withValue(receiver) {
                let views: ViewsController =
                    try storyboard.instantiateController(identifier: "Views", container: container)
                views.table.stubRefusingClass = "Swizzled_NSTableView"
                views.loadViewIfNeeded()
            }
            #expect(
                messages == [
                    """
                    <NSStoryboard> was not injected: the class Swizzled_NSStoryboard refuses methods, so AppKit's own \
                    methods inject no controllers.
                    """,
                    """
                    <NSTableView> was not injected: the class Swizzled_NSTableView refuses methods, so its cells are not \
                    injected.
                    """,
                ]
            )
        }

        @Test func aRegisteredControllerThatIsNotInjectedIsReported() throws {
            let storyboard = NSStoryboard(name: "Park", bundle: nil)
            var messages: [String] = []
            let receiver = DiagnosticHandler { messages.append($0.message) }
            try DiagnosticHandler.$current.withValue(receiver) {
                let cage: CageController = storyboard.instantiateController(identifier: "Cage")
                cage.loadViewIfNeeded()
                // Neither an unregistered controller, nor one that the program makes, nor an injected one.
                storyboard.instantiateController(identifier: "Plain").loadViewIfNeeded()
                CageController().loadViewIfNeeded()
                let injected: CageController =
                    try storyboard.instantiateController(identifier: "Cage", container: container)
                injected.loadViewIfNeeded()
            }
            #expect(
                messages == [
                    """
                    <CageController> has loaded its view, and no container has injected it, although its class is \
                    registered.
                    """
                ]
            )
        }

        @Test func anUnregisteredOptionalIsNil() throws {
            let made: SelfController = try storyboard.instantiateController(identifier: "Self", container: Container())
            #expect(made.keeper == nil)
            #expect(made.calls == 1)
        }

        @Test func aControllerResolvesItselfOrThroughAnInterface() throws {
            let made: SelfController = try storyboard.instantiateController(identifier: "Self", container: container)
            #expect(made.keeper?.name == "Ann")
            #expect(made.other.name == "Ann")
        }

        @Test func aRegisteredStoryboardIsResolvedByTypeAndByName() throws {
            container.registerStoryboard(name: "Park")
            let byType: NSStoryboard = try container.resolve(main: NSStoryboard.self)
            #expect(try container.resolve(main: NSStoryboard.self, name: "Park") === byType)
        }

        // MARK: Storyboards with containers

        @Test func aContainerOfTheStoryboardInjectsWithoutCallsOfThisModule() {
            let storyboard = NSStoryboard.create(name: "Park", bundle: nil, container: container)
            #expect(storyboard.injectingContainer === container)
            let window = storyboard.instantiateInitialController() as? ZooWindowController
            #expect(window?.keeper?.name == "Ann")
            #expect((window?.contentViewController as? CageController)?.injections == 1)
            let cage: CageController = storyboard.instantiateController(identifier: "Cage")
            #expect(cage.injections == 1)
        }

        @Test func theMainStoryboardIsInjectedByTheDefaultContainer() throws {
            #expect(NSStoryboard.defaultContainer === NSStoryboard.defaultContainer)
            #expect(setups == 1)
            // As AppKit makes the main storyboard and its first controller.
            let made = NSStoryboard(name: "Gate", bundle: nil).instantiateInitialController()
            let main = try #require(made as? MainController)
            #expect(main.keeper?.name == "default")
            #expect(NSStoryboard.create(name: "Gate", bundle: nil).injectingContainer === NSStoryboard.defaultContainer)
        }

        @Test func aReferenceUsesTheDefaultContainer() throws {
            let made = NSStoryboard.create(name: "Gate", bundle: nil).instantiateController(withIdentifier: "Main")
            let main = try #require(made as? MainController)
            #expect(main.keeper?.name == "default")
            #expect(main.injections == 1)
        }

        @Test func aReferenceUsesTheContainerOfTheOtherStoryboard() throws {
            let zoo = Container(name: "zoo")
            zoo.register(MainController.self).injection { $0.keeper = Keeper(name: "Zoe") }
            zoo.registerStoryboard(name: "Park")
            let storyboard = NSStoryboard.create(name: "Gate", bundle: nil, container: container)
            let main = try #require(storyboard.instantiateController(withIdentifier: "Main") as? MainController)
            #expect(main.keeper?.name == "Zoe")
            #expect(main.injections == 1)
            withExtendedLifetime(zoo) {}
        }

        @Test func equalNamesInTwoContainersAreReportedWhenAReferenceIsUsed() {
            let containers = ["zoo", "farm"].map { Container(name: $0) }
            for each in containers { each.registerStoryboard(name: "Park") }
            var messages: [String] = []
            let receiver = DiagnosticHandler { messages.append($0.message) }
            DiagnosticHandler.$current.withValue(receiver) {
                let storyboard = NSStoryboard.create(name: "Gate", bundle: nil, container: container)
                _ = storyboard.instantiateController(withIdentifier: "Main")
            }
            #expect(
                messages == [
                    """
                    The name of <NSStoryboard> is registered in the containers "zoo" and "farm", and the last one is used.
                    """
                ]
            )
            withExtendedLifetime(containers) {}
        }

        // MARK: The tests of SwinjectStoryboard

        @Test func aRegistrationOfTheParentContainerInjects() throws {
            let child = Container(parent: container)
            let cage: CageController = try storyboard.instantiateController(identifier: "Cage", container: child)
            #expect(cage.keeper?.name == "Ann")
        }

        @Test func childrenReceiveTheSharedObject() throws {
            let shared = Container()
            shared.register(main: { Keeper(name: "Bob") }).lifetime(.single)
            shared.register(CageController.self).injection { $0.keeper = $1 }
            let made = try storyboard.instantiateInitialController(container: shared)
            let content = (made as? ZooWindowController)?.contentViewController as? CageController
            let child = content?.children.first as? CageController
            #expect(content?.keeper?.name == "Bob")
            #expect(content?.keeper === child?.keeper)
        }

        @Test func aControllerThatIsMadeWhileAnotherOneIsDecodedIsInjected() throws {
            NSStoryboard.stubFiles["Park"]?["Pages"] = { MainController(coder: $0) }
            let main: MainController = try storyboard.instantiateController(identifier: "Pages", container: container)
            main.title = "Pages"
            #expect(main.page?.keeper?.name == "Ann")
            #expect(main.page?.injections == 1)
        }

        @Test func aRegisteredControllerIsNotResolved() {
            #expect(throws: ContainerError.self) { try container.resolve(main: CageController.self) }
        }

        @Test func aWrapperUsesTheContainerOfTheStoryboard() throws {
            let made: WrappingController =
                try storyboard.instantiateController(identifier: "Wrapping", container: container)
            #expect(made.keeper.name == "Ann")
        }

        @Test func aControllerThatTheContainerHasMadeIsNotInjectedAgain() throws {
            let own = Container()
            own.register { Keeper(name: "Tom") }
            own.register(main: { CageController() }).injection { $0.keeper = $1 }
            let made: CageController = try own.resolve(main: CageController.self)
            let source: NSViewController =
                try storyboard.instantiateController(identifier: "Plain", container: container)
            source.stubSend(.prepare(NSStoryboardSegue(identifier: "show", source: source, destination: made))) {}
            #expect(made.keeper?.name == "Tom")
            #expect(made.injections == 1)
        }

        @Test func bundlesDistinguishEqualNames() throws {
            let bundles = try ["/", NSTemporaryDirectory()].map { try #require(Bundle(path: $0)) }
            let containers = bundles.map { bundle in
                let container = Container()
                container.registerStoryboard(name: "Park", bundle: bundle)
                container.register(CageController.self).injection { $0.keeper = Keeper(name: bundle.bundlePath) }
                return container
            }
            let found = bundles.map { NSStoryboard(name: "Park", bundle: $0).injectingContainer }
            #expect(found.map { $0.map(ObjectIdentifier.init) } == containers.map { ObjectIdentifier($0) })
            NSStoryboard.stubReferences["Gate"] = ["Main": ("Park", bundles[0]), "Cage": ("Park", bundles[1])]
            let gate = NSStoryboard.create(name: "Gate", bundle: nil, container: container)
            let cages = ["Main", "Cage"].map { gate.instantiateController(withIdentifier: $0) as? CageController }
            #expect(cages.map(\.?.keeper?.name) == bundles.map(\.bundlePath))
        }

        @Test func aRuntimeAttributeSelectsTheRegistrationOfAWindowController() throws {
            NSStoryboard.stubFiles["Park"]?["Window"] = {
                let window = ZooWindowController(coder: $0)
                window?.swinjectRegistrationName = "lion"
                return window
            }
            container.register(ZooWindowController.self, name: "lion").injection { $0.keeper = Keeper(name: "Leo") }
            let made = try storyboard.instantiateController(withIdentifier: "Window", container: container)
            #expect((made as? ZooWindowController)?.keeper?.name == "Leo")
        }

        @Test func eachControllerHasItsRegistrationName() throws {
            let coder = NSKeyedArchiver(requiringSecureCoding: false)
            let window = try #require(NSWindowController(coder: coder))
            let controllers: [NSResponder] = [NSViewController(), window, NSViewController()]
            controllers[0].swinjectRegistrationName = "1"
            controllers[1].swinjectRegistrationName = "2"
            #expect(controllers.map(\.swinjectRegistrationName) == ["1", "2", nil])
        }

        // MARK: Views

        private func makeViews(_ isOn: Bool) throws -> ViewsController {
            container.register(CageView.self).injection { $0.keeper = $1 }
            container.register(CageItem.self).injection { $0.keeper = $1 }
            container.register(ViewsController.self).autoInjectToSubviews(isOn)
            let made: ViewsController = try storyboard.instantiateController(identifier: "Views", container: container)
            made.loadViewIfNeeded()
            return made
        }

        @Test func subviewsAreInjectedBeforeViewDidLoad() throws {
            #expect(try makeViews(true).keeperAtLoad?.name == "Ann")
        }

        @Test func subviewsAreNotInjectedByDefault() throws {
            #expect(try makeViews(false).cage.keeper == nil)
        }

        @Test func theContainerEnablesTheInjectionOfSubviews() throws {
            container.injectsToSubviews = true
            container.register(CageView.self).injection { $0.keeper = $1 }
            let made: ViewsController = try storyboard.instantiateController(identifier: "Views", container: container)
            made.loadViewIfNeeded()
            #expect(made.cage.keeper?.name == "Ann")
        }

        @Test func viewsAndItemsOfListsAreInjected() throws {
            let lists = try makeViews(true)
            let view = lists.table.makeView(withIdentifier: "cage", owner: nil) as? CageView
            #expect(view?.keeper?.name == "Ann")
            let path = IndexPath(indexes: [0, 0])
            #expect((lists.collection.makeItem(withIdentifier: "cage", for: path) as? CageItem)?.keeper?.name == "Ann")
        }

        @Test func injectionRetainsNoController() throws {
            weak var released: NSViewController?
            do { released = try makeViews(true) }
            #expect(released == nil)
        }
    }
#endif

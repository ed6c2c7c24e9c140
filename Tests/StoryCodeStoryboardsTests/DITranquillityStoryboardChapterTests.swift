import StoryCode
import TestSupport
import Testing

// The only additions to a program written for DITranquillity.
private typealias UIViewController = StoryCode.ViewController
private typealias UIView = StoryCode.View

private final class Inject: Sendable {
    let place: String

    init(place: String = "here") { self.place = place }
}

private final class YourView: UIView {
    var inject: Inject?
}

private final class YourViewController: UIViewController {
    var inject: Inject?
    let myView = YourView()
    private(set) var injectWhenLoaded: Inject?

    override func viewDidLoad() {
        super.viewDidLoad()
        injectWhenLoaded = inject
        view.addSubview(myView)
    }
}

extension SceneIdentifier where Controller == YourViewController {
    fileprivate static var yours: Self { "Yours" }
    fileprivate static var theirs: Self { "Theirs" }
}

/// The chapter "Storyboard" of DITranquillity's documentation, block by block.
@MainActor
struct DITranquillityStoryboardChapterTests {
    private let container = Container()

    init() {
        container.register { Inject() }
    }

    @discardableResult
    private func registerController(in container: Container) -> Component<YourViewController, MainActor> {
        container.register(YourViewController.self)
            .injection { vc, inject in vc.inject = inject }
    }

    private func storyboard(_ container: Container) -> Storyboard {
        Storyboard(name: "Main", container: container) { scenes in
            scenes.scene(.yours) { YourViewController() }
                .initial()
                .segue("next", .present, to: .yours)
        }
    }

    // MARK: Registration

    @Test func registeredControllerIsInjected() throws {
        registerController(in: container)
        let controller = try storyboard(container).instantiateViewController(withIdentifier: .yours)
        #expect(controller.inject != nil)
        controller.loadViewIfNeeded()
        #expect(controller.injectWhenLoaded === controller.inject)
    }

    @Test func initialiserRegistersControllerMadeInCode() throws {
        container.register(main: { YourViewController() })
            .injection { vc, inject in vc.inject = inject }
        #expect(try container.resolve(main: YourViewController.self).inject != nil)
    }

    @Test func storyboardControllerCannotBeResolved() {
        registerController(in: container)
        #expect(reason { try container.resolve(main: YourViewController.self) } == .isMadeElsewhere)
    }

    // MARK: Creation

    @Test func storyboardWithContainerCreatesRoot() throws {
        registerController(in: container)
        let window = Window(frame: LayoutRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = try storyboard(container).instantiateInitialViewController()
        window.makeKeyAndVisible()
        let root = try #require(window.rootViewController as? YourViewController)
        #expect(root.injectWhenLoaded != nil)
    }

    @Test func segueDestinationIsInjected() throws {
        registerController(in: container)
        let window = try Window(storyboard: storyboard(container))
        window.makeKeyAndVisible()
        let next = try window.rootViewController?.performSegue(withIdentifier: "next") as? YourViewController
        #expect(next?.injectWhenLoaded != nil)
    }

    @Test func registeredStoryboardIsResolvedByTypeAndName() throws {
        container.registerStoryboard(name: "Main") { scenes in
            scenes.scene(.yours) { YourViewController() }.initial()
        }
        let storyboard: Storyboard = try container.resolve(main: Storyboard.self)
        #expect(storyboard.name == "Main")
        #expect(try container.resolve(main: Storyboard.self, name: "Main") === storyboard)
    }

    // MARK: References

    @Test func referenceUsesContainerOfOtherStoryboard() throws {
        let (ours, theirs) = (Container(parent: container), Container(parent: container))
        registerController(in: ours)
        ours.register { Inject(place: "ours") }
        registerController(in: theirs)
        theirs.register { Inject(place: "theirs") }
        theirs.registerStoryboard(name: "Other") { scenes in
            scenes.scene(.yours) { YourViewController() }.initial()
        }
        ours.registerStoryboard(name: "Main") { scenes in
            scenes.scene(.yours) { YourViewController() }.initial().segue("other", .present, to: .theirs)
            scenes.reference(.theirs, to: "Other")
        }
        let window = try Window(storyboard: ours.resolve(main: Storyboard.self))
        window.makeKeyAndVisible()
        let first = try #require(window.rootViewController as? YourViewController)
        let second = try first.performSegue(withIdentifier: "other") as? YourViewController
        #expect([first.inject?.place, second?.inject?.place] == ["ours", "theirs"])
        #expect(second?.storyboard?.container === theirs)
    }

    @Test func equalNamesThrowErrorNamingBoth() throws {
        let modules = [Container(parent: container), Container(parent: container)]
        for module in modules {
            module.registerStoryboard(name: "Other") { scenes in scenes.scene(.yours) { YourViewController() }.initial()
            }
        }
        container.registerStoryboard(name: "Main") { scenes in scenes.reference(.theirs, to: "Other").initial() }
        let storyboard = try container.resolve(main: Storyboard.self)
        let error = try #require(throws: StoryboardError.self) { try storyboard.instantiateInitialViewController() }
        #expect(error.reason == .ambiguousStoryboard("Other", candidates: error.reason.candidates))
        #expect(error.reason.candidates.count == 2)
        extendLifetime(modules)
    }

    @Test func bundlesDistinguishEqualNames() throws {
        let modules = ["A", "B"].map { bundle in
            let module = Container(parent: container)
            module.register { Inject(place: bundle) }
            registerController(in: module)
            module.registerStoryboard(name: "Other", bundle: bundle) { scenes in
                scenes.scene(.yours) { YourViewController() }.initial()
            }
            return module
        }
        container.registerStoryboard(name: "Main") { scenes in
            scenes.reference(.theirs, to: "Other", bundle: "B").initial()
        }
        let storyboard = try container.resolve(main: Storyboard.self)
        #expect(try storyboard.instantiateInitialViewController(as: YourViewController.self).inject?.place == "B")
        withExtendedLifetime(modules) {}
    }

    // MARK: Subviews

    @Test func subviewsAreNotInjectedByDefault() throws {
        container.register(YourView.self).injection { view, inject in view.inject = inject }
        registerController(in: container)
        let controller = try storyboard(container).instantiateViewController(withIdentifier: .yours)
        controller.loadViewIfNeeded()
        #expect(controller.myView.inject == nil)
    }

    @Test func controllerEnablesSubviewInjection() throws {
        container.register(YourView.self).injection { view, inject in view.inject = inject }
        registerController(in: container).autoInjectToSubviews()
        let controller = try storyboard(container).instantiateViewController(withIdentifier: .yours)
        controller.loadViewIfNeeded()
        #expect(controller.myView.inject != nil)
    }

    @Test func containerEnablesSubviewInjection() throws {
        container.injectsToSubviews = true
        container.register(YourView.self).injection { view, inject in view.inject = inject }
        let controller = try storyboard(container).instantiateViewController(withIdentifier: .yours)
        controller.loadViewIfNeeded()
        #expect(controller.myView.inject != nil)
    }
}

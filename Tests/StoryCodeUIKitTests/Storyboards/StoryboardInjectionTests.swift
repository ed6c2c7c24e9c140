#if canImport(UIKit) && !os(watchOS)
    import StoryCodeTesting
    import StoryCodeUIKit
    import Testing
    import UIKit

    private protocol Animal: AnyObject {
        var name: String { get }
    }

    private final class Cat: Animal {
        let name: String
        init(name: String) { self.name = name }
    }

    private final class Dog: Animal {
        let name: String
        init(name: String) { self.name = name }
    }

    private class AnimalController: UIViewController {
        var animal: (any Animal)? {
            didSet { injections += 1 }
        }
        private(set) var injections = 0
        var onPrepare: (UIStoryboardSegue) -> Void = { _ in }

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            onPrepare(segue)
        }
    }

    private final class KittenController: AnimalController {}

    private final class ZooController: SceneViewController {
        let keeper: String

        init?(coder: NSCoder, keeper: String) {
            self.keeper = keeper
            super.init(coder: coder)
        }

        required init?(coder: NSCoder) {
            keeper = "unknown"
            super.init(coder: coder)
        }
    }

    private final class AnimalView: UIView {
        var animal: (any Animal)? {
            didSet { injections += 1 }
        }
        private(set) var injections = 0
    }

    private final class ViewController: UIViewController {
        let outer = AnimalView(frame: .zero)
        let inner = AnimalView(frame: .zero)
        var atLoad: (any Animal)?

        override func viewDidLoad() {
            super.viewDidLoad()
            atLoad = inner.animal
        }
    }

    private final class UnknownController: UIViewController {}

    /// What SwinjectStoryboard and DITranquillity do for the controllers of a storyboard.
    //
    // A storyboard file needs an app, so the tests declare the scenes and run where a stub takes the place of UIKit.
    #if !canImport(ObjectiveC)
        @MainActor
        struct StoryboardInjectionTests {
            let container = Container()
            let log = Log()

            init() {
                container.register { Cat(name: "Mimi") }.as((any Animal).self) { $0 }
                container.register(AnimalController.self).injection { $0.animal = $1 }
            }

            private func storyboard() -> UIStoryboard {
                UIStoryboard(
                    stubScenes: [
                        "Animal": .init(segues: ["show": "Animal", "zoo": "Zoo"]) { AnimalController(coder: $0) },
                        "Kitten": .init { KittenController(coder: $0) },
                        "Zoo": .init(segues: ["show": "Animal"]) { ZooController(coder: $0) },
                        "Unknown": .init { UnknownController(coder: $0) },
                        "Dog": .init(
                            { AnimalController(coder: $0) },
                            decoded: { $0.storyCodeRegistrationName = "dog" }
                        ),
                        "Swinject": .init(
                            { AnimalController(coder: $0) },
                            decoded: { $0.swinjectRegistrationName = "dog" }
                        ),
                        "Stack": .init(
                            { UINavigationController(coder: $0) },
                            decoded: {
                                ($0 as? UINavigationController)?.viewControllers = [AnimalController()]
                            }
                        ),
                        "Tabs": .init(
                            { UITabBarController(coder: $0) },
                            decoded: {
                                let stack = UINavigationController(rootViewController: AnimalController())
                                ($0 as? UITabBarController)?.viewControllers = [stack, AnimalController()]
                            }
                        ),
                    ],
                    initial: "Animal"
                )
            }

            @Test func theInitialControllerIsInjected() throws {
                let made = try storyboard().instantiateInitialViewController(container: container)
                let controller = try #require(made as? AnimalController)
                #expect(controller.animal?.name == "Mimi")
                #expect(!controller.isViewLoaded)
                let window = UIWindow.phone()
                window.rootViewController = controller
                window.makeKeyAndVisible()
                #expect(controller.viewIfLoaded?.window === window)
                #expect(controller.injections == 1)
            }

            @Test func aControllerWithAnIdentifierIsInjected() throws {
                let controller: AnimalController =
                    try storyboard().instantiateViewController(identifier: "Animal", container: container)
                #expect(controller.animal?.name == "Mimi")
                let other = try storyboard().instantiateViewController(withIdentifier: "Animal", container: container)
                #expect((other as? AnimalController)?.animal?.name == "Mimi")
            }

            @Test func aSubclassIsInjectedByTheRegistrationOfItsSuperclass() throws {
                let controller: KittenController =
                    try storyboard().instantiateViewController(identifier: "Kitten", container: container)
                #expect(controller.animal?.name == "Mimi")
            }

            @Test func aRuntimeAttributeSelectsTheRegistration() throws {
                container.register { Dog(name: "Hachi") }
                container.register(AnimalController.self, name: "dog").injection { $0.animal = $1 as Dog }
                for identifier in ["Dog", "Swinject"] {
                    let controller: AnimalController =
                        try storyboard().instantiateViewController(identifier: identifier, container: container)
                    #expect(controller.animal?.name == "Hachi")
                }
            }

            @Test func anUnknownRegistrationNameIsAnError() throws {
                container.register(AnimalController.self, name: "cat")
                let error = #expect(throws: ContainerError.self) {
                    try storyboard().instantiateViewController(withIdentifier: "Dog", container: container)
                }
                #expect(
                    error?.description == """
                        Nothing is registered for AnimalController named "dog", only for named "cat", in the container \
                        "container". To fix: Use one of those, or register a component under this one.
                        """
                )
            }

            @Test func aClassThatIsNotRegisteredIsLeftAsItIs() throws {
                let made = try storyboard().instantiateViewController(withIdentifier: "Unknown", container: container)
                #expect(made is UnknownController)
            }

            @Test func aCreatorCallsAnInitialiser() throws {
                let zoo = try storyboard().instantiateViewController(identifier: "Zoo", container: container) {
                    ZooController(coder: $0, keeper: "Ada")
                }
                #expect(zoo.keeper == "Ada")
            }

            @Test func childrenAreInjected() throws {
                let stack: UINavigationController =
                    try storyboard().instantiateViewController(identifier: "Stack", container: container)
                #expect((stack.topViewController as? AnimalController)?.injections == 1)
                let tabs: UITabBarController =
                    try storyboard().instantiateViewController(identifier: "Tabs", container: container)
                let inner = (tabs.viewControllers?.first as? UINavigationController)?.topViewController
                #expect((inner as? AnimalController)?.injections == 1)
                #expect((tabs.viewControllers?.last as? AnimalController)?.injections == 1)
            }

            @Test func theDestinationOfASegueIsInjectedOnceBeforeTheSourcePreparesIt() throws {
                let controller: AnimalController =
                    try storyboard().instantiateViewController(identifier: "Animal", container: container)
                let stack = UINavigationController(rootViewController: controller)
                var prepared: String?
                controller.onPrepare = { segue in
                    let destination = segue.destination as? AnimalController
                    prepared = destination?.animal?.name
                    destination?.animal = Dog(name: "Rex")
                }
                controller.performSegue(withIdentifier: "show", sender: nil)
                let destination = try #require(stack.topViewController as? AnimalController)
                #expect(prepared == "Mimi")
                #expect(destination.animal?.name == "Rex")
                #expect(destination.injections == 2)
            }

            @Test func aControllerIsInjectedOnce() throws {
                let made = try storyboard().instantiateViewController(withIdentifier: "Animal", container: container)
                let stack: UINavigationController =
                    try storyboard().instantiateViewController(identifier: "Stack", container: container)
                let segue = UIStoryboardSegue(identifier: "show", source: made, destination: stack)
                for _ in 1...2 { made.stubSend(.prepare(segue, sender: nil)) }
                #expect((stack.topViewController as? AnimalController)?.injections == 1)
            }

            @Test func anInjectionThatInjectsTheSameControllerIsNotRepeated() throws {
                let container = Container()
                container.register { Cat(name: "Mimi") }
                let source = try storyboard().instantiateViewController(withIdentifier: "Unknown", container: container)
                let destination = AnimalController()
                let segue = UIStoryboardSegue(identifier: "show", source: source, destination: destination)
                container.register(AnimalController.self).injection { (controller, cat: Cat) in
                    controller.animal = cat
                    if controller.injections == 1 { source.stubSend(.prepare(segue, sender: nil)) }
                }
                source.stubSend(.prepare(segue, sender: nil))
                #expect(destination.injections == 1)
            }

            @Test func aFailedInjectionIsRepeated() throws {
                let container = Container()
                container.register(AnimalController.self).injection { (controller, cat: Cat) in controller.animal = cat
                }
                let source = try storyboard().instantiateViewController(withIdentifier: "Unknown", container: container)
                let destination = AnimalController()
                let segue = UIStoryboardSegue(identifier: "show", source: source, destination: destination)
                log.withDiagnostics { source.stubSend(.prepare(segue, sender: nil)) }
                container.register { Cat(name: "Tama") }
                source.stubSend(.prepare(segue, sender: nil))
                #expect(destination.animal?.name == "Tama")
                log.expect(["! notInjected"])
            }

            @Test func anInjectedControllerOnTheBaseClassNotifiesOnce() throws {
                let zoo: ZooController =
                    try storyboard().instantiateViewController(identifier: "Zoo", container: container)
                let host = Scene { zoo }.with { Tracker("h", log: log) }.host(view: { _, _ in UIView() })
                let recorder = LifecycleRecorder(of: host, as: "Zoo")
                zoo.loadViewIfNeeded()
                zoo.view = nil
                recorder.expect(
                    ["Zoo.loadView", "Zoo.viewDidLoad", "Zoo.viewWillTearDown", "Zoo.viewDidTearDown"],
                    helpers: false
                )
                log.expect(["h.didLoad", "h.willTearDown", "h.didTearDown"])
            }

            @Test func seguesOfDestinationsInjectToo() throws {
                let controller: AnimalController =
                    try storyboard().instantiateViewController(identifier: "Animal", container: container)
                let stack = UINavigationController(rootViewController: controller)
                controller.performSegue(withIdentifier: "zoo", sender: nil)
                stack.topViewController?.performSegue(withIdentifier: "show", sender: nil)
                #expect((stack.topViewController as? AnimalController)?.animal?.name == "Mimi")
                #expect(stack.viewControllers.count == 3)
            }

            @Test func aFailedInjectionOfADestinationIsReported() throws {
                container.register(KittenController.self).injection { (_, _: Int) in }
                let storyboard = UIStoryboard(
                    stubScenes: [
                        "Animal": .init(segues: ["show": "Kitten"]) { AnimalController(coder: $0) },
                        "Kitten": .init { KittenController(coder: $0) },
                    ],
                    initial: "Animal"
                )
                let controller = try #require(try storyboard.instantiateInitialViewController(container: container))
                log.withDiagnostics { controller.performSegue(withIdentifier: "show", sender: nil) }
                log.expect(["! notInjected"])
            }

            @Test func aFailedInjectionIsAnError() {
                let container = Container()
                container.register(AnimalController.self).injection { (controller, cat: Cat) in controller.animal = cat
                }
                // It is not reported too.
                log.withDiagnostics {
                    _ = #expect(throws: ContainerError.self) {
                        try storyboard().instantiateInitialViewController(container: container)
                    }
                }
                log.expect([])
            }

            @Test func storyboardInitCompletedIsCalledWithTheContainerAndTheController() throws {
                let container = Container()
                container.register { Cat(name: "Tama") }.as((any Animal).self) { $0 }
                container.storyboardInitCompleted(AnimalController.self) { r, c in
                    c.animal = r.resolve((any Animal).self)
                }
                let made = try storyboard().instantiateInitialViewController(container: container)
                #expect((made as? AnimalController)?.animal?.name == "Tama")
            }

            @Test func anInjectedControllerCanBecomeTheControllerOfAScene() throws {
                let controller: AnimalController =
                    try storyboard().instantiateViewController(identifier: "Animal", container: container)
                let scene = Scene { controller }.with { Tracker("h", log: log) }.instantiate()
                scene.loadViewIfNeeded()
                log.expect(["h.didLoad"])
            }

            /// Makes a controller with a view inside a view, and a child with a view of its own.
            private func makeViews() throws -> (ViewController, AnimalView) {
                let storyboard = UIStoryboard(
                    stubScenes: [
                        "Views": .init(
                            { ViewController(coder: $0) },
                            decoded: { controller in
                                guard let controller = controller as? ViewController else { return }
                                controller.outer.addSubview(controller.inner)
                            }
                        )
                    ],
                    initial: "Views"
                )
                let controller: ViewController =
                    try storyboard.instantiateViewController(identifier: "Views", container: container)
                let child = UIViewController()
                let childView = AnimalView(frame: .zero)
                child.view = childView
                controller.outer.addSubview(childView)
                let root = UIView()
                root.addSubview(controller.outer)
                _ = Scene { controller }.with { 1 }.instantiate(view: { _, _ in root })
                controller.addChild(child)
                return (controller, childView)
            }

            @Test func subviewsAreInjectedOnceBeforeViewDidLoad() throws {
                container.register(AnimalView.self).injection { $0.animal = $1 }
                container.register(ViewController.self).autoInjectToSubviews()
                let (controller, childView) = try makeViews()
                controller.loadViewIfNeeded()
                controller.call(.viewDidLoad)
                #expect(controller.outer.animal?.name == "Mimi")
                #expect(controller.atLoad?.name == "Mimi")
                #expect(controller.inner.injections == 1)
                #expect(childView.animal == nil)
            }

            @Test func subviewsOfAViewThatIsLoadedEarlyAreInjected() throws {
                container.register(AnimalView.self).injection { $0.animal = $1 }
                container.register(ViewController.self).autoInjectToSubviews()
                let storyboard = UIStoryboard(
                    stubScenes: [
                        "Views": .init(
                            { ViewController(coder: $0) },
                            decoded: { controller in
                                guard let controller = controller as? ViewController else { return }
                                controller.view.addSubview(controller.outer)
                            }
                        )
                    ],
                    initial: "Views"
                )
                let controller: ViewController =
                    try storyboard.instantiateViewController(identifier: "Views", container: container)
                #expect(controller.outer.animal?.name == "Mimi")
                controller.call(.viewDidLoad)
                #expect(controller.outer.injections == 1)
            }

            @Test func subviewsAreNotInjectedByDefault() throws {
                container.register(AnimalView.self).injection { $0.animal = $1 }
                container.register(ViewController.self)
                let (controller, _) = try makeViews()
                controller.loadViewIfNeeded()
                #expect(controller.inner.animal == nil)
            }

            @Test func aFailedInjectionOfASubviewIsReported() throws {
                container.register(AnimalView.self).injection { (_, _: Int) in }
                container.register(ViewController.self).autoInjectToSubviews()
                let (controller, _) = try makeViews()
                log.withDiagnostics { controller.loadViewIfNeeded() }
                log.expect(["! notInjected", "! notInjected"])
            }

            @Test func aControllerThatTheContainerHasMadeIsNotInjectedAgain() throws {
                let container = Container()
                container.register { Cat(name: "Tama") }.as((any Animal).self) { $0 }
                container.register(main: { AnimalController() }).injection { $0.animal = $1 }
                let made: AnimalController = try container.resolve(main: AnimalController.self)
                let source = try storyboard().instantiateViewController(withIdentifier: "Unknown", container: container)
                let segue = UIStoryboardSegue(identifier: "show", source: source, destination: made)
                source.stubSend(.prepare(segue, sender: nil))
                #expect(made.injections == 1)
            }

            @Test func injectionRetainsNoController() throws {
                weak var released: UIViewController?
                do {
                    let controller: AnimalController =
                        try storyboard().instantiateViewController(identifier: "Animal", container: container)
                    released = controller
                }
                #expect(released == nil)
            }
        }
    #endif
#endif

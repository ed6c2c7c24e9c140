import StoryCode
import StoryCodeLeaks
import StoryCodeTesting
import TestSupport
import Testing

/// The ways in which a scene can retain itself, and how they are reported.
@MainActor
struct RetainCycleTests {
    final class Controller: ViewController {
        var onClose: (() -> Void)?
        var handlers: [String: (Int) -> Void] = [:]

        func close() { onClose?() }
    }

    final class Presenter: ViewObserver {
        var model = Model()
        var delegate: Controller?
        var stored: Any?
        var state = State.idle
        var style = Style()
        var list: [(String, AnyObject)] = []
        var timer: Timer?
        var other: ViewController?
        var container: Container?
        lazy var formatter = Formatter()
        weak var view: Controller?
        unowned let owner: Controller?

        init(owner: Controller? = nil) { self.owner = owner }

        func refresh() {}
    }

    final class Model {
        var done: (() -> Void)?
    }

    final class Formatter {
        var source: AnyObject?
    }

    final class Timer {
        let tick: @MainActor () -> Void

        init(tick: @escaping @MainActor () -> Void) { self.tick = tick }
    }

    enum State {
        case idle
        case editing(Controller, depth: Int)
    }

    struct Style {
        var theme = Theme()

        struct Theme {
            var owner: Controller?
        }
    }

    final class Router: Sendable {
        @MainActor var close: (() -> Void)?

        init() {}
    }

    /// Returns the cycles of a scene with a controller and a presenter.
    private func cycles(_ connect: @MainActor (Controller, Presenter) -> Void) -> String {
        let host = Scene { Controller() }.with { Presenter() }.host(connect: { controller, presenter in
            controller.title = "Lisbon"
            connect(controller, presenter)
        })
        let cycles = host.retainCycles().description
        host.controller.onClose = nil
        host.controller.handlers = [:]
        host.helpers.model.done = nil
        return cycles
    }

    @Test(.readsClosures) func closureProperty() {
        #expect(
            cycles { controller, presenter in presenter.model.done = { controller.close() } } == """
                Controller "Lisbon"
                  ↓ helper 1 of its scene
                Presenter
                  ↓ model.done { … }   a closure that captures the controller   ← break here: [weak controller]
                Controller "Lisbon"
                """
        )
    }

    @Test(.readsClosures) func capturedMethod() {
        #expect(
            cycles { controller, presenter in presenter.model.done = controller.close } == """
                Controller "Lisbon"
                  ↓ helper 1 of its scene
                Presenter
                  ↓ model.done { … }   a closure that captures the controller   ← break here: [weak controller]
                Controller "Lisbon"
                """
        )
    }

    @Test(.readsClosures) func dictionaryOfClosures() {
        #expect(
            cycles { controller, presenter in
                controller.handlers["b"] = { number in print(number, presenter) }
                controller.handlers["a"] = { number in print(number, controller) }
            } == """
                Controller "Lisbon"
                  ↓ handlers["a"] { … }   a closure that captures the controller   ← break here: [weak controller]
                Controller "Lisbon"
                """
        )
    }

    @Test func anyValue() {
        #expect(
            cycles { controller, presenter in presenter.stored = controller } == """
                Controller "Lisbon"
                  ↓ helper 1 of its scene
                Presenter
                  ↓ stored   ← break here
                Controller "Lisbon"
                """
        )
    }

    @Test func payloadOfAnEnumeration() {
        #expect(
            cycles { controller, presenter in presenter.state = .editing(controller, depth: 1) } == """
                Controller "Lisbon"
                  ↓ helper 1 of its scene
                Presenter
                  ↓ state.editing.0   ← break here
                Controller "Lisbon"
                """
        )
    }

    @Test func nestedStructure() {
        #expect(
            cycles { controller, presenter in presenter.style.theme.owner = controller } == """
                Controller "Lisbon"
                  ↓ helper 1 of its scene
                Presenter
                  ↓ style.theme.owner   ← break here: weak var owner
                Controller "Lisbon"
                """
        )
    }

    @Test func strongDelegate() {
        #expect(
            cycles { controller, presenter in presenter.delegate = controller } == """
                Controller "Lisbon"
                  ↓ helper 1 of its scene
                Presenter
                  ↓ delegate   ← break here: weak var delegate
                Controller "Lisbon"
                """
        )
    }

    @Test func arrayOfTuples() {
        #expect(
            cycles { controller, presenter in presenter.list = [("a", Model()), ("b", controller)] } == """
                Controller "Lisbon"
                  ↓ helper 1 of its scene
                Presenter
                  ↓ list[1].1   ← break here
                Controller "Lisbon"
                """
        )
    }

    @Test(.readsClosures) func closureOfATimer() {
        #expect(
            cycles { controller, presenter in
                presenter.timer = Timer { [unowned presenter] in
                    presenter.refresh(); controller.close()
                }
            } == """
                Controller "Lisbon"
                  ↓ helper 1 of its scene
                Presenter
                  ↓ timer.tick { … }   a closure that captures the controller   ← break here: [weak controller]
                Controller "Lisbon"
                """
        )
    }

    @Test func twoScenes() {
        #expect(
            cycles { controller, presenter in
                let other = Scene { ViewController() }.with { Presenter() }.host()
                other.controller.title = "Porto"
                other.helpers.delegate = controller
                presenter.other = other.controller
            } == """
                Controller "Lisbon"
                  ↓ helper 1 of its scene
                Presenter
                  ↓ other   ← break here: weak var other
                ViewController "Porto"
                  ↓ a helper of its scene
                Presenter
                  ↓ delegate
                Controller "Lisbon"
                """
        )
    }

    @Test func lazyProperty() {
        #expect(
            cycles { controller, presenter in presenter.formatter.source = controller } == """
                Controller "Lisbon"
                  ↓ helper 1 of its scene
                Presenter
                  ↓ formatter.source   ← break here: weak var source
                Controller "Lisbon"
                """
        )
    }

    @Test(.readsClosures) func componentOfAContainer() throws {
        let container = Container()
        container.register(main: Router.init).lifetime(.single)
        let router = try container.resolve(main: Router.self)
        #expect(
            cycles { controller, presenter in
                presenter.container = container
                router.close = { controller.close() }
            } == """
                Controller "Lisbon"
                  ↓ helper 1 of its scene
                Presenter
                  ↓ container → Router.close { … }   a closure that captures the controller   ← break here: [weak controller]
                Controller "Lisbon"
                """
        )
    }

    @Test(.readsClosures) func closureOfARegistration() throws {
        let container = Container()
        #expect(
            cycles { controller, presenter in
                presenter.container = container
                container.register(main: { Child(controller) })
            } == """
                Controller "Lisbon"
                  ↓ helper 1 of its scene
                Presenter
                  ↓ container → a registration { … }   a closure that captures the controller   ← break here: [weak controller]
                Controller "Lisbon"
                """
        )
    }

    final class Child {
        init(_ controller: ViewController) {}
    }

    @Test func propertySetLater() {
        final class LateController: ViewController {
            var presenter: Presenter?

            override func viewDidLoad() {
                super.viewDidLoad()
                presenter?.other = self
            }
        }
        let host = Scene { LateController() }.with { Presenter() }.host(connect: { $0.presenter = $1 })
        #expect(host.retainCycles().isEmpty)
        host.controller.loadViewIfNeeded()
        #expect(
            host.retainCycles().description == """
                LateController
                  ↓ helper 1 of its scene
                Presenter
                  ↓ other   ← break here: weak var other
                LateController
                """
        )
        host.helpers.other = nil
    }

    @Test(.readsClosures) func viewBuilder() {
        let controller = Controller()
        let host = Scene { controller }.with { Presenter() }.host(view: { _, presenter in
            presenter.refresh()
            controller.close()
            return View()
        })
        #expect(
            host.retainCycles().description == """
                Controller
                  ↓ its view builder   a closure that captures the controller   ← break here: [weak controller]
                Controller
                """
        )
    }

    @Test(.readsClosures) func controllerAmongItsHelpers() {
        let controller = Controller()
        controller.title = "Lisbon"
        controller.onClose = controller.close
        let host = Scene { controller }.with { controller }.with { Presenter() }.host()
        #expect(
            host.retainCycles().description == """
                Controller "Lisbon"
                  ↓ onClose { … }   a closure that captures the controller   ← break here: [weak controller]
                Controller "Lisbon"
                """
        )
        controller.onClose = nil
    }

    @Test func windowOfTheController() {
        let words = cycles { controller, presenter in
            let window = Window()
            window.rootViewController = controller
            presenter.stored = window
        }
        #expect(
            words.hasPrefix(
                """
                Controller "Lisbon"
                  ↓ helper 1 of its scene
                Presenter
                  ↓ stored   ← break here
                Window
                  ↓ its root view controller
                Controller "Lisbon"
                """
            ),
            "\(words)"
        )
    }

    @Test(.readsClosures, arguments: [false, true]) func closureOfAnObjectOfThePackage(capturesMore: Bool) {
        // The compiler does not know the number, so the closure captures it.
        let number = Int.random(in: 0...1)
        #expect(
            cycles { controller, presenter in
                presenter.stored =
                    capturesMore
                    ? LeakWatch(isOn: false) { _ in print(number, controller) }
                    : LeakWatch(isOn: false) { _ in controller.close() }
            } == """
                Controller "Lisbon"
                  ↓ helper 1 of its scene
                Presenter
                  ↓ stored → receive { … }   a closure that captures the controller   ← break here: [weak controller]
                Controller "Lisbon"
                """
        )
    }

    @Test(.readsClosures) func severalCycles() {
        let host = Scene { Controller() }.with { Presenter() }.with { Model() }.host(connect: {
            controller,
            presenter,
            model in
            controller.onClose = controller.close
            presenter.delegate = controller
            model.done = { print(model, presenter) }
            presenter.model = model
        })
        #expect(
            host.retainCycles().map(\.description) == [
                """
                Controller
                  ↓ onClose { … }   a closure that captures the controller   ← break here: [weak controller]
                Controller
                """,
                """
                Controller
                  ↓ helper 1 of its scene
                Presenter
                  ↓ delegate   ← break here: weak var delegate
                Controller
                """,
                """
                Presenter
                  ↓ model   ← break here: weak var model
                Model
                  ↓ done { … }   a closure that captures the helper
                Presenter
                """,
                """
                Model
                  ↓ done { … }   a closure that captures the helper   ← break here: [weak helper]
                Model
                """,
            ]
        )
        host.controller.onClose = nil
        host.helpers.0.delegate = nil
        host.helpers.1.done = nil
    }

    @Test(.readsClosures) func capturedHost() {
        let host = Scene { Controller() }.with { Presenter() }.host()
        host.helpers.model.done = { host.controller.close() }
        #expect(
            host.retainCycles().map(\.description) == [
                """
                Controller
                  ↓ helper 1 of its scene
                Presenter
                  ↓ model.done { … }.controller   a closure that captures the controller   ← break here: [weak controller]
                Controller
                """,
                """
                Presenter
                  ↓ model.done { … }.helpers   a closure that captures the helper   ← break here: [weak helper]
                Presenter
                """,
            ]
        )
        host.helpers.model.done = nil
    }

    @Test(.readsClosures) func genericClosure() {
        func bind<Owner: ViewController, Value>(_ owner: Owner, _ value: Value, to model: Model) {
            model.done = { print(owner, [value]) }
        }
        #expect(
            cycles { controller, presenter in bind(controller, "a", to: presenter.model) } == """
                Controller "Lisbon"
                  ↓ helper 1 of its scene
                Presenter
                  ↓ model.done { … }   a closure that captures the controller   ← break here: [weak controller]
                Controller "Lisbon"
                """
        )
    }

    @Test(.readsClosures) func capturedVariable() {
        #expect(
            cycles { controller, presenter in
                var latest: Controller? = controller
                var count = 0
                presenter.model.done = {
                    count += 1
                    if count > 1 { latest = nil }
                    latest?.close()
                }
            } == """
                Controller "Lisbon"
                  ↓ helper 1 of its scene
                Presenter
                  ↓ model.done { … }   a closure that captures the controller   ← break here: [weak controller]
                Controller "Lisbon"
                """
        )
    }

    /// Captures a variable of a generic type.
    private func keep<Value>(_ value: Value, in model: Model, _ close: @escaping (Value) -> Void) {
        var latest: Value? = value
        model.done = {
            if let value = latest { close(value) }
            latest = nil
        }
    }

    @Test(.readsClosures) func capturedVariableOfAGenericType() {
        #expect(
            cycles { controller, presenter in keep(controller, in: presenter.model) { _ in } } == """
                Controller "Lisbon"
                  ↓ helper 1 of its scene
                Presenter
                  ↓ model.done { … }   a closure that captures the controller   ← break here: [weak controller]
                Controller "Lisbon"
                """
        )
    }

    @Test(.readsClosures, arguments: [false, true]) func closureOfAValueHelper(capturesMore: Bool) {
        struct Sink: ViewObserver { let done: () -> Void }
        // The compiler does not know the number, so the closure captures it.
        let (controller, number) = (Controller(), Int.random(in: 0...1))
        let sink = capturesMore ? Sink { print(number, controller) } : Sink { controller.close() }
        let host = Scene { controller }.with { sink }.host()
        #expect(
            host.retainCycles().description == """
                Controller
                  ↓ a helper of its scene: done { … }   a closure that captures the controller   ← break here: \
                [weak controller]
                Controller
                """
        )
    }

    @Test(.readsClosures) func resourceBag() {
        #expect(
            cycles { controller, presenter in controller.sceneBag.insert { controller.close() } } == """
                Controller "Lisbon"
                  ↓ its scene bag { … }   a closure that captures the controller   ← break here: [weak controller]
                Controller "Lisbon"
                """
        )
    }

    @Test(.readsClosures, arguments: [false, true]) func backHandler(capturesMore: Bool) {
        #expect(
            cycles { controller, presenter in
                if capturesMore {
                    controller.addBackHandler { [unowned presenter] in
                        presenter.refresh()
                        controller.close()
                    }
                } else {
                    controller.addBackHandler { controller.close() }
                }
            } == """
                Controller "Lisbon"
                  ↓ its back handler { … }   a closure that captures the controller   ← break here: [weak controller]
                Controller "Lisbon"
                """
        )
    }

    enum Theme: TraitDefinition { static let defaultValue = 0 }

    struct Places: Equatable { var cities = [1] }

    @Test func flowIsNoCycle() {
        let flow = Flow(Places())
        let host = Scene { NavigationController(rootViewController: Controller()) }.with {
            StackFlow(flow, \.cities) { _ in Controller() }
        }.host()
        let window = Window()
        window.rootViewController = host.controller
        window.makeKeyAndVisible()
        flow.update { $0.cities.append(2) }
        #expect(host.controller.viewControllers.count == 3)
        #expect(host.retainCycles().description == "no cycles")
    }

    @Test(.readsClosures) func closureOfAFlow() {
        let navigation = NavigationController(rootViewController: Controller())
        let host = Scene { navigation }.with {
            StackFlow(Flow(Places()), \.cities) { _ in
                navigation.title = "a city"
                return Controller()
            }
        }.host()
        #expect(
            host.retainCycles().description == """
                NavigationController "a city"
                  ↓ helper 1 of its scene
                StackDriver<PortableToolkit, Places, Int>
                  ↓ make { … }   a closure that captures the controller   ← break here: [weak controller]
                NavigationController "a city"
                """
        )
    }

    @Test func closuresOfThePackageAreNoCycles() {
        let pages = [Controller(), Controller()].map { controller in
            Scene { controller }.with { Presenter() }.host(
                connect: { controller, presenter in
                    controller.addBackHandler {}
                    controller.sceneBag.keep(Model())
                    controller.appearanceBag.task {}
                    controller.registerForTraitChanges([Theme.self]) { (controller: Controller, _) in
                        controller.close()
                    }
                },
                view: { _, _ in View() }
            )
        }
        let tabs = TabBarController()
        let stack = NavigationController(rootViewController: pages[0].controller)
        tabs.viewControllers = [stack, ViewController()]
        let window = Window()
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        stack.pushViewController(pages[1].controller, animated: true)
        stack.present(ViewController(), animated: true)
        for page in pages { #expect(page.retainCycles().description == "no cycles") }
        final class Root { let window: Window; init(_ window: Window) { self.window = window } }
        #expect(Scene { ViewController() }.with { Root(window) }.host().retainCycles().description == "no cycles")
        #expect(Scene { tabs }.host().retainCycles().description == "no cycles")
    }

    @Test func weakAndUnownedReferences() {
        let host = Scene { Controller() }.withDerived { Presenter(owner: $0) }.host(connect: { controller, presenter in
            presenter.view = controller
            presenter.model.done = { [weak controller] in controller?.close() }
            controller.onClose = { [unowned controller, weak presenter] in
                controller.close()
                presenter?.refresh()
            }
            controller.handlers["a"] = { [unowned(unsafe) controller] number in print(number, unsafe controller) }
        })
        #expect(host.retainCycles().description == "no cycles")
    }
}

import StoryCode
import StoryCodeTesting
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

    @Test func closureProperty() {
        #expect(cycles { controller, presenter in presenter.model.done = { controller.close() } } == "")
    }

    @Test func capturedMethod() {
        #expect(cycles { controller, presenter in presenter.model.done = controller.close } == "")
    }

    @Test func dictionaryOfClosures() {
        #expect(
            cycles { controller, presenter in
                controller.handlers["b"] = { number in print(number, presenter) }
                controller.handlers["a"] = { number in print(number, controller) }
            } == ""
        )
    }

    @Test func anyValue() {
        #expect(cycles { controller, presenter in presenter.stored = controller } == "")
    }

    @Test func payloadOfAnEnumeration() {
        #expect(cycles { controller, presenter in presenter.state = .editing(controller, depth: 1) } == "")
    }

    @Test func nestedStructure() {
        #expect(cycles { controller, presenter in presenter.style.theme.owner = controller } == "")
    }

    @Test func strongDelegate() {
        #expect(cycles { controller, presenter in presenter.delegate = controller } == "")
    }

    @Test func arrayOfTuples() {
        #expect(cycles { controller, presenter in presenter.list = [("a", Model()), ("b", controller)] } == "")
    }

    @Test func closureOfATimer() {
        #expect(cycles { controller, presenter in presenter.timer = Timer { [unowned presenter] in presenter.refresh(); controller.close() } } == "")
    }

    @Test func twoScenes() {
        #expect(
            cycles { controller, presenter in
                let other = Scene { ViewController() }.with { Presenter() }.host()
                other.controller.title = "Porto"
                other.helpers.delegate = controller
                presenter.other = other.controller
            } == ""
        )
    }

    @Test func lazyProperty() {
        #expect(cycles { controller, presenter in presenter.formatter.source = controller } == "")
    }

    @Test func componentOfAContainer() throws {
        let container = Container()
        container.register(main: Router.init).lifetime(.single)
        let router = try container.resolve(main: Router.self)
        #expect(
            cycles { controller, presenter in
                presenter.container = container
                router.close = { controller.close() }
            } == ""
        )
    }

    @Test func closureOfARegistration() throws {
        let container = Container()
        #expect(
            cycles { controller, presenter in
                presenter.container = container
                container.register(main: { Child(controller) })
            } == ""
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
        #expect(host.retainCycles().description == "")
        host.helpers.other = nil
    }

    @Test func viewBuilder() {
        let controller = Controller()
        let host = Scene { controller }.with { Presenter() }.host(view: { _, presenter in
            presenter.refresh()
            controller.close()
            return View()
        })
        #expect(host.retainCycles().description == "")
    }

    @Test func severalCycles() {
        let host = Scene { Controller() }.with { Presenter() }.with { Model() }.host(connect: { controller, presenter, model in
            controller.onClose = controller.close
            presenter.delegate = controller
            model.done = { print(model, presenter) }
            presenter.model = model
        })
        #expect(host.retainCycles().map(\.description) == [])
        #expect(host.retainCycles().count == 3)
        host.controller.onClose = nil
        host.helpers.0.delegate = nil
        host.helpers.1.done = nil
    }

    @Test func capturedHost() {
        let host = Scene { Controller() }.with { Presenter() }.host()
        host.helpers.model.done = { host.controller.close() }
        #expect(host.retainCycles().map(\.description) == [])
        host.helpers.model.done = nil
    }

    @Test func genericClosure() {
        func bind<Owner: ViewController, Value>(_ owner: Owner, _ value: Value, to model: Model) {
            model.done = { print(owner, [value]) }
        }
        #expect(cycles { controller, presenter in bind(controller, "a", to: presenter.model) } == "")
    }

    @Test func capturedVariable() {
        #expect(
            cycles { controller, presenter in
                var latest: Controller? = controller
                var count = 0
                presenter.model.done = {
                    count += 1
                    if count > 1 { latest = nil }
                    latest?.close()
                }
            } == ""
        )
    }

    @Test func resourceBag() {
        #expect(cycles { controller, presenter in controller.sceneBag.insert { controller.close() } } == "")
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

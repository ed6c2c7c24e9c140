import StoryCode
import TestSupport
import Testing

/// State that a scene keeps while its view, or the whole scene, is recreated.
@MainActor
struct ControllerStateTests {
    let log = Log()
    let clock = ManualClock()

    /// A helper with state of the scene and state of the view.
    final class Reader: Awakable, ViewObserver {
        let name: String
        let log: Log
        weak var controller: ViewController?
        var page = 0
        var offset = 0

        init(_ name: String, log: Log) {
            self.name = name
            self.log = log
        }

        func awake() {
            guard let keeper = controller?.stateKeeper else { return }
            page = restored("page", from: keeper)
            keeper.register("\(name).page") { [weak self] in self?.saved("page", \.page) }
        }

        func viewDidLoad() {
            guard let keeper = controller?.viewStateKeeper else { return }
            offset = restored("offset", from: keeper)
            keeper.register("\(name).offset") { [weak self] in self?.saved("offset", \.offset) }
        }

        func viewWillTearDown() { log.add("\(name).willTearDown") }
        func viewDidTearDown() { log.add("\(name).didTearDown") }

        private func restored(_ what: String, from keeper: StateKeeper) -> Int {
            let value = try? keeper.consume("\(name).\(what)", as: Int.self)
            log.add("\(name).\(what) was \(value.map { "\($0)" } ?? "unknown")")
            return value ?? 0
        }

        private func saved(_ what: String, _ value: KeyPath<Reader, Int>) -> Int {
            log.add("\(name).\(what) is \(self[keyPath: value])")
            return self[keyPath: value]
        }
    }

    private func scene(_ state: SavedState = SavedState()) -> SceneHost<ViewController, (Reader, Reader)> {
        Scene {
            ViewController()
        }.with { [log] in
            Reader("a", log: log)
        }.with { [log] in
            Reader("b", log: log)
        }.host(connect: { controller, first, second in
            controller.restoreState(state)
            first.controller = controller
            second.controller = controller
        })
    }

    @Test func viewStateIsSavedAfterWillTearDown() {
        let host = scene()
        host.controller.loadViewIfNeeded()
        host.helpers.0.offset = 3
        host.helpers.1.offset = 4
        _ = log.take()
        host.controller.view = nil
        log.expect([
            "a.willTearDown", "b.willTearDown", "a.offset is 3", "b.offset is 4", "a.didTearDown", "b.didTearDown",
        ])
        host.controller.loadViewIfNeeded()
        #expect(log.take() == ["a.offset was 3", "b.offset was 4"])
    }

    @Test func viewStateSurvivesCyclesOfAWindow() {
        let window = Window(scheduler: clock)
        let host = scene()
        window.rootViewController = host.controller
        window.makeKeyAndVisible()
        clock.flush()
        _ = log.take()
        log.withDiagnostics {
            for offset in 1...3 {
                host.helpers.0.offset = offset
                host.controller.reloadView()
                clock.flush()
                host.helpers.1.offset = offset * 10
                window.isHidden = true
                host.controller.view = nil
                window.isHidden = false
                clock.flush()
                #expect(host.helpers.0.offset == offset && host.helpers.1.offset == offset * 10)
            }
        }
        #expect(!log.take().contains { $0.hasPrefix("!") || $0.hasSuffix("unknown") })
    }

    @Test func viewExistsWhileItsStateIsSaved() throws {
        let controller = ViewController()
        controller.view.frame = LayoutRect(x: 0, y: 0, width: 390, height: 844)
        controller.viewStateKeeper.register("width") { [weak controller] in controller?.viewIfLoaded?.frame.size.width }
        controller.view = nil
        #expect(try controller.viewStateKeeper.consume("width", as: Double.self) == 390)
        #expect(controller.saveState().isEmpty)
    }

    @Test func sceneIsRecreatedWithHelpersAndView() {
        let first = scene()
        first.controller.loadViewIfNeeded()
        (first.helpers.0.page, first.helpers.1.page) = (1, 2)
        (first.helpers.0.offset, first.helpers.1.offset) = (3, 4)
        _ = log.take()
        let state = first.controller.saveState()
        #expect(log.take() == ["a.offset is 3", "b.offset is 4", "a.page is 1", "b.page is 2"])
        let second = scene(state)
        #expect(log.take() == ["a.page was 1", "b.page was 2"])
        second.controller.loadViewIfNeeded()
        #expect(log.take() == ["a.offset was 3", "b.offset was 4"])
        second.controller.reloadView()
        #expect(log.take().suffix(2) == ["a.offset was 3", "b.offset was 4"])
    }

    @Test func unloadedViewStateSurvivesTwoRecreations() {
        let first = scene()
        first.controller.loadViewIfNeeded()
        first.helpers.0.offset = 3
        let second = scene(first.controller.saveState())
        let third = scene(second.controller.saveState())
        _ = log.take()
        third.controller.loadViewIfNeeded()
        #expect(log.take() == ["a.offset was 3", "b.offset was 0"])
    }

    @Test func stateOfATornDownViewIsInTheScene() {
        let first = scene()
        first.controller.loadViewIfNeeded()
        first.helpers.0.offset = 3
        first.controller.view = nil
        let second = scene(first.controller.saveState())
        _ = log.take()
        second.controller.loadViewIfNeeded()
        #expect(log.take() == ["a.offset was 3", "b.offset was 0"])
    }

    @Test func recreatedSceneSurvivesEncoding() throws {
        let coder = JSONStateCoder()
        let first = scene()
        first.controller.loadViewIfNeeded()
        (first.helpers.0.page, first.helpers.1.offset) = (1, 4)
        let encoded = try first.controller.saveState().encoded(by: coder)
        _ = log.take()
        let second = scene(SavedState(encoded, coder: coder))
        second.controller.loadViewIfNeeded()
        #expect(log.take() == ["a.page was 1", "b.page was 0", "a.offset was 0", "b.offset was 4"])
        #expect(try second.controller.saveState().encoded(by: coder) == encoded)
    }

    @Test func restoringReplacesUnconsumedState() {
        let (first, second) = (ViewController(), ViewController())
        first.stateKeeper.register("page") { 1 }
        first.viewStateKeeper.register("offset") { 2 }
        second.stateKeeper.register("city") { "Lima" }
        let third = ViewController()
        third.restoreState(first.saveState())
        #expect(third.saveState().keys == ["StoryCode.view", "page"])
        third.restoreState(second.saveState())
        #expect(third.saveState().keys == ["city"])
    }

    @Test func stateOfAChildIsInItsParents() throws {
        let (parent, child) = (ViewController(), scene().controller)
        parent.stateKeeper.register("child") { child.saveState() }
        let state = parent.saveState()
        _ = log.take()
        let nextParent = ViewController()
        nextParent.restoreState(state)
        let next = scene(try nextParent.stateKeeper.consume("child", as: SavedState.self) ?? SavedState())
        next.controller.loadViewIfNeeded()
        #expect(log.take() == ["a.page was 0", "b.page was 0", "a.offset was unknown", "b.offset was unknown"])
    }

    @Test func sceneThatKeepsNothingSavesAnEmptyState() {
        let controller = ViewController()
        controller.loadViewIfNeeded()
        #expect(controller.saveState().isEmpty)
        controller.appearanceBag.keep(log)
        #expect(controller.saveState().isEmpty)
    }

    @Test func duplicateKeyIsReportedWithTheController() {
        let controller = LoggedController(log: log)
        log.withDiagnostics {
            for keeper in [controller.stateKeeper, controller.viewStateKeeper] {
                keeper.register("page") { 1 }
                keeper.register("page") { 2 }
            }
        }
        var subjects: [String] = []
        let diagnostics = DiagnosticHandler { subjects += $0.subjects.map(\.description) }
        DiagnosticHandler.$current.withValue(diagnostics) { controller.stateKeeper.register("page") { 3 } }
        #expect(log.take() == ["! duplicateStateKey", "! duplicateStateKey"])
        #expect(subjects == ["<LoggedController>"])
    }

    @Test func stateKeepersDoNotRetainTheController() {
        weak var controller: ViewController?
        weak var helper: Reader?
        do {
            let host = scene()
            host.controller.loadViewIfNeeded()
            (controller, helper) = (host.controller, host.helpers.0)
        }
        #expect(controller == nil && helper == nil)
    }
}

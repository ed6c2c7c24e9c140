import StoryCode
import TestSupport
import Testing

/// The state of a controller of another toolkit.
@MainActor
struct SceneStateTests {
    let log = Log()

    /// A helper with a page, which the scene keeps, and an offset, which belongs to the view.
    private final class Reader: Awakable, ViewObserver {
        weak var controller: ToolkitController?
        let log: Log
        var page = 1
        var offset = 1

        init(_ log: Log) { self.log = log }

        func awake() {
            guard let keeper = controller?.stateKeeper else { return }
            page = (try? keeper.consume("page", as: Int.self)) ?? page
            keeper.register("page") { [weak self] in self?.page }
        }

        func viewDidLoad() {
            guard let keeper = controller?.viewStateKeeper else { return }
            offset = (try? keeper.consume("offset", as: Int.self)) ?? offset
            keeper.register("offset") { [weak self] in self?.offset }
            log.add("page \(page), offset \(offset)")
        }

        func viewDidTearDown() { offset = 0 }
    }

    private func scene(_ state: SavedState = SavedState()) -> SceneHost<ToolkitController, Reader> {
        Scene {
            ToolkitController()
        }.with {
            Reader(log)
        }.host(connect: { controller, reader in
            controller.restoreState(state)
            reader.controller = controller
        })
    }

    @Test func viewStateSurvivesATeardown() {
        let host = scene()
        host.controller.load()
        host.helpers.offset = 7
        host.controller.sceneEvents.send(.viewWillTearDown)
        host.controller.sceneEvents.send(.viewDidTearDown)
        host.controller.load()
        log.expect(["page 1, offset 1", "page 1, offset 7"])
    }

    @Test func sceneIsRestoredWithItsView() {
        let first = scene()
        first.controller.load()
        (first.helpers.page, first.helpers.offset) = (3, 7)
        let second = scene(first.controller.saveState())
        second.controller.load()
        log.expect(["page 1, offset 1", "page 3, offset 7"])
    }

    @Test func duplicateKeyNamesTheController() {
        var subjects: [String] = []
        let controller = ToolkitController()
        DiagnosticHandler.$current.withValue(DiagnosticHandler { subjects += $0.subjects.map(\.typeName) }) {
            controller.stateKeeper.register("page") { 1 }
            controller.stateKeeper.register("page") { 2 }
        }
        #expect(subjects == ["ToolkitController"])
    }

    @Test func keepersDoNotRetainTheController() {
        weak var controller: ToolkitController?
        do {
            let host = scene()
            host.controller.load()
            controller = host.controller
        }
        #expect(controller == nil)
    }
}

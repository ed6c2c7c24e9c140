import StoryCode
import TestSupport
import Testing

@testable import StoryCodeScenes

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
        log.withDiagnostics { host.controller.load() }
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

    /// A factory of the scene makes another scene, to which the state does not belong.
    @Test func stateIsRestoredOnceInTheSceneThatIsMadeNext() throws {
        let keeper = StateKeeper()
        keeper.register("page") { 3 }
        var (page, inner): (Int?, ToolkitController?) = (nil, nil)
        let outer = try RestoringScene.restore(keeper.save()) {
            try Scene {
                ToolkitController()
            }.withDerivedTrying { controller in
                inner = Scene { ToolkitController() }.instantiate()
                page = try controller.stateKeeper.consume("page", as: Int.self)
                return "helper"
            }.instantiate()
        }
        #expect(page == 3)
        #expect(try outer.stateKeeper.consume("page", as: Int.self) == nil)
        #expect(inner?.saveState().isEmpty == true)
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

    /// A class that is not `Sendable`.
    private final class Draft: Codable {
        var text = ""
    }

    /// A coder that forgets what it encodes.
    private struct EmptyCoder: StateCoder {
        struct Forgotten: Error {}

        func encode(_ value: some Encodable) throws -> [UInt8] { [] }

        func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value { throw Forgotten() }
    }

    @Test func valueThatIsNotSendableIsEncodedOnTheMainActorOnly() async throws {
        let keeper = StateKeeper()
        keeper.register("draft") { Draft() }
        let state = keeper.save()
        _ = try state.encoded(by: EmptyCoder())
        let refused = await Task.detached {
            do throws(StateError) { return "\(try state.encoded(by: EmptyCoder()))" } catch { return "\(error)" }
        }.value
        #expect(
            refused == """
                The state under "draft", which is Draft, could not be encoded: it is not Sendable, so its state is \
                encoded on the main actor only. To fix: Register a value that the coder can encode.
                """
        )
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

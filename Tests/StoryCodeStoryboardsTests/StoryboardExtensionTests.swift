import StoryCode
import Testing

/// Scenes that were added before are extended, as with generated code.
@MainActor
struct StoryboardExtensionTests {
    private final class ListController: ViewController {
        var returned: [String] = []
    }

    private final class DetailController: ViewController {
        var name = ""
    }

    private enum ListSegue: String {
        case showDetail, inside, gone
    }

    private enum DetailSegue: String {
        case done
    }

    private enum Action: String {
        case listChanged = "listChanged:"
    }

    private let list: SceneIdentifier<ListController> = "List"
    private let detail: SceneIdentifier<DetailController> = "Detail"
    private let reference: SceneIdentifier<DetailController> = "Reference"

    /// Returns a storyboard that a closure extends.
    private func storyboard(_ extend: (StoryboardScenes) throws -> Void) rethrows -> Storyboard {
        try Storyboard(name: "Main", container: Container()) { scenes in
            scenes.scene(list) { ListController() }
                .initial()
                .segue(ListSegue.showDetail, .present, to: detail, animates: false) { _, detail, _ in
                    detail.name = "defined"
                }
                .embed(detail, identifier: ListSegue.inside)
            scenes.scene(detail) { DetailController() }
                .unwind(DetailSegue.done, to: Action.listChanged, animates: false)
            scenes.reference(reference, to: "Other")
            try extend(scenes)
        }
    }

    private func reason(_ extend: (StoryboardScenes) throws -> Void) -> StoryboardError.Reason? {
        do {
            _ = try storyboard(extend)
            return nil
        } catch {
            return (error as? StoryboardError)?.reason
        }
    }

    @Test func preparationsAndUnwindActionsAreAdded() throws {
        let extended = try storyboard { scenes in
            try scenes.definition(of: list)
                .prepare(ListSegue.showDetail, to: detail) { _, detail, sender in detail.name = "\(sender ?? "")" }
                .prepare("inside", to: detail) { _, detail, _ in detail.name = "inside" }
                .unwindAction(Action.listChanged) { list, segue in list.returned.append(segue.identifier ?? "") }
            try scenes.definition(of: detail).prepare(DetailSegue.done) { detail, _, _ in detail.name = "done" }
        }
        let window = try Window(storyboard: extended)
        window.makeKeyAndVisible()
        let root = try #require(window.rootViewController as? ListController)
        #expect((root.children.first as? DetailController)?.name == "inside")
        let shown = try #require(
            try root.performSegue(withIdentifier: ListSegue.showDetail, sender: "Oslo") as? DetailController
        )
        #expect(shown.name == "Oslo")
        let target = try shown.performSegue(withIdentifier: DetailSegue.done)
        #expect(target === root && shown.name == "done" && root.returned == ["done"])
    }

    @Test func definitionHasTheTypeOfItsController() throws {
        _ = try storyboard { scenes in
            let erased: SceneIdentifier<ViewController> = "List"
            try scenes.definition(of: erased).unwindAction("any") { (_: ViewController, _) in }
        }
        #expect(
            reason { _ = try $0.definition(of: "List" as SceneIdentifier<DetailController>) }
                == .wrongController(found: "ListController", expected: "DetailController")
        )
    }

    @Test func unknownSceneThrows() {
        let existing = ["List", "Detail"]
        #expect(
            reason { _ = try $0.definition(of: "Map" as SceneIdentifier<ViewController>) }
                == .unknownScene("Map", existing: existing)
        )
        // Nothing can be added to a reference.
        #expect(reason { _ = try $0.definition(of: reference) } == .unknownScene("Reference", existing: existing))
    }

    @Test func unknownSegueThrows() {
        let found = reason { try $0.definition(of: list).prepare(ListSegue.gone, to: detail) { _, _, _ in } }
        #expect(found == .unknownSegue("gone", existing: ["showDetail", "inside"]))
        let unwind = reason { try $0.definition(of: detail).prepare("gone") { _, _, _ in } }
        #expect(unwind == .unknownSegue("gone", existing: ["done"]))
    }

    @Test func otherDestinationThrows() {
        do {
            _ = try storyboard { try $0.definition(of: list).prepare(ListSegue.showDetail, to: list) { _, _, _ in } }
            Issue.record("no error")
        } catch {
            let error = error as? StoryboardError
            #expect(error?.message == "The segue leads to \"Detail\", not to \"List\"")
            #expect(error?.advice == "Name the scene that the segue leads to.")
            #expect(error?.path.map(\.name) == ["scene \"List\"", "segue \"showDetail\""])
        }
        let unwind = reason { try $0.definition(of: detail).prepare("done", to: list) { _, _, _ in } }
        #expect(unwind?.message == "The segue returns to an existing controller, not to \"List\"")
    }
}

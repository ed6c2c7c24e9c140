import StoryCode
import TestSupport
import Testing

/// A list and its detail side by side: the detail is a stack in a column of a split.
@MainActor
struct ListDetailTests {
    struct Value: Codable, Hashable, Sendable { var detail: [Int] = [] }

    private func app(_ flow: Flow<Value>) -> (StackApp<Value>, SplitViewController) {
        let stack = Scene {
            return NavigationController(rootViewController: screen("nothing"))
        }.with {
            return StackFlow(flow, \.detail) { screen("detail \($0)") }
        }.instantiate()
        let split = SplitViewController(style: .doubleColumn)
        split.setViewController(screen("list"), for: .primary)
        split.setViewController(stack, for: .secondary)
        return (StackApp(flow, stack: stack, in: split), split)
    }

    @Test func selectionReplacesTheDetailAndTheListStays() {
        let (app, split) = app(Flow(Value()))
        let list = split.viewController(for: .primary)
        #expect(app.titles == ["nothing"])
        app.update { $0.detail = [1] }
        app.update { $0.detail = [2] }
        #expect(app.titles == ["nothing", "detail 2"])
        #expect(split.viewController(for: .primary) === list)
    }

    @Test func backLeavesTheDetail() {
        let (app, _) = app(Flow(Value(detail: [1, 2])))
        app.goBack()
        #expect(app.flow.value == Value(detail: [1]) && app.titles == ["nothing", "detail 1"])
    }

    @Test func detailIsRestored() throws {
        let saved = app(Flow(Value(detail: [4]))).0.flow.save()
        let (restored, _) = app(try Flow(restoring: saved.written()))
        #expect(restored.titles == ["nothing", "detail 4"])
    }
}

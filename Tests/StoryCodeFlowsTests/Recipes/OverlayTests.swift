import StoryCode
import TestSupport
import Testing

/// Dialogs and sheets over a stack.
@MainActor
struct OverlayTests {
    struct Value: Hashable {
        var path: [Int] = []
        var dialog: String?
        /// The steps in a sheet with a stack of its own.
        var steps: [String]?
    }

    /// A stack, a dialog over it, and a sheet that contains a stack.
    private func app(_ value: Value = Value()) -> StackApp<Value> {
        let flow = Flow(value)
        let stack = Scene {
            return NavigationController(rootViewController: screen("root"))
        }.with {
            return StackFlow(flow, \.path) { screen("place \($0)") }
        }.with {
            return PresentationFlow(flow, \.dialog) { screen($0) }
        }.with {
            return PresentationFlow(flow, \.hasSteps) { _ in
                Scene {
                    return NavigationController(rootViewController: screen("steps"))
                }.with {
                    return StackFlow(flow, \.stepPath) { screen($0) }
                }.instantiate()
            }
        }.instantiate()
        return StackApp(flow, stack: stack)
    }

    private func dialog(_ app: StackApp<Value>) -> String? { app.stack.presentedViewController?.title }

    private func steps(_ app: StackApp<Value>) -> [String]? {
        (app.stack.presentedViewController as? NavigationController).map { titles(of: $0) }
    }

    @Test func dialogLeavesTheStackBelow() {
        let app = app(Value(path: [1]))
        let below = app.stack.topViewController
        app.update { $0.dialog = "delete" }
        #expect(dialog(app) == "delete" && app.titles == ["root", "place 1"])
        #expect(app.stack.topViewController === below)
    }

    @Test func backLeavesTheDialogFirst() {
        let app = app(Value(path: [1], dialog: "delete"))
        #expect(dialog(app) == "delete")
        app.goBack()
        #expect(app.flow.value == Value(path: [1]) && dialog(app) == nil)
        app.goBack()
        #expect(app.flow.value == Value())
    }

    @Test func answerOfTheDialogChangesTheStackInOneChange() {
        let app = app(Value(path: [1, 2], dialog: "delete"))
        app.update {
            $0.dialog = nil
            $0.path.removeLast()
        }
        #expect(app.titles == ["root", "place 1"] && dialog(app) == nil)
    }

    @Test func sheetHasAStackOfItsOwn() {
        let app = app(Value(path: [1]))
        app.update { $0.steps = ["name"] }
        #expect(steps(app) == ["steps", "name"])
        app.update { $0.steps?.append("photo") }
        #expect(steps(app) == ["steps", "name", "photo"])
        // Back leaves the steps one by one, and then the sheet.
        app.goBack()
        #expect(app.flow.value.steps == ["name"])
        app.goBack()
        #expect(app.flow.value.steps == [] && steps(app) == ["steps"])
        app.goBack()
        #expect(app.flow.value == Value(path: [1]) && steps(app) == nil)
    }

    @Test func stepThatIsLeftByTheProgramKeepsTheSheet() {
        let app = app(Value(steps: ["name", "photo"]))
        let sheet = app.stack.presentedViewController
        app.update { _ = $0.steps?.popLast() }
        #expect(steps(app) == ["steps", "name"] && app.stack.presentedViewController === sheet)
    }

    @Test func sheetWithItsStackIsDismissedAtOnce() {
        let app = app(Value(steps: ["name", "photo"]))
        #expect(steps(app) == ["steps", "name", "photo"])
        weak let sheet = app.stack.presentedViewController
        app.update { $0.steps = nil }
        #expect(app.stack.presentedViewController == nil && sheet == nil)
        #expect(app.flow.value == Value())
    }

    @Test func dialogReplacesTheSheet() {
        let app = app(Value(steps: ["name"]))
        app.update {
            $0.steps = nil
            $0.dialog = "done"
        }
        #expect(dialog(app) == "done" && steps(app) == nil)
        #expect(app.flow.value == Value(dialog: "done"))
    }
}

extension OverlayTests.Value {
    /// Whether the sheet is presented, as its place.
    fileprivate var hasSteps: Bool? {
        get { steps == nil ? nil : true }
        set { steps = newValue == nil ? nil : steps ?? [] }
    }

    /// The steps, which are empty without the sheet.
    fileprivate var stepPath: [String] {
        get { steps ?? [] }
        set { if steps != nil { steps = newValue } }
    }
}

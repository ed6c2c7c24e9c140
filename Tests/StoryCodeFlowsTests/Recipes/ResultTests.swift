import StoryCode
import TestSupport
import Testing

/// Results that a screen returns to another one.
@MainActor
struct ResultTests {
    @Test func resultIsAnEvent() async {
        let app = FlowApp()
        app.show()
        let flow = app.flow
        var chosen: [Int?] = []
        for answer in [3, nil, 4] {
            let question = Task { @MainActor in await flow.ask(\.sheet, .pickCity, for: Int.self) }
            while flow.value.sheet == nil { await Task.yield() }
            app.clock.run()
            if let answer { flow.answer(\.sheet, with: answer) } else { app.window.goBack() }
            app.clock.run()
            chosen.append(await question.value)
        }
        #expect(chosen == [3, nil, 4])
        #expect(app.presented == nil)
    }

    @Test func laterQuestionOfThePartEndsTheEarlierOne() async {
        let app = FlowApp()
        app.show()
        let flow = app.flow
        let first = Task { @MainActor in await flow.ask(\.sheet, .pickCity, for: Int.self) }
        while flow.value.sheet == nil { await Task.yield() }
        let second = Task { @MainActor in await flow.ask(\.sheet, .pickCity, for: Int.self) }
        #expect(await first.value == nil)
        app.clock.run()
        #expect(app.presented == "pickCity")
        flow.answer(\.sheet, with: 5)
        #expect(await second.value == 5)
    }

    @Test func answerWithoutAQuestionLeavesThePlace() {
        let app = FlowApp(Flow(AppFlow(sheet: .pickCity)))
        app.show()
        app.flow.answer(\.sheet, with: 1)
        app.clock.run()
        #expect(app.presented == nil)
    }

    struct Order: Codable, Hashable, Sendable {
        enum Step: Codable, Hashable, Sendable { case address, payment }
        var path: [Step] = []
        var address: String?
    }

    @Test func resultIsAPartOfTheValue() throws {
        func app(_ flow: Flow<Order>) -> StackApp<Order> { StackApp(flow, \.path) { screen("\($0)") } }
        let first = app(Flow(Order(path: [.payment, .address])))
        // The screen returns its result and leaves in one change.
        first.update { order in
            order.address = "Main Street 1"
            order.path.removeLast()
        }
        #expect(first.titles == ["root", "payment"])
        let restored = app(try Flow(restoring: first.flow.save().written()))
        #expect(restored.flow.value == Order(path: [.payment], address: "Main Street 1"))
        #expect(restored.titles == ["root", "payment"])
    }

    @Test func screenBelowIsUpdatedByTheResult() {
        final class Address: ViewObserver {
            let flow: Flow<Order>
            var shown: [String?] = []
            init(_ flow: Flow<Order>) { self.flow = flow }
            func updateProperties() { shown.append(flow.value.address) }
        }
        let flow = Flow(Order())
        let address = Address(flow)
        let app = StackApp(flow, \.path) { step in
            Scene {
                return screen("\(step)")
            }.instantiate()
        }
        let root = app.stack.viewControllers[0]
        root.sceneEvents.add(address, for: root)
        root.setNeedsUpdateProperties()
        app.clock.run()
        app.update { $0.path = [.address] }
        app.update {
            $0.address = "Main Street 1"
            $0.path = []
        }
        #expect(address.shown.first == .some(nil) && address.shown.last == "Main Street 1")
    }
}

import StoryCode
import TestSupport
import Testing

/// The value, its guard, its observation and its questions.
@MainActor
struct FlowTests {
    @Test func linkIsOneTransitionForEachContainer() {
        let app = FlowApp(Flow(AppFlow(tab: .favourites, cities: [.city(1)])))
        app.show()
        app.log = []
        app.flow.set(AppFlow(tab: .cities, cities: [.city(7), .map(7)], sheet: .settings))
        app.clock.run()
        #expect(
            app.take() == [
                "make map 7", "make city 7", "make settings", "map 7 didLoad", "map 7 didAppear", "settings didLoad",
                "settings didAppear animated",
            ]
        )
    }

    @Test func tabFollowsBothWays() {
        let app = FlowApp()
        app.show()
        app.tabs.userSelectsTab(at: 1)
        app.clock.run()
        #expect(app.flow.value.tab == .favourites)
        app.flow.update { $0.tab = .cities }
        app.clock.run()
        #expect(app.tabs.selectedIndex == 0)
    }

    @Test func guardReplacesEachValue() {
        final class Session { var isSignedIn = false }
        let session = Session()
        let app = FlowApp(Flow(AppFlow(cities: [.city(1)])))
        app.flow.guarded { session.isSignedIn ? $0 : AppFlow(sheet: .settings) }
        #expect(app.flow.value == AppFlow(sheet: .settings))
        app.show()
        app.flow.update { $0.cities = [.map(1)] }
        #expect(app.flow.value == AppFlow(sheet: .settings))
        // What the guard forbids comes back.
        app.window.goBack()
        app.clock.run()
        #expect(app.presented == "settings")
        session.isSignedIn = true
        app.flow.update { $0 = AppFlow(cities: [.map(1)]) }
        app.clock.run()
        #expect(app.titles(.cities) == ["map 1"] && app.presented == nil)
    }

    @Test func guardThatNeverSettlesIsReported() {
        let app = FlowApp()
        app.show()
        app.flow.guarded { value in
            var next = value
            next.favourites.append(.city(1))
            return next
        }
        #expect(app.flow.value.favourites.count == 1)
    }

    @Test func valueIsObservable() {
        final class Titles: ViewObserver {
            let flow: Flow<AppFlow>
            var seen: [Int] = []
            init(_ flow: Flow<AppFlow>) { self.flow = flow }
            func updateProperties() { seen.append(flow.value.cities.count) }
        }
        let app = FlowApp()
        let titles = Titles(app.flow)
        app.tabs.sceneEvents.add(titles, for: app.tabs)
        app.show()
        app.flow.update { $0.cities = [.city(1)] }
        app.clock.run()
        #expect(titles.seen == [0, 1])
    }

    @Test func twoWindowsShowTheSameValue() {
        let flow = Flow(AppFlow())
        let (first, second) = (FlowApp(flow), FlowApp(flow))
        first.show()
        second.show()
        flow.update { $0.cities = [.city(1), .city(2)] }
        first.clock.run()
        second.clock.run()
        first.window.goBack()
        first.clock.run()
        second.clock.run()
        #expect(flow.value.cities == [.city(1)])
        #expect(first.titles(.cities) == ["city 1"] && second.titles(.cities) == ["city 1"])
    }
}

/// Questions, which end with an answer or with nil.
@MainActor
struct FlowQuestionTests {
    let app = FlowApp()

    /// Asks, performs a step when the sheet is shown, and returns the answer.
    private func ask(_ step: @escaping @MainActor (Flow<AppFlow>) -> Void) async -> Int? {
        app.show()
        let flow = app.flow
        let task = Task { @MainActor in await flow.ask(\.sheet, .pickCity, for: Int.self) }
        while flow.value.sheet == nil { await Task.yield() }
        app.clock.run()
        step(flow)
        app.clock.run()
        return await task.value
    }

    @Test func answerEndsTheQuestion() async {
        let answer = await ask { $0.answer(\.sheet, with: 7) }
        #expect(answer == 7 && app.presented == nil)
    }

    @Test func dismissalEndsTheQuestion() async {
        let answer = await ask { [app] _ in app.window.goBack() }
        #expect(answer == nil && app.flow.value.sheet == nil)
    }

    @Test func otherValueEndsTheQuestion() async {
        let answer = await ask { $0.update { $0.sheet = .about } }
        #expect(answer == nil && app.presented == "about")
    }

    @Test func placeThatTheGuardForbidsEndsTheQuestion() async {
        let flow = app.flow
        flow.guarded { _ in AppFlow() }
        var answers: [Int?] = []
        let task = Task { @MainActor in answers.append(await flow.ask(\.sheet, .pickCity, for: Int.self)) }
        for _ in 0..<1_000 where answers.isEmpty { await Task.yield() }
        #expect(answers == [nil])
        task.cancel()
        await task.value
    }

    @Test func answerOfAnotherTypeIsReported() async {
        var found: [LifecycleDiagnostic] = []
        let handler = DiagnosticHandler { found.append($0) }
        let answer = await DiagnosticHandler.$current.withValue(handler) { await ask { $0.answer(\.sheet, with: "x") } }
        #expect(answer == nil)
        #expect(
            found.map(\.message) == ["A question of <Flow<AppFlow>> was answered with a value of String, not of Int."]
        )
    }

    @Test func cancellationLeavesTheQuestionsOfOtherParts() async {
        struct Value: Equatable { var first, second: Int? }
        let flow = Flow(Value())
        let first = Task { @MainActor in await flow.ask(\.first, 1, for: Int.self) }
        let second = Task { @MainActor in await flow.ask(\.second, 2, for: Int.self) }
        while flow.value != Value(first: 1, second: 2) { await Task.yield() }
        first.cancel()
        #expect(await first.value == nil)
        #expect(flow.value == Value(second: 2))
        flow.answer(\.second, with: 7)
        #expect(await second.value == 7)
    }

    @Test func cancellationLeavesThePlace() async {
        app.show()
        let flow = app.flow
        let task = Task { @MainActor in await flow.ask(\.sheet, .pickCity, for: Int.self) }
        while flow.value.sheet == nil { await Task.yield() }
        task.cancel()
        let answer = await task.value
        while flow.value.sheet != nil { await Task.yield() }
        app.clock.run()
        #expect(answer == nil && app.presented == nil)
    }
}

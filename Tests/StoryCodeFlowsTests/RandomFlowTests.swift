import StoryCode
import StoryCodeLeaks
import TestSupport
import Testing

/// Random values, gestures, presentations, questions and releases, compared with a model when everything is at rest.
@MainActor
struct RandomFlowTests {
    /// The number of steps of each seed.
    static let steps = 1_000

    /// The fingerprints of what happens with the first seeds.
    static let fingerprints = [
        "aab956b9c3e4a541", "80f70902e1ba5049", "1e3983d65560a262", "2fe7dd5835258da", "7389c8eb43667f28",
        "f970e8d3230fd6b",
    ]

    // One after the other, because the turns of all seeds would be mixed.
    @Test(.serialized, arguments: 0..<6 * RandomTestScale.factor)
    func controllersShowTheValue(seed: Int) async {
        let run = RandomFlowRun(seed: seed)
        let handler = DiagnosticHandler { [problems = run.problems] in problems.add($0) }
        await DiagnosticHandler.$current.withValue(handler) {
            await LifecycleTrace.$scopes.withValue([run.scope]) {
                for index in 0..<Self.steps {
                    await run.perform()
                    guard run.problems.all.isEmpty else {
                        Issue.record("seed \(seed), step \(index): \(run.problems.all), after \(run.trace.suffix(12))")
                        return
                    }
                }
                await run.end()
            }
        }
        #expect(run.problems.all == [])
        // Covers what no rule decides.
        if seed < Self.fingerprints.count {
            let name = "random app \(seed).txt"
            expectFingerprint(Self.fingerprints[seed], of: run.events.joined(separator: "\n"), name)
        }
    }
}

/// A step of the program or of the user.
private enum Step: CaseIterable {
    case append, replace, removeLast, otherStack, select, sheet, link, remake, fail
    case goBack, gesture, userSelects
    case hide, tearDown, warn, alert, push, pop
    case ask, answer, cancel, act, limit
    case relaunch, pause, rest
}

/// A part of the value.
private enum Part { case tab, cities, favourites, sheet }

/// A change that a factory or a screen makes when it is made, appears or disappears.
private struct Act {
    let part: Part
    let change: (inout AppFlow) -> Void
}

@MainActor
private final class Problems {
    private(set) var all: [String] = []

    func add(_ problem: String) { all.append(problem) }

    func add(_ diagnostic: LifecycleDiagnostic) {
        if !["flowBypassed", "flowFactoryFailed"].contains(diagnostic.problem.code) { all.append("\(diagnostic)") }
    }
}

/// A question that was asked.
@MainActor
private final class Question {
    let task: Task<Void, Never>
    private let state: State

    @MainActor
    private final class State {
        var isAsked = false
        var hasEnded = false
        var answer: Int?
    }

    var hasEnded: Bool { state.hasEnded }
    var answer: Int? { state.answer }

    init(_ flow: Flow<AppFlow>) async {
        let state = State()
        self.state = state
        task = Task { @MainActor in
            state.isAsked = true
            state.answer = await flow.ask(\.sheet, .pickCity)
            state.hasEnded = true
        }
        while !state.isAsked { await Task.yield() }
    }

    /// Lets the task of a question that has ended run.
    func settle() async {
        for _ in 0..<10_000 where !hasEnded { await Task.yield() }
    }
}

/// An app that is used at random.
@MainActor
private final class RandomFlowRun {
    let problems = Problems()
    private(set) var trace: [Step] = []

    /// The steps, the values after them, and what the screens have received.
    private(set) var events: [String] = []

    /// The mark of the tasks of the run.
    let scope = TraceScope()

    /// Whether each screen that has left is released, whatever the flow does.
    private let watch: LeakWatch
    private let watchClock = ManualClock()

    private var dice: Dice
    private let buried: BuriedScreens
    private var app: FlowApp
    private var question: Question?

    /// Whether the value was one that no longer asks the question.
    private var hasLeftQuestion = false

    /// Whether the guard keeps no more than three cities.
    private var isLimited = false

    /// The change that the next factory or screen makes.
    private var pending: Act?

    /// The change that a factory or a screen has made in this step.
    private var made: [Act] = []

    init(seed: Int) {
        watch = LeakWatch(scheduler: watchClock, isOn: true) { _ in }
        watch.scope = scope
        dice = Dice(seed: UInt64(seed))
        buried = dice.coin() ? .madeAtOnce : .madeWhenUncovered
        app = FlowApp(buried: buried)
        start()
    }

    private func start() {
        let flow = app.flow
        app.unmade = ["map 9"]
        app.onMake = { [weak self] _ in self?.act() }
        app.onAppearance = { [weak self] in self?.act() }
        flow.guarded { [weak self] in self?.guarded($0) ?? $0 }
        app.show()
    }

    private func guarded(_ value: AppFlow) -> AppFlow {
        var next = value
        if isLimited { next.cities = Array(next.cities.prefix(3)) }
        if next.sheet != .pickCity { hasLeftQuestion = true }
        return next
    }

    private func act() {
        guard let act = pending.take() else { return }
        made.append(act)
        app.flow.update { act.change(&$0) }
    }

    // MARK: Steps

    func perform() async {
        guard let step = dice.pick(Step.allCases) else { return }
        trace.append(step)
        made = []
        defer { events += ["\(step) \(app.flow.value)"] + app.take() }
        let expected = await perform(step)
        guard expected != nil || step == .rest else { return }
        rest()
        check(expected.flatMap { $0.value(after: made, guarded) })
        await checkQuestion()
    }

    /// What follows from a step if everything was at rest before.
    private struct Expectation {
        var value: AppFlow
        /// The part that the user changes when a transition ends, if any.
        var userPart: Part?

        /// The value after changes of callbacks, or nil if a callback has changed what the user was changing.
        @MainActor
        func value(after acts: [Act], _ guarded: (AppFlow) -> AppFlow) -> AppFlow? {
            // A buried place that cannot be made is dropped when it is uncovered.
            guard !acts.contains(where: { $0.part == userPart }), !value.cities.contains(.map(9)) else { return nil }
            return acts.reduce(into: guarded(value)) { value, act in
                act.change(&value)
                value = guarded(value)
            }
        }
    }

    private func place() -> Place { dice.coin() ? .city(dice.roll(3)) : .map(dice.roll(3)) }
    private func places(_ limit: Int) -> [Place] { (0..<dice.roll(limit)).map { _ in place() } }

    private func perform(_ step: Step) async -> Expectation? {
        let isAtRest = app.clock.isAtRest && app.presented != "alert" && !app.window.isHidden
        let value = app.flow.value
        var next = value
        func expectation(_ userPart: Part? = nil) -> Expectation? {
            isAtRest ? Expectation(value: next, userPart: userPart) : nil
        }
        switch step {
        case .append: next.cities.append(place())
        case .replace: next.cities = places(5)
        case .removeLast: _ = next.cities.popLast()
        case .otherStack: next.favourites = places(4)
        case .select: next.tab = dice.pick(AppTab.allCases) ?? .cities
        case .sheet: next.sheet = dice.coin() ? dice.pick(Sheet.allCases) : nil
        case .link: next = AppFlow(tab: .cities, cities: [place(), place()], sheet: dice.coin() ? .about : nil)
        case .remake:
            app.flow.remake(\.cities, at: dice.roll(4))
            if dice.coin() { app.flow.remake(\.sheet) }
            return expectation()
        case .fail:
            // A callback may change the value, of which parts that are not shown are lost.
            pending = nil
            guard !isLimited else { return nil }
            app.flow.set(AppFlow(tab: .favourites, cities: value.cities + [.map(9)], sheet: .about))
            return expectation()
        case .goBack, .gesture: return step == .goBack ? goBack(isAtRest) : gesture(isAtRest)
        case .userSelects:
            guard app.presented == nil else { return nil }
            let index = dice.roll(2)
            let isSame = app.tabs.selectedIndex == index
            app.tabs.userSelectsTab(at: index)
            if isSame { if index == 0 { next.cities = [] } else { next.favourites = [] } }
            next.tab = AppTab.allCases[index]
            // Selecting the tab that is selected pops its stack.
            return expectation(isSame ? index == 0 ? .cities : .favourites : .tab)
        case .hide:
            app.window.isHidden.toggle()
            return nil
        case .tearDown:
            for screen in app.stack(.cities).viewControllers.dropLast() where screen.viewIfLoaded?.window == nil {
                screen.view = nil
            }
            return expectation()
        case .warn:
            for screen in app.stack(.cities).viewControllers where dice.coin() {
                screen.unloadsViewOnMemoryWarning = true
            }
            app.window.receiveMemoryWarning()
            return expectation()
        case .alert:
            guard isAtRest, app.presented == nil, dice.roll(3) == 0 else { return nil }
            app.tabs.present(app.screen("alert"), animated: dice.coin())
            return nil
        case .push:
            guard isAtRest, dice.roll(3) == 0 else { return nil }
            app.stack(.cities).pushViewController(app.screen("help"), animated: dice.coin())
            return expectation(.cities)
        case .pop:
            // A screen without a place may be on top.
            guard isAtRest, !app.titles(.cities).contains("help") else { return nil }
            app.stack(.cities).popViewController(animated: dice.coin())
            _ = next.cities.popLast()
            return expectation(.cities)
        case .ask:
            let earlier = question
            let asked = await Question(app.flow)
            question = asked
            hasLeftQuestion = app.flow.value.sheet != .pickCity
            await earlier?.settle()
            if earlier?.hasEnded == false { problems.add("The earlier question has not ended") }
            next.sheet = .pickCity
            return expectation()
        case .answer:
            let asked = hasLeftQuestion ? nil : question.take()
            let answer = dice.roll(100)
            app.flow.answer(\.sheet, with: answer)
            await asked?.settle()
            if let asked, !asked.hasEnded || asked.answer != answer { problems.add("The answer was lost") }
            next.sheet = nil
            return expectation()
        case .cancel:
            guard let asked = question.take() else { return nil }
            let isOpen = !hasLeftQuestion
            if isOpen { asked.task.cancel() }
            await asked.settle()
            if !asked.hasEnded || asked.answer != nil { problems.add("The question was not cancelled") }
            if isOpen { next.sheet = nil }
            return expectation()
        case .act:
            pending = act(dice.roll(4))
            return nil
        case .limit:
            isLimited.toggle()
            app.flow.update { _ in }
            return expectation()
        case .relaunch:
            guard isAtRest, dice.roll(4) == 0 else { return nil }
            return await relaunch()
        case .pause:
            app.clock.advance(by: .milliseconds(dice.roll(300)))
            return nil
        case .rest: return nil
        }
        app.flow.set(next, animated: dice.coin())
        return expectation()
    }

    private func act(_ number: Int) -> Act {
        let (places, tab) = (places(4), dice.pick(AppTab.allCases) ?? .cities)
        let sheet = dice.coin() ? dice.pick(Sheet.allCases) : nil
        switch number {
        case 0: return Act(part: .cities) { $0.cities = places }
        case 1: return Act(part: .favourites) { $0.favourites = places }
        case 2: return Act(part: .tab) { $0.tab = tab }
        default: return Act(part: .sheet) { $0.sheet = sheet }
        }
    }

    private func goBack(_ isAtRest: Bool) -> Expectation? {
        let expected = back()
        app.window.goBack()
        return isAtRest ? expected : nil
    }

    private func gesture(_ isAtRest: Bool) -> Expectation? {
        let (unchanged, expected) = (Expectation(value: app.flow.value), back())
        guard let gesture = app.window.beginBack() else { return nil }
        gesture.update(0.5)
        let isFinished = dice.coin()
        // The value may change meanwhile.
        let isChanged = dice.roll(4) == 0
        if isChanged { app.flow.update { $0.cities = [place()] } }
        if isFinished { gesture.finish() } else { gesture.cancel() }
        return isAtRest && !isChanged ? isFinished ? expected : unchanged : nil
    }

    /// What follows when the user goes back.
    private func back() -> Expectation {
        var next = app.flow.value
        if next.sheet != nil {
            next.sheet = nil
            return Expectation(value: next, userPart: .sheet)
        }
        if next.tab == .favourites {
            _ = next.favourites.popLast()
            return Expectation(value: next, userPart: .favourites)
        }
        if app.titles(.cities).last != "help" { _ = next.cities.popLast() }
        return Expectation(value: next, userPart: .cities)
    }

    /// Ends the process and restores the flow in another one.
    private func relaunch() async -> Expectation? {
        pending = nil
        await endQuestion()
        rest()
        let value = app.flow.value
        guard let saved = try? app.flow.save().written(), let flow = try? Flow<AppFlow>(restoring: saved) else {
            problems.add("The flow could not be saved")
            return nil
        }
        replace(by: FlowApp(flow, buried: buried))
        start()
        return Expectation(value: value)
    }

    private func endQuestion() async {
        guard let asked = question.take() else { return }
        if !hasLeftQuestion { asked.task.cancel() }
        await asked.settle()
        if !asked.hasEnded { problems.add("The last question has not ended") }
    }

    private func replace(by next: FlowApp) {
        weak var tabs: TabBarController?
        weak var flow: Flow<AppFlow>?
        let living = app.living
        (tabs, flow) = (app.tabs, app.flow)
        app = next
        if tabs != nil { problems.add("The controllers were not released") }
        if flow != nil { problems.add("The flow was not released") }
        if living.value != 0 { problems.add("\(living.value) screens were not released") }
    }

    /// Releases the app.
    func end() async {
        pending = nil
        await endQuestion()
        rest()
        check(nil)
        replace(by: FlowApp())
        watchClock.run()
        for report in watch.reports { problems.add("\(report)") }
    }

    // MARK: Checks

    /// Lets everything come to rest, without the alert.
    private func rest() {
        app.clock.run()
        app.window.isHidden = false
        app.clock.run()
        if app.presented == "alert" { app.tabs.dismiss(animated: false) }
        app.clock.run()
        watchClock.run()
        for report in watch.reports { problems.add("\(report)") }
    }

    private func check(_ expected: AppFlow?) {
        let value = app.flow.value
        if let expected, expected != value { problems.add("\(value), not \(expected)") }
        for difference in differences(value) { problems.add(difference) }
    }

    private func checkQuestion() async {
        guard let asked = question else { return }
        if hasLeftQuestion {
            await asked.settle()
            if !asked.hasEnded || asked.answer != nil { problems.add("The question has not ended") }
            question = nil
        } else if asked.hasEnded {
            problems.add("The question has ended")
        }
    }

    /// How the controllers differ from the value.
    private func differences(_ value: AppFlow) -> [String] {
        var found: [String] = []
        func compare(_ tab: AppTab, _ places: [Place]) {
            let titles = app.titles(tab).filter { $0 != "help" }
            // Of the buried screens, some may not be made.
            var rest = titles[...]
            for place in places where place.title == rest.first { rest.removeFirst() }
            if !rest.isEmpty || titles.suffix(2) != places.suffix(2).map(\.title)[...] {
                found.append("\(tab) shows \(titles), not \(places)")
            }
        }
        compare(.cities, value.cities)
        compare(.favourites, value.favourites)
        if AppTab.allCases[app.tabs.selectedIndex] != value.tab {
            found.append("\(app.tabs.selectedIndex) is selected")
        }
        if app.presented != value.sheet.map({ "\($0)" }) { found.append("\(app.presented ?? "nothing") is presented") }
        let shown =
            AppTab.allCases.map { app.stack($0).viewControllers.count }.reduce(0, +) + (app.presented == nil ? 0 : 1)
        if app.living.value != shown { found.append("\(app.living.value) screens exist, not \(shown)") }
        return found
    }
}

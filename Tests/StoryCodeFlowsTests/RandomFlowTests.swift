import StoryCode
import TestSupport
import Testing

/// Random values, gestures, presentations and releases, compared with a model when everything is at rest.
@MainActor
struct RandomFlowTests {
    /// A step of the program or of the user.
    enum Step: CaseIterable {
        case append, replace, removeLast, otherStack, select, sheet, link, remake
        case goBack, gesture, userSelects
        case hide, tearDown, alert, push, pop
        case pause, rest
    }

    @Test(arguments: 0..<10 * RandomTestScale.factor)
    func controllersShowTheValue(seed: Int) {
        weak var tabs: TabBarController?
        var problems: [String] = []
        let handler = DiagnosticHandler { diagnostic in
            if diagnostic.problem.code != "flowBypassed" { problems.append("\(diagnostic)") }
        }
        DiagnosticHandler.$current.withValue(handler) {
            var dice = Dice(seed: UInt64(seed))
            let app = FlowApp(buried: dice.coin() ? .madeAtOnce : .madeWhenUncovered)
            tabs = app.tabs
            app.show()
            var trace: [String] = []
            for index in 0..<1_000 {
                let step = Step.allCases[dice.roll(Step.allCases.count)]
                let expected = expectation(step, app, &dice)
                trace.append("\(step)")
                if expected != nil || step == .rest {
                    rest(app)
                    let value = app.flow.value
                    if let expected, expected != value { problems.append("\(step): \(value), not \(expected)") }
                    problems += differences(app)
                }
                guard problems.isEmpty else {
                    Issue.record("seed \(seed), step \(index): \(problems), after \(trace.suffix(12))")
                    return
                }
            }
            rest(app)
        }
        #expect(tabs == nil)
    }

    /// Performs a step, and returns the value that follows from it if everything was at rest before.
    private func expectation(_ step: Step, _ app: FlowApp, _ dice: inout Dice) -> AppFlow? {
        let isAtRest = app.clock.isAtRest && app.presented != "alert" && !app.window.isHidden
        var next = app.flow.value
        let showsHelp = app.titles(.cities).last == "help"
        func place() -> Place { dice.coin() ? .city(dice.roll(3)) : .map(dice.roll(3)) }
        switch step {
        case .append: next.cities.append(place())
        case .replace: next.cities = (0..<dice.roll(5)).map { _ in place() }
        case .removeLast: _ = next.cities.popLast()
        case .otherStack: next.favourites = (0..<dice.roll(4)).map { _ in place() }
        case .select: next.tab = dice.pick(AppTab.allCases) ?? .cities
        case .sheet: next.sheet = dice.coin() ? dice.pick(Sheet.allCases) : nil
        case .link: next = AppFlow(tab: .cities, cities: [place(), place()], sheet: dice.coin() ? .about : nil)
        case .remake:
            app.flow.remake(\.cities, at: dice.roll(4))
            return isAtRest ? next : nil
        case .goBack:
            app.window.goBack()
            return isAtRest ? back(next) : nil
        case .gesture:
            guard let gesture = app.window.beginBack() else { return nil }
            gesture.update(0.5)
            let isFinished = dice.coin()
            // The value may change meanwhile.
            if dice.roll(4) == 0 {
                app.flow.update { $0.cities = [place()] }
                if isFinished { gesture.finish() } else { gesture.cancel() }
                return nil
            }
            if isFinished { gesture.finish() } else { gesture.cancel() }
            return isAtRest ? isFinished ? back(next) : next : nil
        case .userSelects:
            guard app.presented == nil else { return nil }
            let index = dice.roll(2)
            let isSame = app.tabs.selectedIndex == index
            app.tabs.userSelectsTab(at: index)
            if isSame { if index == 0 { next.cities = [] } else { next.favourites = [] } }
            next.tab = AppTab.allCases[index]
            return isAtRest ? next : nil
        case .hide:
            app.window.isHidden.toggle()
            return nil
        case .tearDown:
            for screen in app.stack(.cities).viewControllers.dropLast() where screen.viewIfLoaded?.window == nil {
                screen.view = nil
            }
            return isAtRest ? next : nil
        case .alert:
            guard isAtRest, app.presented == nil, dice.roll(3) == 0 else { return nil }
            app.tabs.present(app.screen("alert"), animated: dice.coin())
            return nil
        case .push:
            guard isAtRest, dice.roll(3) == 0 else { return nil }
            app.stack(.cities).pushViewController(app.screen("help"), animated: dice.coin())
            return next
        case .pop:
            // A screen without a place may be on top.
            guard isAtRest, !app.titles(.cities).contains("help") else { return nil }
            app.stack(.cities).popViewController(animated: dice.coin())
            _ = next.cities.popLast()
            return next
        case .pause:
            app.clock.advance(by: .milliseconds(dice.roll(300)))
            return nil
        case .rest: return nil
        }
        app.flow.set(next, animated: dice.coin())
        return isAtRest ? next : nil

        func back(_ value: AppFlow) -> AppFlow {
            var next = value
            if value.sheet != nil {
                next.sheet = nil
            } else if value.tab == .cities {
                if !showsHelp { _ = next.cities.popLast() }
            } else {
                _ = next.favourites.popLast()
            }
            return next
        }
    }

    /// Lets everything come to rest, without the alert.
    private func rest(_ app: FlowApp) {
        app.clock.run()
        app.window.isHidden = false
        app.clock.run()
        if app.presented == "alert" { app.tabs.dismiss(animated: false) }
        app.clock.run()
    }

    /// How the controllers differ from the value.
    private func differences(_ app: FlowApp) -> [String] {
        let value = app.flow.value
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
        return found
    }
}

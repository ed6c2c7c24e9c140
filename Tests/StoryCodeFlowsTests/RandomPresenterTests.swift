import StoryCode
import TestSupport
import Testing

/// Random values and gestures of a stack in which one place presents a screen, which presents another one.
@MainActor
struct RandomPresenterTests {
    struct Value: Hashable {
        /// Place 0 occurs once at most, and presents the note.
        var path: [Int] = []
        var note: Int?
        var detail: Int?
    }

    /// A step of the program or of the user.
    enum Step: CaseIterable {
        case path, note, detail, link, remake, goBack, gesture, pop, popToRoot, dismiss, hide, pause, rest
    }

    @Test(arguments: 0..<3 * RandomTestScale.factor)
    func presentedScreensFollowTheirPresenters(seed: Int) {
        weak var stack: NavigationController?
        var problems: [String] = []
        let living = LivingCount()
        let handler = DiagnosticHandler { problems.append("\($0)") }
        DiagnosticHandler.$current.withValue(handler) {
            var dice = Dice(seed: UInt64(seed))
            let app = app(living)
            stack = app.stack
            var trace: [String] = []
            for index in 0..<500 {
                guard let step = dice.pick(Step.allCases) else { return }
                trace.append("\(step)")
                perform(step, app, &dice)
                guard step == .rest || dice.roll(3) == 0 else { continue }
                rest(app)
                problems += differences(app, living)
                guard problems.isEmpty else {
                    Issue.record("seed \(seed), step \(index): \(problems), after \(trace.suffix(12))")
                    return
                }
            }
            rest(app)
        }
        #expect(stack == nil && living.value == 0)
    }

    private func app(_ living: LivingCount) -> StackApp<Value> {
        let flow = Flow(Value())
        func made(_ title: String) -> ViewController {
            Scene {
                return screen(title)
            }.with {
                return Life(living) {}
            }.instantiate()
        }
        func note(_ number: Int) -> ViewController {
            Scene {
                return screen("note \(number)")
            }.with {
                return Life(living) {}
            }.with {
                return PresentationFlow(flow, \.detail) { made("detail \($0)") }
            }.instantiate()
        }
        return StackApp(flow, \.path) { place in
            if place > 0 { return made("\(place)") }
            return Scene {
                return screen("0")
            }.with {
                return Life(living) {}
            }.with {
                return PresentationFlow(flow, \.note) { note($0) }
            }.instantiate()
        }
    }

    private func perform(_ step: Step, _ app: StackApp<Value>, _ dice: inout Dice) {
        func path() -> [Int] {
            var path = (0..<dice.roll(3)).map { _ in 1 + dice.roll(2) }
            if dice.roll(3) > 0 { path.insert(0, at: dice.roll(path.count + 1)) }
            return path
        }
        func number() -> Int? { dice.roll(3) == 0 ? nil : dice.roll(2) }
        let isAnimated = dice.coin()
        switch step {
        case .path: app.flow.update(animated: isAnimated) { $0.path = path() }
        case .note: app.flow.update(animated: isAnimated) { $0.note = number() }
        case .detail: app.flow.update(animated: isAnimated) { $0.detail = number() }
        case .link: app.flow.set(Value(path: path(), note: number(), detail: number()), animated: isAnimated)
        case .remake: app.flow.remake(\.path, at: dice.roll(3))
        case .goBack: app.window.goBack()
        case .gesture:
            guard let gesture = app.window.beginBack() else { return }
            gesture.update(0.5)
            if dice.roll(3) == 0 { app.flow.update { $0.path = path() } }
            if dice.coin() { gesture.finish() } else { gesture.cancel() }
        case .pop: if app.clock.isAtRest { app.stack.popViewController(animated: isAnimated) }
        case .popToRoot: if app.clock.isAtRest { app.stack.popToRootViewController(animated: isAnimated) }
        case .dismiss:
            guard app.clock.isAtRest, !app.window.isHidden else { return }
            app.stack.presentedViewController?.dismiss(animated: isAnimated)
        case .hide: app.window.isHidden.toggle()
        case .pause: app.clock.advance(by: .milliseconds(dice.roll(300)))
        case .rest: break
        }
    }

    private func rest(_ app: StackApp<Value>) {
        app.clock.run()
        app.window.isHidden = false
        app.clock.run()
    }

    /// How the controllers differ from the value.
    private func differences(_ app: StackApp<Value>, _ living: LivingCount) -> [String] {
        let value = app.flow.value
        var found: [String] = []
        let shown = app.titles.dropFirst().suffix(2)
        if Array(shown) != value.path.suffix(2).map({ "\($0)" }) { found.append("\(app.titles), not \(value)") }
        let presented = Array(sequence(first: app.stack as ViewController, next: \.presentedViewController).dropFirst())
        var expected: [String] = []
        // A presenter below the top leaves its screen, and presents another one when it has appeared again.
        if let note = value.note, value.path.last == 0 || value.path.contains(0) && !presented.isEmpty {
            expected.append("note \(note)")
            if let detail = value.detail { expected.append("detail \(detail)") }
        }
        let titles = presented.map { $0.title ?? "?" }
        if titles != expected { found.append("\(titles) are presented, not \(expected)") }
        let count = app.titles.count - 1 + presented.count
        // The note of a presenter that was covered while the earlier one was dismissed is made already.
        let waiting = value.note != nil && value.path.contains(0) && presented.isEmpty ? 1 : 0
        if !(count...count + waiting).contains(living.value) {
            found.append("\(living.value) screens exist, not \(count), with \(value)")
        }
        return found
    }
}

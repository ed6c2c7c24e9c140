import StoryCode
import TestSupport
import Testing

/// Screens that present screens, each by a driver of its own.
@MainActor
struct NestedPresentationTests {
    struct Value: Hashable {
        var path: [Int] = []
        var outer: Int?
        var middle: Int?
        var inner: Int?
    }

    /// A presenter with three levels of screens over it.
    @MainActor
    private struct App {
        let clock = ManualClock()
        let flow: Flow<Value>
        let window: Window
        let root: ViewController

        init(_ flow: Flow<Value>) {
            self.flow = flow
            window = Window(scheduler: clock)
            root = presenter("root", flow, \.outer) { outer in
                presenter("outer \(outer)", flow, \.middle) { middle in
                    presenter("middle \(middle)", flow, \.inner) { screen("inner \($0)") }
                }
            }
            window.rootViewController = root
        }

        func show() {
            window.makeKeyAndVisible()
            clock.run()
        }

        func update(_ change: (inout Value) -> Void) {
            flow.update(change)
            clock.run()
        }

        /// The titles of the presented screens, the lowest first.
        var presented: [String] {
            var titles: [String] = []
            var screen = root.presentedViewController
            while let presented = screen {
                titles.append(presented.title ?? "?")
                screen = presented.presentedViewController
            }
            return titles
        }
    }

    private func shown(_ value: Value) -> App {
        let app = App(Flow(value))
        app.show()
        return app
    }

    @Test func eachLevelIsPresentedByTheOneBelow() {
        #expect(shown(Value(outer: 1, middle: 2, inner: 3)).presented == ["outer 1", "middle 2", "inner 3"])
    }

    @Test func presentationWaitsAlthoughTheViewIsLoaded() {
        let app = App(Flow(Value(outer: 1, middle: 2)))
        app.root.loadViewIfNeeded()
        app.clock.run()
        #expect(app.presented == [])
        app.show()
        #expect(app.presented == ["outer 1", "middle 2"])
    }

    @Test func outerPlaceThatIsReplacedTakesTheInnerOnesWithIt() {
        let app = shown(Value(outer: 1, middle: 2, inner: 3))
        app.update { $0.outer = 4 }
        #expect(app.flow.value == Value(outer: 4) && app.presented == ["outer 4"])
    }

    @Test func innerPlacesCanBeSetWithANewOuterOne() {
        let app = shown(Value(outer: 1))
        app.update { $0 = Value(outer: 4, middle: 5) }
        #expect(app.flow.value == Value(outer: 4, middle: 5) && app.presented == ["outer 4", "middle 5"])
    }

    @Test func innerPlaceIsReplacedAndTheOuterOneStays() {
        let app = shown(Value(outer: 1, middle: 2))
        let outer = app.root.presentedViewController
        app.update { $0.middle = 3 }
        #expect(app.presented == ["outer 1", "middle 3"] && app.root.presentedViewController === outer)
    }

    @Test func middlePlaceThatIsLeftTakesTheInnerOneWithIt() {
        let app = shown(Value(outer: 1, middle: 2, inner: 3))
        app.update { $0.middle = nil }
        #expect(app.flow.value == Value(outer: 1) && app.presented == ["outer 1"])
    }

    @Test func innerScreenDismissesItself() {
        let app = shown(Value(outer: 1, middle: 2, inner: 3))
        app.root.presentedViewController?.presentedViewController?.presentedViewController?.dismiss(animated: false)
        app.clock.run()
        #expect(app.flow.value == Value(outer: 1, middle: 2) && app.presented == ["outer 1", "middle 2"])
    }

    @Test func userLeavesTheLevelsOneByOne() {
        let app = shown(Value(outer: 1, middle: 2, inner: 3))
        var left: [Value] = []
        for _ in 0..<3 {
            app.window.goBack()
            app.clock.run()
            left.append(app.flow.value)
        }
        #expect(left == [Value(outer: 1, middle: 2), Value(outer: 1), Value()])
        #expect(app.presented == [] && !app.window.goBack())
    }

    @Test func presentedScreensDismissThemselvesAgainAndAgain() {
        let app = shown(Value())
        for place in 0..<100 {
            app.flow.update(animated: false) { $0.outer = place }
            app.clock.run()
            #expect(app.presented == ["outer \(place)"])
            app.root.presentedViewController?.dismiss(animated: false)
            app.clock.run()
            #expect(app.presented == [] && app.flow.value.outer == nil)
        }
    }

    @Test func placeThatIsSetDuringADismissalIsPresented() {
        let app = shown(Value(outer: 1))
        app.flow.update { $0.outer = 2 }
        app.clock.advance(by: .milliseconds(50))
        app.flow.update { $0.outer = 3 }
        #expect(app.presented == ["outer 1"] || app.presented == [])
        app.clock.run()
        #expect(app.presented == ["outer 3"] && app.flow.value == Value(outer: 3))
    }

    @Test func equalPlaceThatIsSetDuringItsDismissalIsPresentedAgain() {
        let app = shown(Value(outer: 1))
        weak let first = app.root.presentedViewController
        app.flow.update { $0.outer = nil }
        app.clock.advance(by: .milliseconds(50))
        app.flow.update { $0.outer = 1 }
        app.clock.run()
        #expect(app.presented == ["outer 1"] && app.flow.value == Value(outer: 1))
        #expect(first == nil)
    }

    @Test func placeThatIsSetDuringADismissalByTheUserIsPresented() {
        let app = shown(Value(outer: 1))
        app.window.goBack()
        app.clock.advance(by: .milliseconds(50))
        app.flow.update { $0.outer = 2 }
        app.clock.run()
        #expect(app.presented == ["outer 2"] && app.flow.value == Value(outer: 2))
    }

    @Test func placeThatIsLeftDuringItsPresentationIsDismissed() {
        let app = shown(Value())
        app.flow.update { $0.outer = 1 }
        app.clock.advance(by: .milliseconds(50))
        app.flow.update { $0.outer = nil }
        app.clock.run()
        #expect(app.presented == [] && app.flow.value == Value())
    }

    // MARK: Presenters in a stack

    /// A stack of which each place can present a screen.
    private func stackApp(_ value: Value) -> StackApp<Value> {
        let flow = Flow(value)
        return StackApp(flow, \.path) { place in
            presenter("place \(place)", flow, \.outer) { screen("outer \($0)") }
        }
    }

    @Test func screenInAStackPresents() {
        let app = stackApp(Value(path: [1]))
        app.update { $0.outer = 1 }
        #expect(app.stack.presentedViewController?.title == "outer 1")
        app.goBack()
        #expect(app.flow.value == Value(path: [1]) && app.stack.presentedViewController == nil)
    }

    @Test func presenterThatIsPushedPresentsAfterItHasAppeared() {
        let app = stackApp(Value())
        app.flow.update { $0 = Value(path: [1], outer: 2) }
        app.clock.advance(by: .milliseconds(50))
        #expect(app.stack.presentedViewController == nil)
        app.clock.run()
        #expect(app.stack.presentedViewController?.title == "outer 2" && app.titles == ["root", "place 1"])
    }

    @Test func presenterThatIsPoppedTakesItsScreenWithIt() {
        let app = stackApp(Value(path: [1], outer: 2))
        #expect(app.stack.presentedViewController?.title == "outer 2")
        app.update { $0 = Value() }
        #expect(app.stack.presentedViewController == nil && app.titles == ["root"])
    }

    @Test func presenterThatIsPoppedAloneLeavesNoScreen() {
        let app = stackApp(Value(path: [1], outer: 2))
        app.update { $0.path = [] }
        #expect(app.stack.presentedViewController == nil && app.titles == ["root"])
        #expect(app.flow.value == Value())
    }

    @Test(arguments: [false, true], [false, true])
    func programPopsThePresenter(animated: Bool, isRetained: Bool) {
        let app = stackApp(Value(path: [1], outer: 2))
        let retained = isRetained ? app.stack.viewControllers : []
        app.stack.popToRootViewController(animated: animated)
        app.clock.run()
        #expect(app.stack.presentedViewController == nil && app.titles == ["root"])
        #expect(app.flow.value == Value())
        extendLifetime(retained)
    }

    @Test func screenThatTheUserAndTheProgramLeaveIsReleasedBelowAnotherPlace() {
        let app = stackApp(Value(path: [1], outer: 2))
        app.update { $0.path = [1, 3] }
        weak let sheet = app.stack.presentedViewController
        #expect(sheet != nil)
        app.window.goBack()
        app.flow.update { $0.outer = nil }
        app.clock.run()
        #expect(app.flow.value == Value(path: [1, 3]) && app.stack.presentedViewController == nil && sheet == nil)
    }

    @Test func screenOfAPoppedPresenterLeavesWithAnAnimation() {
        final class Leaver: ViewObserver {
            var animations: [Bool] = []
            func viewWillDisappear(_ animated: Bool) { animations.append(animated) }
        }
        let (app, leaver) = (stackApp(Value(path: [1], outer: 2)), Leaver())
        if let sheet = app.stack.presentedViewController { sheet.sceneEvents.add(leaver, for: sheet) }
        app.flow.set(Value(outer: 2), animated: false)
        app.clock.run()
        #expect(app.flow.value == Value() && leaver.animations == [true])
    }

    @Test(arguments: [false, true])
    func presenterIsPoppedInAHiddenWindow(isRetained: Bool) {
        let app = stackApp(Value(path: [1], outer: 2))
        app.window.isHidden = true
        app.clock.run()
        let retained = isRetained ? app.stack.viewControllers : []
        let found = diagnostics {
            app.update { $0.path = [] }
            app.window.isHidden = false
            app.clock.run()
        }
        #expect(found.isEmpty && app.stack.presentedViewController == nil && app.flow.value == Value())
        extendLifetime(retained)
    }

    @Test(arguments: [false, true], [false, true])
    func placeThatStaysIsPresentedByTheNewPresenter(animated: Bool, isRetained: Bool) {
        let app = stackApp(Value(path: [1], outer: 2))
        let retained = isRetained ? app.stack.viewControllers : []
        let sheet = app.stack.presentedViewController
        let found = diagnostics {
            app.flow.set(Value(path: [3], outer: 2), animated: animated)
            app.clock.run()
        }
        #expect(found.map(\.description) == [] && app.titles == ["root", "place 3"])
        #expect(app.flow.value == Value(path: [3], outer: 2))
        #expect(app.stack.presentedViewController?.title == "outer 2" && app.stack.presentedViewController !== sheet)
        app.update { $0.outer = nil }
        #expect(app.stack.presentedViewController == nil)
        extendLifetime(retained)
    }

    @Test func presenterThatIsRemadePresentsAgain() {
        let app = stackApp(Value(path: [1], outer: 2))
        app.flow.remake(\.path, at: 0)
        app.clock.run()
        app.update { $0.outer = 3 }
        #expect(app.stack.presentedViewController?.title == "outer 3" && app.flow.value == Value(path: [1], outer: 3))
    }

    @Test(arguments: [false, true]) func closedWindowKeepsThePlace(hasOther: Bool) {
        let flow = Flow(Value(outer: 1))
        let other = hasOther ? App(flow) : nil
        other?.show()
        weak var root: ViewController?
        do {
            let app = App(flow)
            app.show()
            root = app.root
            #expect(app.presented == ["outer 1"])
        }
        other?.clock.run()
        #expect(root == nil && flow.value == Value(outer: 1))
        #expect(other?.presented == (hasOther ? ["outer 1"] : nil))
    }

    @Test func placeThatIsLeftInOneWindowIsLeftInTheOther() {
        let flow = Flow(Value(outer: 1))
        let apps = [App(flow), App(flow)]
        for app in apps { app.show() }
        #expect(apps.map(\.presented) == [["outer 1"], ["outer 1"]])
        apps[0].window.goBack()
        for app in apps { app.clock.run() }
        #expect(flow.value == Value() && apps.map(\.presented) == [[], []])
    }
}

/// Returns a screen that presents the place of a part.
@MainActor
private func presenter<Value>(
    _ title: String,
    _ flow: Flow<Value>,
    _ part: WritableKeyPath<Value, Int?>,
    _ make: @escaping @MainActor (Int) -> ViewController
) -> ViewController {
    Scene {
        return screen(title)
    }.with {
        return PresentationFlow(flow, part, make: make)
    }.instantiate()
}

import StoryCode
import TestSupport
import Testing

/// Segues show their destinations in UIKit's order of calls.
@MainActor
struct StoryboardSegueTests {
    let log = Log()
    let window = Window(scheduler: ManualClock())

    /// Shows scene "A", alone or in a stack, with a segue "go" to scene "B".
    func shown(inStack: Bool = false, _ kind: SegueKind, animates: Bool = true) throws -> LoggedController {
        let log = log
        let storyboard = Storyboard(name: "Main", container: Container()) { scenes in
            scenes.scene("A") { PreparingController("A", log: log) as LoggedController }
                .segue("go", kind, to: "B" as SceneIdentifier<LoggedController>, animates: animates)
            scenes.scene("B") { LoggedController("B", log: log) }
        }
        let a: LoggedController = try storyboard.instantiateViewController(withIdentifier: "A")
        window.rootViewController = inStack ? NavigationController(rootViewController: a) : a
        window.makeKeyAndVisible()
        log.wait(for: window)
        _ = log.take()
        return a
    }

    @Test func showPushesInStack() throws {
        let a = try shown(inStack: true, .show)
        try a.performSegue(withIdentifier: "go")
        log.wait(for: window)
        #expect(
            log.take() == [
                "A.shouldPerform go", "A.prepare go", "B.willMove(NavigationController)", "B.loadView", "B.didLoad",
                "A.willDisappear", "B.willAppear", "B.isAppearing", "B.willLayout", "B.didLayout", "~",
                "A.didDisappear", "B.didAppear", "B.didMove(NavigationController)",
            ]
        )
    }

    @Test func enumerationCaseNamesSegue() throws {
        enum Way: String {
            case go, stay
        }
        let a = try shown(.show)
        try a.performSegue(withIdentifier: Way.go)
        #expect(a.presentedViewController?.sceneIdentifier == "B")
        #expect(throws: StoryboardError.self) { try a.performSegue(withIdentifier: Way.stay) }
    }

    @Test func showPresentsOutsideStack() throws {
        let a = try shown(.show)
        try a.performSegue(withIdentifier: "go")
        log.wait(for: window)
        #expect(
            log.take() == [
                "A.shouldPerform go", "A.prepare go", "B.loadView", "B.didLoad", "B.willAppear", "B.isAppearing",
                "B.willLayout", "B.didLayout", "~", "B.didAppear",
            ]
        )
        #expect(a.presentedViewController?.sceneIdentifier == "B")
    }

    @Test func requestEndsAfterTheDestinationIsShown() throws {
        let a = try shown(.show)
        let tracer = RequestTracer()
        LifecycleTrace.add(tracer)
        defer { LifecycleTrace.remove(tracer) }
        try a.performSegue(withIdentifier: "go")
        #expect(tracer.lines == ["performSegue()", "present(_)", "end of present(_)", "end of performSegue()"])
    }

    @Test func presentationUsesStyleOfSegue() throws {
        let a = try shown(.present(.fullScreen))
        try a.performSegue(withIdentifier: "go")
        log.wait(for: window)
        #expect(
            log.take() == [
                "A.shouldPerform go", "A.prepare go", "B.loadView", "B.didLoad", "A.willDisappear", "B.willAppear",
                "B.isAppearing", "B.willLayout", "B.didLayout", "~", "B.didAppear", "A.didDisappear",
            ]
        )
    }

    @Test func presentationKeepsStyleOfDestination() throws {
        let a = try shown(.present)
        let b = try #require(try a.performSegue(withIdentifier: "go"))
        #expect(b.modalPresentationStyle == .automatic)
        #expect(a.presentedViewController === b)
    }

    @Test func segueWithoutAnimationShowsAtOnce() throws {
        let a = try shown(inStack: true, .show, animates: false)
        let b = try #require(try a.performSegue(withIdentifier: "go") as? LoggedController)
        var wasAnimated: Bool?
        b.react = { _, event in
            if case .viewDidAppear(let animated) = event { wasAnimated = animated }
        }
        log.wait(for: window)
        #expect(wasAnimated == false)
    }

    @Test func segueIsAnimatedUnlessThatIsTurnedOff() throws {
        final class Screen: ViewController {
            var animations: [Bool] = []

            override func prepare(for segue: StoryboardSegue, sender: Any?) { animations.append(segue.animates) }
        }
        enum Way: String {
            case go, goAtOnce, back, backAtOnce
        }
        enum Action: String {
            case home
        }
        let (a, b): (SceneIdentifier<ViewController>, SceneIdentifier<Screen>) = ("A", "B")
        let nothing = SegueKind.perform { _ in }
        let storyboard = Storyboard(name: "Main", container: Container()) { scenes in
            scenes.scene(a) { ViewController() }.unwindAction(Action.home)
            scenes.scene(b) { Screen() }
                .segue("show", nothing, to: a)
                .segue("showAtOnce", nothing, to: a, animates: false)
                .segue(Way.go, nothing, to: a)
                .segue(Way.goAtOnce, nothing, to: a, animates: false)
                .unwind("return", to: "home")
                .unwind("returnAtOnce", to: "home", animates: false)
                .unwind(Way.back, to: Action.home)
                .unwind(Way.backAtOnce, to: Action.home, animates: false)
        }
        let root = try storyboard.instantiateViewController(withIdentifier: a)
        let screen = try storyboard.instantiateViewController(withIdentifier: b)
        let stack = NavigationController()
        let names = ["show", "showAtOnce", "go", "goAtOnce", "return", "returnAtOnce", "back", "backAtOnce"]
        for name in names {
            stack.viewControllers = [root, screen]
            try screen.performSegue(withIdentifier: name)
        }
        #expect(screen.animations == [true, false, true, false, true, false, true, false])
    }

    @Test func detailIsPresentedWithoutSplit() throws {
        let a = try shown(inStack: true, .showDetail)
        let b = try #require(try a.performSegue(withIdentifier: "go"))
        #expect(b.presentingViewController === a.navigationController)
    }

    @Test func segueSubclassPerforms() throws {
        let a = try shown(.custom(ChildSegue.self))
        let b = try a.performSegue(withIdentifier: "go")
        #expect(a.children == [b])
        #expect(log.take() == ["A.shouldPerform go", "A.prepare go as ChildSegue", "B.willMove(A)", "B.didMove(A)"])
    }

    @Test func segueSubclassCallsSuper() throws {
        final class NamingSegue: StoryboardSegue {
            override func perform() {
                source.title = identifier
                super.perform()
            }
        }
        let a = try shown(.present(.fullScreen).by(NamingSegue.self))
        let b = try a.performSegue(withIdentifier: "go")
        #expect(a.title == "go")
        #expect(a.presentedViewController === b)
    }

    @Test func closurePerforms() throws {
        let a = try shown(.perform { $0.source.title = "\($0.identifier ?? "") to \($0.destination)" })
        try a.performSegue(withIdentifier: "go")
        #expect(a.title?.hasPrefix("go to ") == true)
        #expect(a.presentedViewController == nil)
    }

    @Test func segueIsPerformedByItsAlias() throws {
        let log = log
        let a: SceneIdentifier<ViewController> = "A"
        let storyboard = Storyboard(name: "Main", container: Container()) { scenes in
            let scene = scenes.scene(a) { ViewController() }
            for name in ["go", "stay"] {
                scene.segue(name, .perform { _ in log.add(name) }, to: a).alias("\(name) now")
            }
        }
        let controller = try storyboard.instantiateViewController(withIdentifier: a)
        for name in ["stay now", "go now", "go"] { try controller.performSegue(withIdentifier: name) }
        #expect(log.take() == ["stay", "go", "go"])
    }

    // MARK: Preparation

    @Test func controllerCanRefuseSegue() throws {
        let a = try #require(try shown(.show) as? PreparingController)
        a.refused = "go"
        #expect(try a.performSegue(withIdentifier: "go") == nil)
        #expect(log.take() == ["A.shouldPerform go"])
    }

    @Test func callsAreInOrder() throws {
        let (log, container) = (log, Container())
        container.register(LoggedController.self).injection { log.add("inject \($0.name)") }
        let storyboard = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene("A") { PreparingController("A", log: log) }
                .segue("go", .perform { _ in log.add("perform") }, to: "B" as SceneIdentifier<LoggedController>) {
                    log.add("prepare \($0.name) \($1.name) \($2 ?? "nil")")
                } shouldPerform: {
                    log.add("may \($0.name) \($1 ?? "nil")")
                    return $1 != nil
                }
            scenes.scene("B") {
                log.add("make B")
                return LoggedController("B", log: log)
            }
        }
        let a: PreparingController = try storyboard.instantiateViewController(withIdentifier: "A")
        #expect(try a.performSegue(withIdentifier: "go") == nil)
        #expect(log.take() == ["inject A", "A.shouldPerform go", "may A nil"])
        try a.performSegue(withIdentifier: "go", sender: 7)
        #expect(
            log.take() == [
                "A.shouldPerform go", "may A 7", "make B", "inject B", "A.prepare go", "prepare A B 7", "perform",
            ]
        )
    }

    // MARK: Mistakes

    @Test func unknownSegueErrorListsSegues() throws {
        let a = try shown(.show)
        let error = try #require(throws: StoryboardError.self) { try a.performSegue(withIdentifier: "Go") }
        #expect(error.reason == .unknownSegue("Go", existing: ["go"]))
        #expect(
            withoutPlaces(error) == """
                There is no segue "Go", only "go": storyboard "Main" (…) → scene "A" (…). To fix: Use an existing \
                identifier, or add the segue to the scene.
                """
        )
    }

    @Test func controllerMadeInCodeHasNoSegues() throws {
        let error = try #require(throws: StoryboardError.self) {
            try ViewController().performSegue(withIdentifier: "go")
        }
        #expect(
            "\(error)" == """
                The controller was not made by a storyboard. To fix: Create it with \
                instantiateViewController(withIdentifier:), or as the destination of a segue.
                """
        )
    }

    @Test func wrongDestinationClassShowsNothing() throws {
        let container = Container()
        let storyboard = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene("A") { ViewController() }
                .segue("go", .show, to: "B" as SceneIdentifier<NavigationController>)
            scenes.scene("B") { ViewController() }
        }
        let a: ViewController = try storyboard.instantiateViewController(withIdentifier: "A")
        let error = try #require(throws: StoryboardError.self) { try a.performSegue(withIdentifier: "go") }
        #expect(error.reason == .wrongController(found: "ViewController", expected: "NavigationController"))
        #expect(a.presentedViewController == nil)
    }

    @Test func factoryErrorIsThrown() throws {
        struct Refused: Error {}
        let storyboard = Storyboard(name: "Main", container: Container()) { scenes in
            scenes.scene("A") { ViewController() }.segue("go", .show, to: "B" as SceneIdentifier<ViewController>)
            scenes.scene("B") { () throws -> ViewController in throw Refused() }
        }
        let a: ViewController = try storyboard.instantiateViewController(withIdentifier: "A")
        #expect(throws: Refused.self) { try a.performSegue(withIdentifier: "go") }
    }
}

/// A controller that logs the calls for its segues.
private final class PreparingController: LoggedController {
    var refused: String?

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        log.add("\(name).shouldPerform \(identifier)")
        return identifier != refused
    }

    override func prepare(for segue: StoryboardSegue, sender: Any?) {
        let kind = segue is ChildSegue ? " as ChildSegue" : ""
        log.add("\(name).prepare \(segue.identifier ?? "nil")\(kind)")
    }
}

/// Records where requests begin and end.
private final class RequestTracer: LifecycleTracer {
    private var open: [TraceRequest?] = []
    private(set) var lines: [String] = []

    func trace(_ entry: TraceEntry) {
        guard entry.event.hasEnd else { return }
        if case .requested(let request, _) = entry.event {
            lines.append(request.rawValue)
            open.append(request)
        } else {
            open.append(nil)
        }
    }

    func traceEnd(of receiver: ObjectIdentifier) {
        if let request = open.popLast() ?? nil { lines.append("end of \(request.rawValue)") }
    }
}

private final class ChildSegue: StoryboardSegue {
    override func perform() {
        source.addChild(destination)
        destination.didMove(toParent: source)
    }
}

/// Returns the text of an error without source locations.
func withoutPlaces(_ error: any Error) -> String {
    "\(error)".replacing(/\([\w\/+]+\.swift:\d+\)/, with: "(…)")
}

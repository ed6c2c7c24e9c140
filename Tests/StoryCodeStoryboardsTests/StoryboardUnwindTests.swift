import StoryCode
import TestSupport
import Testing

/// Unwind segues search for their target from the inside out and dismiss everything in front of it.
@MainActor
struct StoryboardUnwindTests {
    let log = Log()
    let window = Window(scheduler: ManualClock())

    /// Returns a storyboard whose scenes "A", "B" and "C" can all unwind by the action "home".
    func storyboard(actionsIn: Set<String> = ["A"]) -> Storyboard {
        let log = log
        return Storyboard(name: "Main", container: Container()) { scenes in
            for name in ["A", "B", "C"] {
                let scene = scenes.scene(SceneIdentifier<LoggedController>(rawValue: name)) {
                    LoggedController(name, log: log)
                }
                scene.unwind("back", to: "home")
                if actionsIn.contains(name) {
                    scene.unwindAction("home") {
                        log.add("\($0.name).home from \(($1.source as? LoggedController)?.name ?? "")")
                    }
                }
            }
        }
    }

    func scene(_ name: String, of storyboard: Storyboard) throws -> LoggedController {
        try storyboard.instantiateViewController(withIdentifier: SceneIdentifier(rawValue: name))
    }

    func stack(_ controllers: ViewController...) -> NavigationController {
        let stack = NavigationController()
        stack.viewControllers = controllers
        return stack
    }

    func show(_ root: ViewController) {
        window.rootViewController = root
        window.makeKeyAndVisible()
        log.wait(for: window)
        _ = log.take()
    }

    @Test func stackIsPoppedToTarget() throws {
        let main = storyboard()
        let (a, b, c) = try (scene("A", of: main), scene("B", of: main), scene("C", of: main))
        let stack = stack(a, b, c)
        show(stack)
        #expect(try c.performSegue(withIdentifier: "back") === a)
        log.wait(for: window)
        #expect(stack.viewControllers == [a])
        #expect(
            log.take() == [
                "A.home from C", "B.willMove(nil)", "C.willMove(nil)", "A.loadView", "A.didLoad", "C.willDisappear",
                "A.willAppear", "A.isAppearing", "A.willLayout", "A.didLayout", "~", "C.didDisappear", "A.didAppear",
                "B.didMove(nil)", "C.didMove(nil)",
            ]
        )
    }

    @Test func segueIsPreparedBeforeTheAction() throws {
        let main = Storyboard(name: "Main", container: Container()) { [log] scenes in
            scenes.scene(SceneIdentifier<LoggedController>(rawValue: "A")) { LoggedController("A", log: log) }
                .unwindAction("home") { _, _ in log.add("home") }
            scenes.scene(SceneIdentifier<LoggedController>(rawValue: "B")) { LoggedController("B", log: log) }
                .unwind("back", to: "home") { source, target, sender in
                    let target = (target as? LoggedController)?.name ?? ""
                    log.add("prepare \(source.name), \(target), \(sender as? String ?? "")")
                }
        }
        let (a, b) = try (scene("A", of: main), scene("B", of: main))
        show(stack(a, b))
        try b.performSegue(withIdentifier: "back", sender: "sender")
        #expect(log.take().prefix(2) == ["prepare B, A, sender", "home"])
    }

    @Test(arguments: [["configured, back"], ["declared", "configured, back"]])
    func configuratorPerformsItsActionLast(lines: [String]) throws {
        let log = log
        let main = Storyboard(name: "Main", container: Container()) { scenes in
            let target = scenes.scene(SceneIdentifier<LoggedController>(rawValue: "A")) {
                LoggedController("A", log: log)
            }
            target.configurator {
                TestConfigurator(unwindActions: ["home": { log.add("configured, \($0.identifier ?? "")") }])
            }
            if lines.contains("declared") { target.unwindAction("home") { _, _ in log.add("declared") } }
            scenes.scene(SceneIdentifier<LoggedController>(rawValue: "B")) { LoggedController("B", log: log) }
                .unwind("back", to: "home")
        }
        let (a, b) = try (scene("A", of: main), scene("B", of: main))
        let stack = stack(a, b)
        _ = log.take()
        #expect(try b.performSegue(withIdentifier: "back") === a)
        #expect(Array(log.take().prefix(lines.count)) == lines && stack.viewControllers == [a])
    }

    @Test func nearestTargetWins() throws {
        let main = storyboard(actionsIn: ["A", "B", "C"])
        let (a, b, c) = try (scene("A", of: main), scene("B", of: main), scene("C", of: main))
        let stack = stack(a, b, c)
        show(stack)
        #expect(try c.performSegue(withIdentifier: "back") === b)
        log.wait(for: window)
        #expect(stack.viewControllers == [a, b])
        #expect(log.take().first == "B.home from C")
    }

    @Test func presentedControllerIsDismissed() throws {
        let main = storyboard()
        let (a, c) = try (scene("A", of: main), scene("C", of: main))
        show(a)
        a.present(c, animated: false)
        log.wait(for: window)
        _ = log.take()
        #expect(try c.performSegue(withIdentifier: "back") === a)
        log.wait(for: window)
        #expect(a.presentedViewController == nil)
        #expect(log.take() == ["A.home from C", "C.willDisappear", "~", "C.didDisappear"])
    }

    @Test func stackBehindPresentationIsPopped() throws {
        let main = storyboard()
        let (a, b, c) = try (scene("A", of: main), scene("B", of: main), scene("C", of: main))
        let stack = stack(a, b)
        show(stack)
        c.modalPresentationStyle = .fullScreen
        b.present(NavigationController(rootViewController: c), animated: false)
        log.wait(for: window)
        #expect(c.navigationController?.modalPresentationStyle == .automatic)
        try c.performSegue(withIdentifier: "back")
        log.wait(for: window)
        #expect(stack.viewControllers == [a])
        #expect(stack.presentedViewController == nil)
        #expect(a.viewIfLoaded?.window === window)
    }

    @Test func otherTabIsSelected() throws {
        let main = storyboard()
        let (a, c) = try (scene("A", of: main), scene("C", of: main))
        let tabs = TabBarController()
        tabs.viewControllers = [NavigationController(rootViewController: a), c]
        tabs.selectedIndex = 1
        show(tabs)
        #expect(try c.performSegue(withIdentifier: "back") === a)
        log.wait(for: window)
        #expect(tabs.selectedIndex == 0)
        #expect(
            log.take() == [
                "A.home from C", "A.loadView", "A.didLoad", "A.willAppear", "C.willDisappear", "C.didDisappear",
                "A.isAppearing", "A.willLayout", "A.didLayout", "~", "A.didAppear", "A.didMove(NavigationController)",
            ]
        )
    }

    @Test func presentationChainIsDismissedAtOnce() throws {
        let main = storyboard()
        let (a, b, c) = try (scene("A", of: main), scene("B", of: main), scene("C", of: main))
        show(a)
        a.present(b, animated: false)
        log.wait(for: window)
        b.present(c, animated: false)
        log.wait(for: window)
        _ = log.take()
        try c.performSegue(withIdentifier: "back")
        log.wait(for: window)
        #expect(a.presentedViewController == nil)
        #expect(
            log.take() == [
                "A.home from C", "C.willDisappear", "B.willDisappear", "~", "C.didDisappear", "B.didDisappear",
            ]
        )
    }

    @Test func controllerCanRefuseUnwind() throws {
        final class Choosy: ViewController {
            override func canPerformUnwindSegueAction(
                _ action: String,
                from fromViewController: ViewController,
                sender: Any?
            ) -> Bool {
                sender as? String == "please"
            }
        }
        let main = storyboard()
        let (a, c) = try (scene("A", of: main), scene("C", of: main))
        let choosy = Choosy()
        let stack = stack(a, choosy, c)
        #expect(try c.performSegue(withIdentifier: "back", sender: "please") === choosy)
        #expect(stack.viewControllers == [a, choosy])
        stack.pushViewController(c, animated: false)
        #expect(try c.performSegue(withIdentifier: "back") === a)
    }

    @Test func customContainerTakesPart() throws {
        final class Pages: ViewController {
            var shown: ViewController?

            override func allowedChildrenForUnwinding(from source: StoryboardUnwindSegueSource) -> [ViewController] {
                source.unwindAction == "home" ? super.allowedChildrenForUnwinding(from: source) : []
            }

            override func unwind(for unwindSegue: StoryboardSegue, towards subsequentVC: ViewController) {
                shown = subsequentVC
            }
        }
        let main = storyboard(actionsIn: ["B"])
        let (b, c) = try (scene("B", of: main), scene("C", of: main))
        let pages = Pages()
        for child in [b, c] { pages.addChild(child) }
        try c.performSegue(withIdentifier: "back")
        #expect(pages.shown === b)
    }

    @Test func missingActionThrows() throws {
        let main = storyboard(actionsIn: ["C"])
        let c = try scene("C", of: main)
        let error = try #require(throws: StoryboardError.self) { try c.performSegue(withIdentifier: "back") }
        #expect(
            withoutPlaces(error) == """
                No scene to return to has the unwind action "home": storyboard "Main" (…) → scene "C" (…) → unwind \
                segue "back" (…). To fix: Declare it with unwindAction in a scene that is shown earlier.
                """
        )
    }

    @Test func presentationOfTargetStays() throws {
        let main = storyboard(actionsIn: ["B"])
        let (a, b, c) = try (scene("A", of: main), scene("B", of: main), scene("C", of: main))
        show(a)
        let sheet = stack(b, c)
        a.present(sheet, animated: false)
        log.wait(for: window)
        #expect(try c.performSegue(withIdentifier: "back") === b)
        log.wait(for: window)
        #expect(sheet.viewControllers == [b])
        #expect(a.presentedViewController === sheet)
    }
}

import StoryCode
import StoryCodeScenes
import TestSupport
import Testing

@testable import StoryCodeScreens

/// Values that flow from a window to its controllers, and the calls of registrations.
@MainActor
struct TraitTests {
    let log = Log()
    let window = Window(scheduler: ManualClock())

    /// Registers a controller for themes.
    @discardableResult
    func register(_ controller: ViewController, as name: String) -> TraitChangeRegistration {
        controller.registerForTraitChanges([Theme.self]) { [log] controller, previous in
            log.add("\(name) \(previous.theme) to \(controller.traitCollection.theme)")
        }
    }

    @Test func nearestOverrideWins() {
        let (root, child, leaf) = (ViewController(), ViewController(), ViewController())
        root.addChild(child)
        child.addChild(leaf)
        window.rootViewController = root
        #expect(leaf.traitCollection.theme == "light")
        window.traitOverrides.theme = "dark"
        child.traitOverrides.theme = "blue"
        child.traitOverrides[Scale.self] = 2
        #expect([window.traitCollection, root.traitCollection].map(\.theme) == ["dark", "dark"])
        #expect([child.traitCollection, leaf.traitCollection].map(\.theme) == ["blue", "blue"])
        #expect(root.traitCollection[Scale.self] == 1 && leaf.traitCollection[Scale.self] == 2)
        child.traitOverrides.remove(Theme.self)
        #expect(leaf.traitCollection.theme == "dark" && !child.traitOverrides.contains(Theme.self))
        #expect(child.traitOverrides.contains(Scale.self) && child.traitOverrides.theme == "light")
    }

    @Test func presentedControllersInheritFromTheWindow() {
        let (root, sheet) = (log.controller("root"), ViewController())
        log.show(root, in: window)
        root.present(sheet, animated: false)
        log.wait(for: window)
        register(sheet, as: "sheet")
        _ = log.take()
        root.traitOverrides.theme = "blue"
        #expect(sheet.traitCollection.theme == "light")
        window.traitOverrides.theme = "dark"
        #expect(sheet.traitCollection.theme == "dark")
        log.expect(["sheet light to dark"])
    }

    @Test func controllerThatAHandlerHidesIsNotAppearing() {
        let controller = log.controller("C")
        let nav = log.navigation(log.controller("A"))
        log.show(nav, in: window)
        window.traitOverrides.theme = "dark"
        controller.registerForTraitChanges([Theme.self]) { (controller: LoggedController, _) in
            controller.beginAppearanceTransition(false, animated: false)
        }
        nav.pushViewController(controller, animated: true)
        controller.endAppearanceTransition()
        #expect(
            log.take(of: "C") == [
                "C.willMove(nav)", "C.loadView", "C.didLoad", "C.willAppear", "C.willDisappear", "C.willLayout",
                "C.didLayout", "C.didDisappear",
            ]
        )
    }

    @Test func detachedControllersInheritFromTheirHost() {
        let (root, detached) = (ViewController(), ViewController())
        log.show(root, in: window)
        root.view.addSubview(detached.view)
        log.wait(for: window)
        register(detached, as: "detached")
        _ = log.take()
        root.traitOverrides.theme = "blue"
        window.traitOverrides.theme = "dark"
        log.expect(["detached light to blue"])
    }

    @Test func detachedControllerInheritsFromTheWindowOfItsHiddenHost() {
        let (root, child, detached) = (ViewController(), ViewController(), ViewController())
        root.addChild(child)
        child.view.addSubview(detached.view)
        window.rootViewController = root
        window.traitOverrides.theme = "dark"
        #expect(detached.traitCollection.theme == "dark")
        root.traitOverrides.theme = "blue"
        #expect(detached.traitCollection.theme == "blue")
    }

    @Test func parentsAreCalledBeforeChildren() {
        let (a, b, c) = (log.controller("a"), log.controller("b"), log.controller("c"))
        let (split, sheet) = (SplitViewController(), ViewController())
        let nav = log.navigation(b)
        split.viewControllers = [nav, a]
        log.show(split, in: window)
        c.modalPresentationStyle = .pageSheet
        split.present(c, animated: false)
        log.wait(for: window)
        for (controller, name) in [(a, "a"), (b, "b"), (c, "c"), (nav, "nav"), (split, "split"), (sheet, "sheet")] {
            register(controller, as: name)
        }
        _ = log.take()
        window.traitOverrides.theme = "dark"
        log.expect(["split", "nav", "b", "a", "c"].map { "\($0) light to dark" })
    }

    @Test func onlyChangesOfRegisteredTraitsCount() {
        let (root, child) = (ViewController(), ViewController())
        root.addChild(child)
        root.view.addSubview(child.view)
        log.show(root, in: window)
        child.registerForTraitChanges([Theme.self, Scale.self]) { [log] child, previous in
            log.add("\(previous.theme) \(previous[Scale.self]), \(child.traitCollection[Scale.self])")
        }
        root.traitOverrides[HorizontalSizeClass.self] = .compact
        root.traitOverrides.theme = "light"
        window.traitOverrides.theme = "dark"
        var overrides = root.traitOverrides
        overrides.theme = "blue"
        overrides[Scale.self] = 3
        root.traitOverrides = overrides
        root.traitOverrides = overrides
        log.expect(["light 1, 3"])
    }

    @Test func ownOverrideKeepsWhatTheContainerAndTheWindowSet() {
        let (root, child) = (ViewController(), ViewController())
        root.addChild(child)
        root.view.addSubview(child.view)
        log.show(root, in: window)
        register(root, as: "root")
        register(child, as: "child")
        window.traitOverrides.theme = "dark"
        root.traitOverrides[Scale.self] = 2
        child.traitOverrides[Scale.self] = 3
        log.expect(["root light to dark", "child light to dark"])
        root.traitOverrides.theme = "blue"
        child.traitOverrides[Scale.self] = 4
        log.expect(["root dark to blue", "child dark to blue"])
    }

    @Test func handlerThatChangesTheWindowIsSeenByLaterOnes() {
        let (root, child) = (ViewController(), ViewController())
        root.addChild(child)
        root.view.addSubview(child.view)
        log.show(root, in: window)
        register(root, as: "root")
        root.registerForTraitChanges([Theme.self]) { [window] root, _ in
            if root.traitCollection.theme == "dark" { window.traitOverrides.theme = "blue" }
        }
        register(child, as: "child")
        window.traitOverrides.theme = "dark"
        log.expect(["root light to dark", "child light to blue", "root dark to blue"])
    }

    @Test func hiddenControllerIsCalledBeforeItAppears() {
        let (a, b) = (log.controller("A"), log.controller("B"))
        let tabs = log.tabs(a, b)
        log.show(tabs, in: window)
        register(b, as: "B")
        window.traitOverrides.theme = "dark"
        window.traitOverrides.theme = "blue"
        #expect(b.traitCollection.theme == "blue")
        tabs.selectedIndex = 1
        log.wait(for: window)
        log.expect([
            "B.loadView", "B.didLoad", "B.willAppear", "A.willDisappear", "A.didDisappear", "B light to blue",
            "B.isAppearing", "B.willLayout", "B.didLayout", "~", "B.didAppear",
        ])
    }

    @Test func anotherPlaceIsAChange() {
        let (a, b, child) = (log.controller("A"), log.controller("B"), log.controller("C"))
        let tabs = log.tabs(a, b)
        b.traitOverrides.theme = "dark"
        log.show(tabs, in: window)
        register(child, as: "C")
        b.addChild(child)
        b.view.addSubview(child.view)
        tabs.selectedIndex = 1
        log.wait(for: window)
        #expect(log.take().filter { $0.hasPrefix("C ") } == ["C light to dark"])
    }

    @Test func unregisteredHandlerIsNotCalled() {
        let root = ViewController()
        log.show(root, in: window)
        let (first, second) = (register(root, as: "first"), register(root, as: "second"))
        root.registerForTraitChanges([Scale.self]) { root, _ in root.unregisterForTraitChanges(second) }
        root.unregisterForTraitChanges(first)
        root.unregisterForTraitChanges(first)
        window.traitOverrides.theme = "dark"
        window.traitOverrides[Scale.self] = 2
        window.traitOverrides.theme = "blue"
        log.expect(["second light to dark"])
    }

    @Test func handlerThatUnregistersAnotherSkipsIt() {
        let root = ViewController()
        log.show(root, in: window)
        var registrations: [TraitChangeRegistration] = []
        let unregister = { registrations.forEach(root.unregisterForTraitChanges) }
        root.registerForTraitChanges([Theme.self]) { [log] _, _ in
            log.add("first")
            unregister()
        }
        registrations.append(register(root, as: "second"))
        root.traitOverrides.theme = "dark"
        log.expect(["first"])
    }

    @Test func registrationsEndWithTheController() {
        weak var released: ViewController?
        do {
            let screen = ThemedScreen(log)
            released = screen
            log.show(screen, in: window)
            window.traitOverrides.theme = "dark"
            log.expect(["screen dark"])
            window.rootViewController = nil
            log.wait(for: window)
        }
        #expect(released == nil)
        window.traitOverrides.theme = "light"
        log.expect(["~"])
    }

    @Test func overrideSetByAHandlerFollows() {
        let (root, a, b) = (ViewController(), ViewController(), ViewController())
        for child in [a, b] {
            root.addChild(child)
            root.view.addSubview(child.view)
        }
        log.show(root, in: window)
        register(root, as: "root")
        a.registerForTraitChanges([Theme.self]) { [log] a, previous in
            log.add("a \(previous.theme)")
            if a.traitCollection.theme == "dark" { root.traitOverrides.theme = "blue" }
        }
        register(b, as: "b")
        window.traitOverrides.theme = "dark"
        log.expect(["root light to dark", "a light", "b light to blue", "root dark to blue", "a dark"])
    }

    @Test func endlessChangesAreReported() {
        let root = ViewController()
        log.show(root, in: window)
        root.registerForTraitChanges([Scale.self]) { root, _ in
            if root.traitOverrides[Scale.self] < 110 { root.traitOverrides[Scale.self] += 1 }
        }
        let found = diagnostics { LifecycleRuntime.withLimit(100) { root.traitOverrides[Scale.self] = 2 } }
        #expect(found.map(\.problem) == [.neverAtRest(work: 100)])
        // The next call continues with the rest.
        root.traitOverrides.theme = "dark"
        #expect(root.traitOverrides[Scale.self] == 110)
    }

    @Test func changeDuringAnEventFollowsIt() {
        let root = log.controller("A")
        register(root, as: "A")
        root.once(.viewDidAppear(false)) { [log, window] in
            window.traitOverrides.theme = "dark"
            log.add("set")
        }
        window.rootViewController = root
        window.makeKeyAndVisible()
        log.wait(for: window)
        #expect(log.take().suffix(3) == ["A.didAppear", "set", "A light to dark"])
    }

    @Test func removedControllerIsNotCalled() {
        let (root, child) = (ViewController(), ViewController())
        root.addChild(child)
        root.view.addSubview(child.view)
        log.show(root, in: window)
        register(child, as: "child")
        root.registerForTraitChanges([Theme.self]) { _, _ in
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        window.traitOverrides.theme = "dark"
        log.expect([])
    }

    @Test func plainControllerHasNoTraits() {
        let (root, child) = (ViewController(), ViewController())
        root.addChild(child)
        root.view.addSubview(child.view)
        log.show(root, in: window)
        window.traitOverrides.theme = "dark"
        root.traitOverrides = TraitOverrides()
        _ = (root.traitCollection, root.traitOverrides)
        #expect(root.traitsIfMade == nil && child.traitsIfMade == nil)
    }
}

private enum Theme: TraitDefinition {
    static let defaultValue = "light"
}

private enum Scale: TraitDefinition {
    static let defaultValue = 1
}

extension TraitCollection {
    fileprivate var theme: String { self[Theme.self] }
}

extension TraitOverrides {
    fileprivate var theme: String {
        get { self[Theme.self] }
        set { self[Theme.self] = newValue }
    }
}

/// A screen that registers itself.
private class ThemedScreen: ViewController {
    private let log: Log

    init(_ log: Log) {
        self.log = log
        super.init()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([Theme.self]) { (self: Self, _) in
            self.log.add("screen \(self.traitCollection.theme)")
        }
    }
}

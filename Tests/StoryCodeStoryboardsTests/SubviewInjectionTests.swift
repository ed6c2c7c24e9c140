import StoryCode
import TestSupport
import Testing

/// Views are injected once each, if subview injection is enabled.
@MainActor
struct SubviewInjectionTests {
    final class Badge: View {
        var injected = 0
        /// The text in the controller's `viewDidLoad()`.
        var text: String?
    }

    final class Screen: ViewController {
        let badge = Badge()
        var textAtLoad: String?

        override func loadView() {
            let inner = View()
            inner.addSubview(badge)
            view = View()
            view.addSubview(inner)
        }

        override func viewDidLoad() { textAtLoad = badge.text }
    }

    let container = Container()

    init() {
        container.register { "new" }
        container.register(Badge.self).injection {
            $0.injected += 1
            $0.text = $1
        }
    }

    func screen() throws -> Screen {
        let storyboard = Storyboard(name: "Main", container: container) { scenes in scenes.scene("A") { Screen() } }
        return try storyboard.instantiateViewController(withIdentifier: "A")
    }

    @Test func enabledForController() throws {
        container.register(Screen.self).autoInjectToSubviews()
        let screen = try screen()
        screen.loadViewIfNeeded()
        #expect(screen.badge.injected == 1)
        #expect(screen.textAtLoad == "new")
    }

    @Test func disabledForController() throws {
        container.injectsToSubviews = true
        container.register(Screen.self).autoInjectToSubviews(false)
        let screen = try screen()
        screen.loadViewIfNeeded()
        #expect(screen.badge.injected == 0)
    }

    @Test func disabledForControllerWithoutRule() throws {
        for _ in 0..<2 { container.register(Screen.self) }
        let storyboard = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene("A") { ViewController() }
        }
        let parent: ViewController = try storyboard.instantiateViewController(withIdentifier: "A")
        let screen = Screen()
        screen.loadViewIfNeeded()
        #expect(diagnostics { parent.addChild(screen) }.count == 1)
        #expect(screen.badge.injected == 0)
    }

    @Test func laterViewsAreInjectedOnce() throws {
        container.register(Screen.self).autoInjectToSubviews()
        let screen = try screen()
        let (late, outer) = (Badge(), View())
        outer.addSubview(late)
        #expect(late.injected == 0)
        screen.view.addSubview(outer)
        #expect(late.injected == 1)
        outer.removeFromSuperview()
        screen.view.addSubview(outer)
        outer.addSubview(late)
        #expect(late.injected == 1)
    }

    @Test func viewLoadedByFactoryIsInjected() throws {
        container.register(Screen.self).autoInjectToSubviews()
        let storyboard = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene("A") {
                let screen = Screen()
                screen.loadViewIfNeeded()
                return screen
            }
        }
        let screen: Screen = try storyboard.instantiateViewController(withIdentifier: "A")
        #expect(screen.badge.injected == 1)
    }

    @Test func viewsOfChildBelongToChild() throws {
        container.register(Screen.self).autoInjectToSubviews()
        let storyboard = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene("A") { Screen() }.embed("B" as SceneIdentifier<ViewController>)
            scenes.scene("B") { ViewController() }
        }
        let screen: Screen = try storyboard.instantiateViewController(withIdentifier: "A")
        screen.loadViewIfNeeded()
        let badge = Badge()
        screen.children[0].view.addSubview(badge)
        #expect(badge.injected == 0)
    }

    @Test func recreatedViewIsInjected() throws {
        final class Plain: ViewController {}
        container.register(Plain.self).autoInjectToSubviews()
        var badges: [Badge] = []
        let storyboard = Storyboard(name: "Main", container: container) { scenes in
            scenes.scene("A") { Scene { Plain() }.instantiate(view: { _ in View() }) }
        }
        let plain: Plain = try storyboard.instantiateViewController(withIdentifier: "A")
        for _ in 0..<2 {
            badges.append(Badge())
            plain.view.addSubview(badges[badges.count - 1])
            plain.view = nil
        }
        #expect(badges.map(\.injected) == [1, 1])
    }

    @Test func missingDependencyOfViewIsReported() throws {
        let container = Container()
        container.register(Screen.self).autoInjectToSubviews()
        container.register(Badge.self).injection { (badge, text: String) in badge.text = text }
        let storyboard = Storyboard(name: "Main", container: container) { scenes in scenes.scene("A") { Screen() } }
        let screen: Screen = try storyboard.instantiateViewController(withIdentifier: "A")
        let found = diagnostics { screen.loadViewIfNeeded() }
        #expect(found.map(\.message).count == 1)
        #expect(found.first?.message.hasPrefix("<Badge> was not injected: Nothing is registered for String") == true)
        #expect(throws: ValidationError.self) { try container.validate() }
    }

    @Test func parentContainerCanEnableLater() throws {
        let child = Container(parent: container)
        child.register(Screen.self, name: "screen").injection { _ in }
        let storyboard = Storyboard(name: "Main", container: child) { scenes in
            scenes.scene("A", registrationName: "screen") { Screen() }
        }
        let screen: SceneIdentifier<Screen> = "A"
        _ = try storyboard.instantiateViewController(withIdentifier: screen)
        container.injectsToSubviews = true
        let later = try storyboard.instantiateViewController(withIdentifier: screen)
        later.loadViewIfNeeded()
        #expect(later.badge.injected == 1)
    }

    @Test func assignedViewIsInjected() throws {
        container.injectsToSubviews = true
        let screen = try screen()
        for _ in 0..<2 {
            let (view, badge) = (View(), Badge())
            view.addSubview(badge)
            screen.view = view
            #expect(badge.injected == 1)
        }
    }
}

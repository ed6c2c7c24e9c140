import StoryCode
import TestSupport
import Testing

private final class City: ViewController {}
private final class Sheet: ViewController {}

/// A controller whose title loads its view.
private final class Titled: ViewController {
    override var title: String? {
        get {
            loadViewIfNeeded()
            return "loaded"
        }
        set {}
    }
}

/// The controllers in a window, as a value.
@MainActor
struct ControllerHierarchyTests {
    let clock = ManualClock()
    let window: Window

    init() {
        window = Window(scheduler: clock)
    }

    private func city(_ title: String) -> City {
        let city = City()
        city.title = title
        return city
    }

    private func show(_ root: ViewController) {
        window.rootViewController = root
        window.makeKeyAndVisible()
        clock.run()
    }

    private func expect(_ description: String, _ location: SourceLocation = #_sourceLocation) {
        #expect(window.controllerHierarchy.description == description, sourceLocation: location)
    }

    @Test func windowWithoutARootIsEmpty() {
        #expect(window.controllerHierarchy.controllers == [])
        expect("")
    }

    @Test func childrenFollowTheirContainer() {
        let stack = NavigationController(rootViewController: city("Lisbon"))
        let tabs = TabBarController()
        tabs.viewControllers = [stack, Titled()]
        window.rootViewController = tabs
        expect(
            """
            TabBarController, disappeared
              NavigationController, disappeared
                City, disappeared
              Titled, disappeared
            """
        )
        show(tabs)
        stack.pushViewController(city("Porto"), animated: true)
        expect(
            """
            TabBarController, appeared
              NavigationController, appeared
                City "Lisbon", disappearing
                City "Porto", appearing
              Titled, disappeared
            """
        )
        clock.run()
        tabs.selectedIndex = 1
        clock.run()
        expect(
            """
            TabBarController, appeared
              NavigationController, disappeared
                City "Lisbon", disappeared
                City "Porto", disappeared
              Titled "loaded", appeared
            """
        )
    }

    @Test func presentedControllersFollowTheirPresenter() {
        let stack = NavigationController(rootViewController: city("Lisbon"))
        show(stack)
        let sheet = Sheet()
        stack.topViewController?.present(sheet, animated: true)
        clock.run()
        let cover = NavigationController(rootViewController: city("Porto"))
        cover.modalPresentationStyle = .fullScreen
        sheet.present(cover, animated: true)
        expect(
            """
            NavigationController, appeared
              City "Lisbon", appeared
            + Sheet, disappearing, automatic
            + NavigationController, appearing, fullScreen
              City "Porto", appearing
            """
        )
        let root = window.controllerHierarchy.controllers.first
        #expect(root?.id == ObjectIdentifier(stack))
        #expect(root?.presented?.id == ObjectIdentifier(sheet))
        #expect(root?.presented?.presented?.children.map(\.title) == ["Porto"])
        #expect(root?.presentationStyle == nil && root?.presented?.presentationStyle == .automatic)
    }

    @Test func controllersWithoutAParentAreWhereTheirViewsAre() {
        let (root, inside, other) = (city("Lisbon"), city("Porto"), city("Faro"))
        show(root)
        root.view.addSubview(inside.view)
        window.addSubview(other.view)
        clock.run()
        expect(
            """
            City "Lisbon", appeared
              City "Porto", appeared
            City "Faro", appeared
            """
        )
    }

    @Test func leavingControllersFollowTheRoot() {
        let (old, new) = (LoggedController("Old", log: Log()), city("New"))
        old.title = "Old"
        show(old)
        var seen = ""
        old.react = { [window] _, event in
            if case .viewWillDisappear = event { seen = window.controllerHierarchy.description }
        }
        window.rootViewController = new
        #expect(
            seen == """
                City "New", disappeared
                LoggedController "Old", disappearing
                """
        )
        clock.run()
        expect("City \"New\", appeared")
    }

    @Test func hierarchyRetainsNoControllerAndStaysAsItWas() {
        weak var released: City?
        let hierarchy: ControllerHierarchy
        do {
            let city = city("Lisbon")
            released = city
            show(city)
            hierarchy = window.controllerHierarchy
            window.rootViewController = nil
            clock.run()
        }
        #expect(released == nil)
        #expect(hierarchy.description == "City \"Lisbon\", appeared")
    }

    @Test func deepHierarchiesAreListed() {
        let root = city("Lisbon")
        var last: ViewController = root
        for _ in 0..<300 {
            let child = City()
            last.addChild(child)
            child.didMove(toParent: last)
            last = child
        }
        window.rootViewController = root
        #expect(window.controllerHierarchy.description.split(separator: "\n").count == 301)
        window.rootViewController = nil
    }

    @Test func controllerKnowsItsState() {
        let controller = LoggedController("C", log: Log())
        var states: [AppearanceState] = []
        controller.react = { controller, _ in
            if states.last != controller.appearanceState { states.append(controller.appearanceState) }
        }
        show(controller)
        window.isHidden = true
        clock.run()
        #expect(states == [.disappeared, .appearing, .appeared, .disappearing, .disappeared])
    }
}

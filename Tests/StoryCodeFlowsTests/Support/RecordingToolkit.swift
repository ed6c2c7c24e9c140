import StoryCode

/// The portable toolkit, which records some of the calls of drivers.
enum RecordingToolkit: ColumnToolkit, PageToolkit {
    typealias Screen = ViewController
    typealias Stack = NavigationController
    typealias Tabs = TabBarController
    typealias Columns = SplitViewController
    typealias Column = SplitViewController.Column
    typealias Pages = PageViewController

    /// The number of times that an observed controller has appeared or disappeared.
    static var contentChanges = 0

    /// Whether each page that was shown was one after the page before.
    static var directions: [Bool] = []

    /// The titles of the controllers that were set for a column, or nil for none.
    static var columnTitles: [String?] = []

    static func contentsDidChange() { contentChanges += 1 }

    static func setPage(_ screen: Screen, of pages: Pages, isForward: Bool, animated: Bool) {
        directions.append(isForward)
        PortableToolkit.setPage(screen, of: pages, isForward: isForward, animated: animated)
    }

    static func setScreen(_ screen: Screen?, in column: Column, of columns: Columns) {
        columnTitles.append(screen?.title)
        PortableToolkit.setScreen(screen, in: column, of: columns)
    }

    // MARK: Unchanged

    static func isAtRest(_ controller: Screen) -> Bool { PortableToolkit.isAtRest(controller) }

    static func whenAtRest(_ controller: Screen, _ action: @escaping @MainActor () -> Void) {
        PortableToolkit.whenAtRest(controller, action)
    }

    static func observe(_ container: Screen, _ didChange: @escaping @MainActor () -> Void) {
        PortableToolkit.observe(container, didChange)
    }

    static func observedContents(of container: Screen) -> [Screen] { PortableToolkit.observedContents(of: container) }
    static func hasAppeared(_ controller: Screen) -> Bool { PortableToolkit.hasAppeared(controller) }
    static func screens(of stack: Stack) -> [Screen] { PortableToolkit.screens(of: stack) }

    static func setScreens(_ screens: [Screen], of stack: Stack, animated: Bool) {
        PortableToolkit.setScreens(screens, of: stack, animated: animated)
    }

    static func tabCount(of tabs: Tabs) -> Int { PortableToolkit.tabCount(of: tabs) }
    static func selectedIndex(of tabs: Tabs) -> Int? { PortableToolkit.selectedIndex(of: tabs) }
    static func select(_ index: Int, of tabs: Tabs) { PortableToolkit.select(index, of: tabs) }

    static func isPresentationAtRest(over presenter: Screen) -> Bool {
        PortableToolkit.isPresentationAtRest(over: presenter)
    }

    static func whenPresentationAtRest(over presenter: Screen, _ action: @escaping @MainActor () -> Void) {
        PortableToolkit.whenPresentationAtRest(over: presenter, action)
    }

    static func screen(presentedBy presenter: Screen) -> Screen? { PortableToolkit.screen(presentedBy: presenter) }
    static func isPresented(_ screen: Screen) -> Bool { PortableToolkit.isPresented(screen) }

    static func present(_ screen: Screen, by presenter: Screen, animated: Bool) {
        PortableToolkit.present(screen, by: presenter, animated: animated)
    }

    static func dismiss(_ screen: Screen, animated: Bool) { PortableToolkit.dismiss(screen, animated: animated) }
    static func page(of pages: Pages) -> Screen? { PortableToolkit.page(of: pages) }

    static func provide(
        for pages: Pages,
        _ neighbour: @escaping @MainActor (Screen, Int) -> Screen?
    ) -> AnyObject? { PortableToolkit.provide(for: pages, neighbour) }

    static func screen(in column: Column, of columns: Columns) -> Screen? {
        PortableToolkit.screen(in: column, of: columns)
    }

    static func isStacked(_ column: Column, of columns: Columns) -> Bool? {
        PortableToolkit.isStacked(column, of: columns)
    }
}

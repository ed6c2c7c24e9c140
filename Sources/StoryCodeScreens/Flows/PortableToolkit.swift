public import StoryCodeFlows
import StoryCodeScenes

/// Shows the places of a flow's part above the root of a ``NavigationController``.
///
/// See <doc:The-flow-of-an-app>.
public typealias StackFlow<Value: Equatable, Place: Equatable> = StackDriver<PortableToolkit, Value, Place>

/// Selects the tab of a flow's part in a ``TabBarController``.
///
/// See <doc:The-flow-of-an-app>.
public typealias TabFlow<Value: Equatable, Place: Equatable> = TabDriver<PortableToolkit, Value, Place>

/// Presents the place of a flow's part over a ``ViewController``.
///
/// See <doc:The-flow-of-an-app>.
public typealias PresentationFlow<Value: Equatable, Place: Equatable> = PresentationDriver<
    PortableToolkit, Value, Place
>

/// Shows the page of a flow's part in a ``PageViewController``.
///
/// See <doc:The-flow-of-an-app>.
public typealias PageFlow<Value: Equatable, Place: Equatable> = PageDriver<PortableToolkit, Value, Place>

/// Shows the place of a flow's part in a column of a ``SplitViewController``.
///
/// See <doc:The-flow-of-an-app>.
public typealias ColumnFlow<Value: Equatable, Place: Equatable> = ColumnDriver<PortableToolkit, Value, Place>

/// The container controllers of portable screens, as the drivers of a flow use them.
///
/// See <doc:The-flow-of-an-app>.
public enum PortableToolkit: FlowToolkit {
    /// Whether nothing in a controller is in transition, queued or waiting for a turn.
    public static func isAtRest(_ controller: ViewController) -> Bool { LifecycleRuntime.isAtRest(controller) }

    /// Performs an action when nothing in a controller is in transition, queued or waiting for a turn.
    public static func whenAtRest(_ controller: ViewController, _ action: @escaping @MainActor () -> Void) {
        LifecycleRuntime.whenAtRest(controller, action)
    }

    /// Calls a closure after each change of a container controller that no transition follows.
    public static func observe(_ container: ViewController, _ didChange: @escaping @MainActor () -> Void) {
        (container as? any ContainerController)?.membership.observe(didChange)
    }

    /// The controllers of columns, which the user leaves in a stack inside; other container controllers announce their
    /// changes.
    public static func observedContents(of container: ViewController) -> [ViewController] {
        guard let columns = container as? SplitViewController else { return [] }
        return Column.allCases.compactMap(columns.viewController)
    }

    /// Does nothing.
    public static func contentsDidChange() {}

    /// Whether a controller has appeared in a window.
    public static func hasAppeared(_ controller: ViewController) -> Bool {
        controller.appearance.state == .appeared && controller.viewIfLoaded?.window != nil
    }

    /// The controllers of a stack, the root first.
    public static func screens(of stack: NavigationController) -> [ViewController] { stack.viewControllers }

    /// Replaces the controllers of a stack in one transition.
    public static func setScreens(_ screens: [ViewController], of stack: NavigationController, animated: Bool) {
        stack.setViewControllers(screens, animated: animated)
    }

    /// The number of tabs.
    public static func tabCount(of tabs: TabBarController) -> Int { tabs.tabs.count }

    /// The index of the selected tab, or nil.
    public static func selectedIndex(of tabs: TabBarController) -> Int? {
        tabs.selectedTab == nil ? nil : tabs.selectedIndex
    }

    /// Selects a tab.
    public static func select(_ index: Int, of tabs: TabBarController) { tabs.selectedIndex = index }

    /// Whether nothing in the window of a presenter is in transition, queued or waiting for a turn.
    public static func isPresentationAtRest(over presenter: ViewController) -> Bool {
        LifecycleRuntime.isAtRest(presenter)
            && window(of: presenter).map { LifecycleRuntime.isAtRest($0) } ?? true
    }

    /// The window of a controller or, while others cover it, of its nearest container controller that has one.
    private static func window(of controller: ViewController) -> Window? {
        sequence(first: controller, next: \.parent).lazy.compactMap { $0.viewIfLoaded?.window }.first
    }

    /// Performs an action when nothing in the window of a presenter is in transition, queued or waiting for a turn.
    public static func whenPresentationAtRest(over presenter: ViewController, _ action: @escaping @MainActor () -> Void)
    {
        if let window = window(of: presenter) {
            LifecycleRuntime.whenAtRest(window, action)
        } else {
            LifecycleRuntime.whenAtRest(presenter, action)
        }
    }

    /// The controller that a presenter, or the nearest container controller that presents any, presents.
    public static func screen(presentedBy presenter: ViewController) -> ViewController? {
        presenter.presentedViewController
    }

    /// Whether any controller presents a controller.
    public static func isPresented(_ screen: ViewController) -> Bool { screen.presentingViewController != nil }

    /// Presents a controller.
    public static func present(_ screen: ViewController, by presenter: ViewController, animated: Bool) {
        presenter.present(screen, animated: animated)
    }

    /// Dismisses a presented controller and those presented over it.
    public static func dismiss(_ screen: ViewController, animated: Bool) {
        screen.presentingViewController?.dismiss(animated: animated)
    }
}

extension PortableToolkit: PageToolkit {
    /// The page that is shown, or nil before there is one.
    public static func page(of pages: PageViewController) -> ViewController? { pages.viewControllers.first }

    /// Shows another page.
    public static func setPage(
        _ screen: ViewController,
        of pages: PageViewController,
        isForward: Bool,
        animated: Bool
    ) {
        pages.setViewControllers([screen], direction: isForward ? .forward : .reverse, animated: animated)
    }

    /// Makes a closure the data source, unless there is one.
    public static func provide(
        for pages: PageViewController,
        _ neighbour: @escaping @MainActor (ViewController, Int) -> ViewController?
    ) -> AnyObject? {
        guard pages.dataSource == nil else { return nil }
        let source = PageSource(neighbour)
        pages.dataSource = source
        return source
    }
}

private final class PageSource: PageViewControllerDataSource {
    private let neighbour: @MainActor (ViewController, Int) -> ViewController?

    init(_ neighbour: @escaping @MainActor (ViewController, Int) -> ViewController?) { self.neighbour = neighbour }

    func pageViewController(
        _ pageViewController: PageViewController,
        viewControllerBefore viewController: ViewController
    ) -> ViewController? { neighbour(viewController, -1) }

    func pageViewController(
        _ pageViewController: PageViewController,
        viewControllerAfter viewController: ViewController
    ) -> ViewController? { neighbour(viewController, 1) }
}

extension PortableToolkit: ColumnToolkit {
    /// A column of a ``SplitViewController``.
    public typealias Column = SplitViewController.Column

    /// The controller that was set for a column, or nil.
    public static func screen(in column: Column, of columns: SplitViewController) -> ViewController? {
        columns.viewController(for: column)
    }

    /// Sets the controller of a column and shows it, or removes it.
    public static func setScreen(_ screen: ViewController?, in column: Column, of columns: SplitViewController) {
        columns.place(screen, in: column, isShown: screen != nil)
    }

    /// Whether the controller of a column is in the stack of the collapsed columns; nil while they are not collapsed.
    public static func isStacked(_ column: Column, of columns: SplitViewController) -> Bool? {
        columns.isCollapsed ? columns.isStacked(column) : nil
    }
}

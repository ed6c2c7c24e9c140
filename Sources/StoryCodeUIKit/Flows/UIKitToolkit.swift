#if canImport(UIKit) && !os(watchOS)
    public import StoryCodeFlows
    import StoryCodeScenes
    public import UIKit

    /// Shows the places of a flow's part above the root of a `UINavigationController`.
    ///
    /// No delegate is needed: the driver observes when the top of the stack appears and disappears.
    ///
    /// See <doc:/StoryCode/The-flow-of-an-app>.
    public typealias StackFlow<Value: Equatable, Place: Equatable> = StackDriver<UIKitToolkit, Value, Place>

    /// Selects the tab of a flow's part in a `UITabBarController`.
    ///
    /// See <doc:/StoryCode/The-flow-of-an-app>.
    public typealias TabFlow<Value: Equatable, Place: Equatable> = TabDriver<UIKitToolkit, Value, Place>

    /// Presents the place of a flow's part over a `UIViewController`.
    ///
    /// See <doc:/StoryCode/The-flow-of-an-app>.
    public typealias PresentationFlow<Value: Equatable, Place: Equatable> = PresentationDriver<
        UIKitToolkit, Value, Place
    >

    /// Shows the page of a flow's part in a `UIPageViewController`.
    ///
    /// See <doc:/StoryCode/The-flow-of-an-app>.
    public typealias PageFlow<Value: Equatable, Place: Equatable> = PageDriver<UIKitToolkit, Value, Place>

    /// Shows the place of a flow's part in a column of a `UISplitViewController`.
    ///
    /// See <doc:/StoryCode/The-flow-of-an-app>.
    public typealias ColumnFlow<Value: Equatable, Place: Equatable> = ColumnDriver<UIKitToolkit, Value, Place>

    /// The container controllers of UIKit, as the drivers of a flow use them.
    ///
    /// UIKit announces neither the end of each transition nor each change of a stack. The drivers observe the events of
    /// the controllers that are shown, and compare in the next turn of the main actor. What the program changes in a
    /// container controller that is not visible is read when it appears, or with the next change of the flow.
    ///
    /// See <doc:/StoryCode/The-flow-of-an-app>.
    public enum UIKitToolkit: FlowToolkit {
        private struct Rest {
            weak let controller: UIViewController?
            let isAtRest: @MainActor (UIViewController) -> Bool
            let action: @MainActor () -> Void
        }

        /// The actions that wait for the end of a transition.
        private static var rests: [Rest] = []

        /// Whether the next turn examines them.
        private static var isScheduled = false

        /// Whether neither a controller nor what it shows is in transition.
        public static func isAtRest(_ controller: UIViewController) -> Bool {
            controller.transitionCoordinator == nil && !observedContents(of: controller).contains(where: isChanging)
        }

        private static func isChanging(_ controller: UIViewController) -> Bool {
            let appearance = controller.sceneEvents.appearance
            return appearance == .appearing || appearance == .disappearing
        }

        /// Performs an action in a later turn in which a controller is at rest.
        public static func whenAtRest(_ controller: UIViewController, _ action: @escaping @MainActor () -> Void) {
            wait(for: controller, isAtRest, action)
        }

        private static func wait(
            for controller: UIViewController,
            _ isAtRest: @escaping @MainActor (UIViewController) -> Bool,
            _ action: @escaping @MainActor () -> Void
        ) {
            let action = DiagnosticHandler.reportingToCurrent(action)
            rests.append(Rest(controller: controller, isAtRest: isAtRest, action: action))
            contentsDidChange()
        }

        /// Examines the actions that wait, in the next turn.
        public static func contentsDidChange() {
            guard !isScheduled, !rests.isEmpty else { return }
            isScheduled = true
            Task { @MainActor in
                isScheduled = false
                let waiting = rests
                rests = []
                for rest in waiting {
                    guard let controller = rest.controller else { continue }
                    if rest.isAtRest(controller) {
                        rest.action()
                    } else {
                        rests.append(rest)
                        // The last event of a transition may come before its end.
                        controller.transitionCoordinator?
                            .animate(alongsideTransition: nil) { _ in MainActor.assumeIsolated { contentsDidChange() } }
                    }
                }
            }
        }

        /// Does nothing: UIKit's container controllers do not announce their changes.
        public static func observe(_ container: UIViewController, _ didChange: @escaping @MainActor () -> Void) {}

        /// The container controller, and the top of its stack, the selected controller, the page, or those of its columns.
        public static func observedContents(of container: UIViewController) -> [UIViewController] {
            let shown: [UIViewController?] =
                switch container {
                case let stack as UINavigationController: [stack.topViewController]
                case let tabs as UITabBarController: [selectedController(of: tabs)]
                case let pages as UIPageViewController: [page(of: pages)]
                case let columns as UISplitViewController:
                    [Column.primary, .supplementary, .secondary].map { columns.viewController(for: $0) }
                default: []
                }
            return [container] + shown.compactMap(\.self)
        }

        /// Whether a controller has appeared in a window.
        public static func hasAppeared(_ controller: UIViewController) -> Bool {
            controller.sceneEvents.appearance == .appeared && controller.viewIfLoaded?.window != nil
        }

        /// The controllers of a stack, the root first.
        public static func screens(of stack: UINavigationController) -> [UIViewController] { stack.viewControllers }

        /// Replaces the controllers of a stack in one transition.
        public static func setScreens(
            _ screens: [UIViewController],
            of stack: UINavigationController,
            animated: Bool
        ) {
            stack.setViewControllers(screens, animated: animated)
        }

        /// The number of tabs.
        public static func tabCount(of tabs: UITabBarController) -> Int { tabs.viewControllers?.count ?? 0 }

        /// The index of the selected tab, or nil.
        public static func selectedIndex(of tabs: UITabBarController) -> Int? {
            selectedController(of: tabs) == nil ? nil : tabs.selectedIndex
        }

        // Not `selectedViewController`, which UIKit declares without a strong or weak reference.
        private static func selectedController(of tabs: UITabBarController) -> UIViewController? {
            guard let controllers = tabs.viewControllers else { return nil }
            return controllers.indices.contains(tabs.selectedIndex) ? controllers[tabs.selectedIndex] : nil
        }

        /// Selects a tab.
        public static func select(_ index: Int, of tabs: UITabBarController) { tabs.selectedIndex = index }

        /// Whether no controller is being presented or dismissed over a presenter.
        public static func isPresentationAtRest(over presenter: UIViewController) -> Bool {
            guard presenter.transitionCoordinator == nil, !isChanging(presenter) else { return false }
            guard let presented = presenter.presentedViewController else { return true }
            return !presented.isBeingPresented && !presented.isBeingDismissed && !isChanging(presented)
        }

        /// Performs an action in a later turn in which no controller is being presented or dismissed over a presenter.
        public static func whenPresentationAtRest(
            over presenter: UIViewController,
            _ action: @escaping @MainActor () -> Void
        ) {
            wait(for: presenter, isPresentationAtRest, action)
        }

        /// The controller that a presenter, or the nearest container controller that presents any, presents.
        public static func screen(presentedBy presenter: UIViewController) -> UIViewController? {
            sequence(first: presenter, next: \.parent).compactMap(\.presentedViewController).first
        }

        /// Whether any controller presents a controller.
        public static func isPresented(_ screen: UIViewController) -> Bool { screen.presentingViewController != nil }

        /// Presents a controller.
        public static func present(_ screen: UIViewController, by presenter: UIViewController, animated: Bool) {
            presenter.present(screen, animated: animated) { contentsDidChange() }
        }

        /// Dismisses a presented controller and those presented over it.
        public static func dismiss(_ screen: UIViewController, animated: Bool) {
            screen.presentingViewController?.dismiss(animated: animated) { contentsDidChange() }
        }
    }

    extension UIKitToolkit: PageToolkit {
        /// The page that is shown, or nil before there is one.
        public static func page(of pages: UIPageViewController) -> UIViewController? { pages.viewControllers?.first }

        /// Shows another page.
        public static func setPage(
            _ screen: UIViewController,
            of pages: UIPageViewController,
            isForward: Bool,
            animated: Bool
        ) {
            pages.setViewControllers([screen], direction: isForward ? .forward : .reverse, animated: animated) { _ in
                MainActor.assumeIsolated { contentsDidChange() }
            }
        }

        /// Makes a closure the data source, unless there is one.
        public static func provide(
            for pages: UIPageViewController,
            _ neighbour: @escaping @MainActor (UIViewController, Int) -> UIViewController?
        ) -> AnyObject? {
            guard pages.dataSource == nil else { return nil }
            let source = PageSource(neighbour)
            pages.dataSource = source
            return source
        }
    }

    private final class PageSource: NSObject, UIPageViewControllerDataSource {
        private let neighbour: @MainActor (UIViewController, Int) -> UIViewController?

        init(_ neighbour: @escaping @MainActor (UIViewController, Int) -> UIViewController?) {
            self.neighbour = neighbour
        }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { neighbour(viewController, -1) }

        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { neighbour(viewController, 1) }
    }

    extension UIKitToolkit: ColumnToolkit {
        /// A column of a `UISplitViewController`.
        public typealias Column = UISplitViewController.Column

        /// The controller that was set for a column, or nil.
        public static func screen(in column: Column, of columns: UISplitViewController) -> UIViewController? {
            columns.viewController(for: column)
        }

        /// Sets the controller of a column and shows it, or removes it.
        public static func setScreen(
            _ screen: UIViewController?,
            in column: Column,
            of columns: UISplitViewController
        ) {
            columns.setViewController(screen, for: column)
            if screen != nil { columns.show(column) }
        }

        /// Whether the controller of a column is in the stack of the collapsed columns; nil while they are not collapsed.
        ///
        /// UIKit then has the column's navigation controller in the stack of the primary one.
        public static func isStacked(_ column: Column, of columns: UISplitViewController) -> Bool? {
            guard columns.isCollapsed, let screen = columns.viewController(for: column) else { return nil }
            let stack = screen as? UINavigationController ?? screen.navigationController
            return stack?.parent is UINavigationController
        }
    }
#endif

/// A tab of a ``TabBarController``, which makes its controller when it is selected for the first time.
///
/// `UITab` without its appearance in a bar. The provider is usually a scene:
///
/// ```swift
/// let map = Tab(title: "Map", identifier: "map") { tab in
///     Scene {
///         return MapController()
///     }.with {
///         return MapPresenter()
///     }.instantiate()
/// }
/// ```
///
/// See <doc:Moving-between-screens>.
@MainActor
public final class Tab {
    /// Identifies the tab among the others.
    ///
    /// Empty for the tab of a controller that the program has added without one.
    public let identifier: String

    /// The title of the tab; empty for the tab of a controller that the program has added without one.
    public var title: String

    /// The controller, or nil until the tab is selected for the first time.
    ///
    /// The tab retains its controller, also while it is in no tab bar controller.
    public private(set) var viewController: ViewController?

    /// Makes the controller, and is released when it is called.
    private var provider: (@MainActor (Tab) -> ViewController)?

    /// Creates a tab without a controller.
    ///
    /// - Parameter viewControllerProvider: Makes the controller. It is called at most once, with the tab.
    public init(
        title: String = "",
        identifier: String,
        viewControllerProvider: @escaping @MainActor (Tab) -> ViewController
    ) {
        self.title = title
        self.identifier = identifier
        provider = viewControllerProvider
    }

    /// Creates the tab of a controller.
    init(_ controller: ViewController) {
        identifier = ""
        title = ""
        viewController = controller
    }

    /// Makes the controller if it does not exist.
    ///
    /// Does nothing while the provider is running.
    func makeViewController() {
        guard viewController == nil, let make = provider.take() else { return }
        viewController = make(self)
    }
}

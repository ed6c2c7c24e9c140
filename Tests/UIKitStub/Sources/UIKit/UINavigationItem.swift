@MainActor
open class UINavigationItem: NSObject {
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var searchController: UISearchController?
}

@MainActor
open class UIBarButtonItem: NSObject {
    public let primaryAction: UIAction?

    public init(title: String? = nil, primaryAction: UIAction? = nil) { self.primaryAction = primaryAction }
}

@MainActor
open class UIAction: NSObject {
    public let title: String
    private let handler: @MainActor (UIAction) -> Void

    public init(title: String = "", handler: @escaping @MainActor (UIAction) -> Void) {
        (self.title, self.handler) = (title, handler)
    }

    /// Performs the action, as a tap does.
    public final func stubPerform() { handler(self) }
}

@MainActor
public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
}

open class UISearchController: UIViewController {
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    public let searchBar = UISearchBar()

    public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class UISearchBar: UIView {
    open var text: String?
}

@MainActor
public protocol UIContentConfiguration {}

public struct UIListContentConfiguration: UIContentConfiguration {
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public var text: String?
    public var secondaryText: String?
}

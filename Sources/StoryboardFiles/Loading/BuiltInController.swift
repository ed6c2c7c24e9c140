import StoryCode

/// The controllers of this package that replace the kinds of controllers in a file, with their class names.
enum BuiltInController: String, CaseIterable {
    case plain = "ViewController"
    case navigation = "NavigationController"
    case tabBar = "TabBarController"
    case split = "SplitViewController"
    case page = "PageViewController"
    case table = "TableViewController"
    case collection = "CollectionViewController"

    /// Selects the controller for an element, or `ViewController` if there is no counterpart.
    init(for element: FileElement?) {
        switch element?.name {
        case "navigationController": self = .navigation
        case "tabBarController", "tabViewController": self = .tabBar
        case "splitViewController": self = .split
        case "pageViewController", "pagecontroller": self = .page
        case "tableViewController": self = .table
        case "collectionViewController": self = .collection
        default: self = .plain
        }
    }

    var factory: ControllerFactory {
        switch self {
        case .plain: ControllerFactory(isExact: true) { ViewController() }
        case .navigation: ControllerFactory(isExact: true) { NavigationController() }
        case .tabBar: ControllerFactory(isExact: true) { TabBarController() }
        case .split: ControllerFactory(isExact: true) { SplitViewController() }
        case .page: ControllerFactory(isExact: true) { PageViewController() }
        case .table: ControllerFactory(isExact: true) { TableViewController() }
        case .collection: ControllerFactory(isExact: true) { CollectionViewController() }
        }
    }
}

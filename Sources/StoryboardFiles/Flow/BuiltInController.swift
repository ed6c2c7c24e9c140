/// The controllers of StoryCode that replace the kinds of controllers in a file, with their class names.
package enum BuiltInController: String, CaseIterable {
    case plain = "ViewController"
    case navigation = "NavigationController"
    case tabBar = "TabBarController"
    case split = "SplitViewController"
    case page = "PageViewController"
    case table = "TableViewController"
    case collection = "CollectionViewController"

    /// Selects the controller for an element, or `ViewController` if there is no counterpart.
    package init(for element: FileElement?) {
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
}

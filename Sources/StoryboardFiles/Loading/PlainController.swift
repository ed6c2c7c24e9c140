/// The classes of this package that stand for the kinds of controllers in a file.
enum PlainController: String, CaseIterable {
    case plain = "ViewController"
    case navigation = "NavigationController"
    case tabBar = "TabBarController"
    case split = "SplitViewController"
    case page = "PageViewController"
    case table = "TableViewController"
    case collection = "CollectionViewController"

    /// The one for a controller; what has no counterpart is a plain one.
    ///
    /// - Parameter controller: The controller, as the file has it.
    init(for controller: Element?) {
        switch controller?.name {
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

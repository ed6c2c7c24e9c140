extension FileScene {
    /// The title of the controller's tab.
    package var tabTitle: String? {
        controller?.children.first { $0.name == "tabBarItem" }?.nonempty("title")
    }

    /// The title of the controller's navigation item.
    package var navigationTitle: String? {
        controller?.children.first { $0.name == "navigationItem" }?.nonempty("title")
    }

    /// The title of the controller or, without one, of its tab: the controllers of this package have no tab bar items.
    package var titleOrTabTitle: String? { title ?? tabTitle }
}

/// A controller of which the testing tools find out whether a screen still shows it.
@MainActor
package protocol PlacedController: TitledController {
    /// The view, if it is loaded.
    var loadedView: AnyObject? { get }

    /// The controller that contains or presents it, or the window that shows it.
    var placeOwner: AnyObject? { get }
}

extension PlacedController {
    /// Whether the controllers around it lead to a window.
    package var hasPlace: Bool {
        guard let owner = placeOwner else { return false }
        return (owner as? any PlacedController)?.hasPlace ?? true
    }
}

/// A view that the testing tools name in their messages.
package protocol PlacedView: AnyObject {}

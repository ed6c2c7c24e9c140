// Where a controller is shown, and by what.
extension ViewController {
    /// The controllers shown at this controller's position, the rearmost first: itself, unless a presented controller
    /// covers it, and the controllers presented over it.
    var shownInPlace: [ViewController] {
        var shown = [self]
        while let presented = shown.last?.presented {
            if presented.presentation.coversPresenter { shown.removeLast() }
            shown.append(presented)
        }
        return shown
    }

    /// Calls a closure with each controller shown at this controller's position.
    ///
    /// Unlike ``shownInPlace``, it makes no array in the common case that nothing is presented.
    func forEachInPlace(_ body: (ViewController) -> Void) {
        if presented == nil { body(self) } else { shownInPlace.forEach(body) }
    }

    /// Whether the controller is neither a child, nor presented, nor a window's root.
    ///
    /// Its view may be in another controller's view. UIKit allows and discourages that.
    var isDetached: Bool { parent == nil && presenter == nil && windows.root == nil }

    /// The controller itself, or the lowest one over which it is presented.
    var lowestPresenter: ViewController {
        var controller = self
        while let presenter = controller.presenter { controller = presenter }
        return controller
    }

    /// The parent, or for a detached controller, the controller that has its view in its own.
    var containerOrHost: ViewController? { parent ?? (isDetached ? viewIfLoaded?.enclosingController : nil) }

    /// Whether the window was released that contains the view, and the controller has yet to disappear.
    var hasLostWindow: Bool { viewIfLoaded?.hasLostWindow == true }
}

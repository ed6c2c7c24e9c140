// Where a controller is shown, and by what.
extension ViewController {
    /// The controllers shown at this controller's position, the rearmost first: itself, unless a presented controller
    /// covers it, and the controllers presented over it.
    var shownInPlace: [ViewController] {
        var shown = [self]
        while let presented = shown.last?.presented {
            if presented.coversPresenter { shown.removeLast() }
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

    /// Returns whether the view is where the controller appears: in a visible container or in a window.
    ///
    /// - Parameter checksContainers: Whether the containers are checked too, as far as the program does not drive them.
    func isInPlace(checkingContainers checksContainers: Bool) -> Bool {
        guard let view = viewIfLoaded else { return false }
        if let parent {
            guard parent.appearance.isVisible, parent.viewIfLoaded.map(view.isDescendant) == true else { return false }
            return !checksContainers || parent.appearance.isByProgram || parent.isInPlace(checkingContainers: true)
        }
        return view.windowLink.reference != nil || view.enclosingController?.appearance.isVisible == true
    }

    /// Whether the window was released that contains the view, and the controller has yet to disappear.
    var hasLostWindow: Bool { viewIfLoaded?.windowLink.reference?.isReleased == true }

    /// Whether a controller appears when its view enters this controller's view.
    func showsView(of guest: ViewController) -> Bool {
        appearance.isVisible && (guest.isDetached || !managesChildren && guest.parent === self && forwardsAppearance)
    }

    /// Whether the controller appears when its view enters a window directly.
    func appears(in window: Window?) -> Bool { lowestPresenter.isDetached && window?.isHidden == false }

    /// Whether removing the view makes the controller disappear: not if its container forwards events itself.
    var disappearsOnRemoval: Bool {
        (appearance.isVisible || isDetached && appearance.disappearsWithParent) && viewIfLoaded?.superview != nil
            && parent?.forwardsAppearance != false
    }
}

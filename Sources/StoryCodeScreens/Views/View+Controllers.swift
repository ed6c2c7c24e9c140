import StoryCodeScenes

extension View {
    /// Whether the view is the view of a controller.
    package var belongsToController: Bool { viewController != nil }

    /// The nearest controller whose view contains this view, without the view's own controller.
    package var enclosingController: ViewController? { superview?.enclosingOrOwnController }

    /// The view's own controller, or the nearest one around it.
    package var enclosingOrOwnController: ViewController? {
        var view: View? = self
        while let current = view {
            if let controller = current.viewController { return controller }
            view = current.superview
        }
        return nil
    }

    /// The outermost controllers whose views are this view or inside it.
    var outermostControllers: [ViewController] {
        guard hasControllersInside else { return [] }
        if let viewController { return [viewController] }
        return controllersInside
    }

    /// The outermost controllers whose views are inside this view.
    var controllersInside: [ViewController] { controllersInside { _ in true } }

    /// Returns the outermost controllers with views inside this view that satisfy a condition.
    func controllersInside(where isIncluded: (ViewController) -> Bool) -> [ViewController] {
        var found: [ViewController] = []
        var queue: [View] = []
        func visit(_ view: View) {
            for subview in view.subviews.reversed() where subview.hasControllersInside { queue.append(subview) }
        }
        visit(self)
        while let view = queue.popLast() {
            if let controller = view.viewController {
                if isIncluded(controller) { found.append(controller) }
            } else {
                visit(view)
            }
        }
        return found
    }

    /// Whether the views of controllers may be added to this view.
    ///
    /// As UIKit checks it: they are children of the controller here, or they have no parent and do not contain it.
    func mayHost(_ controllers: [ViewController]) -> Bool {
        guard let host = enclosingOrOwnController else { return true }
        for guest in controllers {
            let mayHost = if let parent = guest.parent { parent === host } else { !host.isContained(by: guest) }
            guard !mayHost else { continue }
            DiagnosticHandler.report(.hierarchyInconsistency, guest, host)
            return false
        }
        return true
    }

    /// Whether the contents of the view are visible or becoming visible.
    var showsSubviews: Bool {
        if let host = enclosingOrOwnController { return host.appearance.isVisible }
        return window?.isHidden == false
    }

    /// Returns the view itself, or the first one inside it, of a class.
    func first<Kind: View>(_ kind: Kind.Type) -> Kind? {
        var queue = [self]
        while let view = queue.popLast() {
            if let found = view as? Kind { return found }
            queue += view.subviews.reversed()
        }
        return nil
    }

    /// Notifies the origin of the controller here of a view that was added to this one, or will be.
    func notifyOrigin(of view: View) {
        view.notifyOriginOfSubviews()
        (view.viewController ?? enclosingOrOwnController)?.origin?.didAddView(view)
    }
}

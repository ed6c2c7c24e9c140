import StoryCodeScenes

extension View {
    /// Lets the origin of the controller around know that the view has come, or will.
    func arrive() { enclosingOrOwnController?.origin?.viewCame(self) }

    /// The view itself, or the first one inside it, that is of a class.
    func first<Kind: View>(_ kind: Kind.Type) -> Kind? {
        if let view = self as? Kind { return view }
        for view in subviews {
            if let found = view.first(kind) { return found }
        }
        return nil
    }

    /// The nearest controller that the view is inside of, other than its own.
    var enclosingController: ViewController? { superview?.enclosingOrOwnController }

    /// The view's own controller, or the nearest one around it.
    var enclosingOrOwnController: ViewController? {
        var view: View? = self
        while let here = view {
            if let controller = here.viewController { return controller }
            view = here.superview
        }
        return nil
    }

    /// The outermost controllers whose views are the view or inside it.
    var outermostControllers: [ViewController] {
        guard hasControllersInside else { return [] }
        return viewController.map { [$0] } ?? controllersInside
    }

    /// The outermost controllers whose views are inside the view.
    var controllersInside: [ViewController] {
        var found: [ViewController] = []
        var waiting = Array(subviews.reversed())
        while let view = waiting.popLast() {
            guard view.hasControllersInside else { continue }
            if let controller = view.viewController {
                found.append(controller)
            } else {
                waiting += view.subviews.reversed()
            }
        }
        return found
    }

    /// Whether the views of some controllers may come into this view: they are nobody's children and do not
    /// contain the controller here, or they are its children, as UIKit checks it.
    func mayHost(_ controllers: [ViewController]) -> Bool {
        guard let host = enclosingOrOwnController else { return true }
        let stranger = controllers.first { guest in
            guest.parent.map { $0 !== host } ?? host.isContained(by: guest)
        }
        if let stranger { LifecycleDiagnostics.report(.hierarchyInconsistency, stranger, host) }
        return stranger == nil
    }

    /// Whether what is in the view is on the screen, or on its way.
    var showsSubviews: Bool {
        if let host = enclosingOrOwnController { return host.appearance.isUp }
        return window?.isHidden == false
    }
}

import StoryCodeScenes

// Where a controller is shown, and by what.
extension ControllerLifecycle {
    /// Whether the view is where the controller appears: in a visible container, and in a window unless the program makes a
    /// container appear elsewhere.
    static func isInPlace(_ controller: ViewController) -> Bool {
        guard let view = controller.viewIfLoaded else { return false }
        guard let parent = controller.parent else {
            return view.windowLink.reference != nil || view.enclosingController?.appearance.isVisible == true
        }
        guard parent.appearance.isVisible, let outer = parent.viewIfLoaded, view.isDescendant(of: outer) else {
            return false
        }
        return view.windowLink.reference != nil || isByProgram(parent)
    }

    /// Whether a container that has appeared is in no window any more, unless the program makes it appear elsewhere.
    ///
    /// In a window that was released, what has begun still ends.
    static func hasLeftWindow(_ container: ViewController) -> Bool {
        container.appearance.state == .appeared && container.viewIfLoaded?.windowLink.reference == nil
            && !isByProgram(container)
    }

    private static func isByProgram(_ container: ViewController) -> Bool {
        sequence(first: container, next: \.containerOrHost).contains { $0.appearance.isByProgram }
    }

    /// Whether removing the view makes the controller disappear: not if its container forwards events itself.
    static func disappearsOnRemoval(_ controller: ViewController) -> Bool {
        let appearance = controller.appearance
        // A presenter without a parent leaves together with what it presents.
        return
            (appearance.isVisible
            || controller.isDetached
                && (appearance.state == .disappearing && appearance.owner == .parent
                    || controller.presented != nil))
            && controller.viewIfLoaded?.superview != nil && controller.parent?.forwardsAppearance != false
    }

    /// Whether a controller appears when its view enters a view.
    static func appears(_ controller: ViewController, in superview: View) -> Bool {
        guard let host = superview.enclosingOrOwnController else {
            return controller.lowestPresenter.isDetached && superview.window?.isHidden == false
        }
        guard host.appearance.isVisible, !host.hasLostWindow else { return false }
        return controller.isDetached
            || !host.managesChildren && controller.parent === host && host.forwardsAppearance
    }

    /// Whether a child appears when its container does.
    static func shows(_ child: ViewController, in container: ViewController) -> Bool {
        if container.managesChildren { return container.visibleChildren.contains(child) }
        guard let view = container.viewIfLoaded else { return false }
        // A covered child appears along with the controllers that cover it.
        var isInside = false
        child.forEachInPlace { isInside = isInside || $0.viewIfLoaded?.isDescendant(of: view) ?? false }
        return isInside
    }

    /// Inserts the views of the visible children and removes the others, if the container manages its children.
    static func insertVisibleChildren(of container: ViewController) {
        guard container.managesChildren, let view = container.viewIfLoaded else { return }
        let visible = container.visibleChildren
        for child in container.children where !visible.contains(child) {
            for shown in child.shownInPlace { shown.viewIfLoaded?.removeFromSuperview() }
        }
        for child in visible {
            let frame = container.frame(of: child, in: view.bounds)
            for shown in child.shownInPlace {
                let position = shown.presentation.position(in: view, frame: frame)
                guard let shownView = shown.viewIfLoaded, let superview = position.superview,
                    !shownView.isDescendant(of: superview)
                else { continue }
                position.insert(shownView)
            }
        }
    }

    /// Sets the frames of the children's views, if the container manages its children.
    static func layOutChildren(of container: ViewController) {
        guard container.managesChildren, let view = container.viewIfLoaded else { return }
        for subview in view.subviews {
            guard let child = subview.viewController, child.isChild(of: container) else { continue }
            subview.frame = container.frame(of: child, in: view.bounds)
        }
    }
}

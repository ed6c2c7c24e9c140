import StoryCodeScenes

// What a controller may contain.
extension ViewController {
    /// Whether a controller may be contained in this one, directly or not.
    ///
    /// Not if it contains this one, is presented, receives `willMove(toParent:)`, or is a window's root that cannot
    /// leave its window because it is busy.
    func mayContain(_ child: ViewController) -> Bool {
        !isContained(by: child) && child.presenter == nil && !child.lifecycle.isReceivingWillMove
            && !(child.windows.root != nil && child.isBusyInside)
    }

    /// Whether the controller is another one, or inside it, also if only its view is inside the other's view.
    func isContained(by other: ViewController) -> Bool {
        // Avoids searching a deep tree that grows by a new controller.
        let isLeaf =
            other.children.isEmpty && other.presented == nil && other.viewIfLoaded?.subviews.isEmpty != false
            && !other.lifecycle.expectsChildren
        if isLeaf { return self === other }
        return sequence(first: self) {
            $0.parent ?? $0.lifecycle.nextParent.target ?? $0.presenter ?? $0.viewIfLoaded?.enclosingController
        }
        .contains { $0 === other }
    }
}

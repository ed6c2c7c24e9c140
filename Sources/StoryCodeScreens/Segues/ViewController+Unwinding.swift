import StoryCodeScenes

extension ViewController {
    /// Returns the child that contains the start of an unwind segue, directly or in a controller that it presents.
    public func childContaining(_ source: StoryboardUnwindSegueSource) -> ViewController? {
        let ancestors = source.source.selfAndAncestors
        return children.first { child in ancestors.contains { $0 === child } }
    }

    /// The controller, its parent or the controller that presents it, and so on.
    private var selfAndAncestors: [ViewController] { Array(sequence(first: self) { $0.parent ?? $0.presenter }) }

    /// Returns the target of an unwind segue of this controller, found in UIKit's order.
    ///
    /// The search proceeds from the controller to its ancestors. At each, it covers the children that were not searched
    /// before, and then the ancestor itself.
    package func unwindTarget(of action: String, sender: Any?) -> ViewController? {
        let source = StoryboardUnwindSegueSource(source: self, unwindAction: action, sender: sender)
        for ancestor in selfAndAncestors {
            if let target = ancestor.unwindTarget(from: source) { return target }
        }
        return nil
    }

    private func unwindTarget(from source: StoryboardUnwindSegueSource) -> ViewController? {
        for child in allowedChildrenForUnwinding(from: source) {
            if let target = child.unwindTarget(from: source) { return target }
        }
        let isTarget = canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender)
        return isTarget ? self : nil
    }

    /// Shows the target of an unwind segue: each container around it selects it, and controllers presented over it are
    /// dismissed.
    package func unwind(_ segue: StoryboardSegue) {
        LifecycleRuntime.perform {
            let path = Array(segue.destination.selfAndAncestors.reversed())
            for (container, child) in zip(path, path.dropFirst()) where child.parent === container {
                container.unwind(for: segue, towards: child)
            }
            // Dismissing the presentation next to the target removes those over it. Those that contain the target stay.
            let ancestors = segue.source.selfAndAncestors
            for controller in path.reversed() {
                guard let presented = controller.presented, ancestors.contains(presented), !path.contains(presented)
                else { continue }
                return controller.dismiss(animated: segue.animates)
            }
        }
    }
}

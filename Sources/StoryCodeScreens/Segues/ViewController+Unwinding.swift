import StoryCodeScenes

extension ViewController {
    /// Returns the child that contains the start of an unwind segue, directly or in a controller that it presents.
    public func childContaining(_ source: StoryboardUnwindSegueSource) -> ViewController? {
        let ancestors = source.ancestors
        return children.first { child in ancestors.contains { $0 === child } }
    }

    /// Returns the target of an unwind segue of this controller, found in UIKit's order.
    ///
    /// The search proceeds from the controller to its ancestors. At each, it covers the children that were not searched
    /// before, and then the ancestor itself.
    package func unwindTarget(of action: String, sender: Any?) -> ViewController? {
        let source = StoryboardUnwindSegueSource(source: self, unwindAction: action, sender: sender)
        return source.ancestors.lazy.compactMap(source.target(in:)).first
    }

    /// Shows the target of an unwind segue: each container around it selects it, and controllers presented over it are
    /// dismissed.
    package func unwind(_ segue: StoryboardSegue) {
        LifecycleRuntime.perform {
            let path = Array(ancestors(of: segue.destination).reversed())
            for (container, child) in zip(path, path.dropFirst()) where child.parent === container {
                container.unwind(for: segue, towards: child)
            }
            // Dismissing the presentation next to the target removes those over it. Those that contain the target stay.
            let ancestors = ancestors(of: segue.source)
            for controller in path.reversed() {
                guard let presented = controller.presented, ancestors.contains(presented), !path.contains(presented)
                else { continue }
                return controller.dismiss(animated: segue.animates)
            }
        }
    }
}

extension StoryboardUnwindSegueSource {
    /// The controller that performs the segue, its parent or the controller that presents it, and so on.
    fileprivate var ancestors: [ViewController] { StoryCodeScreens.ancestors(of: source) }

    /// Returns the target of the segue in a controller: the first one in its children, or the controller itself.
    fileprivate func target(in controller: ViewController) -> ViewController? {
        for child in controller.allowedChildrenForUnwinding(from: self) {
            if let target = target(in: child) { return target }
        }
        return controller.canPerformUnwindSegueAction(unwindAction, from: source, sender: sender) ? controller : nil
    }
}

/// Returns a controller, its parent or the controller that presents it, and so on.
@MainActor
private func ancestors(of controller: ViewController) -> [ViewController] {
    Array(sequence(first: controller) { $0.parent ?? $0.presenter })
}

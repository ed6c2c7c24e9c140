import StoryCodeScenes

extension ViewController {
    /// The child in which an unwind segue began, or nil where it began elsewhere.
    ///
    /// What a child presents counts as inside it.
    ///
    /// - Parameter source: Where the segue began.
    /// - Returns: The child.
    public func childContaining(_ source: StoryboardUnwindSegueSource) -> ViewController? {
        let around = source.source.wayOutwards
        return children.first { child in around.contains { $0 === child } }
    }

    /// The controller itself, what contains or presents it, and so on.
    private var wayOutwards: [ViewController] { Array(sequence(first: self) { $0.parent ?? $0.presenter }) }

    /// Finds where an unwind segue of this controller leads to, as UIKit does: from the controller outwards, at each
    /// one first in the children where it has not looked yet, then there.
    package func unwindTarget(of action: String, sender: Any?) -> ViewController? {
        let source = StoryboardUnwindSegueSource(source: self, unwindAction: action, sender: sender)
        for place in wayOutwards {
            if let target = place.unwindTarget(from: source) { return target }
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

    /// Brings the target of an unwind segue to the front: the containers around it show it, and what is presented over
    /// it goes.
    package func unwind(_ segue: StoryboardSegue) {
        OutermostCall.enter()
        defer { OutermostCall.leave() }
        let inwards = Array(segue.destination.wayOutwards.reversed())
        for (container, child) in zip(inwards, inwards.dropFirst()) where child.parent === container {
            container.unwind(for: segue, towards: child)
        }
        // The outermost goes, and with it all that is over it.
        let outwards = segue.source.wayOutwards
        for place in inwards.reversed() {
            // What the target is in itself stays.
            guard let presented = place.presented, outwards.contains(presented), !inwards.contains(presented)
            else { continue }
            return place.dismiss(animated: segue.animates)
        }
    }
}

import StoryCodeScenes

// What the containers of this package have in common, and what containers of the program do in its place.
extension ViewController {
    /// Whether the children are told what this controller is told.
    var forwardsAppearance: Bool { managesChildren || shouldAutomaticallyForwardAppearanceMethods }

    /// Whether a child is told when this controller appears.
    func shows(_ child: ViewController) -> Bool {
        if managesChildren { return shownChildren.contains(child) }
        guard let view = viewIfLoaded else { return false }
        // One that is covered is there as long as whoever covers it.
        var isInside = false
        child.eachInPlace { isInside = isInside || $0.viewIfLoaded?.isDescendant(of: view) ?? false }
        return isInside
    }

    /// Puts the children that show in their places, and takes the others away, where the container manages them.
    func placeShownChildren() {
        guard managesChildren, let view = viewIfLoaded else { return }
        for child in children where !shows(child) { child.viewIfLoaded?.removeFromSuperview() }
        for child in shownChildren {
            let frame = frame(of: child, in: view.bounds)
            for shown in child.shownInPlace {
                guard let shownView = shown.viewIfLoaded, !shownView.isDescendant(of: view) else { continue }
                ViewPosition.inFrontOfAll(in: view, frame: frame).insert(shownView)
            }
        }
    }

    /// Gives the children's views their frames, where the container manages them.
    func layOutChildren() {
        guard managesChildren, let view = viewIfLoaded else { return }
        for child in children where child.viewIfLoaded?.superview === view {
            child.viewIfLoaded?.frame = frame(of: child, in: view.bounds)
        }
    }

    /// Those who take part in a transition between children, in the place that they share.
    func participants(_ child: ViewController?) -> [Participant] {
        guard let child, child.parent === self else { return [] }
        let place = ViewPosition.inFrontOfAll(in: view, frame: frame(of: child, in: view.bounds))
        return child.shownInPlace.map { Participant($0, place: place) }
    }

    /// The first that may not come in among those who are there, after a report.
    func refuses(_ controllers: [ViewController], besides present: [ViewController]) -> Bool {
        for (place, controller) in controllers.enumerated() {
            if controllers[..<place].contains(controller) {
                LifecycleDiagnostics.report(.pushedTwice, controller, self)
            } else if !present.contains(controller), !mayContain(controller) {
                LifecycleDiagnostics.report(.hierarchyInconsistency, controller, self)
            } else {
                continue
            }
            return true
        }
        return false
    }
}

// MARK: - Containers

extension ViewController {
    /// The nearest navigation controller that contains this one.
    public var navigationController: NavigationController? { container() }

    /// The nearest tab bar controller that contains this one.
    public var tabBarController: TabBarController? { container() }

    /// The nearest split view controller that contains this one.
    public var splitViewController: SplitViewController? { container() }

    /// The nearest container of a class.
    func container<Container: ViewController>() -> Container? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
    }

    /// The controller and everybody inside: itself first, then its children, then what it presents.
    var everybodyInside: [ViewController] {
        [self] + children.flatMap(\.everybodyInside) + (presented?.everybodyInside ?? [])
    }
}

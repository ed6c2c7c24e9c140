import StoryCodeScreens

extension Storyboard {
    /// Instantiates the children of a scene and adds them to its controller.
    func addChildren(of scene: SceneModel, to controller: ViewController, _ enclosing: [LocatedScene]) throws {
        // All are instantiated before the first is added, so that an error leaves the controller unchanged.
        let children = try scene.segues.filter(\.isContainment).map { segue in
            (segue, child: try instantiate(destinationOf: segue, from: scene, inside: enclosing))
        }
        var related: [ViewController] = []
        for (segue, child) in children {
            guard case .embed(let superview) = segue.kind else {
                related.append(child)
                continue
            }
            let embedding = StoryboardSegue(identifier: segue.identifier, source: controller, destination: child)
            controller.prepare(for: embedding, sender: nil)
            segue.prepare?(controller, child, nil)
            controller.addChild(child)
            child.didMove(toParent: controller)
            (controller.origin as? StoryboardOrigin)?.embed(child, in: controller, superview)
        }
        guard !related.isEmpty else { return }
        switch controller {
        case let stack as NavigationController:
            // Above the root are the screens that a helper of the scene, such as the driver of a flow, has shown.
            stack.viewControllers = related + stack.viewControllers
        case let tabs as TabBarController: tabs.viewControllers = related
        case let split as SplitViewController: split.viewControllers = related
        default:
            for child in related {
                controller.addChild(child)
                child.didMove(toParent: controller)
            }
        }
    }
}

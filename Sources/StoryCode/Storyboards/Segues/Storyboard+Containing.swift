// What is made together with a scene: the root of a stack, the tabs, and what is embedded.
extension Storyboard {
    /// Makes the scenes that a scene contains, and gives them to its controller.
    func contain(_ scene: SceneModel, in controller: ViewController, _ around: [SceneIdentity]) throws {
        var related: [ViewController] = []
        for segue in scene.segues where segue.isContainment {
            let child = try make(destinationOf: segue, from: scene, around)
            guard case .embed(let place) = segue.kind else {
                related.append(child)
                continue
            }
            let made = StoryboardSegue(identifier: segue.identifier, source: controller, destination: child)
            controller.prepare(for: made, sender: nil)
            segue.prepare?(controller, child, nil)
            controller.addChild(child)
            child.didMove(toParent: controller)
            (controller.origin as? StoryboardOrigin)?.embed(child, in: controller, place)
        }
        guard !related.isEmpty else { return }
        switch controller {
        case let stack as NavigationController: stack.viewControllers = related
        case let tabs as TabBarController: tabs.viewControllers = related
        case let split as SplitViewController: split.viewControllers = related
        default: break
        }
    }
}

import StoryCodeContainer
import StoryCodeScenes
import StoryCodeScreens

// What is made together with a scene: the root of a stack, the tabs, and what is embedded.
extension Storyboard {
    /// Makes the scenes that a scene contains, and gives them to its controller.
    func contain(_ scene: SceneModel, in controller: ViewController, _ around: [SceneIdentity]) throws {
        // All are made before any is added, so that a mistake leaves nothing half done.
        let made = try scene.segues.filter(\.isContainment).map { segue in
            (segue, child: try make(destinationOf: segue, from: scene, around))
        }
        var related: [ViewController] = []
        for (segue, child) in made {
            guard case .embed(let place) = segue.kind else {
                related.append(child)
                continue
            }
            let way = StoryboardSegue(identifier: segue.identifier, source: controller, destination: child)
            controller.prepare(for: way, sender: nil)
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
        default:
            for child in related {
                controller.addChild(child)
                child.didMove(toParent: controller)
            }
        }
    }
}

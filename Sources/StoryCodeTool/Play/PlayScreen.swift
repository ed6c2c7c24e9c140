import StoryCode
import StoryboardFiles
import StoryboardLoading

/// The controllers on the screen, and what they offer.
@MainActor
struct PlayScreen {
    /// The controllers: the front one first, and children before their parents.
    let controllers: [ViewController]

    init(_ window: Window) { controllers = window.controllersOnScreen }

    /// The segues that can be performed, unless the class of the program performs them.
    var segues: [(controller: ViewController, segue: FileSegue)] {
        controllers.flatMap { controller in
            (controller.fileScene?.segues ?? []).filter(\.isPerformed).map { (controller, $0) }
        }
    }

    var controls: [(controller: ViewController, control: PlayControl)] {
        controllers.flatMap { controller in (controller.fileScene?.controls ?? []).map { (controller, $0) } }
    }

    /// The names with which the controls can be tapped: the `id` of a control with the name of another one.
    var controlNames: [String] {
        controllers.flatMap { controller -> [String] in
            let controls = controller.fileScene?.controls ?? []
            let counts: [String: Int] = controls.reduce(into: [:]) { counts, control in
                for name in control.names { counts[name, default: 0] += 1 }
            }
            return controls.map { control in
                let name = control.name
                return counts[name] == 1 ? name : control.element["id"] ?? name
            }
        }
    }

    /// The front navigation controller that can go back.
    var stack: NavigationController? {
        controllers.lazy.compactMap { $0 as? NavigationController }.first { $0.viewControllers.count > 1 }
    }

    /// The front presented controller.
    var presented: ViewController? {
        controllers.first { $0.parent == nil && $0.presentingViewController != nil }
    }

    /// The front tab bar controller.
    var tabs: TabBarController? { controllers.lazy.compactMap { $0 as? TabBarController }.first }
}

extension TabBarController {
    /// The titles of the tabs in the file.
    var titles: [String] {
        viewControllers.map { $0.fileScene.flatMap { $0.tabTitle ?? $0.shownTitle } ?? $0.title ?? "" }
    }
}

extension FileSegue {
    /// The name with which the segue is performed: the identifier, or else the `id`.
    var name: String { identifier ?? element["id"] ?? "" }
}

// The program of StoryCode's own page, without annotations: an app that moves here, in each mode of the language.
// swift-format-ignore-file: the spaces and lines of that page.

import StoryCodeUIKit
import UIKit

class FirstDependency {
    weak var viewController: UIViewController?
    var title = "First"
}

class SecondDependency {
    var first: FirstDependency?
    weak var view: UIView?
}

extension SecondDependency: Awakable {
    func awake() { first?.title = "Second" }
}

extension SecondDependency: ViewObserver {
    func viewDidLoad() { view?.isHidden = false }
}

final class Logger: ViewObserver {
    var lines: [String] = []

    func viewDidAppear(_ animated: Bool) { lines.append("viewDidAppear") }
}

func makeViewController() -> UIViewController {
    let viewController = Scene {
        return UIViewController()
    }.with {
        return FirstDependency()
    }.with {
        return SecondDependency()
    }.with {
        return Logger()
    }.instantiate(
        connect: { viewController, firstDependency, secondDependency, _ in
            firstDependency.viewController = viewController
            secondDependency.first = firstDependency
        },
        view: { _, _, secondDependency, _ in
            let view = UIView()
            secondDependency.view = view
            return view
        }
    )
    return viewController
}

class Router {
    let logger = Logger()

    func recreateView(of viewController: UIViewController) {
        viewController.loadViewIfNeeded()
        viewController.view = nil
        viewController.loadViewIfNeeded()
    }

    func start() -> UIViewController {
        logger.viewDidAppear(true)
        let scene = Scene { UIViewController() }.with { FirstDependency() }
        let host = scene.host(connect: { $1.viewController = $0 })
        host.add(logger)
        recreateView(of: host.controller)
        return host.controller
    }
}

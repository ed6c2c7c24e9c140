// The code of StoryCode's own page, without annotations: an app that moves here, in each mode of the language. The scene
// and the three lines after it are that code verbatim, without the page's last brace, which closes nothing. The page has
// its own spaces and lines.
// swift-format-ignore-file

import StoryCodeUIKit
import UIKit

class FirstDependency {
    weak var viewController: UIViewController?
    var title = "First"
}

extension FirstDependency: Awakable {
    func awake() { viewController?.title = title }
}

class SecondDependency: ViewObserver {
    var events: [String] = []

    func viewDidLoad() { events.append("viewDidLoad") }
    func viewWillAppear(_ animated: Bool) { events.append("viewWillAppear") }
    func viewDidAppear(_ animated: Bool) { events.append("viewDidAppear") }
    func viewWillDisappear(_ animated: Bool) { events.append("viewWillDisappear") }
    func viewDidDisappear(_ animated: Bool) { events.append("viewDidDisappear") }
    func viewWillLayoutSubviews() { events.append("viewWillLayoutSubviews") }
    func viewDidLayoutSubviews() { events.append("viewDidLayoutSubviews") }
}

func makeViewController() -> UIViewController {
    let viewController = Scene {
            return UIViewController()
        } .with {
            return FirstDependency()
        } .with {
            return SecondDependency()
        } .instantiante(connect: { viewController, firstDependency, secondDependency in
            /* make any connections */
        }, view: { viewController, firstDependency, secondDependency in
            let view = UIView()
            /* setup view and make any connections with view */
            return view
        })
    viewController.loadViewIfNeeded()
    viewController.view = nil
    viewController.loadViewIfNeeded()
    return viewController
}

class Router {
    let observer = SecondDependency()

    func start() -> UIViewController {
        observer.viewDidAppear(true)
        let scene = Scene { UIViewController() }.with { FirstDependency() }
        let host = scene.host(connect: { $1.viewController = $0 })
        host.add(observer)
        return makeViewController()
    }
}

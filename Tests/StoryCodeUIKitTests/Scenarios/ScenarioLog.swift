#if canImport(UIKit) && !os(watchOS)
    import Foundation
    import StoryCodeUIKit
    import UIKit

    // The operations of the scenarios, with the names of those of the portable controllers.
    extension Log {
        /// Makes a scene of a controller whose helper logs its events.
        func controller(_ name: String, _ kind: ControllerKind) -> UIViewController {
            let controller: UIViewController =
                switch kind {
                case .base: ScenarioBaseController(name, log: self)
                case .observed: ScenarioObservedController(name, log: self)
                }
            return recorded(controller, as: name)
        }

        /// Makes a scene of a controller whose helper logs its events.
        func recorded<Controller: UIViewController>(_ controller: Controller, as name: String) -> Controller {
            Scene { controller }.with { Tracker(name, log: self) }.instantiate()
        }

        /// Shows a root, and forgets the events of that.
        func show(_ root: UIViewController, in window: UIWindow) async {
            window.rootViewController = root
            window.makeKeyAndVisible()
            await Host.settle(window)
            _ = take()
        }

        /// Marks the end of a turn, and performs what waits for it.
        func wait(for window: UIWindow) async {
            add("~")
            await Host.settle(window)
        }
    }

    extension UIWindow {
        /// Makes a window of the size of a phone, in the app's window scene if there is an app.
        static func phone() -> UIWindow {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            #if canImport(ObjectiveC)
                if Bundle.main.bundlePath.hasSuffix(".app") {
                    window.windowScene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
                }
            #endif
            return window
        }
    }

    /// A controller that has a name in the lists.
    @MainActor
    protocol ScenarioController: UIViewController {
        var name: String { get }
    }

    extension Optional<UIViewController> {
        /// The name in the lists.
        @MainActor var scenarioName: String {
            switch self {
            case nil: "nil"
            case let controller as any ScenarioController: controller.name
            case let controller?: "\(type(of: controller))".replacing("UI", with: "")
            }
        }
    }
#endif

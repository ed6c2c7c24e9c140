import StoryCode
import TestSupport

/// A delegate of containers and presentations that logs its calls.
@MainActor
final class LoggedDelegate {
    let log: Log

    /// Whether each change is allowed.
    var allows = true

    init(log: Log) {
        self.log = log
    }

    private func add(_ method: String, _ controller: ViewController?) {
        log.add("delegate.\(method)(\(controller?.loggedName ?? "nil"))")
    }
}

extension LoggedDelegate: NavigationControllerDelegate {
    func navigationController(
        _ navigationController: NavigationController,
        willShow viewController: ViewController,
        animated: Bool
    ) {
        add("willShow", viewController)
    }

    func navigationController(
        _ navigationController: NavigationController,
        didShow viewController: ViewController,
        animated: Bool
    ) {
        add("didShow", viewController)
    }
}

extension LoggedDelegate: TabBarControllerDelegate {
    func tabBarController(_ tabBarController: TabBarController, shouldSelect viewController: ViewController) -> Bool {
        add("shouldSelect", viewController)
        return allows
    }

    func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) {
        add("didSelect", viewController)
    }
}

extension LoggedDelegate: AdaptivePresentationControllerDelegate {
    func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool {
        add("shouldDismiss", presentationController.presentedViewController)
        return allows
    }

    func presentationControllerWillDismiss(_ presentationController: PresentationController) {
        add("willDismiss", presentationController.presentedViewController)
    }

    func presentationControllerDidDismiss(_ presentationController: PresentationController) {
        add("didDismiss", presentationController.presentedViewController)
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {
        add("didAttemptToDismiss", presentationController.presentedViewController)
    }
}

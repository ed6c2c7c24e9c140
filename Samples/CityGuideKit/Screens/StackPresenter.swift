import CityGuideBase
import StoryCode

/// The helper of a stack that shows its titles.
final class StackPresenter: ViewObserver, NavigationControllerDelegate {
    weak var stack: NavigationController?
    weak var view: (any StackView)?

    /// The stack may have changed while it was hidden.
    func viewWillAppear(_ animated: Bool) { update() }

    func navigationController(
        _ navigationController: NavigationController,
        willShow viewController: ViewController,
        animated: Bool
    ) {
        update()
    }

    private func update() {
        guard let controllers = stack?.viewControllers else { return }
        view?.title = controllers.last?.title ?? ""
        view?.backTitle = controllers.dropLast().last?.title
    }
}

import CityGuideBase
import StoryCode

/// The helper of a stack that shows the title of its top and of the screen below.
final class StackPresenter: ViewObserver {
    weak var view: (any StackView)?
    private let titles: () -> [String]

    /// - Parameter titles: Returns the titles from the lowest screen up.
    init(titles: @escaping () -> [String]) { self.titles = titles }

    func updateProperties() {
        let titles = titles()
        view?.title = titles.last ?? ""
        view?.backTitle = titles.dropLast().last
    }
}

import StoryCodeUIKit
import UIKit

/// Shows a city in its view, and remembers that it was visited.
@MainActor
final class CityPresenter {
    weak var controller: CityViewController?
    private let city: City
    private let favourites: Favourites

    init(_ city: City, _ favourites: Favourites) {
        self.city = city
        self.favourites = favourites
    }

    private func show(_ text: String, in tag: CityViewTag) {
        (controller?.viewIfLoaded?.viewWithTag(tag.rawValue) as? UILabel)?.text = text
    }
}

extension CityPresenter: ViewObserver {
    func viewDidLoad() {
        controller?.title = city.name
        show(city.country, in: .country)
        show("\(city.population)", in: .population)
    }

    func viewDidAppear(_ animated: Bool) { favourites.insert(city) }
}

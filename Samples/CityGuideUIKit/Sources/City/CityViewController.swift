import StoryCodeUIKit
import UIKit

/// A city; its view is in the XIB file that is named after the class.
///
/// Its presenter is a helper, and receives the events of the view.
final class CityViewController: UIViewController {}

/// The tags of the views in `CityView.xib`.
enum CityViewTag: Int {
    case country = 1
    case population = 2
}

/// Makes the scene of a city around the controller that a segue leads to.
@MainActor
enum CityScene {
    static func make(around controller: CityViewController, _ city: City, _ favourites: Favourites) {
        _ = Scene {
            return controller
        }.with {
            return CityPresenter(city, favourites)
        }.instantiate(connect: { controller, presenter in
            presenter.controller = controller
        })
    }
}

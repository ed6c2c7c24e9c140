import StoryCodeUIKit
import UIKit

/// The prototype cell of the list, which the container injects before the list receives it.
final class CityCell: UITableViewCell {
    var favourites: Favourites?

    func show(_ city: City) {
        let mark = favourites?.contains(city) == true ? "★ " : ""
        textLabel?.text = mark + city.name
    }
}

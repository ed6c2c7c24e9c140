// The controllers of Guide.storyboard, with the code that `storyboard generate --uikit` generates from it.

import StoryCodeUIKit
import UIKit

class CitiesController: UITableViewController {
    var names: [String] = []

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = GuideStoryboard.CitiesCell.city.dequeue(from: tableView, for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        GuideStoryboard.CitiesSegue.showCity.perform(from: self, sender: indexPath)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        GuideStoryboard.CitiesSegue.showCity.prepare(segue) { cities, city in
            city.name = (sender as? IndexPath).map { cities.names[$0.row] }
        }
        // The destination is the root of a navigation controller.
        GuideStoryboard.CitiesSegue.add.prepare(segue) { cities, new in new.known = cities.names }
    }
}

class CityController: SceneViewController {
    var name: String?

    init?(coder: NSCoder, name: String) {
        self.name = name
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

class NewCityController: SceneViewController {
    var known: [String] = []
}

/// Code that the app calls from its scene delegate.
@MainActor
func makeGuide(in storyboard: UIStoryboard) -> UIViewController {
    let tabs: UITabBarController = GuideStoryboard.initial.instantiate()
    let city = GuideStoryboard.city.instantiate { coder in CityController(coder: coder, name: "Cork") }
    let cities = GuideStoryboard.cities.instantiate(in: storyboard)
    tabs.viewControllers = [cities, city]
    return tabs
}

import StoryCodeUIKit
import UIKit

/// The list of cities, which the storyboard makes and the container injects.
final class CityListController: UITableViewController {
    var store: CityStore?
    var favourites: Favourites?
    private(set) var cities: [City] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        viewBag.task { [weak self, store] in
            let cities = try await store?.cities() ?? []
            self?.show(cities)
        } onFailure: { [weak self] _ in
            self?.title = "No cities"
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    private func show(_ cities: [City]) {
        self.cities = cities
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cities.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "City", for: indexPath)
        (cell as? CityCell)?.show(cities[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        performSegue(withIdentifier: "showCity", sender: cities[indexPath.row])
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let controller = segue.destination as? CityViewController, let city = sender as? City, let favourites
        else { return }
        CityScene.make(around: controller, city, favourites)
    }
}

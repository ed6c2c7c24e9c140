import CityGuideBase
import StoryCodeUIKit
import UIKit

/// A page as a table, which the storyboard or the XIB file contains.
///
/// Its presenter is a helper of its scene.
final class PageController: UITableViewController {
    private var page = Page(title: "")
    private weak var actions: (any PageActions)?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { page.rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
        let row = page.rows[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = (row.isMarked ? "★ " : "") + row.title
        content.secondaryText = row.detail
        cell.contentConfiguration = content
        cell.selectionStyle = row.action == nil ? .none : .default
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        actions?.activate(row: indexPath.row)
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        (page.notices + [page.rows.isEmpty ? page.placeholder : page.count]).joined(separator: "\n")
    }
}

extension PageController: PageScreen {
    func show(_ page: Page, _ actions: any PageActions) {
        guard page != self.page else { return }
        (self.page, self.actions) = (page, actions)
        if let text = page.searchText, navigationItem.searchController == nil {
            let search = UISearchController(searchResultsController: nil)
            search.searchBar.text = text
            search.searchResultsUpdater = self
            navigationItem.searchController = search
        }
        // The table shows no selection, so it has no command for the selected row.
        navigationItem.rightBarButtonItems = page.commands.filter { $0.id != "favourite" }.map { command in
            let action = UIAction(title: command.title) { [weak self] _ in self?.actions?.perform(command) }
            return UIBarButtonItem(primaryAction: action)
        }
        tableView.reloadData()
    }

    func updateNow() {
        // In earlier releases, the adapter updates before the next layout.
        guard #available(iOS 26.0, *) else { return }
        setNeedsUpdateProperties()
        updatePropertiesIfNeeded()
    }

    func leave() { dismiss(animated: true) }

    func note(_ input: String) {}
}

extension PageController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        if text != page.searchText { actions?.search(for: text) }
    }
}

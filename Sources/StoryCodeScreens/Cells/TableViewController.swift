/// A controller that is the data source of the table in its view.
///
/// `UITableViewController` without drawing. It makes the table unless the scene's view builder does. Each new view
/// loads its rows before its first appearance ends.
///
/// ```swift
/// final class CityController: TableViewController {
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         tableView.register(TableViewCell.self, forCellReuseIdentifier: "City")
///     }
///
///     override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
///
///     override func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
///         tableView.dequeueReusableCell(withIdentifier: "City", for: indexPath)
///     }
/// }
/// ```
@MainActor
open class TableViewController: ViewController, TableViewDataSource {
    private var hasReloaded = false

    /// The table: the view itself, or the first table inside it.
    ///
    /// A view without a table is reported as a programmer error, and an empty table is returned that is not visible.
    public var tableView: TableView { cellView(orMake: TableView()) }

    /// Makes the table, unless the scene's view builder makes the view.
    open override func loadView() {
        view = builtView ?? TableView()
    }

    override func didAdoptView() {
        hasReloaded = false
        guard let table = viewIfLoaded?.first(TableView.self), table.dataSource == nil else { return }
        table.dataSource = self
    }

    // UIKit reloads in viewWillAppear(_:), but an override might not call `super`.
    override func didBeginAppearance() {
        guard !hasReloaded else { return }
        hasReloaded = true
        viewIfLoaded?.first(TableView.self)?.reloadData()
    }

    // MARK: Content

    /// Returns the number of sections, which is 1 by default.
    open func numberOfSections(in tableView: TableView) -> Int { 1 }

    /// Returns the number of rows in a section, which is 0 by default.
    open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

    /// Returns the cell of a row, which is a plain one by default.
    open func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell { TableViewCell() }
}

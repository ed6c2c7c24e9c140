import StoryCodeScenes

/// A controller of a table, whose data source it is.
///
/// `UITableViewController` without drawing. It makes the table where the scene has no builder of its own. Before the
/// first appearance ends, the table has loaded what the controller says is in it; it does so for every view anew.
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

    /// Creates a controller whose view is not loaded.
    public override init() {}

    /// The table: the view, or the first one inside it.
    ///
    /// A view without one is a programmer's error, and an empty table stands in that nobody sees.
    public var tableView: TableView {
        if let table = view.first(TableView.self) { return table }
        LifecycleDiagnostics.report(.missingCellView("TableView"), self)
        return TableView()
    }

    /// Makes the table, unless the scene's builder makes the view.
    open override func loadView() {
        view = builtView ?? TableView()
    }

    override func didAdoptView() {
        hasReloaded = false
        guard let table = viewIfLoaded?.first(TableView.self), table.dataSource == nil else { return }
        table.dataSource = self
    }

    // UIKit does it in viewWillAppear(_:), where an override may forget `super`.
    override func didBeginAppearance() {
        guard !hasReloaded else { return }
        hasReloaded = true
        viewIfLoaded?.first(TableView.self)?.reloadData()
    }

    // MARK: What is in the table

    /// How many sections there are; the base says one.
    ///
    /// - Parameter tableView: The table.
    /// - Returns: The number of sections.
    open func numberOfSections(in tableView: TableView) -> Int { 1 }

    /// How many rows a section has; the base says none.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - section: Which section.
    /// - Returns: The number of rows.
    open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

    /// The cell of a row; the base gives a plain one.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - indexPath: Which row.
    /// - Returns: The cell.
    open func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell { TableViewCell() }
}

/// A type that provides the rows of a table.
///
/// See <doc:Showing-lists>.
@MainActor
public protocol TableViewDataSource: AnyObject {
    /// Returns the number of sections, which is 1 by default.
    func numberOfSections(in tableView: TableView) -> Int

    /// Returns the number of rows in a section.
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

    /// Returns the cell of a row, usually one that the table dequeues.
    func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell
}

extension TableViewDataSource {
    /// Returns 1.
    public func numberOfSections(in tableView: TableView) -> Int { 1 }
}

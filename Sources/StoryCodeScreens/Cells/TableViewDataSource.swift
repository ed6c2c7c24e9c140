import StoryCodeScenes

/// Says what is in a table.
@MainActor
public protocol TableViewDataSource: AnyObject {
    /// How many sections there are; one unless it says otherwise.
    ///
    /// - Parameter tableView: The table.
    /// - Returns: The number of sections.
    func numberOfSections(in tableView: TableView) -> Int

    /// How many rows a section has.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - section: Which section.
    /// - Returns: The number of rows.
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

    /// The cell of a row, usually one that the table dequeues.
    ///
    /// - Parameters:
    ///   - tableView: The table.
    ///   - indexPath: Which row.
    /// - Returns: The cell.
    func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell
}

extension TableViewDataSource {
    /// One section.
    ///
    /// - Parameter tableView: The table.
    /// - Returns: 1.
    public func numberOfSections(in tableView: TableView) -> Int { 1 }
}

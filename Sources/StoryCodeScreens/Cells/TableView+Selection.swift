extension TableView {
    /// Whether rows can be selected; true by default.
    public var allowsSelection: Bool {
        get { cells.selection.allowsSelection }
        set { cells.selection.allowsSelection = newValue }
    }

    /// Whether more than one row can be selected at once; false by default.
    ///
    /// When it becomes false, only the row that was selected last stays selected, which is our decision.
    public var allowsMultipleSelection: Bool {
        get { cells.selection.allowsMultipleSelection }
        set { cells.selection.allowsMultipleSelection = newValue }
    }

    /// The first selected row, or nil.
    public var indexPathForSelectedRow: ItemPath? { indexPathsForSelectedRows.first }

    /// The selected rows, in order.
    public var indexPathsForSelectedRows: [ItemPath] { cells.selection.paths }

    /// Selects a row, or none if the path is nil, without calling the delegate.
    ///
    /// Without multiple selection it replaces the selected row. If the table does not allow selection, it has no effect.
    /// A row that does not exist is reported as a programmer error, and the call is ignored.
    ///
    /// - Parameter animated: Passed to `setSelected(_:animated:)` of a visible cell.
    public func selectRow(at indexPath: ItemPath?, animated: Bool) {
        cells.selection.select(indexPath, animated: animated, counts: counts)
    }

    /// Deselects a row without calling the delegate; does nothing if it is not selected.
    ///
    /// - Parameter animated: Passed to `setSelected(_:animated:)` of a visible cell.
    public func deselectRow(at indexPath: ItemPath, animated: Bool) {
        cells.selection.deselect(indexPath, animated: animated)
    }

    /// Selects a row as a tap of the user does: the delegate decides first, and is notified afterwards.
    ///
    /// With multiple selection, tapping a selected row deselects it. Does nothing if the table does not allow selection.
    /// A row that does not exist is a programmer error and is ignored.
    public func userSelectsRow(at indexPath: ItemPath) {
        let selection = ItemSelection.Delegate(
            willSelect: { [self] path in
                guard let delegate else { return path }
                return delegate.tableView(self, willSelectRowAt: path)
            },
            didSelect: { [self] in delegate?.tableView(self, didSelectRowAt: $0) },
            willDeselect: { [self] path in
                guard let delegate else { return path }
                return delegate.tableView(self, willDeselectRowAt: path)
            },
            didDeselect: { [self] in delegate?.tableView(self, didDeselectRowAt: $0) }
        )
        cells.selection.userTaps(indexPath, counts: { counts }, delegate: selection)
    }

    /// Deselects all rows without calling the delegate.
    func clearSelection() { cells.selection.removeAll(animated: false) }
}

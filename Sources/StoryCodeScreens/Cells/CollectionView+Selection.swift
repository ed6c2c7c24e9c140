extension CollectionView {
    /// Whether items can be selected; true by default.
    public var allowsSelection: Bool {
        get { cells.selection.allowsSelection }
        set { cells.selection.allowsSelection = newValue }
    }

    /// Whether more than one item can be selected at once; false by default.
    ///
    /// When it becomes false, only the item that was selected last stays selected, which is our decision.
    public var allowsMultipleSelection: Bool {
        get { cells.selection.allowsMultipleSelection }
        set { cells.selection.allowsMultipleSelection = newValue }
    }

    /// The selected items, in order.
    public var indexPathsForSelectedItems: [ItemPath] { cells.selection.paths }

    /// Selects an item, or none if the path is nil, without calling the delegate.
    ///
    /// Without multiple selection it replaces the selected item. If the collection view does not allow selection, it has
    /// no effect. An item that does not exist is reported as a programmer error, and the call is ignored.
    ///
    /// - Parameter animated: Has no effect without drawing; the name is UIKit's.
    public func selectItem(at indexPath: ItemPath?, animated: Bool) {
        cells.selection.select(indexPath, animated: animated, counts: counts)
    }

    /// Deselects an item without calling the delegate; does nothing if it is not selected.
    ///
    /// - Parameter animated: Has no effect without drawing; the name is UIKit's.
    public func deselectItem(at indexPath: ItemPath, animated: Bool) {
        cells.selection.deselect(indexPath, animated: animated)
    }

    /// Selects an item as a tap of the user does: the delegate decides first, and is notified afterwards.
    ///
    /// With multiple selection, tapping a selected item deselects it. Does nothing if the collection view does not allow
    /// selection. An item that does not exist is a programmer error and is ignored.
    public func userSelectsItem(at indexPath: ItemPath) {
        let selection = ItemSelection.Delegate(
            willSelect: { [self] path in
                delegate?.collectionView(self, shouldSelectItemAt: path) == false ? nil : path
            },
            didSelect: { [self] in delegate?.collectionView(self, didSelectItemAt: $0) },
            willDeselect: { [self] path in
                guard allowsMultipleSelection else { return path }
                return delegate?.collectionView(self, shouldDeselectItemAt: path) == false ? nil : path
            },
            didDeselect: { [self] in delegate?.collectionView(self, didDeselectItemAt: $0) }
        )
        cells.selection.userTaps(indexPath, counts: { counts }, delegate: selection)
    }

    /// Deselects all items without calling the delegate.
    func clearSelection() { cells.selection.removeAll(animated: false) }
}

import StoryCodeScenes

// The delegate takes part only in what the user does, as in UIKit.

// MARK: - The program's selection

extension CellView {
    /// Selects an item, or none if the path is nil; an item that does not exist is reported.
    func select(_ path: ItemPath?, animated: Bool) {
        guard allowsSelection else { return }
        guard let path else { return deselectOthers(than: nil, animated: animated) }
        guard contains(path) else { return LifecycleDiagnostics.report(.selectedOutOfBounds(path), self) }
        if !allowsMultipleSelection { deselectOthers(than: path, animated: animated) }
        insert(path, animated: animated)
    }

    /// Deselects an item; does nothing if it is not selected.
    func deselect(_ path: ItemPath, animated: Bool) {
        if selection.remove(path) { visible[path]?.markSelected(false, animated: animated) }
    }

    /// Deselects all items but one, or all.
    func deselectOthers(than path: ItemPath?, animated: Bool) {
        for other in selection.paths where other != path { deselect(other, animated: animated) }
    }

    private func insert(_ path: ItemPath, animated: Bool) {
        if selection.insert(path) { visible[path]?.markSelected(true, animated: animated) }
    }
}

// MARK: - The user's selection

extension CellView {
    /// Selects or deselects an item on behalf of the user; an item that does not exist is reported.
    func userTaps(_ path: ItemPath) {
        guard contains(path) else { return LifecycleDiagnostics.report(.selectedOutOfBounds(path), self) }
        guard allowsSelection else { return }
        LifecycleRuntime.perform {
            if allowsMultipleSelection, selection.contains(path) { userDeselects(path) } else { userSelects(path) }
        }
    }

    private func userSelects(_ path: ItemPath) {
        guard let path = itemToSelect(path) else { return }
        // The delegate may have returned any path, or changed the items.
        guard contains(path) else { return LifecycleDiagnostics.report(.selectedOutOfBounds(path), self) }
        if !allowsMultipleSelection {
            for other in selection.paths where other != path { userDeselects(other) }
            guard selection.paths.allSatisfy({ $0 == path }) else { return }
        }
        insert(path, animated: true)
        didSelect(path)
    }

    private func userDeselects(_ path: ItemPath) {
        guard let path = itemToDeselect(path), selection.contains(path) else { return }
        deselect(path, animated: true)
        didDeselect(path)
    }
}

import StoryCodeScenes

/// The selected items of a table or collection view, changed by the program or by the user.
///
/// The delegate takes part only in what the user does, as in UIKit.
@MainActor
final class ItemSelection {
    /// The delegate's methods, in the terms of both kinds of views.
    struct Delegate {
        /// Returns the item to select instead of the one that the user taps, or nil for none.
        let willSelect: (ItemPath) -> ItemPath?
        let didSelect: (ItemPath) -> Void
        /// Returns the item to deselect instead of a selected one, or nil for none.
        let willDeselect: (ItemPath) -> ItemPath?
        let didDeselect: (ItemPath) -> Void
    }

    /// Whether items can be selected.
    var allowsSelection = true

    /// Whether more than one item can be selected at once; if not, the one that was selected last stays.
    var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection { replaceOthers(than: latest) } }
    }

    private var selected: Set<ItemPath> = []

    /// The item that was selected last.
    private var latest: ItemPath?

    private unowned let view: View

    /// Marks the cell of an item, if it is visible.
    private let mark: (_ path: ItemPath, _ isSelected: Bool, _ animated: Bool) -> Void

    init(of view: View, mark: @escaping (_ path: ItemPath, _ isSelected: Bool, _ animated: Bool) -> Void) {
        self.view = view
        self.mark = mark
    }

    /// The selected items, in order.
    var paths: [ItemPath] { selected.sorted() }

    func contains(_ path: ItemPath) -> Bool { selected.contains(path) }
}

// MARK: - The program's selection

extension ItemSelection {
    /// Selects an item, or none if the path is nil; an item that does not exist is reported.
    func select(_ path: ItemPath?, animated: Bool, counts: ItemCounts) {
        guard allowsSelection else { return }
        guard let path else { return removeAll(animated: animated) }
        guard counts.contains(path) else { return DiagnosticHandler.report(.selectedOutOfBounds(path), view) }
        if !allowsMultipleSelection { replaceOthers(than: path, animated: animated) }
        insert(path, animated: animated)
    }

    /// Deselects an item; does nothing if it is not selected.
    func deselect(_ path: ItemPath, animated: Bool) {
        guard selected.remove(path) != nil else { return }
        mark(path, false, animated)
    }

    func removeAll(animated: Bool) { replaceOthers(than: nil, animated: animated) }

    private func insert(_ path: ItemPath, animated: Bool) {
        latest = path
        if selected.insert(path).inserted { mark(path, true, animated) }
    }

    private func replaceOthers(than path: ItemPath?, animated: Bool = false) {
        for other in paths where other != path { deselect(other, animated: animated) }
    }
}

// MARK: - The user's selection

extension ItemSelection {
    /// Selects or deselects an item on behalf of the user; an item that does not exist is reported.
    ///
    /// - Parameter counts: Returns the numbers of items, which the delegate may change.
    func userTaps(_ path: ItemPath, counts: () -> ItemCounts, delegate: Delegate) {
        guard counts().contains(path) else { return DiagnosticHandler.report(.selectedOutOfBounds(path), view) }
        guard allowsSelection else { return }
        LifecycleRuntime.perform {
            if allowsMultipleSelection, selected.contains(path) {
                userDeselects(path, delegate)
            } else {
                userSelects(path, counts, delegate)
            }
        }
    }

    private func userSelects(_ path: ItemPath, _ counts: () -> ItemCounts, _ delegate: Delegate) {
        guard let path = delegate.willSelect(path) else { return }
        // The delegate may have returned any path, or changed the items.
        guard counts().contains(path) else { return DiagnosticHandler.report(.selectedOutOfBounds(path), view) }
        if !allowsMultipleSelection {
            for other in paths where other != path { userDeselects(other, delegate) }
            guard selected.isSubset(of: [path]) else { return }
        }
        insert(path, animated: true)
        delegate.didSelect(path)
    }

    private func userDeselects(_ path: ItemPath, _ delegate: Delegate) {
        guard let path = delegate.willDeselect(path), selected.contains(path) else { return }
        deselect(path, animated: true)
        delegate.didDeselect(path)
    }
}

import StoryCode
import StoryboardFiles

extension FileOutlet {
    /// Whether the outlet is the data source or the delegate of a table or collection view, which needs no
    /// registration.
    var isOfCells: Bool {
        ["dataSource", "delegate"].contains(property) && ["tableView", "collectionView"].contains(owner.name)
    }

    /// Connects the outlet with the first setter for the classes of both objects.
    ///
    /// Reports a problem if setters exist for the owner's class, but not for the destination's.
    @MainActor
    func connect(_ owner: AnyObject, to destination: AnyObject, _ setters: [StoryboardClasses.OutletSetter]) {
        var hasMismatch = false
        for setter in setters {
            switch setter.set(owner, destination) {
            case true?: return
            case false?: hasMismatch = true
            case nil: continue
            }
        }
        if hasMismatch {
            DiagnosticHandler.report(.outletTypeMismatch(property), owner, destination)
            return
        }
        switch (isOfCells ? property : "", owner) {
        case ("dataSource", let table as TableView): table.dataSource = destination as? any TableViewDataSource
        case ("delegate", let table as TableView): table.delegate = destination as? any TableViewDelegate
        case ("dataSource", let view as CollectionView): view.dataSource = destination as? any CollectionViewDataSource
        case ("delegate", let view as CollectionView): view.delegate = destination as? any CollectionViewDelegate
        default: break
        }
    }
}

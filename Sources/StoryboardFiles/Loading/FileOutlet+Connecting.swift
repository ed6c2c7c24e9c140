import StoryCode

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
    func connect(_ owner: AnyObject, to destination: AnyObject, _ setters: [OutletSetter]) {
        var hasMismatch = false
        for setter in setters {
            switch setter.set(owner, destination) {
            case .done: return
            case .destinationMismatch: hasMismatch = true
            case .ownerMismatch: continue
            }
        }
        if hasMismatch {
            DiagnosticHandler.report(.outletTypeMismatch(property), owner, destination)
        } else if let table = owner as? TableView, isOfCells {
            if property == "dataSource" {
                table.dataSource = destination as? any TableViewDataSource
            } else {
                table.delegate = destination as? any TableViewDelegate
            }
        } else if let collection = owner as? CollectionView, isOfCells {
            if property == "dataSource" {
                collection.dataSource = destination as? any CollectionViewDataSource
            } else {
                collection.delegate = destination as? any CollectionViewDelegate
            }
        }
    }
}

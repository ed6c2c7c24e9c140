import StoryCode

extension FileOutlet {
    /// Whether the outlet is the data source of a table or collection view, which needs no registration.
    var isCellDataSource: Bool { property == "dataSource" && ["tableView", "collectionView"].contains(owner.name) }

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
            LifecycleDiagnostics.report(.outletTypeMismatch(property), owner, destination)
        } else if let table = owner as? TableView, isCellDataSource {
            table.dataSource = destination as? any TableViewDataSource
        } else if let collection = owner as? CollectionView, isCellDataSource {
            collection.dataSource = destination as? any CollectionViewDataSource
        }
    }
}

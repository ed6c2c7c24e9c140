import StoryCode

extension FileOutlet {
    /// Whether it is the data source of a table or a collection, which is set without anybody's help.
    var suppliesCells: Bool { property == "dataSource" && ["tableView", "collectionView"].contains(owner.name) }

    /// Sets it by the first who can, and says it where there is only somebody for other destinations.
    ///
    /// - Parameters:
    ///   - owner: The object that has the property.
    ///   - destination: The object to which it leads.
    ///   - setters: What is registered for the property.
    @MainActor
    func set(in owner: AnyObject, to destination: AnyObject, _ setters: [OutletSetter]) {
        var isUnfit = false
        for setter in setters {
            switch setter.set(owner, destination) {
            case .isSet: return
            case .hasOtherDestination: isUnfit = true
            case .hasOtherOwner: continue
            }
        }
        if isUnfit {
            LifecycleDiagnostics.report(.outletTypeMismatch(property), owner, destination)
        } else if let table = owner as? TableView, suppliesCells {
            table.dataSource = destination as? any TableViewDataSource
        } else if let collection = owner as? CollectionView, suppliesCells {
            collection.dataSource = destination as? any CollectionViewDataSource
        }
    }
}

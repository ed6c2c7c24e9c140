import StoryCode

/// The views of this package that replace a file's views of unregistered classes.
enum BuiltInView {
    case table, collection, tableCell, collectionCell, plain

    /// Selects the view for an element; cells that are not prototypes are plain views.
    init(for element: FileElement) {
        switch element.name {
        case "tableView": self = .table
        case "collectionView": self = .collection
        default: self = !element.isPrototype ? .plain : element.name == "tableViewCell" ? .tableCell : .collectionCell
        }
    }

    var type: RegisteredClass {
        switch self {
        case .table: RegisteredClass(TableView.self, isExact: true)
        case .collection: RegisteredClass(CollectionView.self, isExact: true)
        case .tableCell: RegisteredClass(TableViewCell.self, isExact: true)
        case .collectionCell: RegisteredClass(CollectionViewCell.self, isExact: true)
        case .plain: RegisteredClass(FileView.self, isExact: true)
        }
    }

    @MainActor
    func make(_ element: FileElement) -> View {
        switch self {
        case .table: TableView()
        case .collection: CollectionView()
        case .tableCell, .collectionCell, .plain: FileView(element)
        }
    }
}

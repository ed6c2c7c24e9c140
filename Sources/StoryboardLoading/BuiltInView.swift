import StoryCode
import StoryboardFiles

/// The view of this package that replaces a file's view of an unregistered class.
struct BuiltInView {
    let type: RegisteredClass
    let make: @MainActor (FileElement) -> View

    private init<Made: View>(_ type: Made.Type, _ make: @escaping @MainActor (FileElement) -> View = { FileView($0) }) {
        (self.type, self.make) = (RegisteredClass(type, isExact: true), make)
    }

    /// Selects the view for an element; cells that are not prototypes are plain views.
    init(for element: FileElement) {
        switch (element.name, element.isPrototype) {
        case ("tableView", _): self.init(TableView.self) { _ in TableView() }
        case ("collectionView", _): self.init(CollectionView.self) { _ in CollectionView() }
        case ("tableViewCell", true): self.init(TableViewCell.self)
        case (_, true): self.init(CollectionViewCell.self)
        case (_, false): self.init(FileView.self)
        }
    }
}

import StoryCode

/// A class of the program, as far as it was said when something was registered.
struct KnownClass: Sendable {
    let name: String
    /// Whether objects are of this class and of none that is derived of it.
    private let isExact: Bool
    private let covers: @Sendable (_ type: AnyClass) -> Bool
    private let isCovered: @Sendable (_ other: KnownClass) -> Bool

    /// - Parameters:
    ///   - type: The class.
    ///   - isExact: Whether objects are of this class and of none that is derived of it.
    init<Class: AnyObject>(_ type: Class.Type, isExact: Bool = false) {
        self.isExact = isExact
        name = "\(type)"
        // `AnyObject` itself is no class, and every object is one.
        let isClass = Self.asClass(type) != nil
        covers = { !isClass || $0 is Class.Type }
        isCovered = { other in Self.asClass(Class.self).map(other.covers) ?? true }
    }

    /// Whether an object of this class may be of another one, too.
    func mayBe(_ other: KnownClass) -> Bool { isCovered(other) || !isExact && other.isCovered(self) }

    private static func asClass(_ type: any Any.Type) -> AnyClass? { type as? AnyClass }
}

extension StoryboardClasses {
    /// The class that an object of a file gets, as far as it is known.
    ///
    /// - Parameters:
    ///   - element: The object.
    ///   - scene: The scene in which it is.
    /// - Returns: The class.
    func type(of element: Element, in scene: FileScene) -> KnownClass {
        if element == scene.controller {
            return find(element, in: controllers)?.type ?? PlainController(for: element).type
        }
        let type = find(element, in: views)?.type
        if element.isPrototype {
            // What is no cell is not taken for one.
            let plain =
                element.name == "tableViewCell"
                ? KnownClass(TableViewCell.self, isExact: true) : KnownClass(CollectionViewCell.self, isExact: true)
            return type.flatMap { $0.mayBe(plain) ? $0 : nil } ?? plain
        }
        guard element.isView || element == scene.rootView else { return KnownClass(FileObject.self, isExact: true) }
        if let type { return type }
        switch element.name {
        case "tableView": return KnownClass(TableView.self, isExact: true)
        case "collectionView": return KnownClass(CollectionView.self, isExact: true)
        default: return KnownClass(FileView.self, isExact: true)
        }
    }
}

extension PlainController {
    fileprivate var type: KnownClass {
        switch self {
        case .plain: KnownClass(ViewController.self, isExact: true)
        case .navigation: KnownClass(NavigationController.self, isExact: true)
        case .tabBar: KnownClass(TabBarController.self, isExact: true)
        case .split: KnownClass(SplitViewController.self, isExact: true)
        case .page: KnownClass(PageViewController.self, isExact: true)
        case .table: KnownClass(TableViewController.self, isExact: true)
        case .collection: KnownClass(CollectionViewController.self, isExact: true)
        }
    }
}

/// A view that can be a list of cells.
open class UIScrollView: UIView {
    /// Replaces the methods of this object that make cells, as a class made at run time does.
    public final var stubDequeue: (@MainActor (UIView, @MainActor () -> UIView) -> UIView)?

    /// The closures that make views, by identifier.
    private var makers: [String: @MainActor () -> UIView] = [:]

    /// The views that are not on screen, by identifier.
    private var unused: [String: [UIView]] = [:]

    /// Keeps a cell that has left the screen, for the next call with the identifier.
    public final func stubReuse(_ view: UIView, _ identifier: String) { unused[identifier, default: []].append(view) }

    fileprivate final func setMaker(_ identifier: String, _ make: @escaping @MainActor () -> UIView) {
        makers[identifier] = make
    }

    fileprivate final func dequeue<Content: UIView>(_ identifier: String, _ type: Content.Type) -> Content {
        let method: @MainActor () -> UIView = { [self] in
            if let view = unused[identifier]?.popLast() { return view }
            guard let made = makers[identifier]?() else {
                fatalError("unable to dequeue a cell with identifier \(identifier)")
            }
            return made
        }
        guard let view = (stubDequeue?(self, method) ?? method()) as? Content else { fatalError("\(identifier)") }
        return view
    }
}

open class UITableView: UIScrollView {
    /// Does nothing: a test asks the data source itself.
    open func reloadData() {}

    open func deselectRow(at path: IndexPath, animated: Bool) {}

    /// A prototype cell of a storyboard, or the class of cells.
    public final func stubPrototype(_ identifier: String, _ make: @escaping @MainActor () -> UITableViewCell) {
        setMaker(identifier, make)
    }

    open func register(_ cellClass: UITableViewCell.Type, forCellReuseIdentifier identifier: String) {
        setMaker(identifier) { cellClass.init(style: .default, reuseIdentifier: identifier) }
    }

    open func register(_ viewClass: UITableViewHeaderFooterView.Type, forHeaderFooterViewReuseIdentifier name: String) {
        setMaker(name) { viewClass.init(reuseIdentifier: name) }
    }

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeue(identifier, UITableViewCell.self)
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for path: IndexPath) -> UITableViewCell {
        dequeue(identifier, UITableViewCell.self)
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeue(identifier, UITableViewHeaderFooterView.self)
    }
}

open class UITableViewCell: UIView {
    public enum CellStyle { case `default` }
    public enum SelectionStyle { case none, `default` }

    open var selectionStyle = SelectionStyle.default
    open var contentConfiguration: (any UIContentConfiguration)?
    public final let textLabel: UILabel? = UILabel(frame: .zero)

    public required init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class UITableViewHeaderFooterView: UIView {
    public required init(reuseIdentifier: String?) { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class UICollectionViewLayout: NSObject {}

open class UICollectionView: UIScrollView {
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func register(_ cellClass: UICollectionViewCell.Type, forCellWithReuseIdentifier identifier: String) {
        setMaker(identifier) { cellClass.init(frame: .zero) }
    }

    open func register(
        _ viewClass: UICollectionReusableView.Type,
        forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        setMaker(kind + identifier) { viewClass.init(frame: .zero) }
    }

    open func dequeueReusableCell(withReuseIdentifier identifier: String, for path: IndexPath) -> UICollectionViewCell {
        dequeue(identifier, UICollectionViewCell.self)
    }

    open func dequeueReusableSupplementaryView(
        ofKind kind: String,
        withReuseIdentifier identifier: String,
        for path: IndexPath
    ) -> UICollectionReusableView { dequeue(kind + identifier, UICollectionReusableView.self) }

    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        fileprivate let handler: @MainActor (Cell, IndexPath, Item) -> Void

        public init(handler: @escaping @MainActor (Cell, IndexPath, Item) -> Void) { self.handler = handler }
    }

    /// Calls the handler before the observed method returns.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>,
        for path: IndexPath,
        item: Item?
    ) -> Cell {
        setMaker("\(Cell.self)") {
            let cell = Cell(frame: .zero)
            if let item { registration.handler(cell, path, item) }
            return cell
        }
        return dequeue("\(Cell.self)", Cell.self)
    }
}

open class UICollectionReusableView: UIView {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class UICollectionViewCell: UICollectionReusableView {}

extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public var row: Int { self[1] }
}

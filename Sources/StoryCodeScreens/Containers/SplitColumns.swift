/// The controllers of the columns of a split view controller, and which columns are visible.
@MainActor
final class SplitColumns {
    typealias Column = SplitViewController.Column

    let style: SplitViewController.Style

    private(set) var displayMode: SplitViewController.DisplayMode

    /// Whether the columns are changing, so that requests of callbacks wait.
    private(set) var isChanging = false

    private var places: [Column: ColumnPlace] = [:]

    init(_ style: SplitViewController.Style) {
        self.style = style
        displayMode = style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    }

    /// The children of the split view controller, in order.
    var members: [ViewController] { (style.columns + [.compact]).compactMap { places[$0]?.member } }

    /// The columns with controllers, without the compact one.
    var filled: [Column] { style.columns.filter { places[$0] != nil } }

    /// The stack of the first column, which shows the columns while they are collapsed.
    private var base: NavigationController? { filled.first.flatMap { places[$0]?.stack } }

    subscript(column: Column) -> ColumnPlace? {
        get { places[column] }
        set { places[column] = newValue }
    }

    /// Returns the members that are visible.
    func visible(of members: ChangedMembers, isCollapsed: Bool) -> [ViewController] {
        let visible =
            isCollapsed
            ? [places[.compact]?.member ?? base] : displayMode.columns(of: style).map { places[$0]?.member }
        return visible.compactMap(\.self).filter(members.contains)
    }

    /// Returns the controller of a column, unless it has left.
    func controller(in column: Column) -> ViewController? {
        guard let place = places[column] else { return nil }
        let controller = place.controller
        let isThere = controller === place.member || controller.parent === place.stack || controller.parent === base
        return isThere || controller.isDetached ? controller : nil
    }

    /// Whether a controller was set for a column, or is the stack of one.
    func contains(_ controller: ViewController) -> Bool {
        places.values.contains { $0.controller === controller || $0.member === controller }
    }

    /// Forgets the columns that are no members any more.
    func keep(_ isMember: (ViewController) -> Bool) { places = places.filter { isMember($0.value.member) } }

    /// Performs a change of the columns.
    func change(_ body: () -> Void) {
        let outer = exchange(&isChanging, with: true)
        body()
        isChanging = outer
    }

    func show(_ column: Column) { displayMode = displayMode.showing(column, of: style) }

    func hide(_ column: Column) { displayMode = displayMode.hiding(column, of: style) }
}

// MARK: - Stacks

extension SplitColumns {
    /// Whether collapsed columns are in one stack.
    var mayStack: Bool { places[.compact] == nil }

    /// Returns the controllers of each column, wherever they are.
    func contents() -> ColumnContents {
        let contents = ColumnContents()
        let stacked = base?.viewControllers ?? []
        // In the stack of the first column, the part of another column begins with its root.
        var end = stacked.count
        for column in filled.reversed() {
            guard let place = places[column], let stack = place.stack else { continue }
            if stack === base {
                contents[column] = Array(stacked[..<end])
            } else if let root = place.root, let start = stacked[..<end].firstIndex(of: root) {
                contents[column] = Array(stacked[start..<end])
                contents.top = contents.top ?? column
                end = start
            } else if let root = place.root, root.isDetached, stack.viewControllers.isEmpty {
                // It was popped.
                contents[column] = [root]
            } else {
                contents[column] = stack.viewControllers
            }
        }
        return contents
    }

    /// Moves the controllers to where they belong: into the stack of the first column, up to the top column, or into
    /// those of their own columns.
    func arrange(_ contents: ColumnContents, isStacked: Bool) {
        guard contents.beginArranging(), let first = filled.first else { return }
        let top = isStacked ? contents.top ?? first : first
        let count = 1 + (filled.lastIndex { style.isColumn($0, upTo: top) } ?? 0)
        for (index, column) in filled.enumerated() {
            places[column]?.setRoot(index > 0 && index < count ? contents[column].first : nil)
        }
        base?.setContents(filled.prefix(count).flatMap { contents[$0] })
        for column in filled.dropFirst(count) { places[column]?.stack?.setContents(contents[column]) }
        contents.replaced?.leave(with: contents.replacedControllers)
    }
}

extension NavigationController {
    fileprivate func setContents(_ controllers: [ViewController]) {
        if viewControllers != controllers { setViewControllers(controllers, animated: false) }
    }
}

/// A column with a controller.
@MainActor
final class ColumnPlace {
    /// The controller that was set.
    let controller: ViewController

    /// The child of the split view controller: the controller itself, or a navigation controller around it.
    let member: ViewController

    /// The lowest controller of the column in the stack of the first column, or nil while it is not there.
    private(set) var root: ViewController?

    /// The stack of the column, or nil for the compact column.
    var stack: NavigationController? { member as? NavigationController }

    init(_ controller: ViewController, isWrapped: Bool) {
        self.controller = controller
        member = isWrapped ? NavigationController(rootViewController: controller) : controller
    }

    func setRoot(_ controller: ViewController?) { root = controller }

    /// Gives its controllers back to a stack that the program has made, and releases them from another one.
    func leave(with controllers: [ViewController]) { stack?.setContents(stack === controller ? controllers : []) }
}

/// The controllers of the columns in a change.
@MainActor
final class ColumnContents {
    typealias Column = SplitViewController.Column

    /// The last column in the stack of the first one, or nil.
    var top: Column?

    private var controllers: [Column: [ViewController]] = [:]
    private(set) var replaced: ColumnPlace?
    private(set) var replacedControllers: [ViewController] = []
    private var isArranged = false

    init() {}

    subscript(column: Column) -> [ViewController] {
        get { controllers[column] ?? [] }
        set { controllers[column] = newValue }
    }

    /// Replaces the controllers of a column.
    func replace(_ earlier: ColumnPlace?, by place: ColumnPlace?, in column: Column) {
        (replaced, replacedControllers) = (earlier, self[column])
        self[column] = place?.stack?.viewControllers ?? []
    }

    /// Returns whether the controllers are to be moved, which happens once.
    func beginArranging() -> Bool { !exchange(&isArranged, with: true) }
}

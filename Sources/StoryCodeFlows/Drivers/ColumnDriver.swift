public import StoryCodeScenes

/// Shows the place of a flow's part in a column of a split view controller.
///
/// A helper of the scene of the split view controller, which has a column style. Portable screens and UIKit each name it
/// `ColumnFlow`.
///
/// Without a place, the column is empty. While the columns are collapsed, the place is pushed, and the value becomes nil
/// when the user has gone back from it.
///
/// See <doc:The-flow-of-an-app>.
@MainActor
public final class ColumnDriver<Toolkit: ColumnToolkit, Value: Equatable, Place: Equatable> {
    private typealias Shown = PlaceFactory<Toolkit.Screen, Place>.Shown

    private let link: DriverLink<Toolkit, Value>
    private let keyPath: WritableKeyPath<Value, Place?>
    private let column: Toolkit.Column
    private let factory: PlaceFactory<Toolkit.Screen, Place>

    private weak var columns: Toolkit.Columns?

    /// The place on which the value and the controller agree.
    private var shown: Shown?
    private var prepared: Shown?

    /// Whether the screen is made anew.
    private(set) var isStale = false

    /// Whether the screen was in the stack of the collapsed columns when they were compared with the value.
    private var wasStacked = false

    /// Creates the driver of a part.
    ///
    /// - Parameter make: Makes the screen of a place. With a `switch`, a place without a screen does not compile. If the
    ///   screen has saved state, the first scene that the closure makes restores it before it is awoken.
    public init(
        _ flow: Flow<Value>,
        _ part: WritableKeyPath<Value, Place?>,
        column: Toolkit.Column,
        make: @escaping @MainActor (Place) throws -> Toolkit.Screen
    ) {
        link = DriverLink(flow)
        keyPath = part
        self.column = column
        factory = PlaceFactory(part, make)
    }

    /// The value's part.
    private var place: Place? { link.flow.current[keyPath: keyPath] }
}

extension ColumnDriver: SceneMember {
    package func didJoin(_ controller: AnyObject) {
        columns = link.connect(self, to: controller, as: Toolkit.Columns.self)
    }
}

extension ColumnDriver: Awakable {
    /// Shows the place.
    public func awake() {
        factory.restore(link.flow.restoredValue.flatMap { $0[keyPath: keyPath] }, from: link.flow)
        link.flow.start(self)
    }
}

extension ColumnDriver: FlowDriver {
    var part: AnyKeyPath { keyPath }
    var isAtRest: Bool { link.isAtRest }
    func reconcileAtRest() { link.reconcileAtRest(self) }
    func remake(at index: Int) { isStale = shown != nil }
    var differs: Bool { columns != nil && place != shown?.place }
    var canFollow: Bool { columns != nil }

    func prepare() throws(FlowFactoryError) {
        prepared = nil
        if let place { prepared = (place, try factory.screen(of: place)) }
    }

    func discardPrepared() { prepared = nil }

    func follow(animated: Bool) {
        guard let columns else { return }
        (shown, prepared, isStale) = (prepared, nil, false)
        Toolkit.setScreen(shown?.screen, in: column, of: columns)
        wasStacked = isStacked
    }

    func read() {
        guard let columns else { return }
        let screen = Toolkit.screen(in: column, of: columns)
        let wasStacked = wasStacked
        self.wasStacked = isStacked
        if let shown, screen === shown.screen {
            guard wasStacked, Toolkit.isStacked(column, of: columns) == false else { return }
            // The user has gone back.
            Toolkit.setScreen(nil, in: column, of: columns)
        } else if let screen {
            DiagnosticHandler.report(.flowBypassed(path: keyPath.partName), screen, columns)
        }
        guard shown != nil else { return }
        (shown, isStale) = (nil, false)
        link.flow.propose { $0[keyPath: keyPath] = nil }
    }

    private var isStacked: Bool { columns.flatMap { Toolkit.isStacked(column, of: $0) } ?? false }

    func revert() {
        isStale = false
        link.flow.propose { $0[keyPath: keyPath] = shown?.place }
    }

    var states: [(path: String, state: SavedState)] { factory.states(of: place, shown: shown) }
}

/// A toolkit with a container controller that has columns.
///
/// See <doc:The-flow-of-an-app>.
@MainActor
public protocol ColumnToolkit: FlowToolkit {
    /// The class of controllers that have columns.
    associatedtype Columns: AnyObject
    /// A column.
    associatedtype Column: Hashable

    /// The controller that was set for a column, or nil.
    static func screen(in column: Column, of columns: Columns) -> Screen?

    /// Sets the controller of a column and shows it, or removes it.
    static func setScreen(_ screen: Screen?, in column: Column, of columns: Columns)

    /// Whether the controller of a column is in the stack of the collapsed columns; nil while they are not collapsed.
    static func isStacked(_ column: Column, of columns: Columns) -> Bool?
}

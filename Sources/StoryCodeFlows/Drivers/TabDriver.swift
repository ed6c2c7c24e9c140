public import StoryCodeScenes

/// Selects the tab of a flow's part.
///
/// A helper of the scene of the tab bar controller. Portable screens and UIKit each name it `TabFlow`. The first place
/// belongs to the first tab.
///
/// See <doc:The-flow-of-an-app>.
@MainActor
public final class TabDriver<Toolkit: FlowToolkit, Value: Equatable, Place: Equatable> {
    private let link: DriverLink<Toolkit, Value>
    private let keyPath: WritableKeyPath<Value, Place>
    private let places: [Place]

    private weak var tabs: Toolkit.Tabs?

    /// The place on which the value and the controller agree, or nil before the scene is connected.
    private var agreed: Place?

    /// Creates the driver of a part.
    ///
    /// - Parameter places: The places of the tabs, from first to last.
    public init(_ flow: Flow<Value>, _ part: WritableKeyPath<Value, Place>, places: [Place]) {
        link = DriverLink(flow)
        keyPath = part
        self.places = places
    }

    /// Creates the driver of a part of which each case belongs to a tab.
    public convenience init(_ flow: Flow<Value>, _ part: WritableKeyPath<Value, Place>) where Place: CaseIterable {
        self.init(flow, part, places: Array(Place.allCases))
    }

    /// The value's part.
    private var place: Place { link.flow.current[keyPath: keyPath] }

    /// The tab of the value's part, if it exists.
    private var index: Int? {
        guard let tabs, let index = places.firstIndex(of: place) else { return nil }
        return index < Toolkit.tabCount(of: tabs) ? index : nil
    }
}

extension TabDriver: SceneMember {
    package func didJoin(_ controller: AnyObject) {
        tabs = link.connect(self, to: controller, as: Toolkit.Tabs.self)
    }
}

extension TabDriver: Awakable {
    /// Selects the tab.
    public func awake() {
        link.flow.start(self)
    }
}

extension TabDriver: FlowDriver {
    var part: AnyKeyPath { keyPath }
    var isAtRest: Bool { link.isAtRest }
    func reconcileAtRest() { link.reconcileAtRest(self) }
    func remake(at index: Int) {}
    var canFollow: Bool { index != nil }
    func prepare() {}
    var differs: Bool { tabs != nil && agreed != place }

    func follow(animated: Bool) {
        guard let tabs, let index else { return }
        agreed = place
        if Toolkit.selectedIndex(of: tabs) != index { Toolkit.select(index, of: tabs) }
    }

    func read() {
        guard let tabs, let index = Toolkit.selectedIndex(of: tabs) else { return }
        guard places.indices.contains(index) else {
            return DiagnosticHandler.report(.flowBypassed(path: keyPath.partName), tabs)
        }
        guard places[index] != agreed else { return }
        agreed = places[index]
        link.flow.propose { $0[keyPath: keyPath] = places[index] }
    }

    func revert() {
        if let agreed { link.flow.propose { $0[keyPath: keyPath] = agreed } }
    }

    var states: [(path: String, state: SavedState)] { [] }
}

public import StoryCodeScenes

/// Selects the tab of a flow's part.
///
/// A helper of the scene of the tab bar controller. Portable screens and UIKit each name it `TabFlow`. The first place
/// belongs to the first tab.
@MainActor
public final class TabDriver<Toolkit: FlowToolkit, Value: Equatable, Place: Equatable> {
    private let link: DriverLink<Toolkit, Value>
    private let keyPath: WritableKeyPath<Value, Place>
    private let places: [Place]

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

    private var tabs: Toolkit.Tabs? { link.controller as? Toolkit.Tabs }

    /// The tab of the value's part, if it exists.
    private func index(_ value: Value) -> Int? {
        guard let tabs, let index = places.firstIndex(of: value[keyPath: keyPath]) else { return nil }
        return index < Toolkit.tabCount(of: tabs) ? index : nil
    }
}

extension TabDriver: SceneMember {
    package func didJoin(_ controller: AnyObject) {
        guard controller is Toolkit.Tabs else {
            return DiagnosticHandler.report(
                .flowControllerMismatch(driver: "\(Self.self)", expected: "\(Toolkit.Tabs.self)"),
                controller
            )
        }
        guard link.connect(self, to: controller, as: Toolkit.Tabs.self), let screen = link.controller else { return }
        Toolkit.observe(screen) { [weak self] in self?.reconcileAtRest() }
    }
}

extension TabDriver: Awakable {
    /// Selects the tab.
    public func awake() {
        link.flow.start(self)
        reconcileAtRest()
    }
}

extension TabDriver: FlowDriver {
    var part: PartialKeyPath<Value> { keyPath }
    var isAtRest: Bool { link.controller.map { Toolkit.isAtRest($0) } ?? false }
    func reconcileAtRest() {
        link.observeContents { [weak self] in self?.reconcileAtRest() }
        link.reconcileAtRest { Toolkit.whenAtRest($0, $1) }
    }
    func remake(at index: Int) {}
    func canFollow(_ value: Value) -> Bool { index(value) != nil }
    func prepare(for value: Value) {}
    func differs(from value: Value) -> Bool { tabs != nil && agreed != value[keyPath: keyPath] }

    func follow(animated: Bool) {
        let value = link.flow.value
        guard let tabs, let index = index(value) else { return }
        agreed = value[keyPath: keyPath]
        if Toolkit.selectedIndex(of: tabs) != index { Toolkit.select(index, of: tabs) }
        reconcileAtRest()
    }

    func read(into value: inout Value) {
        guard let tabs, let index = Toolkit.selectedIndex(of: tabs) else { return }
        guard places.indices.contains(index) else {
            return DiagnosticHandler.report(.flowBypassed(path: keyPath.partName), tabs)
        }
        guard places[index] != agreed else { return }
        agreed = places[index]
        value[keyPath: keyPath] = places[index]
    }

    func revert(_ value: inout Value) {
        if let agreed { value[keyPath: keyPath] = agreed }
    }

    var states: [(path: String, state: SavedState)] { [] }
}

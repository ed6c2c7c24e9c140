public import StoryCodeScenes

/// Shows the page of a flow's part, and provides the pages next to it.
///
/// A helper of the scene of the page view controller. Portable screens and UIKit each name it `PageFlow`. The value
/// changes when the user has turned the page.
///
/// The driver is the data source of the page view controller, unless the program sets one before the scene is connected;
/// then the program makes its pages with ``makeScreen(for:)``. A page is made each time that it is about to be shown.
///
/// See <doc:The-flow-of-an-app>.
@MainActor
public final class PageDriver<Toolkit: PageToolkit, Value: Equatable, Place: Equatable> {
    private let link: DriverLink<Toolkit, Value>
    private let keyPath: WritableKeyPath<Value, Place>
    private let places: [Place]
    private let make: @MainActor (Place) throws -> Toolkit.Screen
    private let factory: PlaceFactory<Toolkit.Screen, Place>

    private weak var pages: Toolkit.Pages?
    private var source: AnyObject?

    /// The places of the pages that were made.
    private var made = WeakDictionary<Place>()

    /// The place on which the value and the controller agree, or nil before there is a page.
    private var agreed: Place?
    private var prepared: Toolkit.Screen?

    /// Creates the driver of a part.
    ///
    /// - Parameters:
    ///   - places: The places of all pages, from first to last.
    ///   - make: Makes the screen of a place. With a `switch`, a place without a screen does not compile. If the screen
    ///     has saved state, the first scene that the closure makes restores it before it is awoken.
    public init(
        _ flow: Flow<Value>,
        _ part: WritableKeyPath<Value, Place>,
        places: [Place],
        make: @escaping @MainActor (Place) throws -> Toolkit.Screen
    ) {
        link = DriverLink(flow)
        keyPath = part
        self.places = places
        self.make = make
        factory = PlaceFactory(part, make)
    }

    /// Creates the driver of a part of which each case is a page.
    public convenience init(
        _ flow: Flow<Value>,
        _ part: WritableKeyPath<Value, Place>,
        make: @escaping @MainActor (Place) throws -> Toolkit.Screen
    ) where Place: CaseIterable {
        self.init(flow, part, places: Array(Place.allCases), make: make)
    }

    /// Makes the page of a place for a data source of the program.
    public func makeScreen(for place: Place) throws -> Toolkit.Screen {
        let screen = try make(place)
        made[screen] = place
        return screen
    }

    /// The value's part.
    private var place: Place { link.flow.current[keyPath: keyPath] }

    private func index(of place: Place?) -> Int? { place.flatMap(places.firstIndex(of:)) }

    /// Returns the page before or after another one.
    private func neighbour(of screen: Toolkit.Screen, _ distance: Int) -> Toolkit.Screen? {
        guard let index = index(of: made[screen]).map({ $0 + distance }), places.indices.contains(index)
        else { return nil }
        do {
            return try makeScreen(for: places[index])
        } catch {
            DiagnosticHandler.report(.flowFactoryFailed(path: keyPath.partName, error: error), pages ?? screen)
            return nil
        }
    }
}

extension PageDriver: SceneMember {
    package func didJoin(_ controller: AnyObject) {
        pages = link.connect(self, to: controller, as: Toolkit.Pages.self)
        source = pages.flatMap { Toolkit.provide(for: $0) { [weak self] in self?.neighbour(of: $0, $1) } }
    }
}

extension PageDriver: Awakable {
    /// Shows the page.
    public func awake() {
        factory.restore(link.flow.restoredValue?[keyPath: keyPath], from: link.flow)
        link.flow.start(self)
    }
}

extension PageDriver: FlowDriver {
    var part: AnyKeyPath { keyPath }
    var isAtRest: Bool { link.isAtRest }
    func reconcileAtRest() { link.reconcileAtRest(self) }
    func remake(at index: Int) {}
    var differs: Bool { pages != nil && agreed != place }
    var canFollow: Bool { index(of: place) != nil }

    func prepare() throws(FlowFactoryError) {
        let screen = try factory.screen(of: place)
        made[screen] = place
        prepared = screen
    }

    func discardPrepared() { prepared = nil }

    func follow(animated: Bool) {
        guard let screen = prepared.take(), let pages, let controller = link.controller else { return }
        let isForward = (index(of: place) ?? 0) >= (index(of: agreed) ?? 0)
        agreed = place
        let isAnimated = animated && Toolkit.hasAppeared(controller)
        Toolkit.setPage(screen, of: pages, isForward: isForward, animated: isAnimated)
    }

    func read() {
        guard let pages, let screen = Toolkit.page(of: pages) else { return }
        guard let place = made[screen] else {
            return DiagnosticHandler.report(.flowBypassed(path: keyPath.partName), screen, pages)
        }
        guard place != agreed else { return }
        agreed = place
        link.flow.propose { $0[keyPath: keyPath] = place }
    }

    func revert() {
        if let agreed { link.flow.propose { $0[keyPath: keyPath] = agreed } }
    }

    var states: [(path: String, state: SavedState)] {
        let screen = pages.flatMap { Toolkit.page(of: $0) }
        return factory.states(of: place, shown: screen.flatMap { screen in made[screen].map { ($0, screen) } })
    }
}

/// A toolkit with a container controller that shows one page after the other.
///
/// See <doc:The-flow-of-an-app>.
@MainActor
public protocol PageToolkit: FlowToolkit {
    /// The class of controllers that show pages.
    associatedtype Pages: AnyObject

    /// The page that is shown, or nil before there is one.
    static func page(of pages: Pages) -> Screen?

    /// Shows another page.
    static func setPage(_ screen: Screen, of pages: Pages, isForward: Bool, animated: Bool)

    /// Makes a closure the data source, unless there is one.
    ///
    /// - Parameter neighbour: Returns the page after another one for 1, and the one before it for -1.
    /// - Returns: The data source, which the caller retains.
    static func provide(for pages: Pages, _ neighbour: @escaping @MainActor (Screen, Int) -> Screen?) -> AnyObject?
}

import StoryCodeScenes

/// A helper of a scene that connects a part of a flow to the scene's controller.
///
/// The driver remembers what it and the controller have agreed on. While the value's part is equal to that, the value
/// follows the controller; otherwise the controller follows the value.
@MainActor
protocol FlowDriver<Value>: AnyObject {
    associatedtype Value: Equatable

    /// The part of the value.
    var part: PartialKeyPath<Value> { get }

    /// Whether nothing in the controller is in transition.
    var isAtRest: Bool { get }

    /// Compares the value and the controllers when the controller is at rest.
    func reconcileAtRest()

    /// Whether the value's part is not what was agreed on.
    func differs(from value: Value) -> Bool

    /// Whether a screen of an equal place is to be made anew.
    var isStale: Bool { get }

    /// Whether the controller can show the value's part now.
    func canFollow(_ value: Value) -> Bool

    /// Whether the controller presents a screen to follow another value.
    var presents: Bool { get }

    /// The screen of the place that the controller presents.
    var presentedScreen: AnyObject? { get }

    /// Makes the screens that the controller needs to show the value's part.
    func prepare(for value: Value) throws(FlowFactoryError)

    /// Releases the screens that were made for an earlier value.
    func discardPrepared()

    /// Shows what was prepared.
    func follow(animated: Bool)

    /// Changes the value's part to what the controller shows, and agrees on that.
    func read(into value: inout Value)

    /// Changes the value's part to what was agreed on.
    func revert(_ value: inout Value)

    /// Makes the screen of a place anew in the next change.
    func remake(at index: Int)

    /// The saved state of each place that has some, by the path of the place.
    var states: [(path: String, state: SavedState)] { get }
}

extension FlowDriver {
    var presents: Bool { false }
    var isStale: Bool { false }
    func discardPrepared() {}
    var presentedScreen: AnyObject? { nil }
}

/// An error of a factory, with the path of the place through the value.
struct FlowFactoryError: Error {
    let path: String
    let reason: any Error
}

/// Connects a driver to a controller of its toolkit.
@MainActor
final class DriverLink<Toolkit: FlowToolkit, Value: Equatable> {
    let flow: Flow<Value>

    /// The controller, which retains the driver.
    private(set) weak var controller: Toolkit.Screen?

    private var isWaiting = false

    /// The controllers of which the appearance is observed.
    private var observed = WeakPlaces<Void>()

    init(_ flow: Flow<Value>) { self.flow = flow }

    /// Connects a driver to the controller of its scene, or reports why it cannot.
    func connect(_ driver: any FlowDriver<Value>, to controller: AnyObject, as expected: any Any.Type) -> Bool {
        guard let screen = controller as? Toolkit.Screen else {
            DiagnosticHandler.report(
                .flowControllerMismatch(driver: "\(type(of: driver))", expected: "\(expected)"),
                controller
            )
            return false
        }
        self.controller = screen
        flow.add(driver)
        return true
    }

    /// Observes the controllers that appear or disappear when the container controller changes.
    func observeContents(_ didChange: @escaping @MainActor () -> Void) {
        for screen in controller.map({ Toolkit.observedContents(of: $0) }) ?? [] where observed.place(screen) == nil {
            observed.insert((), of: screen)
            screen.sceneEvents.add(
                AppearanceObserver {
                    Toolkit.contentsDidChange()
                    didChange()
                },
                for: screen
            )
        }
    }

    /// Compares the value and the controllers when the controller is at rest.
    func reconcileAtRest(_ isAtRest: @escaping @MainActor (Toolkit.Screen, @escaping @MainActor () -> Void) -> Void) {
        guard !isWaiting, let controller else { return }
        isWaiting = true
        isAtRest(controller) { [weak self] in
            self?.isWaiting = false
            self?.flow.reconcile()
        }
    }
}

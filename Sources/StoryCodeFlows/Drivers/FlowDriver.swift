import StoryCodeScenes

/// A helper of a scene that connects a part of a flow to the scene's controller.
///
/// The driver remembers what it and the controller have agreed on. While the value's part is equal to that, the value
/// follows the controller; otherwise the controller follows the value.
//
// Without the type of the value, because a flow's existential with a type argument costs a look-up of metadata at each
// use.
@MainActor
protocol FlowDriver: AnyObject {
    /// The part of the value.
    var part: AnyKeyPath { get }

    /// Whether nothing in the controller is in transition.
    var isAtRest: Bool { get }

    /// Compares the value and the controllers when the controller is at rest.
    func reconcileAtRest()

    /// Whether the value's part is not what was agreed on.
    var differs: Bool { get }

    /// Whether a screen of an equal place is to be made anew.
    var isStale: Bool { get }

    /// Whether the controller can show the value's part now; if not, the driver waits for what prevents it.
    var canFollow: Bool { get }

    /// Whether the controller presents a screen to follow another value.
    var presents: Bool { get }

    /// The screen of the place that the controller presents.
    var presentedScreen: AnyObject? { get }

    /// Makes the screens that the controller needs to show the value's part.
    func prepare() throws(FlowFactoryError)

    /// Releases the screens that were made for an earlier value.
    func discardPrepared()

    /// Shows what was prepared.
    func follow(animated: Bool)

    /// Proposes what the controller shows for the value's part, and agrees on that.
    func read()

    /// Proposes what was agreed on for the value's part.
    func revert()

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
    private var observed = WeakDictionary<Void>()

    init(_ flow: Flow<Value>) { self.flow = flow }

    /// Connects a driver to the controller of its scene, or reports why it cannot.
    func connect<Container>(_ driver: any FlowDriver, to controller: AnyObject, as _: Container.Type) -> Container? {
        guard let screen = controller as? Toolkit.Screen, let container = controller as? Container else {
            DiagnosticHandler.report(.flowControllerMismatch(expected: "\(Container.self)"), controller)
            return nil
        }
        self.controller = screen
        flow.add(driver)
        Toolkit.observe(screen) { [weak driver] in driver?.reconcileAtRest() }
        return container
    }

    /// Observes the controllers that appear or disappear when the container controller changes.
    private func observeContents(_ driver: any FlowDriver) {
        guard let controller else { return }
        for screen in Toolkit.observedContents(of: controller) where observed[screen] == nil {
            observed[screen] = ()
            screen.sceneEvents.add(
                AppearanceObserver { [weak driver] in
                    Toolkit.contentsDidChange()
                    driver?.reconcileAtRest()
                },
                for: screen
            )
        }
    }

    /// Whether nothing in the controller is in transition.
    var isAtRest: Bool {
        guard let controller else { return false }
        return Toolkit.isAtRest(controller)
    }

    /// Compares the value and the controllers when the controller, or the presentation over it, is at rest.
    func reconcileAtRest(_ driver: any FlowDriver, isPresentation: Bool = false) {
        if !isPresentation { observeContents(driver) }
        guard !isWaiting, let controller else { return }
        isWaiting = true
        let reconcile: @MainActor () -> Void = { [weak self] in
            self?.isWaiting = false
            self?.flow.reconcile()
        }
        if isPresentation {
            Toolkit.whenPresentationAtRest(over: controller, reconcile)
        } else {
            Toolkit.whenAtRest(controller, reconcile)
        }
    }
}

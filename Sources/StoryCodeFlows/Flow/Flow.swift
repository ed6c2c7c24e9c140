public import Observation
import StoryCodeScenes

/// The navigation of an app as one value, which is the only source of truth for what is shown.
///
/// The value is a type of the app. *Drivers*, which are helpers of scenes, connect its parts to container controllers: a
/// change of the value changes the controllers, and what the user has done with the controllers changes the value.
///
/// ```swift
/// struct AppFlow: Codable, Equatable {
///     var cities: [Place] = []        // above the root of the stack
/// }
///
/// let flow = Flow(AppFlow())
/// let stack = Scene {
///     return NavigationController(rootViewController: ViewController())
/// }.with {
///     return StackFlow(flow, \.cities) { place in
///         switch place {
///         case .city: ViewController()
///         case .map: ViewController()
///         }
///     }
/// }.instantiate()
///
/// flow.update { $0.cities.append(.city(7)) }      // pushes
/// flow.update { $0.cities = [] }                  // pops
/// ```
///
/// A change is applied to each container controller when nothing in it is in transition, as one transition at most. Of
/// several changes during a transition, only the newest is applied. A gesture of the user changes the value when it has
/// finished; a cancelled gesture does not. When all container controllers are at rest, they show what the value says.
///
/// ``value`` is observable, so a screen that reads it in `updateProperties()` is updated.
///
/// See <doc:The-flow-of-an-app>.
@MainActor
public final class Flow<Value: Equatable>: Observable {
    /// The value, which drivers read without observing it.
    private(set) var current: Value

    /// What drivers propose for the value until it is published.
    private var proposed: Value?

    private let registrar = ObservationRegistrar()

    // A key path of a generic type is made anew at each use.
    private let key: KeyPath<Flow, Value> = \.value

    /// Replaces each new value.
    private var gate: (@MainActor (Value) -> Value)?

    private var drivers: [WeakDriver] = []

    /// Whether the value and the controllers are being compared.
    private var isReconciling = false

    /// Whether they are compared once more afterwards.
    private var needsReconciling = false

    /// Whether the change that is being applied is animated.
    private var isAnimated = true

    let questions = FlowQuestions<Value>()

    /// The screens of presenters that are gone, which are dismissed as soon as possible.
    var leaving = WeakDictionary<Void>()

    /// The saved state of the places of ``restoredValue``, until a driver takes it.
    let restored: StateKeeper

    /// The value that was restored, or nil in a new flow.
    let restoredValue: Value?

    /// Creates a flow that shows a value.
    public convenience init(_ value: Value) { self.init(value, restored: nil) }

    init(_ value: Value, restored: SavedState?) {
        current = value
        restoredValue = restored == nil ? nil : value
        self.restored = StateKeeper(restored ?? SavedState())
    }

    /// What is shown, or what will be shown when the transitions in progress have ended.
    ///
    /// During a gesture of the user it is the value before the gesture.
    public var value: Value {
        registrar.access(self, keyPath: key)
        return current
    }

    /// Changes the value, and with it the controllers.
    ///
    /// An equal value changes nothing. If a factory of a driver throws, the parts of the value that are not shown yet
    /// return to what is shown, and the error is reported as `flowFactoryFailed`.
    ///
    /// - Parameter animated: Whether the transitions of controllers that have appeared are animated.
    public func update(animated: Bool = true, _ change: (inout Value) throws -> Void) rethrows {
        publishProposal()
        var next = current
        try change(&next)
        set(next, animated: animated)
    }

    /// Replaces the value, such as by that of a link; see ``update(animated:_:)``.
    public func set(_ value: Value, animated: Bool = true) {
        // Before the value changes, so that recorders show the change at the request.
        LifecycleTrace.trace(.requested(.setFlow, nil), of: self)
        defer { LifecycleTrace.traceEnd(of: self) }
        proposed = nil
        guard publish(value) else { return }
        isAnimated = animated
        reconcile()
    }

    /// Replaces each value, from the present one on, before it is applied.
    ///
    /// For rules such as "without a session, only the login is shown". The function depends on nothing but the value and
    /// the state of the app. When that state changes, call `update { _ in }`. Another call replaces the function.
    public func guarded(_ gate: @escaping @MainActor (Value) -> Value) {
        self.gate = gate
        set(current)
    }

    /// Makes the screen of a place anew, with a new scene, although the place is equal.
    ///
    /// - Parameter index: The position of the place in its part.
    public func remake<Place>(_ part: WritableKeyPath<Value, [Place]>, at index: Int) {
        remake(part as PartialKeyPath, at: index)
    }

    /// Makes the presented screen of a part anew, with a new scene, although the place is equal.
    public func remake<Place>(_ part: WritableKeyPath<Value, Place?>) { remake(part as PartialKeyPath, at: 0) }

    private func remake(_ part: PartialKeyPath<Value>, at index: Int) {
        for driver in liveDrivers where driver.part == part { driver.remake(at: index) }
        reconcile()
    }

    /// Replaces the value, and returns whether it was different.
    private func publish(_ value: Value) -> Bool {
        let next = gate?(value) ?? value
        guard next != current else { return false }
        registrar.withMutation(of: self, keyPath: key) { current = next }
        questions.valueDidChange(to: next)
        return true
    }
}

// MARK: - Drivers

private struct WeakDriver {
    weak let driver: (any FlowDriver)?
}

extension Flow {
    /// The drivers of living scenes, the outermost first.
    var liveDrivers: [any FlowDriver] { drivers.compactMap(\.driver) }

    /// Adds the driver of a scene that was made.
    func add(_ driver: any FlowDriver) {
        drivers.removeAll { $0.driver == nil }
        drivers.append(WeakDriver(driver: driver))
    }

    /// Shows the part of a driver when its scene is connected, and compares both when the controller is at rest.
    func start(_ driver: any FlowDriver) {
        if driver.differs, driver.canFollow, prepare([driver]) { driver.follow(animated: false) }
        driver.reconcileAtRest()
    }

    /// Makes the controllers and the value agree, as far as the controllers are at rest.
    func reconcile() {
        needsReconciling = true
        guard !isReconciling else { return }
        isReconciling = true
        defer { isReconciling = false }
        var passes = 0
        while needsReconciling {
            needsReconciling = false
            passes += 1
            guard passes <= 100 else { return DiagnosticHandler.report(.flowNeverAgrees, self) }
            readControllers()
            changeControllers()
        }
    }

    /// Changes the parts of the value that the user, or the program itself, has changed in the controllers.
    private func readControllers() {
        for driver in liveDrivers where driver.isAtRest && !driver.differs { driver.read() }
        publishProposal()
    }

    /// Changes the controllers that do not show what the value says.
    private func changeControllers() {
        var concerned: [any FlowDriver] = []
        for driver in liveDrivers {
            if driver.differs || driver.isStale { concerned.append(driver) } else { driver.discardPrepared() }
        }
        // The last part of a change may be applied after the transitions of the others.
        if concerned.isEmpty {
            isAnimated = true
            return
        }
        for driver in concerned where !driver.isAtRest { driver.reconcileAtRest() }
        // From inside outwards, so that a stack that is about to be shown shows its screens from the beginning; what is
        // presented comes last.
        let able = concerned.reversed().filter { $0.isAtRest && $0.canFollow }
            .sorted { !$0.presents && $1.presents }
        guard prepare(able) else { return }
        // A factory may have changed the value.
        guard !needsReconciling else { return }
        for driver in able {
            if driver.isAtRest { driver.follow(animated: isAnimated) }
            // The next place, or a change that the controller refused, is compared when the transition has ended.
            driver.reconcileAtRest()
        }
    }

    /// Makes the screens that drivers need to follow the value; returns whether all of them could be made.
    private func prepare(_ drivers: [any FlowDriver]) -> Bool {
        do {
            for driver in drivers { try driver.prepare() }
            return true
        } catch {
            DiagnosticHandler.report(.flowFactoryFailed(path: error.path, error: error.reason), self)
            for driver in liveDrivers {
                driver.discardPrepared()
                driver.revert()
            }
            publishProposal()
            return false
        }
    }

    /// Changes the part of a driver of which the container controller is about to be released.
    func read(_ driver: any FlowDriver) {
        guard !driver.differs else { return }
        driver.read()
        if publishProposal() { reconcile() }
    }

    /// Changes what is proposed for the value, by a driver.
    func propose(_ change: (inout Value) -> Void) {
        var next = proposed.take() ?? current
        change(&next)
        proposed = next
    }

    /// Replaces the value by what drivers have proposed, and returns whether it was different.
    @discardableResult
    private func publishProposal() -> Bool { proposed.take().map(publish) ?? false }
}

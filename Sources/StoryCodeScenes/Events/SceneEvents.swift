/// The object, owned by a controller, that retains a scene's helpers, holds its view builder and notifies the helpers.
///
/// The controller retains its scene events, and the scene events retain the helpers. No reference leads back.
///
/// Helpers are notified in the order in which they were added, late helpers after the scene's own. An event that is sent
/// while another is being delivered is queued until that event has reached every helper.
///
/// See <doc:How-it-works>.
@MainActor
@preconcurrency
public final class SceneEvents<RootView: AnyObject> {
    /// Builds the view.
    ///
    /// The closure's captures retain the helpers.
    private var builder: (@MainActor (AnyObject) -> RootView?)?

    /// Whether the scene has a view builder, so that ``makeView(for:)`` returns a view.
    ///
    /// An adapter compares it with how the view was made, because a controller that makes its own view ignores the
    /// builder.
    public private(set) var hasViewBuilder = false

    /// The scene's own helpers that observe events, in order.
    private var observers: ContiguousArray<any ObservingObject> = []

    /// The objects among the scene's own helpers that are awoken.
    private(set) var awakening = SmallObjectSet()

    /// The helpers that were added after the scene's own helpers, or after the first event.
    private(set) var late: JoinedHelpers?

    /// The events that were delivered to all helpers.
    private var history = ViewHistory()

    /// The event that is being delivered to the helpers.
    private var current: ViewEvent?

    /// Whether an event is being delivered to the controller and the helpers.
    package var isDelivering: Bool { delivers }

    // Private, so that the compiler proves that accesses do not overlap, and checks none of them at run time.
    private var delivers = false

    /// Events to deliver to the helpers after the event in progress.
    private var queue: ContiguousArray<QueuedEvent> = []

    /// Whether ``queue`` is not empty.
    ///
    /// For each event, reading a flag costs less than reading the array.
    private var hasQueuedEvents = false

    /// The number of nested operations that are performed as a whole.
    private var operations = 0

    /// The controller, if it was seen while a tracer was active.
    private var tracedController: ObjectLink?

    /// The object for which the last event was traced when it began.
    private var tracedReceiver: ObjectIdentifier?

    /// What the controller and the helpers have read to update the view, or nil if they have read nothing.
    private(set) var observations: ContentObservations?

    /// The bags and the state keepers, made by the first access.
    private(set) var resourcesIfMade: SceneResources?

    /// Creates the events of a controller that has no scene yet.
    public init() {}

    deinit {
        guard let resources = resourcesIfMade else { return }
        // The resources in the bags may use the helpers, which are therefore released after them.
        DeinitAction.perform(resources.diagnostics) { [builder, late] in
            withExtendedLifetime((builder, late)) { resources.end() }
        }
    }

    /// Makes a view with the scene's view builder, or returns nil if the scene has none.
    ///
    /// The default `loadView()` calls it, so an override that does not call `super` takes precedence over the builder.
    public func makeView<Controller: SceneController>(for controller: Controller) -> RootView?
    where Controller.RootView == RootView {
        let view = builder?(controller)
        if let view { LifecycleTrace.trace(.adopted(view: view), of: controller) }
        return view
    }

    /// Notifies every helper of an event, in order.
    ///
    /// For controllers that are not driven by this package: the controller handles the event first and then sends it.
    /// While another event is being delivered, the event is queued.
    public func send(_ event: ViewEvent) {
        if LifecycleTrace.isActive { LifecycleTrace.showReceived(event, receiverToTrace()) }
        deliver(event) {}
    }
}

// MARK: - The scene

extension SceneEvents {
    /// Installs a scene.
    ///
    /// Its helpers catch up with the view if a factory has accessed it.
    ///
    /// If the controller has helpers or events already, the scene's helpers join as late helpers.
    ///
    /// - Parameters:
    ///   - awakening: The objects that are awoken, in this scene or in an earlier one of the controller.
    ///   - hasViewBuilder: Whether the builder returns a view.
    ///   - builder: Retains the helpers and builds the view.
    func install(
        for controller: some SceneController,
        observers: ContiguousArray<any ObservingObject>,
        awakening: SmallObjectSet,
        hasViewBuilder: Bool,
        builder: @escaping @MainActor (AnyObject) -> RootView?
    ) {
        self.hasViewBuilder = hasViewBuilder
        if let earlier = self.builder {
            // The helpers of the earlier scene stay alive.
            DiagnosticHandler.report(.controllerHasScene, controller)
            self.builder = { controller in withExtendedLifetime(earlier) { builder(controller) } }
        } else {
            if history.isLoaded { DiagnosticHandler.report(.viewLoadedBeforeScene, controller) }
            self.builder = builder
        }
        self.awakening = awakening
        if self.observers.isEmpty, late == nil, history.isEmpty {
            self.observers = observers
        } else {
            join(newMembers(observers))
        }
    }

    /// Makes members for observers that are new.
    ///
    /// Observers that are late helpers already stay as long as the scene.
    private func newMembers(_ observers: ContiguousArray<any ObservingObject>) -> [JoinedHelpers.Member] {
        observers.compactMap { observer in
            if isOwnObserver(observer) || late?.claim(observer) != nil { return nil }
            return JoinedHelpers.Member(observer, id: ObjectIdentifier(observer), observer: observer)
        }
    }
}

// MARK: - Resources

extension SceneEvents {
    /// Returns the bags and the state keepers of the controller that owns these events.
    func resources(of controller: AnyObject) -> SceneResources {
        if let resourcesIfMade { return resourcesIfMade }
        let resources = SceneResources(of: controller)
        resourcesIfMade = resources
        return resources
    }
}

// MARK: - Late helpers

extension SceneEvents {
    /// Whether an object is one of the scene's own helpers, as far as events and awaking are concerned.
    func isOwnHelper(_ object: AnyObject) -> Bool { awakening.contains(object) || isOwnObserver(object) }

    private func isOwnObserver(_ object: AnyObject) -> Bool { observers.contains { $0 === object } }

    /// Adds late helpers.
    ///
    /// Requests that they make are queued until all of them have caught up.
    @discardableResult
    func join(
        _ members: [JoinedHelpers.Member],
        awake: () -> Void = {}
    ) -> JoinedHelpers {
        let late = self.late ?? JoinedHelpers(of: self)
        self.late = late
        let isAlone = !isDelivering
        deliver(nil) {
            for member in members { late.append(member, missed: history.replayWithPhase) }
            awake()
            for member in members { late.catchUp(member) }
            if isAlone { late.deliverRest() }
        }
        return late
    }
}

// MARK: - Delivery

extension SceneEvents {
    /// Returns what the controller and the helpers have read, made by the first call.
    func observations(of controller: some ContentUpdating) -> ContentObservations {
        if let observations { return observations }
        let made = ContentObservations(of: controller)
        observations = made
        return made
    }

    /// The phase of the window of which the scene was notified, or in which its view has appeared.
    package var windowPhase: WindowPhase { history.windowPhase }

    /// States that the view is about to appear in a window of a phase.
    package func willAppear(in phase: WindowPhase) { history.appear(in: phase) }

    /// How far the view has appeared or disappeared, according to the events that were delivered.
    package var appearance: AppearanceState { history.appearance }

    /// Whether a view was announced and not torn down.
    var isViewLoaded: Bool { history.isLoaded }

    /// Whether the helpers are notified of an update of the content.
    package var isUpdatingHelpers: Bool { current == .updateProperties }

    /// Whether the scene has helpers that are notified of events.
    package var hasObservers: Bool { !observers.isEmpty || late != nil }

    /// Whether requests that affect the controller have to wait.
    package var isBusy: Bool { isDelivering || operations > 0 }

    /// Delivers an event to the controller first, at once, and then to every helper in order.
    ///
    /// Inside another event the helpers are notified when that event has reached them all. The events that are queued
    /// meanwhile follow.
    ///
    /// - Parameters:
    ///   - event: The event, or nil to deliver only the queued events.
    ///   - isDirectCall: Whether the program called the controller's method itself, which changes nothing about the
    ///     view.
    package func deliver(_ event: ViewEvent?, isDirectCall: Bool = false, controller: @MainActor () -> Void) {
        if case .viewDidTearDown = event, !isDirectCall {
            resourcesIfMade?.viewWasReleased()
            observations = nil
        }
        if isDelivering {
            controller()
            if let event {
                traceEnd()
                queue.append(QueuedEvent(event: event, isDirectCall: isDirectCall))
                hasQueuedEvents = true
            }
            return
        }
        delivers = true
        LifecycleRuntime.beginBusy()
        controller()
        // No closures here: each call of one checks the executor.
        var next = event
        var isDirectCall = isDirectCall
        var isQueued = event == nil
        if isQueued, hasQueuedEvents { (next, isDirectCall) = dequeue() }
        while let event = next {
            current = event
            if isQueued, let observations, event.isContentPass {
                observations.observe(.event(event.kind)) { notifyHelpers(of: event) }
            } else {
                notifyHelpers(of: event)
            }
            // A helper that joined meanwhile has caught up with the history, and then received the event in its turn.
            if !isDirectCall { history.record(event) }
            current = nil
            if let resourcesIfMade, !isDirectCall, resourcesIfMade.didDeliver(event) {
                // Helpers that joined meanwhile have caught up only as far as helpers that joined before them.
                late?.deliverRest()
            }
            next = nil
            if hasQueuedEvents {
                (next, isDirectCall) = dequeue()
                isQueued = true
            }
        }
        delivers = false
        if event != nil { traceEnd() }
        LifecycleRuntime.endBusy()
    }

    @inline(__always)
    private func notifyHelpers(of event: ViewEvent) {
        if !observers.isEmpty {
            if LifecycleTrace.isActive {
                LifecycleTrace.notify(observers, of: event, controller: receiverToTrace())
            } else {
                event.notify(observers)
            }
        }
        if let late { late.deliver(event) }
    }

    private func dequeue() -> (event: ViewEvent?, isDirectCall: Bool) {
        let next = queue.removeFirst()
        hasQueuedEvents = !queue.isEmpty
        return (next.event, next.isDirectCall)
    }

    /// Notifies the helpers of a direct call by the program, unless the call is part of the event being delivered.
    package func relay(_ event: ViewEvent) {
        if let current, current.kind == event.kind {
            return traceEnd()
        }
        deliver(event, isDirectCall: true) {}
    }

    /// Performs an operation as a whole: requests that affect the controller wait for its end.
    //
    // Inlinable, so that the generic result costs nothing in the modules above.
    @inlinable
    package func perform<Result>(_ body: @MainActor () -> Result) -> Result {
        beginOperation()
        defer { endOperation() }
        return body()
    }

    @usableFromInline
    package func beginOperation() {
        operations += 1
        LifecycleRuntime.beginBusy()
    }

    @usableFromInline
    package func endOperation() {
        operations -= 1
        LifecycleRuntime.endBusy()
    }
}

// MARK: - Tracing

extension SceneEvents: TracedEvents {
    /// Remembers the controller for tracers, without retaining it.
    package func remember(_ controller: AnyObject) {
        if tracedController == nil { tracedController = ObjectLink(controller) }
        tracedReceiver = ObjectIdentifier(controller)
    }

    func receiverToTrace() -> AnyObject {
        let receiver = tracedController?.object ?? self
        tracedReceiver = ObjectIdentifier(receiver)
        return receiver
    }

    /// Traces that the controller's event has ended, for the object for which it was traced when it began.
    @inline(__always)
    private func traceEnd() {
        guard LifecycleTrace.isActive else { return }
        LifecycleTrace.showEnd(of: tracedReceiver ?? ObjectIdentifier(self))
    }
}

/// An event to deliver to a scene's helpers.
private struct QueuedEvent {
    let event: ViewEvent
    /// Whether the program called the controller's method itself, which changes nothing about the view.
    let isDirectCall: Bool
}

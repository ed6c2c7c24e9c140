/// The object, owned by a controller, that retains a scene's helpers, holds its view builder and tells the
/// helpers what happens to the view.
///
/// The controller retains it, and it retains the helpers; the way back does not retain.
///
/// Helpers are told in the order in which they were added, those that came to the living scene after its own. An
/// event that is sent while another is being told waits until that one has reached every helper, so no helper hears
/// the second before another hears the first.
@MainActor
public final class SceneEvents<View: AnyObject> {
    /// Builds the view with the scene's builder; what it captures retains the helpers.
    private var builder: (@MainActor (AnyObject) -> View?)?

    /// The scene's own helpers that hear events, in order.
    private var observers: ContiguousArray<any ObservingObject> = []

    /// The objects among the scene's own helpers that awake.
    private(set) var awakening = FewObjects()

    /// The helpers that came when others were there, or when there was something to catch up with.
    private(set) var late: LateHelpers?

    /// What all helpers have been told of the view.
    private var told = ToldEvents()

    /// The event that the helpers are being told.
    private var current: ViewEvent?

    /// Whether an event is on its way through the controller and the helpers.
    private(set) var isDelivering = false

    /// How many things are being done whole.
    private var holds = 0

    /// Events that the helpers have yet to hear.
    private var waitingEvents: ContiguousArray<Telling> = []

    /// Creates the events of a controller that has no scene yet.
    public init() {}

    /// Makes a view with the scene's builder.
    ///
    /// Called by the base of `loadView()`, so an override that does not call it wins over the builder.
    ///
    /// - Parameter controller: The controller that owns these events.
    /// - Returns: A new view, or nil where the scene has no builder.
    public func makeView<Controller: SceneController>(for controller: Controller) -> View?
    where Controller.View == View {
        let view = builder?(controller)
        if let view { LifecycleTrace.trace(.adopted(view: view), of: controller) }
        return view
    }

    /// Tells every helper an event, in order.
    ///
    /// For controllers that drive themselves: they act on the event first and send it then. Sent while another event
    /// is being told, the event waits for it.
    ///
    /// - Parameter event: What happens to the view.
    public func send(_ event: ViewEvent) {
        LifecycleTrace.trace(.told(event), of: LifecycleTrace.controller(of: self))
        drive(event) {}
    }
}

// MARK: - The scene

extension SceneEvents {
    /// Takes a scene in, and lets its helpers catch up where a factory has touched the view.
    ///
    /// Where somebody is there already, or something was told, the scene's helpers come late as others do.
    ///
    /// - Parameters:
    ///   - controller: The scene's controller.
    ///   - observers: The helpers that hear events, in order.
    ///   - awakening: The objects that awake, those of the controller's earlier scenes among them.
    ///   - builder: Retains the helpers and builds the view.
    func install(
        for controller: AnyObject,
        observers: ContiguousArray<any ObservingObject>,
        awakening: FewObjects,
        builder: @escaping @MainActor (AnyObject) -> View?
    ) {
        if let earlier = self.builder {
            // The helpers of the earlier scene live on.
            LifecycleDiagnostics.report(.controllerHasScene, controller)
            self.builder = { controller in withExtendedLifetime(earlier) { builder(controller) } }
        } else {
            if told.isLoaded { LifecycleDiagnostics.report(.viewLoadedBeforeScene, controller) }
            self.builder = builder
        }
        self.awakening = awakening
        if self.observers.isEmpty, late == nil, !told.isAnything {
            self.observers = observers
        } else {
            join(newcomers(observers))
        }
    }

    /// Makes places for those who are not told yet, and lets those who are stay as long as the scene.
    private func newcomers(_ observers: ContiguousArray<any ObservingObject>) -> [LateHelpers.Place] {
        observers.compactMap { observer in
            if isOwnObserver(observer) || late?.claim(observer) != nil { return nil }
            return LateHelpers.Place(of: observer, id: ObjectIdentifier(observer), observer: observer)
        }
    }
}

// MARK: - Late helpers

extension SceneEvents {
    /// Whether an object is one of the scene's own helpers, as far as that makes a difference.
    func isOwnHelper(_ object: AnyObject) -> Bool { awakening.contains(object) || isOwnObserver(object) }

    private func isOwnObserver(_ object: AnyObject) -> Bool { observers.contains { $0 === object } }

    /// Lets helpers join those that are there; what they ask for meanwhile waits until all have caught up.
    ///
    /// - Parameters:
    ///   - newcomers: The helpers.
    ///   - awake: Awakes them, before they hear anything.
    /// - Returns: The list in which they are.
    @discardableResult
    func join(_ newcomers: [LateHelpers.Place], awake: () -> Void = {}) -> LateHelpers {
        let late = self.late ?? LateHelpers(of: self)
        self.late = late
        OutermostCall.enter()
        let wasDelivering = isDelivering
        if !wasDelivering { startDelivery() }
        for place in newcomers { late.append(place, missed: told.replay) }
        awake()
        for place in newcomers { late.catchUp(place) }
        if !wasDelivering {
            late.tellRest()
            endDelivery()
        }
        OutermostCall.leave()
        return late
    }
}

// MARK: - Delivery

extension SceneEvents {
    /// Whether a request has to wait.
    var isBusy: Bool { isDelivering || holds > 0 }

    /// Tells an event whole: the controller first, then every helper in order.
    ///
    /// Inside another event the controller is told at once, and the helpers when that event has reached them all.
    func drive(_ event: ViewEvent, controller: () -> Void) {
        deliver(Telling(event: event), controller: controller)
    }

    /// Tells the helpers of a call that the program made itself, unless it is part of the event being told.
    func relay(_ event: ViewEvent) {
        if let current, current.name == event.name { return }
        deliver(Telling(event: event, isDirectCall: true)) {}
    }

    private func deliver(_ telling: Telling, controller: () -> Void) {
        if isDelivering {
            controller()
            waitingEvents.append(telling)
            return
        }
        OutermostCall.enter()
        startDelivery()
        controller()
        tell(telling)
        endDelivery()
        OutermostCall.leave()
    }

    private func startDelivery() {
        isDelivering = true
        Requests.busy += 1
    }

    private func endDelivery() {
        while !waitingEvents.isEmpty { tell(waitingEvents.removeFirst()) }
        isDelivering = false
        Requests.busy -= 1
        if Requests.areWaiting { Requests.settle() }
    }

    private func tell(_ telling: Telling) {
        current = telling.event
        tell(telling.event, to: observers)
        if let late { late.tell(telling.event) }
        // One who came meanwhile has caught up with what was told before, and then heard the event in its turn.
        if !telling.isDirectCall { told.record(telling.event) }
        current = nil
    }

    /// Carries out something whole: requests made meanwhile wait for its end.
    func hold<Result>(_ body: () -> Result) -> Result {
        holds += 1
        Requests.busy += 1
        let result = body()
        holds -= 1
        Requests.busy -= 1
        if Requests.areWaiting { Requests.settle() }
        return result
    }
}

/// An event to tell the helpers.
private struct Telling {
    let event: ViewEvent
    /// Whether the program called the controller's method itself, which changes nothing about the view.
    var isDirectCall = false
}

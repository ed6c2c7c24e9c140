/// The object, owned by a controller, that retains a scene's helpers, holds its view builder and tells the
/// helpers what happens to the view.
///
/// The controller retains it, and it retains the helpers; the way back does not retain.
///
/// Helpers are told in the order in which they were added. An event that is sent while another is being told
/// waits until that one has reached every helper, so no helper hears the second before another hears the first.
@MainActor
public final class SceneEvents<View: AnyObject> {
    /// Builds the view with the scene's builder; what it captures retains the helpers.
    private var builder: (@MainActor (AnyObject) -> View?)?

    /// The helpers that hear events, in order.
    private var observers: ContiguousArray<any ObservingObject> = []

    /// What the helpers have been told of the view.
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
        drive(event) { LifecycleTrace.trace(.told(event), of: LifecycleTrace.controller(of: self)) }
    }
}

// MARK: - The scene

extension SceneEvents {
    /// Takes a scene in, and lets its helpers catch up where a factory has touched the view.
    ///
    /// - Parameters:
    ///   - controller: The scene's controller.
    ///   - newcomers: The helpers that hear events, in order.
    ///   - builder: Retains the helpers and builds the view.
    func install(
        for controller: AnyObject,
        observers newcomers: ContiguousArray<any ObservingObject>,
        builder: @escaping @MainActor (AnyObject) -> View?
    ) {
        var newcomers = newcomers
        if let earlier = self.builder {
            // The helpers of the earlier scene live on, and one that is in both is told once.
            LifecycleDiagnostics.report(.controllerHasScene, controller)
            newcomers.removeAll { new in observers.contains { $0 === new } }
            observers += newcomers
            self.builder = { controller in withExtendedLifetime(earlier) { builder(controller) } }
        } else {
            if told.isLoaded { LifecycleDiagnostics.report(.viewLoadedBeforeScene, controller) }
            observers = newcomers
            self.builder = builder
        }
        if told.isAnything { catchUp(newcomers) }
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
        isDelivering = true
        controller()
        tell(telling)
        endDelivery()
        OutermostCall.leave()
    }

    /// Tells late helpers what the others have heard; what they do meanwhile waits, as in any event.
    private func catchUp(_ late: ContiguousArray<any ObservingObject>) {
        OutermostCall.enter()
        let wasDelivering = isDelivering
        isDelivering = true
        for event in told.replay { tell(event, to: late) }
        if !wasDelivering { endDelivery() }
        OutermostCall.leave()
    }

    private func endDelivery() {
        while !waitingEvents.isEmpty { tell(waitingEvents.removeFirst()) }
        isDelivering = false
        if Requests.areWaiting { Requests.settle() }
    }

    private func tell(_ telling: Telling) {
        current = telling.event
        if !telling.isDirectCall { told.record(telling.event) }
        tell(telling.event, to: observers)
        current = nil
    }

    /// Carries out something whole: requests made meanwhile wait for its end.
    func hold<Result>(_ body: () -> Result) -> Result {
        holds += 1
        let result = body()
        holds -= 1
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

extension SceneEvents {
    /// Traces that the controller receives an event.
    package func trace(_ event: ViewEvent, of controller: AnyObject) {
        guard LifecycleTrace.isActive else { return }
        remember(controller)
        LifecycleTrace.showReceived(event, controller)
    }

    /// Traces that helpers were added to the scene.
    func traceScene(of controller: AnyObject, helpers: ContiguousArray<TracedHelper>) {
        guard LifecycleTrace.isActive else { return }
        remember(controller)
        LifecycleTrace.trace(.assembled(helpers: helpers), of: controller)
    }
}

/// Scene events as tracers see them.
@MainActor
protocol TracedEvents: AnyObject {
    /// The controller, or the scene events themselves if their controller was never seen or is being released.
    var traceSubject: AnyObject { get }
}

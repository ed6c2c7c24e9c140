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
    /// Returns the controller, or the scene events themselves if their controller was never seen or is being released.
    ///
    /// The end of the event is traced for the same object.
    func receiverToTrace() -> AnyObject
}

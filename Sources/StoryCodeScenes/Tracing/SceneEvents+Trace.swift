extension SceneEvents {
    /// Traces that the controller receives an event.
    package func trace(_ event: ViewEvent, of controller: AnyObject) {
        guard LifecycleTrace.isActive else { return }
        LifecycleTrace.remember(controller, of: self)
        LifecycleTrace.showReceived(event, controller)
    }

    /// Traces that helpers were added to the scene.
    func traceScene(of controller: AnyObject, helpers: ContiguousArray<TracedHelper>) {
        guard LifecycleTrace.isActive else { return }
        LifecycleTrace.remember(controller, of: self)
        LifecycleTrace.trace(.assembled(helpers: helpers), of: controller)
    }
}

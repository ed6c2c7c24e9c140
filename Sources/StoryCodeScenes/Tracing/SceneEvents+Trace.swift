extension SceneEvents {
    /// Traces that the controller receives an event.
    package func trace(_ event: ViewEvent, of controller: AnyObject) {
        guard LifecycleTrace.isActive else { return }
        LifecycleTrace.remember(controller, of: self)
        LifecycleTrace.trace(.received(event), of: controller)
    }

    /// Traces that helpers were added to the scene.
    func traceScene(of controller: AnyObject, helpers: ContiguousArray<AnyObject>) {
        guard LifecycleTrace.isActive else { return }
        LifecycleTrace.remember(controller, of: self)
        LifecycleTrace.trace(.assembled(helpers: helpers), of: controller)
    }

    /// Notifies observers of an event, one by one while a tracer is active.
    @inline(__always)
    func notify(_ observers: ContiguousArray<any ObservingObject>, of event: ViewEvent) {
        if LifecycleTrace.isActive {
            LifecycleTrace.notify(observers, of: event, controller: LifecycleTrace.controller(of: self))
        } else {
            event.notify(observers)
        }
    }
}

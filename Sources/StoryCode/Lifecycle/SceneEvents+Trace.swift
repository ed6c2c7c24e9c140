extension SceneEvents {
    /// Shows that the controller is told an event.
    func trace(_ event: ViewEvent, of controller: AnyObject) {
        guard LifecycleTrace.isActive else { return }
        LifecycleTrace.remember(controller, of: self)
        LifecycleTrace.trace(.told(event), of: controller)
    }

    /// Shows that a scene was put together.
    func traceScene(of controller: AnyObject, helpers: ContiguousArray<AnyObject>) {
        guard LifecycleTrace.isActive else { return }
        LifecycleTrace.remember(controller, of: self)
        LifecycleTrace.trace(.assembled(helpers: helpers), of: controller)
    }

    /// Tells observers an event, one by one where somebody looks.
    @inline(__always)
    func tell(_ event: ViewEvent, to observers: ContiguousArray<any ObservingObject>) {
        if LifecycleTrace.isActive {
            LifecycleTrace.tell(event, to: observers, of: LifecycleTrace.controller(of: self))
        } else {
            event.tell(observers)
        }
    }
}

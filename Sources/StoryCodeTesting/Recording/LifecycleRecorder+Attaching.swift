public import StoryCode

extension LifecycleRecorder {
    /// Observes a scene in addition.
    ///
    /// - Parameter name: The name of the controller in the lines, or nil for its title or type.
    public func attach(to controller: some SceneController, as name: String? = nil) {
        controller.sceneEvents.remember(controller)
        add(.scene(controller))
        if let name { self.name(controller, name) }
    }

    /// Observes a scene in addition.
    ///
    /// - Parameter name: The name of the controller in the lines, or nil for its title or type.
    public func attach<Controller, Helpers>(to host: SceneHost<Controller, Helpers>, as name: String? = nil) {
        attach(to: host.controller, as: name)
    }

    /// Observes a window in addition: its root and the controllers inside it.
    ///
    /// Controllers that have left the window are observed until they are in another window.
    public func attach(to window: Window) {
        add(.window(window))
    }

    /// Observes a single object in addition: a controller without its helpers, or one helper of a scene.
    ///
    /// - Parameter name: The name of the object in the lines, or nil for its title or type.
    public func attach(toOnly object: AnyObject, as name: String? = nil) {
        add(.object(object))
        if let name { self.name(object, name) }
    }

    /// Observes everything that happens in a closure, and the work that schedulers run for it before it ends.
    public func recording<Result>(_ body: () throws -> Result) rethrows -> Result {
        let scope = TraceScope()
        add(.tasks(scope))
        defer { remove(scope) }
        return try LifecycleTrace.$scopes.withValue(LifecycleTrace.scopes + [scope], operation: body)
    }

    /// Observes everything that happens in a closure, and in the tasks that it starts before it ends.
    public func recording<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
        let scope = TraceScope()
        add(.tasks(scope))
        defer { remove(scope) }
        return try await LifecycleTrace.$scopes.withValue(LifecycleTrace.scopes + [scope], operation: body)
    }
}

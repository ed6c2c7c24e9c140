public import StoryCode

extension LifecycleRecorder {
    /// Looks at a scene too.
    ///
    /// - Parameters:
    ///   - controller: The scene's controller.
    ///   - name: What to call it, or nil for its title or type.
    public func attach(to controller: some SceneController, as name: String? = nil) {
        LifecycleTrace.remember(controller, of: controller.sceneEvents)
        watches.append(Watch(.scene(WeakObject(object: controller))))
        if let name { self.name(controller, name) }
    }

    /// Looks at a scene too.
    ///
    /// - Parameters:
    ///   - host: The scene.
    ///   - name: What to call its controller, or nil for its title or type.
    public func attach<Controller, Helpers>(to host: SceneHost<Controller, Helpers>, as name: String? = nil) {
        attach(to: host.controller, as: name)
    }

    /// Looks at a window too: at its root and everybody inside, and at those who have left, until they are in another.
    ///
    /// - Parameter window: The window.
    public func attach(to window: Window) {
        watches.append(Watch(.window(WeakObject(object: window))))
    }

    /// Looks at everything that happens in a closure, and at what schedulers do later for it before it ends.
    ///
    /// - Parameter body: What to look at.
    /// - Returns: What the closure returns.
    /// - Throws: What the closure throws.
    public func recording<Result>(_ body: () throws -> Result) rethrows -> Result {
        let scope = TraceScope()
        watches.append(Watch(.tasks(scope)))
        defer { watches.removeAll { $0.isOf(scope) } }
        return try LifecycleTrace.$scopes.withValue(LifecycleTrace.scopes + [scope], operation: body)
    }

    /// Looks at everything that happens in a closure, and in the tasks that it starts before it ends.
    ///
    /// - Parameter body: What to look at.
    /// - Returns: What the closure returns.
    /// - Throws: What the closure throws.
    public func recording<Result>(_ body: @MainActor () async throws -> Result) async rethrows -> Result {
        let scope = TraceScope()
        watches.append(Watch(.tasks(scope)))
        defer { watches.removeAll { $0.isOf(scope) } }
        return try await LifecycleTrace.$scopes.withValue(LifecycleTrace.scopes + [scope], operation: body)
    }
}

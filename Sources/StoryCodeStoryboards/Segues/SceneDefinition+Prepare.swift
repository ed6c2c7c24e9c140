import StoryCodeContainer
public import StoryCodeScreens

extension SceneDefinition {
    /// Sets the closure that prepares the destination of a segue, which was added before.
    ///
    /// The closure replaces that of the segue. It is called with source, destination and sender.
    ///
    /// - Parameter destination: The scene or the reference that the segue leads to.
    /// - Throws: ``StoryboardError`` if the scene has no such segue, or the segue leads to another scene.
    @discardableResult
    public func prepare<Destination: ViewController>(
        _ identifier: String,
        to destination: SceneIdentifier<Destination>,
        _ prepare: @escaping @MainActor @Sendable (Controller, Destination, Any?) -> Void
    ) throws -> Self {
        try change(identifier) { segue throws(StoryboardError) in
            guard segue.destination?.scene == destination.rawValue else {
                let found = segue.destination?.scene
                let reason = StoryboardError.Reason.otherDestination(found, expected: destination.rawValue)
                throw StoryboardError(reason, [step, segue.step])
            }
            segue.prepare = Self.erased(prepare)
        }
    }

    /// Sets the closure that prepares the destination of a segue, with a case of an enumeration as the identifier.
    ///
    /// - Throws: ``StoryboardError`` if the scene has no such segue, or the segue leads to another scene.
    @discardableResult
    public func prepare<Destination: ViewController>(
        _ identifier: some RawRepresentable<String>,
        to destination: SceneIdentifier<Destination>,
        _ prepare: @escaping @MainActor @Sendable (Controller, Destination, Any?) -> Void
    ) throws -> Self {
        try self.prepare(identifier.rawValue, to: destination, prepare)
    }

    /// Sets the closure that is called before an unwind segue, which was added before, returns.
    ///
    /// The closure replaces that of the segue. It is called with source, target and sender.
    ///
    /// - Throws: ``StoryboardError`` if the scene has no such segue.
    @discardableResult
    public func prepare(
        _ identifier: String,
        _ prepare: @escaping @MainActor @Sendable (Controller, ViewController, Any?) -> Void
    ) throws -> Self {
        try change(identifier) { $0.prepare = Self.erased(prepare) }
    }

    /// Sets the closure that is called before an unwind segue returns, with a case of an enumeration as the identifier.
    ///
    /// - Throws: ``StoryboardError`` if the scene has no such segue.
    @discardableResult
    public func prepare(
        _ identifier: some RawRepresentable<String>,
        _ prepare: @escaping @MainActor @Sendable (Controller, ViewController, Any?) -> Void
    ) throws -> Self {
        try self.prepare(identifier.rawValue, prepare)
    }

    private var step: ContainerError.Step { builder.scene.step }

    private func change(
        _ identifier: String,
        _ change: (inout SegueModel) throws(StoryboardError) -> Void
    ) throws(StoryboardError) -> Self {
        guard let index = builder.scene.segues.firstIndex(where: { $0.identifier == identifier }) else {
            let existing = builder.scene.segues.compactMap(\.identifier)
            throw StoryboardError(.unknownSegue(identifier, existing: existing), [step])
        }
        // A copy, because the closure reads the scene.
        var segue = builder.scene.segues[index]
        try change(&segue)
        builder.scene.segues[index] = segue
        return self
    }
}

extension StoryboardScenes {
    /// Returns the definition of a scene that was added before, so that more can be added to it.
    ///
    /// ```swift
    /// container.registerStoryboard(name: GuideStoryboard.name) { scenes in
    ///     GuideStoryboard.define(scenes)
    ///     try scenes.definition(of: GuideStoryboard.cities)
    ///         .unwindAction(GuideStoryboard.UnwindAction.cityWasAdded) { cities, segue in cities.reload() }
    /// }
    /// ```
    ///
    /// - Throws: ``StoryboardError`` if there is no such scene, or its controller is of another class.
    public func definition<Controller: ViewController>(
        of identifier: SceneIdentifier<Controller>
    ) throws -> SceneDefinition<Controller> {
        let scenes = builders.filter { if case .reference = $0.scene.source { false } else { true } }
        guard let builder = scenes.first(where: { $0.scene.identifier == identifier.rawValue }) else {
            throw StoryboardError(.unknownScene(identifier.rawValue, existing: scenes.map(\.scene.identifier)), [])
        }
        guard ControllerClass(Controller.self).covers(builder.scene.controller.type) else {
            let found = "\(builder.scene.controller.type)"
            throw StoryboardError(.wrongController(found: found, expected: "\(Controller.self)"), [builder.scene.step])
        }
        return SceneDefinition(builder: builder)
    }
}

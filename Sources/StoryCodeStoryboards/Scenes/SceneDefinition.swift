import StoryCodeContainer
public import StoryCodeScreens

/// A scene of a storyboard, to be configured by chained calls.
///
/// See <doc:Writing-a-storyboard>.
public struct SceneDefinition<Controller: ViewController> {
    let builder: SceneBuilder

    init(builder: SceneBuilder) {
        self.builder = builder
    }

    /// Creates a definition without the class of the controller.
    package init<Known: ViewController>(erasing definition: SceneDefinition<Known>)
    where Controller == ViewController {
        builder = definition.builder
    }

    /// Sets a closure that creates a configurator for each controller of the scene.
    ///
    /// In such a scene, an unknown registration name is reported as a diagnostic instead of thrown.
    package func configurator(_ make: @escaping @MainActor @Sendable () -> any SceneConfigurator) {
        builder.scene.makeConfigurator = make
    }

    /// Declares an unwind action of the configurator for controllers of a class, if the scene's controller can be of
    /// that class.
    ///
    /// - Parameter isExact: Whether the class of the scene's controller is known exactly.
    package func configuredAction<Owner: ViewController>(_ name: String, of owner: Owner.Type, isExact: Bool) {
        let owner = ControllerClass(owner)
        let known = builder.scene.controller
        let isOwner = isExact ? owner.covers(known.type) : owner.overlaps(known)
        if isOwner { builder.scene.configuredActions.insert(name) }
    }

    /// Makes the scene the initial one of the storyboard.
    @discardableResult
    public func initial() -> Self {
        builder.scene.isInitial = true
        return self
    }

    /// Hides the scene from ``Storyboard/instantiateViewController(withIdentifier:)``, so that only segues lead to it.
    ///
    /// Such a scene corresponds to one without an identifier in Interface Builder. ``Storyboard/validate()`` throws if
    /// no segue leads to it.
    @discardableResult
    public func segueOnly() -> Self {
        builder.scene.isSegueOnly = true
        return self
    }

    /// Sets whether ``StoryboardResolving/resolveViewController(_:)`` is called, which is the default.
    ///
    /// In the library Resolver, the attribute of this name is off by default.
    @discardableResult
    public func resolving(_ isResolving: Bool) -> Self {
        builder.scene.isResolving = isResolving
        return self
    }

    /// Declares an unwind action, so that unwind segues with its name can return to the scene.
    ///
    /// - Parameter action: The closure that is called before the controllers in front are dismissed. The segue's source
    ///   is the controller that performed it.
    @discardableResult
    public func unwindAction(
        _ name: String,
        _ action: @escaping @MainActor @Sendable (Controller, StoryboardSegue) -> Void = { _, _ in }
    ) -> Self {
        builder.scene.unwindActions[name] = { target, segue in
            if let target = target as? Controller { action(target, segue) }
        }
        return self
    }
}

// The builder that it changes is not synchronized.
@available(*, unavailable)
extension SceneDefinition: Sendable {}

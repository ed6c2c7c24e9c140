public import StoryCodeContainer
public import StoryCodeScenes
public import StoryCodeScreens

// Inlinable for the same reason as Container.register.

extension Container {
    /// Registers a controller that is created elsewhere, to add injections to it.
    ///
    /// ```swift
    /// container.register(HomeController.self).injection { $0.provider = $1 }
    /// ```
    ///
    /// A storyboard of the container injects the controller once, on the main actor. If several classes of the
    /// controller's hierarchy are registered, the most derived one is used.
    ///
    /// - Parameter name: The registration name of the scenes; nil for scenes without one.
    @discardableResult
    public func register<Controller: SceneController>(
        _ type: Controller.Type,
        name: String? = nil,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Controller, MainActor> {
        addOnMain(type, name, fileID, line)
    }

    /// Registers a view that is created elsewhere, to add injections to it.
    ///
    /// The view is injected once, on the main actor, when it is added to a controller that injects its subviews: see
    /// ``Component/autoInjectToSubviews(_:)`` and ``injectsToSubviews``.
    @discardableResult
    public func register<Subview: View>(
        _ type: Subview.Type,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Subview, MainActor> {
        addOnMain(type, nil, fileID, line)
    }

    /// Registers a closure that is called with each controller of a class that a storyboard has instantiated.
    ///
    /// Injections can be added to the component. ``validate()`` checks the parameters of injections, but not what the
    /// closure resolves. The name is SwinjectStoryboard's.
    ///
    /// - Parameters:
    ///   - name: The registration name of the scenes; nil for scenes without one.
    ///   - completion: Called with a resolver for the storyboard's container and with the controller.
    @discardableResult
    public func storyboardInitCompleted<Controller: ViewController>(
        _ type: Controller.Type,
        name: String? = nil,
        fileID: String = #fileID,
        line: UInt = #line,
        _ completion: @escaping @MainActor @Sendable (Resolver, Controller) throws -> Void
    ) -> Component<Controller, MainActor> {
        register(type, name: name, fileID: fileID, line: line)
            .injection { try completion(Resolver(container: .current), $0) }
    }
}

// MARK: - Subviews

extension Component where Instance: ViewController {
    /// Sets whether registered views are injected when they are added to the controller, cells included.
    ///
    /// Without this setting, ``Container/injectsToSubviews`` decides. The name is DITranquillity's.
    @discardableResult
    public func autoInjectToSubviews(_ isOn: Bool = true) -> Self {
        setInjectsToSubviews(isOn)
        return self
    }
}

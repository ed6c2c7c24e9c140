public import StoryCodeContainer
public import StoryCodeScenes
public import StoryCodeScreens

// Inlinable, as registering is; see Container.register.

extension Container {
    /// Registers a controller that something else makes, to say what is injected into it.
    ///
    /// ```swift
    /// container.register(HomeController.self).injection { $0.provider = $1 }
    /// ```
    ///
    /// It is injected on the main actor, once, wherever a storyboard of this container meets it. The most derived class
    /// that is registered for a controller is the one that counts.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - fileID: Where it is registered.
    ///   - line: Where it is registered.
    /// - Returns: The component, to say more of it.
    @discardableResult
    @inlinable
    public func register<Controller: SceneController>(
        _ type: Controller.Type,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Controller, MainActor> {
        addOnMain(type, nil, fileID, line)
    }

    /// Registers a controller that something else makes, for scenes that carry a name.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - name: The name of the registration, which scenes carry; nil for all that carry none.
    ///   - fileID: Where it is registered.
    ///   - line: Where it is registered.
    /// - Returns: The component, to say more of it.
    @discardableResult
    @inlinable
    public func register<Controller: SceneController>(
        _ type: Controller.Type,
        name: String?,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Controller, MainActor> {
        addOnMain(type, name, fileID, line)
    }

    /// Registers a view that something else makes, to say what is injected into it.
    ///
    /// It is injected on the main actor, once, when it comes into a controller whose subviews are injected: see
    /// ``Component/autoInjectToSubviews(_:)`` and ``injectsToSubviews``.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - fileID: Where it is registered.
    ///   - line: Where it is registered.
    /// - Returns: The component, to say more of it.
    @discardableResult
    @inlinable
    public func register<Subview: View>(
        _ type: Subview.Type,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Subview, MainActor> {
        addOnMain(type, nil, fileID, line)
    }

    @inlinable
    func addOnMain<Instance>(
        _ type: Instance.Type,
        _ name: String?,
        _ fileID: String,
        _ line: UInt
    ) -> Component<Instance, MainActor> {
        let component: Component<Instance, MainActor> = add(
            fileID,
            line,
            isMain: true,
            .elsewhere,
            parameters: { parameterList() }
        )
        return name.map { component.as(type, name: $0) { $0 } } ?? component
    }

    /// Registers what to do with a controller that a storyboard has made.
    ///
    /// It is a registration as any other, so `injection` can be added. What the closure asks of the resolver is unknown
    /// to ``validate()``; an injection's parameters are known. The name is SwinjectStoryboard's.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - name: The name of the registration, which scenes carry; without one it is for all that carry none.
    ///   - fileID: Where it is registered.
    ///   - line: Where it is registered.
    ///   - completion: What to do, with what resolves from the storyboard's container, and the controller.
    /// - Returns: The component, to say more of it.
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

/// What a component says of the views in its controller.
struct InjectsToSubviews: Sendable {
    let isOn: Bool
}

extension Component where Instance: ViewController {
    /// Lets what is registered for views be injected into those of this controller, cells included.
    ///
    /// Each view is injected once: when the controller's view is made, when a view is added, when a cell is made. The
    /// name is DITranquillity's.
    ///
    /// - Parameter isOn: Whether they are; false where ``Container/injectsToSubviews`` says so for all others.
    /// - Returns: The component.
    @discardableResult
    public func autoInjectToSubviews(_ isOn: Bool = true) -> Self {
        container.change { _ in registration.annotations[InjectsToSubviews.self] = InjectsToSubviews(isOn: isOn) }
        return self
    }
}

extension Container {
    /// Whether what is registered for views is injected into those of all controllers from storyboards here; false
    /// unless this container, or one above, says so.
    ///
    /// It counts for controllers that are made afterwards. Each view that comes is then looked up. ``Component/autoInjectToSubviews(_:)`` does it for one controller.
    public var injectsToSubviews: Bool {
        get {
            locked {
                for container in selfAndAncestors {
                    // Scenes remember what they were told.
                    container.registry.recordLookup()
                    if let note = container.registry.annotations[InjectsToSubviews.self] { return note.isOn }
                }
                return false
            }
        }
        set { change { registry in registry.annotations[InjectsToSubviews.self] = InjectsToSubviews(isOn: newValue) } }
    }
}

import StoryCodeContainer
public import StoryCodeScreens

extension SceneDefinition {
    /// Adds a segue to another scene.
    ///
    /// ```swift
    /// scenes.scene(.cities, CitiesController.init)
    ///     .segue("showCity", .show, to: .city) { cities, city, sender in
    ///         city.name = cities.selectedName
    ///     } shouldPerform: { cities, sender in
    ///         cities.selectedName != nil
    ///     }
    /// ```
    ///
    /// - Parameters:
    ///   - identifier: The identifier, unique in the scene.
    ///   - destination: The scene or the reference that the segue leads to.
    ///   - prepare: Called with source, destination and sender before the destination is shown, after the source's own
    ///     ``ViewController/prepare(for:sender:)``.
    ///   - shouldPerform: Returns whether the segue is performed.
    @discardableResult
    public func segue<Destination: ViewController>(
        _ identifier: String,
        _ kind: SegueKind,
        to destination: SceneIdentifier<Destination>,
        animates: Bool = true,
        prepare: (@MainActor @Sendable (Controller, Destination, Any?) -> Void)? = nil,
        shouldPerform: (@MainActor @Sendable (Controller, Any?) -> Bool)? = nil,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Self {
        add(.performed(kind), identifier, to: .init(destination), fileID, line) { segue in
            segue.animates = animates
            segue.prepare = Self.erased(prepare)
            segue.shouldPerform = Self.erased(shouldPerform)
        }
    }

    /// Adds a segue that returns to an existing controller, like an exit in Interface Builder.
    ///
    /// - Parameters:
    ///   - identifier: The identifier, unique in the scene.
    ///   - action: The action that the target declares with `unwindAction(_:_:)`.
    ///   - prepare: Called with source, target and sender before the target's action.
    ///   - shouldPerform: Returns whether the segue is performed.
    @discardableResult
    public func unwind(
        _ identifier: String,
        to action: String,
        animates: Bool = true,
        prepare: (@MainActor @Sendable (Controller, ViewController, Any?) -> Void)? = nil,
        shouldPerform: (@MainActor @Sendable (Controller, Any?) -> Bool)? = nil,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Self {
        add(.unwind(action: action), identifier, to: nil, fileID, line) { segue in
            segue.animates = animates
            segue.prepare = Self.erased(prepare)
            segue.shouldPerform = Self.erased(shouldPerform)
        }
    }

    /// Adds a child, which is instantiated together with the scene.
    ///
    /// The child's view fills its superview, and is added when the controller's view is loaded.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the segue in ``ViewController/prepare(for:sender:)``.
    ///   - superview: Returns the superview of the child's view; the controller's view by default.
    ///   - prepare: Called with the controller, the child and nil when the child was instantiated.
    @discardableResult
    public func embed<Child: ViewController>(
        _ destination: SceneIdentifier<Child>,
        identifier: String? = nil,
        in superview: @escaping @MainActor @Sendable (Controller) -> View = { $0.view },
        prepare: (@MainActor @Sendable (Controller, Child, Any?) -> Void)? = nil,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Self {
        let kind = SegueModel.Kind.embed { controller in
            (controller as? Controller).map(superview) ?? controller.view
        }
        return add(kind, identifier, to: .init(destination), fileID, line) { $0.prepare = Self.erased(prepare) }
    }

    /// Adds an alias with which the most recently added segue can be performed.
    package func alias(_ alias: String) { builder.scene.segues[builder.scene.segues.count - 1].alias = alias }

    /// Adds a child of a container controller of any class.
    package func member(_ child: SceneIdentifier<ViewController>, fileID: String, line: UInt) {
        _ = add(.relationship(.member), nil, to: .init(child), fileID, line)
    }

    fileprivate func add(
        _ kind: SegueModel.Kind,
        _ identifier: String?,
        to destination: SegueModel.Destination?,
        _ fileID: String,
        _ line: UInt,
        configure: (inout SegueModel) -> Void = { _ in }
    ) -> Self {
        var segue = SegueModel(
            identifier: identifier,
            kind: kind,
            destination: destination,
            location: CodeLocation(fileID: fileID, line: line)
        )
        configure(&segue)
        builder.scene.segues.append(segue)
        return self
    }

    /// Returns a closure for controllers of any class, which ignores those of another class.
    static func erased<Destination: ViewController>(
        _ prepare: (@MainActor @Sendable (Controller, Destination, Any?) -> Void)?
    ) -> SegueModel.Prepare? {
        guard let prepare else { return nil }
        return { source, destination, sender in
            guard let source = source as? Controller, let destination = destination as? Destination else { return }
            prepare(source, destination, sender)
        }
    }

    private static func erased(
        _ shouldPerform: (@MainActor @Sendable (Controller, Any?) -> Bool)?
    ) -> SegueModel.ShouldPerform? {
        guard let shouldPerform else { return nil }
        return { source, sender in (source as? Controller).map { shouldPerform($0, sender) } ?? true }
    }
}

extension SceneDefinition where Controller: NavigationController {
    /// Sets the root of the stack, which is instantiated together with the scene.
    @discardableResult
    public func root<Child: ViewController>(
        _ root: SceneIdentifier<Child>,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Self {
        add(.relationship(.root), nil, to: .init(root), fileID, line)
    }
}

extension SceneDefinition where Controller: TabBarController {
    /// Adds a tab, which is instantiated together with the scene.
    @discardableResult
    public func tab<Child: ViewController>(
        _ tab: SceneIdentifier<Child>,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Self {
        add(.relationship(.tab), nil, to: .init(tab), fileID, line)
    }
}

extension SceneDefinition where Controller: SplitViewController {
    /// Adds a column, the primary one first, which is instantiated together with the scene.
    @discardableResult
    public func column<Child: ViewController>(
        _ column: SceneIdentifier<Child>,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Self {
        add(.relationship(.column), nil, to: .init(column), fileID, line)
    }
}

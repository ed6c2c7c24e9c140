import StoryCodeContainer
import StoryCodeScenes
public import StoryCodeScreens

extension SceneDefinition {
    /// Adds a segue.
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
    ///   - identifier: Which segue it is, among those of this scene.
    ///   - kind: How the destination is shown.
    ///   - destination: The scene, or the reference, that it leads to.
    ///   - animates: Whether it is animated.
    ///   - prepare: Passes things on before the destination is shown, after the controller's own
    ///     ``ViewController/prepare(for:sender:)``: the source, the destination, and what asked for the segue.
    ///   - shouldPerform: Says whether it may be performed.
    ///   - fileID: Where it is written.
    ///   - line: Where it is written.
    /// - Returns: The scene.
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
        var segue = SegueModel(identifier, .performed(kind), destination, fileID, line)
        segue.animates = animates
        segue.prepare = Self.forgetting(prepare)
        segue.shouldPerform = Self.forgetting(shouldPerform)
        return add(segue)
    }

    /// Adds a segue that goes back to a scene that is there already, as Interface Builder's exits do.
    ///
    /// - Parameters:
    ///   - identifier: Which segue it is, among those of this scene.
    ///   - action: The action that the target has declared with ``unwindAction(_:_:)``.
    ///   - animates: Whether it is animated.
    ///   - prepare: Passes things on before the target's action: the source, the target, and what asked for the segue.
    ///   - shouldPerform: Says whether it may be performed.
    ///   - fileID: Where it is written.
    ///   - line: Where it is written.
    /// - Returns: The scene.
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
        var segue = SegueModel(
            identifier: identifier,
            kind: .unwind(action: action),
            destination: nil,
            location: CodeLocation(fileID: fileID, line: line)
        )
        segue.animates = animates
        segue.prepare = Self.forgetting(prepare)
        segue.shouldPerform = Self.forgetting(shouldPerform)
        return add(segue)
    }

    /// Adds a child, which is made together with this scene.
    ///
    /// Its view is put into this one's as soon as that is loaded, and has its size.
    ///
    /// - Parameters:
    ///   - destination: The scene of the child, or a reference.
    ///   - identifier: Which segue it is, for ``ViewController/prepare(for:sender:)``.
    ///   - place: Gives the view into which the child's is put; without it that is the controller's own.
    ///   - prepare: Passes things on when the child has been made: the container, the child, and nil.
    ///   - fileID: Where it is written.
    ///   - line: Where it is written.
    /// - Returns: The scene.
    @discardableResult
    public func embed<Child: ViewController>(
        _ destination: SceneIdentifier<Child>,
        identifier: String? = nil,
        in place: @escaping @MainActor @Sendable (Controller) -> View = { $0.view },
        prepare: (@MainActor @Sendable (Controller, Child, Any?) -> Void)? = nil,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Self {
        let kind = SegueModel.Kind.embed { controller in
            (controller as? Controller).map(place) ?? controller.view
        }
        var segue = SegueModel(identifier, kind, destination, fileID, line)
        segue.prepare = Self.forgetting(prepare)
        return add(segue)
    }

    /// Gives the segue that was added last another name by which it is performed.
    ///
    /// - Parameter alias: The name.
    package func alias(_ alias: String) { entry.segues[entry.segues.count - 1].alias = alias }

    /// Adds a child that the container has in its own way.
    package func contain(_ child: SceneIdentifier<ViewController>, fileID: String, line: UInt) {
        _ = relate(.member, to: child, fileID, line)
    }

    func relate<Child: ViewController>(
        _ relationship: SegueModel.Relationship,
        to child: SceneIdentifier<Child>,
        _ fileID: String,
        _ line: UInt
    ) -> Self {
        add(SegueModel(nil, .relationship(relationship), child, fileID, line))
    }

    private func add(_ segue: SegueModel) -> Self {
        entry.segues.append(segue)
        return self
    }

    /// The same for any controllers; called for those of the right class.
    private static func forgetting<Destination: ViewController>(
        _ prepare: (@MainActor @Sendable (Controller, Destination, Any?) -> Void)?
    ) -> SegueModel.Prepare? {
        guard let prepare else { return nil }
        return { source, destination, sender in
            guard let source = source as? Controller, let destination = destination as? Destination else { return }
            prepare(source, destination, sender)
        }
    }

    private static func forgetting(
        _ shouldPerform: (@MainActor @Sendable (Controller, Any?) -> Bool)?
    ) -> SegueModel.ShouldPerform? {
        guard let shouldPerform else { return nil }
        return { source, sender in
            guard let source = source as? Controller else { return true }
            return shouldPerform(source, sender)
        }
    }
}

extension SceneDefinition where Controller: NavigationController {
    /// Says which scene is the root of the stack; it is made together with this one.
    ///
    /// - Parameters:
    ///   - root: The scene, or a reference.
    ///   - fileID: Where it is written.
    ///   - line: Where it is written.
    /// - Returns: The scene.
    @discardableResult
    public func root<Child: ViewController>(
        _ root: SceneIdentifier<Child>,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Self {
        relate(.root, to: root, fileID, line)
    }
}

extension SceneDefinition where Controller: TabBarController {
    /// Adds a tab; its scene is made together with this one.
    ///
    /// - Parameters:
    ///   - tab: The scene, or a reference.
    ///   - fileID: Where it is written.
    ///   - line: Where it is written.
    /// - Returns: The scene.
    @discardableResult
    public func tab<Child: ViewController>(
        _ tab: SceneIdentifier<Child>,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Self {
        relate(.tab, to: tab, fileID, line)
    }
}

extension SceneDefinition where Controller: SplitViewController {
    /// Adds a column, the primary first; its scene is made together with this one.
    ///
    /// - Parameters:
    ///   - column: The scene, or a reference.
    ///   - fileID: Where it is written.
    ///   - line: Where it is written.
    /// - Returns: The scene.
    @discardableResult
    public func column<Child: ViewController>(
        _ column: SceneIdentifier<Child>,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Self {
        relate(.column, to: column, fileID, line)
    }
}

extension SegueModel {
    fileprivate init<Destination: ViewController>(
        _ identifier: String?,
        _ kind: Kind,
        _ destination: SceneIdentifier<Destination>,
        _ fileID: String,
        _ line: UInt
    ) {
        self.init(
            identifier: identifier,
            kind: kind,
            destination: (destination.rawValue, ControllerClass(Destination.self)),
            location: CodeLocation(fileID: fileID, line: line)
        )
    }
}

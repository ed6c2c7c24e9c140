public import StoryCodeScreens

// The same methods with the case of an enumeration as the identifier, as `performSegue(withIdentifier:)` accepts it.
extension SceneDefinition {
    /// Adds a segue to another scene, with a case of an enumeration as the identifier.
    ///
    /// ```swift
    /// enum CitiesSegue: String {
    ///     case showCity
    /// }
    ///
    /// scenes.scene(.cities, CitiesController.init)
    ///     .segue(CitiesSegue.showCity, .show, to: .city)
    /// ```
    @discardableResult
    public func segue<Destination: ViewController>(
        _ identifier: some RawRepresentable<String>,
        _ kind: SegueKind,
        to destination: SceneIdentifier<Destination>,
        animates: Bool = true,
        prepare: (@MainActor @Sendable (Controller, Destination, Any?) -> Void)? = nil,
        shouldPerform: (@MainActor @Sendable (Controller, Any?) -> Bool)? = nil,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Self {
        segue(
            identifier.rawValue,
            kind,
            to: destination,
            animates: animates,
            prepare: prepare,
            shouldPerform: shouldPerform,
            fileID: fileID,
            line: line
        )
    }

    /// Adds a segue that returns to an existing controller, with cases of enumerations as the identifier and the action.
    @discardableResult
    public func unwind(
        _ identifier: some RawRepresentable<String>,
        to action: some RawRepresentable<String>,
        animates: Bool = true,
        prepare: (@MainActor @Sendable (Controller, ViewController, Any?) -> Void)? = nil,
        shouldPerform: (@MainActor @Sendable (Controller, Any?) -> Bool)? = nil,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Self {
        unwind(
            identifier.rawValue,
            to: action.rawValue,
            animates: animates,
            prepare: prepare,
            shouldPerform: shouldPerform,
            fileID: fileID,
            line: line
        )
    }

    /// Adds a child, with a case of an enumeration as the identifier of the segue.
    @discardableResult
    public func embed<Child: ViewController>(
        _ destination: SceneIdentifier<Child>,
        identifier: some RawRepresentable<String>,
        in superview: @escaping @MainActor @Sendable (Controller) -> View = { $0.view },
        prepare: (@MainActor @Sendable (Controller, Child, Any?) -> Void)? = nil,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Self {
        embed(
            destination,
            identifier: identifier.rawValue,
            in: superview,
            prepare: prepare,
            fileID: fileID,
            line: line
        )
    }

    /// Declares an unwind action, with a case of an enumeration as the name.
    @discardableResult
    public func unwindAction(
        _ name: some RawRepresentable<String>,
        _ action: @escaping @MainActor @Sendable (Controller, StoryboardSegue) -> Void = { _, _ in }
    ) -> Self {
        unwindAction(name.rawValue, action)
    }
}

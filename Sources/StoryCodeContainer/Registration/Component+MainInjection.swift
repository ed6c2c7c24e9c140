// Inlinable, as registering is; see Container.register.

extension Component where Isolation == MainActor {
    /// Injects dependencies into the object after it was made, on the main actor.
    ///
    /// ```swift
    /// container.register(main: CityPresenter.init)
    ///     .injection { $0.provider = $1 }
    ///     .injection { $0.set(logger: $1, clock: $2) }
    /// ```
    ///
    /// A property of the main actor has no key path that any thread may use, so there is no injection by key path here.
    ///
    /// - Parameter inject: Passes to the object what it needs; the parameters after the first are asked for as those
    ///   of an initialiser are.
    /// - Returns: The component.
    @discardableResult
    @inlinable
    public func injection<each Parameter>(
        _ inject: @escaping @MainActor @Sendable (inout Instance, repeat each Parameter) throws -> Void
    ) -> Self {
        addOnMain(.none, parameters: { parameterList(of: repeat (each Parameter).self) }) { object, resolution in
            try inject(&object, repeat resolution.next((each Parameter).self))
        }
    }

    /// Injects what is registered under a name, on the main actor.
    ///
    /// - ParameterList:
    ///   - name: The name.
    ///   - inject: Passes to the object what it needs.
    /// - Returns: The component.
    @discardableResult
    @inlinable
    public func injection<Parameter>(
        name: String,
        _ inject: @escaping @MainActor @Sendable (inout Instance, Parameter) throws -> Void
    ) -> Self {
        addOnMain(.name(name), parameters: { parameterList(of: Parameter.self) }) { object, resolution in
            try inject(&object, resolution.next(Parameter.self))
        }
    }

    /// Injects what is registered under a tag, on the main actor.
    ///
    /// - ParameterList:
    ///   - tag: The tag: any type.
    ///   - inject: Passes to the object what it needs.
    /// - Returns: The component.
    @discardableResult
    @inlinable
    public func injection<Parameter>(
        tag: any Any.Type,
        _ inject: @escaping @MainActor @Sendable (inout Instance, Parameter) throws -> Void
    ) -> Self {
        addOnMain(Qualifier(name: nil, tag: tag), parameters: { parameterList(of: Parameter.self) }) {
            object,
            resolution in
            try inject(&object, resolution.next(Parameter.self))
        }
    }

    /// Injects by a method, on the main actor.
    ///
    /// - Parameter method: The method; its parameters are asked for as those of an initialiser are.
    /// - Returns: The component.
    @discardableResult
    @inlinable
    public func injection<each Parameter>(
        method: @escaping @MainActor @Sendable (Instance) -> @MainActor (repeat each Parameter) throws -> Void
    ) -> Self {
        addOnMain(.none, parameters: { parameterList(of: repeat (each Parameter).self) }) { object, resolution in
            try method(object)(repeat resolution.next((each Parameter).self))
        }
    }

    /// Does something with the object when all is injected, as other components do, on the main actor.
    ///
    /// - Parameter finish: What to do.
    /// - Returns: The component.
    @discardableResult
    public func postInit(_ finish: @escaping @MainActor @Sendable (inout Instance) throws -> Void) -> Self {
        // Called only in resolutions of the main actor, which Constraints.main sees to.
        let finish = unsafe unsafeBitCast(finish, to: (@Sendable (inout Instance) throws -> Void).self)
        container.change { _ in registration.finishers.append(finish) }
        return self
    }

    @inlinable
    func addOnMain(
        _ qualifier: Qualifier,
        parameters: @escaping @Sendable () -> ParameterList,
        _ apply: @escaping @MainActor @Sendable (inout Instance, inout Resolution) throws -> Void
    ) -> Self {
        // As above.
        let apply = unsafe unsafeBitCast(
            apply,
            to: (@Sendable (inout Instance, inout Resolution) throws -> Void).self
        )
        return add(qualifier, parameters: parameters, apply)
    }
}

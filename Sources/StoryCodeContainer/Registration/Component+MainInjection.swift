// Inlinable for the reason stated in Container+Register.swift.

extension Component where Isolation == MainActor {
    /// Injects dependencies into the object after it was created, on the main actor.
    ///
    /// ```swift
    /// container.register(main: CityPresenter.init)
    ///     .injection { $0.provider = $1 }
    ///     .injection { $0.set(logger: $1, clock: $2) }
    /// ```
    ///
    /// There is no injection by key path, because a key path to a property of the main actor is not `Sendable`.
    @discardableResult
    @inlinable
    public func injection<each Parameter>(
        _ inject: @escaping @MainActor @Sendable (inout Instance, repeat each Parameter) throws -> Void
    ) -> Self {
        addOnMain(.none, parameters: { parameterList(of: repeat (each Parameter).self) }) { object, resolution in
            try inject(&object, repeat resolution.next((each Parameter).self))
        }
    }

    /// Injects a service that is registered under a name, on the main actor.
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

    /// Injects a service that is registered under a tag, on the main actor.
    @discardableResult
    @inlinable
    public func injection<Parameter>(
        tag: any Any.Type,
        _ inject: @escaping @MainActor @Sendable (inout Instance, Parameter) throws -> Void
    ) -> Self {
        addOnMain(Qualifier(name: nil, tag: tag), parameters: { parameterList(of: Parameter.self) }) {
            try inject(&$0, $1.next(Parameter.self))
        }
    }

    /// Injects dependencies by calling a method, on the main actor.
    @discardableResult
    @inlinable
    public func injection<each Parameter>(
        method: @escaping @MainActor @Sendable (Instance) -> @MainActor (repeat each Parameter) throws -> Void
    ) -> Self {
        addOnMain(.none, parameters: { parameterList(of: repeat (each Parameter).self) }) { object, resolution in
            try method(object)(repeat resolution.next((each Parameter).self))
        }
    }

    /// Runs a closure after all injections, on the main actor; in a cycle, after those of all its components.
    @discardableResult
    public func postInit(_ finish: @escaping @MainActor @Sendable (inout Instance) throws -> Void) -> Self {
        let finisher = MainActorClosure.nonisolated { (object: inout Instance, _) in try finish(&object) }
        container.change { _ in registration.finishers.append(finisher) }
        return self
    }
}

extension Component where Isolation == Never {
    /// Injects dependencies by calling a method of the main actor.
    ///
    /// The component then belongs to the main actor, as if it was registered with `register(main:)`. The compiler
    /// accepts such a method for a component of any thread, because it ignores the isolation of a curried function.
    @discardableResult
    @inlinable
    public func injection<each Parameter>(
        method: @escaping @Sendable (Instance) -> @MainActor (repeat each Parameter) throws -> Void
    ) -> Self {
        moveToMain()
        return addOnMain(.none, parameters: { parameterList(of: repeat (each Parameter).self) }) { object, resolution in
            try method(object)(repeat resolution.next((each Parameter).self))
        }
    }
}

extension Component {
    @usableFromInline
    func moveToMain() {
        container.change { _ in
            registration.isMain = true
            registration.isConfined = !registration.isSendable
        }
    }

    @inlinable
    func addOnMain(
        _ qualifier: Qualifier,
        parameters: @escaping @Sendable () -> ParameterList,
        _ apply: @escaping @MainActor @Sendable (inout Instance, inout Resolution) throws -> Void
    ) -> Self {
        add(qualifier, parameters: parameters, MainActorClosure.nonisolated(apply))
    }
}

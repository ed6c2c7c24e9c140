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
        name: String? = nil,
        tag: Any.Type? = nil,
        _ inject: @escaping @MainActor @Sendable (inout Instance, repeat each Parameter) throws -> Void
    ) -> Self {
        addOnMain(Qualifier(name: name, tag: tag), areSendable: false, inject)
    }

    /// Injects `Sendable` dependencies into the object after it was created, on the main actor.
    @discardableResult
    @inlinable
    public func injection<each Parameter: Sendable>(
        name: String? = nil,
        tag: Any.Type? = nil,
        _ inject: @escaping @MainActor @Sendable (inout Instance, repeat each Parameter) throws -> Void
    ) -> Self {
        addOnMain(Qualifier(name: name, tag: tag), areSendable: true, inject)
    }

    /// Injects dependencies by calling a method, on the main actor.
    @discardableResult
    @inlinable
    public func injection<each Parameter>(
        method: @escaping @MainActor @Sendable (Instance) -> @MainActor (repeat each Parameter) throws -> Void
    ) -> Self {
        addOnMain(.none, areSendable: false) { (object: inout Instance, parameter: repeat each Parameter) in
            try method(object)(repeat each parameter)
        }
    }

    /// Injects `Sendable` dependencies by calling a method, on the main actor.
    @discardableResult
    @inlinable
    public func injection<each Parameter: Sendable>(
        method: @escaping @MainActor @Sendable (Instance) -> @MainActor (repeat each Parameter) throws -> Void
    ) -> Self {
        addOnMain(.none, areSendable: true) { (object: inout Instance, parameter: repeat each Parameter) in
            try method(object)(repeat each parameter)
        }
    }

    /// Runs a closure after all injections, on the main actor; in a cycle, after those of all its components.
    @discardableResult
    public func postInit(_ finish: @escaping @MainActor @Sendable (inout Instance) throws -> Void) -> Self {
        let finisher = Injection<Instance>(main: { object, _ in try finish(&object) })
        container.change { _ in registration.finishers.append(finisher.untyped) }
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
        return addOnMain(.none, areSendable: false) { (object: inout Instance, parameter: repeat each Parameter) in
            try method(object)(repeat each parameter)
        }
    }

    /// Injects `Sendable` dependencies by calling a method of the main actor, to which the component then belongs.
    @discardableResult
    @inlinable
    public func injection<each Parameter: Sendable>(
        method: @escaping @Sendable (Instance) -> @MainActor (repeat each Parameter) throws -> Void
    ) -> Self {
        moveToMain()
        return addOnMain(.none, areSendable: true) { (object: inout Instance, parameter: repeat each Parameter) in
            try method(object)(repeat each parameter)
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
    @inline(never)
    func addOnMain<each Parameter>(
        _ qualifier: Qualifier,
        areSendable: Bool,
        _ inject: @escaping @MainActor @Sendable (inout Instance, repeat each Parameter) throws -> Void
    ) -> Self {
        let parameters: @Sendable () -> ParameterList = { parameterList(of: repeat (each Parameter).self) }
        let injection = Injection<Instance>(main: { object, resolution in
            try inject(&object, repeat resolution.next((each Parameter).self))
        })
        return add(InjectionParameters(parameters, qualifier, areSendable), injection)
    }
}

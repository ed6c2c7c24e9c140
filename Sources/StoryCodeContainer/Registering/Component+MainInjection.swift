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
    public func injection<each Parameter>(
        name: String? = nil,
        tag: Any.Type? = nil,
        _ inject: @escaping @MainActor @Sendable (inout Instance, repeat each Parameter) throws -> Void
    ) -> Self {
        addOnMain(Qualifier(name: name, tag: tag), takesSendable: false, inject)
    }

    /// Injects `Sendable` dependencies into the object after it was created, on the main actor.
    @discardableResult
    public func injection<each Parameter: Sendable>(
        name: String? = nil,
        tag: Any.Type? = nil,
        _ inject: @escaping @MainActor @Sendable (inout Instance, repeat each Parameter) throws -> Void
    ) -> Self {
        addOnMain(Qualifier(name: name, tag: tag), takesSendable: true, inject)
    }

    /// Injects dependencies by calling a method, on the main actor.
    @discardableResult
    public func injection<each Parameter>(
        method: @escaping @MainActor @Sendable (Instance) -> @MainActor (repeat each Parameter) throws -> Void
    ) -> Self {
        addOnMain(.none, takesSendable: false) { (object: inout Instance, parameter: repeat each Parameter) in
            try method(object)(repeat each parameter)
        }
    }

    /// Injects `Sendable` dependencies by calling a method, on the main actor.
    @discardableResult
    public func injection<each Parameter: Sendable>(
        method: @escaping @MainActor @Sendable (Instance) -> @MainActor (repeat each Parameter) throws -> Void
    ) -> Self {
        addOnMain(.none, takesSendable: true) { (object: inout Instance, parameter: repeat each Parameter) in
            try method(object)(repeat each parameter)
        }
    }

    /// Runs a closure after all injections, on the main actor; in a cycle, after those of all its components.
    @discardableResult
    public func postInit(_ finish: @escaping @MainActor @Sendable (inout Instance) throws -> Void) -> Self {
        add(finisher: unsafe withoutIsolation(finish))
    }
}

extension Component where Isolation == Never {
    /// Injects dependencies by calling a method of the main actor.
    ///
    /// The component then belongs to the main actor, as if it was registered with `register(main:)`. The compiler
    /// accepts such a method for a component of any thread, because it ignores the isolation of a curried function.
    @discardableResult
    public func injection<each Parameter>(
        method: @escaping @Sendable (Instance) -> @MainActor (repeat each Parameter) throws -> Void
    ) -> Self {
        moveToMain().injection(method: method)
        return self
    }

    /// Injects `Sendable` dependencies by calling a method of the main actor, to which the component then belongs.
    @discardableResult
    public func injection<each Parameter: Sendable>(
        method: @escaping @Sendable (Instance) -> @MainActor (repeat each Parameter) throws -> Void
    ) -> Self {
        moveToMain().injection(method: method)
        return self
    }
}

extension Component {
    /// Makes the component one of the main actor, and returns it as such.
    private func moveToMain() -> Component<Instance, MainActor> {
        container.change { _ in registration.isMain = true }
        return Component<Instance, MainActor>(registration: registration, container: container)
    }

    private func addOnMain<each Parameter>(
        _ qualifier: Qualifier,
        takesSendable: Bool,
        _ inject: @escaping @MainActor @Sendable (inout Instance, repeat each Parameter) throws -> Void
    ) -> Self {
        let isolated: @MainActor @Sendable (inout Instance, inout Resolution) throws -> Void = {
            try inject(&$0, repeat $1.next((each Parameter).self))
        }
        let types = (repeat (each Parameter).self)
        let inject: @Sendable (inout Instance, inout Resolution) throws -> Void = unsafe withoutIsolation(isolated)
        return add(RegisteredInjection(repeat each types, qualifier: qualifier, takesSendable: takesSendable, inject))
    }
}

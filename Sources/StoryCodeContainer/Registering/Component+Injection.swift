// Inlinable for the reason stated in Container+Register.swift. The methods exist twice, here and in
// Component+MainInjection.swift, because a main-actor closure has another type.

extension Component where Isolation == Never {
    /// Injects dependencies into the object after it was created.
    ///
    /// ```swift
    /// container.register(Cat.init)
    ///     .injection { $0.food = $1 }
    ///     .injection(name: "red") { $0.toy = $1 }
    /// ```
    ///
    /// The parameters after the first are dependencies, like the parameters of an initialiser. Injections run in order,
    /// directly after the object is created. In a cycle of components, the injections that close the cycle run after
    /// the component that was resolved first is created.
    ///
    /// - Parameters:
    ///   - name: The name under which the dependencies are registered.
    ///   - tag: The tag under which they are registered, which is any type.
    @discardableResult
    @inlinable
    public func injection<each Parameter>(
        name: String? = nil,
        tag: Any.Type? = nil,
        _ inject: @escaping @Sendable (inout Instance, repeat each Parameter) throws -> Void
    ) -> Self {
        add(Qualifier(name: name, tag: tag), areSendable: false, inject)
    }

    /// Injects `Sendable` dependencies into the object after it was created.
    @discardableResult
    @inlinable
    public func injection<each Parameter: Sendable>(
        name: String? = nil,
        tag: Any.Type? = nil,
        _ inject: @escaping @Sendable (inout Instance, repeat each Parameter) throws -> Void
    ) -> Self {
        add(Qualifier(name: name, tag: tag), areSendable: true, inject)
    }

    /// Injects a dependency into a property.
    @discardableResult
    @inlinable
    public func injection<Parameter>(
        _ property: any WritableKeyPath<Instance, Parameter> & Sendable,
        name: String? = nil,
        tag: Any.Type? = nil
    ) -> Self {
        add(Qualifier(name: name, tag: tag), areSendable: false) { (object: inout Instance, value: Parameter) in
            object[keyPath: property] = value
        }
    }

    /// Injects a `Sendable` dependency into a property.
    @discardableResult
    @inlinable
    public func injection<Parameter: Sendable>(
        _ property: any WritableKeyPath<Instance, Parameter> & Sendable,
        name: String? = nil,
        tag: Any.Type? = nil
    ) -> Self {
        add(Qualifier(name: name, tag: tag), areSendable: true) { (object: inout Instance, value: Parameter) in
            object[keyPath: property] = value
        }
    }

    /// Injects dependencies by calling a method; its parameters are dependencies.
    ///
    /// ```swift
    /// container.register(Cat.init).injection(method: Cat.set(toy:bed:))
    /// ```
    @discardableResult
    @inlinable
    public func injection<each Parameter>(
        method: @escaping @Sendable (Instance) -> (repeat each Parameter) throws -> Void
    ) -> Self {
        add(.none, areSendable: false) { (object: inout Instance, parameter: repeat each Parameter) in
            try method(object)(repeat each parameter)
        }
    }

    /// Injects `Sendable` dependencies by calling a method.
    @discardableResult
    @inlinable
    public func injection<each Parameter: Sendable>(
        method: @escaping @Sendable (Instance) -> (repeat each Parameter) throws -> Void
    ) -> Self {
        add(.none, areSendable: true) { (object: inout Instance, parameter: repeat each Parameter) in
            try method(object)(repeat each parameter)
        }
    }

    /// Runs a closure after all injections; in a cycle, after those of all its components.
    @discardableResult
    public func postInit(_ finish: @escaping @Sendable (inout Instance) throws -> Void) -> Self {
        let finisher = Injection<Instance> { object, _ in try finish(&object) }
        container.change { _ in registration.finishers.append(finisher.untyped) }
        return self
    }
}

extension Component {
    @inlinable
    @inline(never)
    func add<each Parameter>(
        _ qualifier: Qualifier,
        areSendable: Bool,
        _ inject: @escaping @Sendable (inout Instance, repeat each Parameter) throws -> Void
    ) -> Self {
        let parameters: @Sendable () -> ParameterList = { parameterList(of: repeat (each Parameter).self) }
        let injection = Injection<Instance> { object, resolution in
            try inject(&object, repeat resolution.next((each Parameter).self))
        }
        return add(InjectionParameters(parameters, qualifier, areSendable), injection)
    }

    @usableFromInline
    func add(_ parameters: InjectionParameters, _ injection: Injection<Instance>) -> Self {
        container.change { _ in
            registration.injectionParameters.append(parameters)
            registration.injections.append(injection.untyped)
        }
        return self
    }
}

// The methods exist twice, here and in Component+MainInjection.swift, because a main-actor closure has another type.

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
    public func injection<each Parameter>(
        name: String? = nil,
        tag: Any.Type? = nil,
        _ inject: @escaping @Sendable (inout Instance, repeat each Parameter) throws -> Void
    ) -> Self {
        add(Qualifier(name: name, tag: tag), takesSendable: false, inject)
    }

    /// Injects `Sendable` dependencies into the object after it was created.
    @discardableResult
    public func injection<each Parameter: Sendable>(
        name: String? = nil,
        tag: Any.Type? = nil,
        _ inject: @escaping @Sendable (inout Instance, repeat each Parameter) throws -> Void
    ) -> Self {
        add(Qualifier(name: name, tag: tag), takesSendable: true, inject)
    }

    /// Injects a dependency into a property.
    @discardableResult
    public func injection<Parameter>(
        _ property: any WritableKeyPath<Instance, Parameter> & Sendable,
        name: String? = nil,
        tag: Any.Type? = nil
    ) -> Self {
        add(Qualifier(name: name, tag: tag), takesSendable: false) { (object: inout Instance, value: Parameter) in
            object[keyPath: property] = value
        }
    }

    /// Injects a `Sendable` dependency into a property.
    @discardableResult
    public func injection<Parameter: Sendable>(
        _ property: any WritableKeyPath<Instance, Parameter> & Sendable,
        name: String? = nil,
        tag: Any.Type? = nil
    ) -> Self {
        add(Qualifier(name: name, tag: tag), takesSendable: true) { (object: inout Instance, value: Parameter) in
            object[keyPath: property] = value
        }
    }

    /// Injects dependencies by calling a method; its parameters are dependencies.
    ///
    /// ```swift
    /// container.register(Cat.init).injection(method: Cat.set(toy:bed:))
    /// ```
    @discardableResult
    public func injection<each Parameter>(
        method: @escaping @Sendable (Instance) -> (repeat each Parameter) throws -> Void
    ) -> Self {
        add(.none, takesSendable: false) { (object: inout Instance, parameter: repeat each Parameter) in
            try method(object)(repeat each parameter)
        }
    }

    /// Injects `Sendable` dependencies by calling a method.
    @discardableResult
    public func injection<each Parameter: Sendable>(
        method: @escaping @Sendable (Instance) -> (repeat each Parameter) throws -> Void
    ) -> Self {
        add(.none, takesSendable: true) { (object: inout Instance, parameter: repeat each Parameter) in
            try method(object)(repeat each parameter)
        }
    }

    /// Runs a closure after all injections; in a cycle, after those of all its components.
    @discardableResult
    public func postInit(_ finish: @escaping @Sendable (inout Instance) throws -> Void) -> Self {
        add(finisher: finish)
    }
}

extension Component {
    func add<each Parameter>(
        _ qualifier: Qualifier,
        takesSendable: Bool,
        _ inject: @escaping @Sendable (inout Instance, repeat each Parameter) throws -> Void
    ) -> Self {
        add(
            RegisteredInjection(repeat (each Parameter).self, qualifier: qualifier, takesSendable: takesSendable) {
                (object: inout Instance, resolution) in
                try inject(&object, repeat resolution.next((each Parameter).self))
            }
        )
    }

    func add(_ injection: RegisteredInjection) -> Self { changing { _ in registration.injections.append(injection) } }

    func add(finisher: @escaping @Sendable (inout Instance) throws -> Void) -> Self {
        let finisher = Injection<Instance> { object, _ in try finisher(&object) }
        return changing { _ in registration.finishers.append(finisher.untyped) }
    }
}

// Inlinable, as registering is; see Container.register. The methods come twice, here and in Component+MainInjection,
// for a closure of the main actor is another type.

extension Component where Isolation == Never {
    /// Injects dependencies into the object after it was made.
    ///
    /// ```swift
    /// container.register(Cat.init)
    ///     .injection { $0.food = $1 }
    ///     .injection { $0.set(toy: $1, bed: $2) }
    /// ```
    ///
    /// Injections run in order, as soon as the object is made. In a cycle of components, those that close it run when
    /// the component that was needed first has been made.
    ///
    /// - Parameter inject: Passes to the object what it needs; the parameters after the first are asked for as those
    ///   of an initialiser are.
    /// - Returns: The component.
    @discardableResult
    @inlinable
    public func injection<each Parameter>(
        _ inject: @escaping @Sendable (inout Instance, repeat each Parameter) throws -> Void
    ) -> Self {
        add(.none, parameters: { parameterList(of: repeat (each Parameter).self) }) { object, resolution in
            try inject(&object, repeat resolution.next((each Parameter).self))
        }
    }

    /// Injects what is registered under a name.
    ///
    /// - ParameterList:
    ///   - name: The name.
    ///   - inject: Passes to the object what it needs.
    /// - Returns: The component.
    @discardableResult
    @inlinable
    public func injection<Parameter>(
        name: String,
        _ inject: @escaping @Sendable (inout Instance, Parameter) throws -> Void
    ) -> Self {
        add(.name(name), parameters: { parameterList(of: Parameter.self) }) { object, resolution in
            try inject(&object, resolution.next(Parameter.self))
        }
    }

    /// Injects what is registered under a tag.
    ///
    /// - ParameterList:
    ///   - tag: The tag: any type.
    ///   - inject: Passes to the object what it needs.
    /// - Returns: The component.
    @discardableResult
    @inlinable
    public func injection<Parameter>(
        tag: Any.Type,
        _ inject: @escaping @Sendable (inout Instance, Parameter) throws -> Void
    ) -> Self {
        add(Qualifier(name: nil, tag: tag), parameters: { parameterList(of: Parameter.self) }) { object, resolution in
            try inject(&object, resolution.next(Parameter.self))
        }
    }

    /// Injects into a property.
    ///
    /// - ParameterList:
    ///   - property: The property.
    ///   - name: The name that its value is registered under.
    ///   - tag: The tag that its value is registered under.
    /// - Returns: The component.
    @discardableResult
    @inlinable
    public func injection<Parameter>(
        _ property: any WritableKeyPath<Instance, Parameter> & Sendable,
        name: String? = nil,
        tag: Any.Type? = nil
    ) -> Self {
        add(Qualifier(name: name, tag: tag), parameters: { parameterList(of: Parameter.self) }) { object, resolution in
            object[keyPath: property] = try resolution.next(Parameter.self)
        }
    }

    /// Injects by a method.
    ///
    /// ```swift
    /// container.register(Cat.init).injection(method: Cat.set(toy:bed:))
    /// ```
    ///
    /// - Parameter method: The method; its parameters are asked for as those of an initialiser are.
    /// - Returns: The component.
    @discardableResult
    @inlinable
    public func injection<each Parameter>(
        method: @escaping @Sendable (Instance) -> (repeat each Parameter) throws -> Void
    ) -> Self {
        add(.none, parameters: { parameterList(of: repeat (each Parameter).self) }) { object, resolution in
            try method(object)(repeat resolution.next((each Parameter).self))
        }
    }

    /// Does something with the object when all is injected; in a cycle, when all that it has made is.
    ///
    /// - Parameter finish: What to do.
    /// - Returns: The component.
    @discardableResult
    public func postInit(_ finish: @escaping @Sendable (inout Instance) throws -> Void) -> Self {
        container.change { _ in registration.finishers.append(finish) }
        return self
    }
}

extension Component {
    @usableFromInline
    func add(
        _ qualifier: Qualifier,
        parameters: @escaping @Sendable () -> ParameterList,
        _ apply: @escaping @Sendable (inout Instance, inout Resolution) throws -> Void
    ) -> Self {
        let injection = Injection(qualifier: qualifier, parameters: parameters, apply: apply)
        container.change { _ in registration.injections.append(injection) }
        return self
    }
}

// Registering is inlinable, so that factories are specialised for the types of the program: as generic code resolving
// takes ten times as long.

extension Container {
    /// Registers a component by its initialiser, or by a closure that makes it.
    ///
    /// Its parameters are what the component depends on, as many as it has, one included:
    ///
    /// ```swift
    /// container.register(Car.init(engine:wheel:body:))
    /// container.register { Car(engine: $0, wheel: $1, body: $2) }
    /// container.register { Garage(cars: many($0), owner: by(tag: Rich.self, on: $1)) }
    /// ```
    ///
    /// A parameter that is an `Optional` may be missing; ``Many``, ``Lazy``, ``Provider``, ``Tagged``, ``Named`` and
    /// ``Argument`` say other ways of asking. The component is found under the type that is returned, and under
    /// whatever `as` adds.
    ///
    /// - ParameterList:
    ///   - make: Makes the object. It runs on the thread that resolves, and may throw.
    ///   - fileID: Where it is registered.
    ///   - line: Where it is registered.
    /// - Returns: The component, to say more of it.
    @discardableResult
    @inlinable
    public func register<Instance, each Parameter>(
        _ make: @escaping @Sendable (repeat each Parameter) throws -> Instance,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Instance, Never> {
        add(
            fileID,
            line,
            isMain: false,
            .factory { resolution in try make(repeat resolution.next((each Parameter).self)) },
            parameters: { parameterList(of: repeat (each Parameter).self) }
        )
    }

    /// Registers a component of the main actor.
    ///
    /// It is given by ``resolve(main:name:tag:arguments:)``.
    ///
    /// - ParameterList:
    ///   - make: Makes the object, on the main actor.
    ///   - fileID: Where it is registered.
    ///   - line: Where it is registered.
    /// - Returns: The component, to say more of it.
    @discardableResult
    @inlinable
    public func register<Instance, each Parameter>(
        main make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Instance, MainActor> {
        addOnMain(fileID, line, isConfined: true, parameters: { parameterList(of: repeat (each Parameter).self) }) {
            try make(repeat $0.next((each Parameter).self))
        }
    }

    /// Registers a component of the main actor whose object any thread may hold, as one of a `@MainActor` class.
    ///
    /// It is given by ``resolve(main:name:tag:arguments:)``, and by ``resolve(async:name:tag:arguments:)``.
    ///
    /// - ParameterList:
    ///   - make: Makes the object, on the main actor.
    ///   - fileID: Where it is registered.
    ///   - line: Where it is registered.
    /// - Returns: The component, to say more of it.
    @discardableResult
    @inlinable
    public func register<Instance: Sendable, each Parameter>(
        main make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Instance, MainActor> {
        addOnMain(fileID, line, isConfined: false, parameters: { parameterList(of: repeat (each Parameter).self) }) {
            try make(repeat $0.next((each Parameter).self))
        }
    }

    /// Registers a type whose objects are made elsewhere, to say what is injected into them.
    ///
    /// ```swift
    /// container.register(Cat.self).injection { $0.food = $1 }
    /// try container.inject(into: cat)
    /// ```
    ///
    /// - ParameterList:
    ///   - type: The type.
    ///   - fileID: Where it is registered.
    ///   - line: Where it is registered.
    /// - Returns: The component, to say more of it.
    @discardableResult
    @inlinable
    // For controllers and views the overloads of the main actor are meant, but the compiler ranks the injections that
    // follow before it ranks those.
    @_disfavoredOverload
    public func register<Instance>(
        _ type: Instance.Type,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Instance, Never> {
        add(fileID, line, isMain: false, .elsewhere, parameters: { parameterList() })
    }
}

extension Container {
    /// Adds a component.
    @inlinable
    package func add<Instance, Isolation>(
        _ fileID: String,
        _ line: UInt,
        isMain: Bool,
        _ making: Registration<Instance>.Making,
        parameters: @escaping @Sendable () -> ParameterList
    ) -> Component<Instance, Isolation> {
        let location = CodeLocation(fileID: fileID, line: line)
        let registration = Registration<Instance>(location, isMain: isMain, making, parameters: parameters) {
            component,
            key in
            ResolvedService<Instance>(component, key, convert: nil) { component, resolution in
                try unsafe unsafeDowncast(component, to: ResolvedComponent<Instance>.self).get(&resolution)
            }
        }
        add(registration)
        return Component(registration, self)
    }

    /// Adds a component of the main actor.
    @inlinable
    func addOnMain<Instance>(
        _ fileID: String,
        _ line: UInt,
        isConfined: Bool,
        parameters: @escaping @Sendable () -> ParameterList,
        make: @escaping @MainActor @Sendable (inout Resolution) throws -> Instance
    ) -> Component<Instance, MainActor> {
        // Called only in resolutions of the main actor, which Constraints.main sees to.
        let make = unsafe unsafeBitCast(make, to: (@Sendable (inout Resolution) throws -> Instance).self)
        let component: Component<Instance, MainActor> = add(
            fileID,
            line,
            isMain: true,
            .factory(make),
            parameters: parameters
        )
        if isConfined { confine(component.registration) }
        return component
    }

    @usableFromInline
    func confine(_ registration: AnyRegistration) { change { _ in registration.isConfined = true } }

    @usableFromInline
    func add(_ registration: AnyRegistration) {
        change { registry in
            if registry.loading > 0 { registration.loading = PartLoading.current(in: self) }
            registry.add(registration)
        }
    }
}

/// What the parameters of an initialiser or an injection ask for.
@usableFromInline
package struct ParameterList: Sendable {
    var requests: [DependencyRequest] = []

    mutating func add<Parameter>(_ parameter: Parameter.Type) { requests.append(DependencyRequest(of: parameter)) }
}

@usableFromInline
package func parameterList<each Parameter>(of types: repeat (each Parameter).Type) -> ParameterList {
    var parameters = ParameterList()
    repeat parameters.add(each types)
    return parameters
}

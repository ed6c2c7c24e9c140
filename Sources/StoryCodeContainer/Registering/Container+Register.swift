// Inlinable, so that factories are specialised for the types of the program. Unspecialised, objects in three levels take
// 40 % longer. The rest of a registration is not: it would double the code of a program with many registrations. What is
// specialised is not inlined, because the compiler takes a multiple of the time for a function with many registrations.

extension Container {
    /// Registers a component by its initialiser, or by a closure that creates its object.
    ///
    /// The parameters, of any number, are the dependencies of the component:
    ///
    /// ```swift
    /// container.register(Car.init(engine:wheel:body:))
    /// container.register { Car(engine: $0, wheel: $1, body: $2) }
    /// container.register { Garage(cars: many($0), owner: by(tag: Rich.self, on: $1)) }
    /// ```
    ///
    /// A dependency of type `Optional` may be missing. ``Many``, ``Lazy``, ``Provider``, ``Tagged``, ``Named`` and
    /// ``Argument`` are other kinds of parameters. The component is found under the type that the closure returns, and
    /// under the services that `as` adds. The closure runs on the thread that resolves.
    @discardableResult
    @inlinable
    public func register<Instance, each Parameter>(
        _ make: @escaping @Sendable (repeat each Parameter) throws -> Instance,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Instance, Never> {
        addFactory(make, fileID, line, .none)
    }

    /// Registers a component with a `Sendable` object, which can be shared between resolutions and threads.
    @discardableResult
    @inlinable
    public func register<Instance: Sendable, each Parameter>(
        _ make: @escaping @Sendable (repeat each Parameter) throws -> Instance,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Instance, Never> {
        addFactory(make, fileID, line, .object)
    }

    /// Registers a component with `Sendable` dependencies only.
    @discardableResult
    @inlinable
    public func register<Instance, each Parameter: Sendable>(
        _ make: @escaping @Sendable (repeat each Parameter) throws -> Instance,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Instance, Never> {
        addFactory(make, fileID, line, .parameters)
    }

    /// Registers a component with a `Sendable` object and `Sendable` dependencies only.
    @discardableResult
    @inlinable
    public func register<Instance: Sendable, each Parameter: Sendable>(
        _ make: @escaping @Sendable (repeat each Parameter) throws -> Instance,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Instance, Never> {
        addFactory(make, fileID, line, .all)
    }

    /// Registers a component of the main actor, which `resolve(main:name:tag:arguments:)` resolves.
    @discardableResult
    @inlinable
    public func register<Instance, each Parameter>(
        main make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Instance, MainActor> {
        addMainFactory(make, fileID, line, .none)
    }

    /// Registers a component of the main actor with a `Sendable` object, such as an instance of a `@MainActor` class.
    ///
    /// `resolve(main:name:tag:arguments:)` and `resolve(async:name:tag:arguments:)` resolve it.
    @discardableResult
    @inlinable
    public func register<Instance: Sendable, each Parameter>(
        main make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Instance, MainActor> {
        addMainFactory(make, fileID, line, .object)
    }

    /// Registers a component of the main actor with `Sendable` dependencies only.
    @discardableResult
    @inlinable
    public func register<Instance, each Parameter: Sendable>(
        main make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Instance, MainActor> {
        addMainFactory(make, fileID, line, .parameters)
    }

    /// Registers a component of the main actor with a `Sendable` object and `Sendable` dependencies only.
    @discardableResult
    @inlinable
    public func register<Instance: Sendable, each Parameter: Sendable>(
        main make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Instance, MainActor> {
        addMainFactory(make, fileID, line, .all)
    }

    /// Registers the injections of a type that other code instantiates.
    ///
    /// ```swift
    /// container.register(Cat.self).injection { $0.food = $1 }
    /// try container.inject(into: cat)
    /// ```
    @discardableResult
    @inlinable
    // Disfavoured, because the compiler ranks the injections that follow before it ranks this overload against the
    // main-actor overload for controllers and views.
    @_disfavoredOverload
    public func register<Instance>(
        _ type: Instance.Type,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Instance, Never> {
        add(fileID, line, .none, .elsewhere)
    }

    /// Registers the injections of a `Sendable` type that other code instantiates.
    @discardableResult
    @inlinable
    @_disfavoredOverload
    public func register<Instance: Sendable>(
        _ type: Instance.Type,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Instance, Never> {
        add(fileID, line, .object, .elsewhere)
    }
}

extension Container {
    @inlinable
    @inline(never)
    func addFactory<Instance, each Parameter>(
        _ make: @escaping @Sendable (repeat each Parameter) throws -> Instance,
        _ fileID: String,
        _ line: UInt,
        _ sendability: Sendability
    ) -> Component<Instance, Never> {
        let factory = Factory { resolution in try make(repeat resolution.next((each Parameter).self)) }
        return add(fileID, line, sendability, .factory(factory.untyped)) {
            parameterList(of: repeat (each Parameter).self)
        }
    }

    @inlinable
    @inline(never)
    func addMainFactory<Instance, each Parameter>(
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance,
        _ fileID: String,
        _ line: UInt,
        _ sendability: Sendability
    ) -> Component<Instance, MainActor> {
        add(.main(make, CodeLocation(fileID: fileID, line: line), sendability))
    }

    @inlinable
    @inline(never)
    func addAsyncFactory<Instance, each Parameter>(
        _ make: @escaping @concurrent @Sendable (repeat each Parameter) async throws -> Instance,
        _ fileID: String,
        _ line: UInt,
        _ sendability: Sendability
    ) -> Component<Instance, Never> {
        let factory: Registration.AsyncFactory = { resolution in
            let parameters = (repeat try resolution.next((each Parameter).self))
            return { try await make(repeat each parameters) }
        }
        return add(fileID, line, sendability, .async(factory)) { parameterList(of: repeat (each Parameter).self) }
    }

    /// Adds a registration.
    // Not inlinable, and called once: more calls in a registration take more time to compile.
    @usableFromInline
    func add<Instance, Isolation>(
        _ fileID: String,
        _ line: UInt,
        isMain: Bool = false,
        _ sendability: Sendability,
        _ making: Registration.Making,
        parameters: @escaping @Sendable () -> ParameterList = { parameterList() }
    ) -> Component<Instance, Isolation> {
        let location = CodeLocation(fileID: fileID, line: line)
        return add(
            Registration(Instance.self, location, isMain: isMain, sendability, making, parameters: parameters)
        )
    }

    @usableFromInline
    func add<Instance, Isolation>(_ registration: Registration) -> Component<Instance, Isolation> {
        change { registry in
            if registry.loading > 0 { registration.loading = PartLoading.current(in: self) }
            registry.add(registration)
        }
        return Component(registration, self)
    }
}

extension Registration {
    /// Creates the registration of a component of the main actor.
    @inlinable
    package static func main<Instance, each Parameter>(
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance,
        _ location: CodeLocation,
        _ sendability: Sendability
    ) -> Registration {
        let factory = Factory(main: { resolution in try make(repeat resolution.next((each Parameter).self)) })
        return Registration(
            Instance.self,
            location,
            isMain: true,
            sendability,
            .factory(factory.untyped),
            parameters: { parameterList(of: repeat (each Parameter).self) }
        )
    }
}

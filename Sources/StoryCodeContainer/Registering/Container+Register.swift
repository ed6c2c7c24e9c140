// Not inlinable: the compiler would take more than twice as long for a registration with a factory that is specialised for
// the types of the program, which would have three times the code. It would save a quarter of the time of an object with
// dependencies.

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
    public func register<Instance, each Parameter>(
        _ make: @escaping @Sendable (repeat each Parameter) throws -> Instance,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Instance, Never> {
        add(.factory(make, CodeLocation(fileID: fileID, line: line), .none))
    }

    /// Registers a component with a `Sendable` object, which can be shared between resolutions and threads.
    @discardableResult
    public func register<Instance: Sendable, each Parameter>(
        _ make: @escaping @Sendable (repeat each Parameter) throws -> Instance,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Instance, Never> {
        add(.factory(make, CodeLocation(fileID: fileID, line: line), .object))
    }

    /// Registers a component with `Sendable` dependencies only.
    @discardableResult
    public func register<Instance, each Parameter: Sendable>(
        _ make: @escaping @Sendable (repeat each Parameter) throws -> Instance,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Instance, Never> {
        add(.factory(make, CodeLocation(fileID: fileID, line: line), .parameters))
    }

    /// Registers a component with a `Sendable` object and `Sendable` dependencies only.
    @discardableResult
    public func register<Instance: Sendable, each Parameter: Sendable>(
        _ make: @escaping @Sendable (repeat each Parameter) throws -> Instance,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Instance, Never> {
        add(.factory(make, CodeLocation(fileID: fileID, line: line), .all))
    }

    /// Registers a component of the main actor, which `resolve(main:name:tag:arguments:)` resolves.
    @discardableResult
    public func register<Instance, each Parameter>(
        main make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Instance, MainActor> {
        add(.main(make, CodeLocation(fileID: fileID, line: line), .none))
    }

    /// Registers a component of the main actor with a `Sendable` object, such as an instance of a `@MainActor` class.
    ///
    /// `resolve(main:name:tag:arguments:)` and `resolve(async:name:tag:arguments:)` resolve it.
    @discardableResult
    public func register<Instance: Sendable, each Parameter>(
        main make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Instance, MainActor> {
        add(.main(make, CodeLocation(fileID: fileID, line: line), .object))
    }

    /// Registers a component of the main actor with `Sendable` dependencies only.
    @discardableResult
    public func register<Instance, each Parameter: Sendable>(
        main make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Instance, MainActor> {
        add(.main(make, CodeLocation(fileID: fileID, line: line), .parameters))
    }

    /// Registers a component of the main actor with a `Sendable` object and `Sendable` dependencies only.
    @discardableResult
    public func register<Instance: Sendable, each Parameter: Sendable>(
        main make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Instance, MainActor> {
        add(.main(make, CodeLocation(fileID: fileID, line: line), .all))
    }

    /// Registers the injections of a type that other code instantiates.
    ///
    /// ```swift
    /// container.register(Cat.self).injection { $0.food = $1 }
    /// try container.inject(into: cat)
    /// ```
    @discardableResult
    // Disfavoured, because the compiler ranks the injections that follow before it ranks this overload against the
    // main-actor overload for controllers and views.
    @_disfavoredOverload
    public func register<Instance>(
        _ type: Instance.Type,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Instance, Never> {
        add(.elsewhere(type, CodeLocation(fileID: fileID, line: line), .none))
    }

    /// Registers the injections of a `Sendable` type that other code instantiates.
    @discardableResult
    @_disfavoredOverload
    public func register<Instance: Sendable>(
        _ type: Instance.Type,
        fileID: String = #fileID,
        line: UInt = #line
    ) -> Component<Instance, Never> {
        add(.elsewhere(type, CodeLocation(fileID: fileID, line: line), .object))
    }
}

extension Container {
    package func add<Instance, Isolation>(_ registration: Registration) -> Component<Instance, Isolation> {
        change { registry in
            if registry.loading > 0 { registration.loading = PartLoading.current(in: self) }
            registry.add(registration)
        }
        return Component(registration: registration, container: self)
    }
}

extension Registration {
    /// Creates the registration of a component with a synchronous factory.
    static func factory<Instance, each Parameter>(
        _ make: @escaping @Sendable (repeat each Parameter) throws -> Instance,
        _ location: CodeLocation,
        _ sendability: Sendability
    ) -> Registration {
        let factory = Factory { resolution in
            try resolution.describe(ParameterTypes<repeat each Parameter>.self)
            return try make(repeat resolution.next((each Parameter).self))
        }
        return Registration(Instance.self, location, sendability, .factory(factory.untyped))
    }

    /// Creates the registration of a component of the main actor.
    package static func main<Instance, each Parameter>(
        _ make: @escaping @MainActor @Sendable (repeat each Parameter) throws -> Instance,
        _ location: CodeLocation,
        _ sendability: Sendability
    ) -> Registration {
        let isolated: @MainActor @Sendable (inout Resolution) throws -> Instance = { resolution in
            try resolution.describe(ParameterTypes<repeat each Parameter>.self)
            return try make(repeat resolution.next((each Parameter).self))
        }
        let factory = Factory<Instance>(unsafe withoutIsolation(isolated))
        return Registration(Instance.self, location, isMain: true, sendability, .factory(factory.untyped))
    }

    /// Creates the registration of a component with an asynchronous factory.
    static func async<Instance, each Parameter>(
        _ make: @escaping @concurrent @Sendable (repeat each Parameter) async throws -> Instance,
        _ location: CodeLocation,
        _ sendability: Sendability
    ) -> Registration {
        let factory: AsyncFactory = { resolution in
            try resolution.describe(ParameterTypes<repeat each Parameter>.self)
            let parameters = (repeat try resolution.next((each Parameter).self))
            return { try await make(repeat each parameters) }
        }
        return Registration(Instance.self, location, sendability, .async(factory))
    }

    /// Creates the registration of a component that other code instantiates.
    package static func elsewhere<Instance>(
        _ type: Instance.Type,
        _ location: CodeLocation,
        isMain: Bool = false,
        _ sendability: Sendability
    ) -> Registration {
        Registration(type, location, isMain: isMain, sendability, .elsewhere)
    }
}

// Unavailable declarations in the spelling of other containers, so that the compiler's error names the spelling here.

extension Container {
    /// Unavailable: DITranquillity's registration of one parameter.
    @available(*, unavailable, renamed: "register(_:fileID:line:)", message: "register takes any number of parameters")
    public func register1<Instance, Parameter>(
        _ make: @escaping (Parameter) throws -> Instance
    ) -> Component<Instance, Never> { fatalError("unavailable") }

    /// Unavailable: Swinject's registration of a service with a closure that resolves.
    @available(
        *,
        unavailable,
        message: "register the object: register { Cat(food: $0) }.as((any Animal).self, name: \"name\") { $0 }"
    )
    public func register<Service>(
        _ service: Service.Type,
        name: String? = nil,
        _ make: @escaping (SwinjectResolver) throws -> Service
    ) -> Component<Service, Never> { fatalError("unavailable") }

    /// Unavailable: a registration of an object.
    @available(*, unavailable, message: "register a closure that returns the object: register { store }")
    public func register<Instance: AnyObject>(_ object: Instance) -> Component<Instance, Never> {
        fatalError("unavailable")
    }

    /// Unavailable: a registration of a type under a name.
    @available(*, unavailable, message: "add the name with as: register(Cat.self).as(Cat.self, name: \"name\") { $0 }")
    public func register<Service>(_ service: Service.Type, name: String) -> Component<Service, Never> {
        fatalError("unavailable")
    }
}

/// The parameter of Swinject's closures.
@available(*, unavailable, message: "each parameter of the closure is a dependency: register { Cat(food: $0) }")
public struct SwinjectResolver: Sendable {
    /// Unavailable: each parameter of the closure is a dependency.
    public func resolve<Service>(_ service: Service.Type, name: String? = nil) -> Service? { fatalError("unavailable") }
}

/// Unavailable: DITranquillity's settings of the process.
@available(*, unavailable, message: "set the lifetime of each component, and injectsToSubviews of each container")
public enum DISetting {
    /// Unavailable: see ``DISetting``.
    public enum Defaults {
        /// Unavailable: see ``DISetting``.
        public static var lifeTime: SharedLifetime {
            get { .single }
            set {}
        }

        /// Unavailable: see ``DISetting``.
        public static var injectToSubviews: Bool {
            get { false }
            set {}
        }
    }
}

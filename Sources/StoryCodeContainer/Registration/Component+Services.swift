// Inlinable, so that a service is given where its type is known; see Container.register.

extension Component {
    /// ServiceIndex the component as another service, too; the compiler sees that it is one.
    ///
    /// ```swift
    /// container.register(Cat.init).as((any Animal).self) { $0 }
    /// ```
    ///
    /// All services of a component give the same object, as far as its lifetime shares one. A protocol and the same
    /// protocol `& Sendable` are one service, for they are one type when the program runs.
    ///
    /// - ParameterList:
    ///   - service: The service.
    ///   - name: The name under which it is offered; without one it is found by its type alone.
    ///   - tag: The tag under which it is offered: any type.
    ///   - convert: Gives the object as the service: `{ $0 }`.
    /// - Returns: The component.
    @discardableResult
    @inlinable
    public func `as`<Other>(
        _ service: Other.Type,
        name: String? = nil,
        tag: Any.Type? = nil,
        @ServiceBuilder<Other> check convert: @escaping @Sendable (Instance) -> Other
    ) -> Self {
        offer(service, name, tag, isChecked: true, convert)
    }

    /// ServiceIndex the component as another service, too, and leaves it to run time whether it is one.
    ///
    /// Where it can never be, `validate()` says so; otherwise whoever resolves it is thrown an error.
    ///
    /// - ParameterList:
    ///   - service: The service.
    ///   - name: The name under which it is offered; without one it is found by its type alone.
    ///   - tag: The tag under which it is offered: any type.
    /// - Returns: The component.
    @discardableResult
    @inlinable
    public func `as`<Other>(_ service: Other.Type, name: String? = nil, tag: Any.Type? = nil) -> Self {
        let location = location
        return offer(service, name, tag, isChecked: false) { object in
            guard let other = object as? Other else { throw wrongType(object, Other.self, location) }
            return other
        }
    }

    @inlinable
    func offer<Other>(
        _ service: Other.Type,
        _ name: String?,
        _ tag: Any.Type?,
        isChecked: Bool,
        _ convert: @escaping @Sendable (Instance) throws -> Other
    ) -> Self {
        add(ServiceKey(service, Qualifier(name: name, tag: tag)), isImpossible: !isChecked && canNeverBe(service)) {
            component,
            key in
            ResolvedService<Other>(component, key, convert: { try convert(same($0)) }) { component, resolution in
                try convert(unsafe unsafeDowncast(component, to: ResolvedComponent<Instance>.self).get(&resolution))
            }
        }
    }

    @usableFromInline var location: CodeLocation { registration.location }

    @usableFromInline
    func add(
        _ key: ServiceKey,
        isImpossible: Bool,
        _ makeService: @escaping @Sendable (AnyResolvedComponent, ServiceKey) -> AnyResolvedService
    ) -> Self {
        let service = RegisteredService(key: key, makeService: makeService, isImpossible: isImpossible)
        container.change { _ in registration.services.append(service) }
        return self
    }

    /// Whether no object of the component can be another: both are classes, and neither is derived of the other.
    @usableFromInline
    func canNeverBe<Other>(_ other: Other.Type) -> Bool {
        guard Instance.self is AnyClass, Other.self is AnyClass else { return false }
        return !(Instance.self is Other.Type) && !(Other.self is Instance.Type)
    }
}

/// Takes what a component is offered as.
///
/// Without it the compiler fails to say what is wrong where a component is not what it is offered as; so it names both
/// types.
@resultBuilder
public enum ServiceBuilder<Service>: Sendable {
    /// Gives the object as the service.
    ///
    /// - Parameter service: The object.
    /// - Returns: The same.
    @inlinable
    public static func buildBlock(_ service: Service) -> Service { service }
}

/// The error of an unchecked `as` that does not hold.
@usableFromInline
func wrongType(_ object: Any, _ service: Any.Type, _ location: CodeLocation) -> any Error {
    ContainerError(.wrongType(found: "\(type(of: object))"), [ContainerError.Step("\(service)", location)])
}

// Inlinable, so that a service is resolved where its type is known; see Container+Register.swift.

extension Component {
    /// Offers the component as another service; the compiler checks the conversion.
    ///
    /// ```swift
    /// container.register(Cat.init).as((any Animal).self) { $0 }
    /// ```
    ///
    /// All services of a component return the same object if its lifetime shares one. `any P` and `any P & Sendable`
    /// are one service, because they are one type at run time. A component that offers `any P` alone throws
    /// ``ContainerError/Reason/notSendable`` where `any P & Sendable` is requested.
    @discardableResult
    @inlinable
    public func `as`<Other>(
        _ service: Other.Type,
        name: String? = nil,
        tag: Any.Type? = nil,
        @ServiceBuilder<Other> check convert: @escaping @Sendable (Instance) -> Other
    ) -> Self {
        offer(service, name, tag, isChecked: true, isSendable: false, convert)
    }

    /// Offers the component as another service that is `Sendable`; the compiler checks the conversion.
    @discardableResult
    @inlinable
    public func `as`<Other: Sendable>(
        _ service: Other.Type,
        name: String? = nil,
        tag: Any.Type? = nil,
        @ServiceBuilder<Other> check convert: @escaping @Sendable (Instance) -> Other
    ) -> Self {
        offer(service, name, tag, isChecked: true, isSendable: true, convert)
    }

    /// Offers the component as another service, and checks the conversion at run time.
    ///
    /// If the conversion is impossible, `validate()` reports it; if it fails, resolving the service throws.
    @discardableResult
    @inlinable
    public func `as`<Other>(_ service: Other.Type, name: String? = nil, tag: Any.Type? = nil) -> Self {
        let location = location
        // A cast returns the same object, which is Sendable only if the component's object is.
        return offer(service, name, tag, isChecked: false, isSendable: isSendable) { object in
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
        isSendable: Bool,
        _ convert: @escaping @Sendable (Instance) throws -> Other
    ) -> Self {
        let key = ServiceKey(service, Qualifier(name: name, tag: tag))
        return add(key, isImpossible: !isChecked && canNeverBe(service), isSendable: isSendable) {
            ResolvedService<Other>($0, $1, convert: { try convert(cast($0)) }) { component, resolution in
                try convert(unsafe unsafeDowncast(component, to: ResolvedComponent<Instance>.self).get(&resolution))
            }
        }
    }

    @usableFromInline var location: CodeLocation { registration.location }

    @usableFromInline var isSendable: Bool { registration.sendability.contains(.object) }

    @usableFromInline
    func add(
        _ key: ServiceKey,
        isImpossible: Bool,
        isSendable: Bool,
        _ makeService: @escaping @Sendable (AnyResolvedComponent, ServiceKey) -> AnyResolvedService
    ) -> Self {
        let service = RegisteredService(
            key: key,
            makeService: makeService,
            isImpossible: isImpossible,
            isSendable: isSendable
        )
        container.change { $0.add(service, to: registration) }
        return self
    }

    /// Returns whether both types are classes and neither inherits from the other.
    @usableFromInline
    func canNeverBe<Other>(_ other: Other.Type) -> Bool {
        guard Instance.self is AnyClass, Other.self is AnyClass else { return false }
        return !(Instance.self is Other.Type) && !(Other.self is Instance.Type)
    }
}

/// The result builder of the closure that converts a component to a service.
///
/// With the builder, the compiler's error for a wrong conversion names both types.
@resultBuilder
public enum ServiceBuilder<Service>: Sendable {
    /// Returns the object as the service.
    @inlinable
    public static func buildBlock(_ service: Service) -> Service { service }
}

/// Returns the error of an unchecked `as` that fails.
@usableFromInline
func wrongType(_ object: Any, _ service: Any.Type, _ location: CodeLocation) -> any Error {
    ContainerError(.wrongType(found: "\(type(of: object))"), [ContainerError.Step("\(service)", location)])
}

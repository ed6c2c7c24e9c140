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
    /// If the conversion is impossible, `validate()` reports it; if it fails, resolving the service throws. A service
    /// that is not a class is not known to be `Sendable`, and stays on the main actor if the component belongs to it,
    /// because its conformance may belong to the main actor.
    @discardableResult
    @inlinable
    public func `as`<Other>(_ service: Other.Type, name: String? = nil, tag: Any.Type? = nil) -> Self {
        let location = location
        // A cast returns the same object, which is Sendable only if the component's object is.
        return offer(service, name, tag, isChecked: false, isSendable: isSendable && service is AnyClass) { object in
            guard let other = object as? Other else { throw wrongType(object, Other.self, location) }
            return other
        }
    }

    @inlinable
    @inline(never)
    func offer<Other>(
        _ service: Other.Type,
        _ name: String?,
        _ tag: Any.Type?,
        isChecked: Bool,
        isSendable: Bool,
        _ convert: @escaping @Sendable (Instance) throws -> Other
    ) -> Self {
        let get = ServiceGetter { component, resolution in
            let object: Instance = try component.get(&resolution)
            return try convert(object)
        }
        return add(
            ServiceKey(service, Qualifier(name: name, tag: tag)),
            isChecked: isChecked,
            isSendable: isSendable,
            ServiceConversion(get.untyped) { try convert(cast($0)) }
        )
    }

    @usableFromInline var location: CodeLocation { registration.location }

    @usableFromInline var isSendable: Bool { registration.isSendable }

    @usableFromInline
    func add(
        _ key: ServiceKey,
        isChecked: Bool,
        isSendable: Bool,
        _ conversion: ServiceConversion
    ) -> Self {
        let service = RegisteredService(
            key: key,
            conversion: conversion,
            isImpossible: !isChecked && registration.type.canNeverBe(key.type),
            isSendable: isSendable,
            isUnchecked: !isChecked && !(key.type.type is AnyClass) && !key.type.isExact
        )
        container.change { $0.add(service, to: registration) }
        return self
    }
}

extension TypeIdentity {
    /// Returns whether both types are classes and neither inherits from the other.
    fileprivate func canNeverBe(_ other: TypeIdentity) -> Bool {
        type is AnyClass && other.type is AnyClass && !isKind(of: other) && !other.isKind(of: self)
    }
}

/// The result builder of the closure that converts a component to a service.
///
/// With the builder, the compiler's error for a wrong conversion names both types.
///
/// See <doc:Registering-components>.
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

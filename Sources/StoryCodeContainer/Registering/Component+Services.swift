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
    public func `as`<Other>(
        _ service: Other.Type,
        name: String? = nil,
        tag: Any.Type? = nil,
        @ServiceBuilder<Other> check convert: @escaping @Sendable (Instance) -> Other
    ) -> Self {
        offer(service, name, tag, isSendable: false, convert)
    }

    /// Offers the component as another service that is `Sendable`; the compiler checks the conversion.
    @discardableResult
    public func `as`<Other: Sendable>(
        _ service: Other.Type,
        name: String? = nil,
        tag: Any.Type? = nil,
        @ServiceBuilder<Other> check convert: @escaping @Sendable (Instance) -> Other
    ) -> Self {
        offer(service, name, tag, isSendable: true, convert)
    }

    /// Offers the component as another service, and checks the conversion at run time.
    ///
    /// If the conversion is impossible, `validate()` reports it; if it fails, resolving the service throws. A service
    /// that is not a class is not known to be `Sendable`, and stays on the main actor if the component belongs to it,
    /// because its conformance may belong to the main actor.
    @discardableResult
    public func `as`<Other>(_ service: Other.Type, name: String? = nil, tag: Any.Type? = nil) -> Self {
        let location = registration.location
        // A cast returns the same object, which is Sendable only if the component's object is.
        let isSendable = registration.isSendable && service is AnyClass
        return offer(service, name, tag, isChecked: false, isSendable: isSendable) { object in
            if let other = object as? Other { return other }
            let step = ContainerError.Step("\(service)", location)
            throw ContainerError(.wrongType(found: "\(type(of: object))"), [step])
        }
    }

    func offer<Other>(
        _ service: Other.Type,
        _ name: String?,
        _ tag: Any.Type?,
        isChecked: Bool = true,
        isSendable: Bool,
        _ convert: @escaping @Sendable (Instance) throws -> Other
    ) -> Self {
        let key = ServiceKey(service, Qualifier(name: name, tag: tag))
        let get = ServiceGetter { component, resolution in
            try convert(component.get(Instance.self, &resolution))
        }
        let registered = RegisteredService(
            key: key,
            get: get.untyped,
            convert: { try convert(cast($0)) },
            isImpossible: !isChecked && registration.type.canNeverBe(key.type),
            isSendable: isSendable,
            isUnchecked: !isChecked && !(service is AnyClass) && !key.type.isExact
        )
        return changing { $0.add(registered, to: registration) }
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

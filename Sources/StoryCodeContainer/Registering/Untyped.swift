/// Stands for the type of an object in a closure that is stored without it.
///
/// In a generic structure, closures for all types have one calling convention, so the structures below differ only in
/// their type, which a cast removes and restores without a check:
///
/// - A component restores the type of its registration: the callers know it from the same registration, open the
///   registration's metatype, or hold a service of that type that has no conversion.
/// - A service restores the type of its key: each request finds a service by the type that the result has, and a factory
///   takes its dependencies in the order of the requests that were derived from the same parameters.
///
/// Assertions compare the types in debug builds. If the classes of the container were generic instead, the run time
/// would create three classes for each registered type.
@usableFromInline
package enum Untyped: Sendable {}

/// A closure that creates the object of a component with the dependencies that a resolution provides.
@usableFromInline
package struct Factory<Instance>: Sendable {
    @usableFromInline let call: @Sendable (inout Resolution) throws -> Instance

    init(_ call: @escaping @Sendable (inout Resolution) throws -> Instance) { self.call = call }

    var untyped: Factory<Untyped> { unsafe unsafeBitCast(self, to: Factory<Untyped>.self) }
}

/// A closure that changes an object with the dependencies that a resolution provides.
struct Injection<Instance>: Sendable {
    let call: @Sendable (inout Instance, inout Resolution) throws -> Void

    init(_ call: @escaping @Sendable (inout Instance, inout Resolution) throws -> Void) { self.call = call }

    var untyped: Injection<Untyped> { unsafe unsafeBitCast(self, to: Injection<Untyped>.self) }
}

/// A closure that returns the object of a component as another service.
///
/// It receives the component and captures no more than the conversion: a call would retain the captures, and all threads
/// would write the same reference count.
@usableFromInline
struct ServiceGetter<Service>: Sendable {
    @usableFromInline let call: @Sendable (ResolvedComponent, inout Resolution) throws -> Service

    init(_ call: @escaping @Sendable (ResolvedComponent, inout Resolution) throws -> Service) { self.call = call }

    var untyped: ServiceGetter<Untyped> { unsafe unsafeBitCast(self, to: ServiceGetter<Untyped>.self) }
}

/// The part of a component that depends on the type of its object.
///
/// All specialisations have one layout. A component inherits from the one without the type, and code that knows the type
/// casts the reference. A cast of the closure would retain its captures for each call, and all threads would write the
/// same reference count.
// Unchecked: it is immutable.
@usableFromInline
package class FactoryOwner<Instance>: @unchecked Sendable {
    @usableFromInline final let factory: Factory<Instance>

    init(_ factory: Factory<Instance>) { self.factory = factory }
}

/// The part of a service that depends on its type; see ``FactoryOwner``.
// Unchecked: it is immutable.
@usableFromInline
package class GetterOwner<Service>: @unchecked Sendable {
    /// The conversion of the component's object, or nil for the component's own type.
    @usableFromInline final let getter: ServiceGetter<Service>?

    init(_ getter: ServiceGetter<Service>?) { self.getter = getter }
}

/// Returns a closure of the main actor as one of any thread; the isolation is not part of the calling convention.
///
/// The constraint ``Constraints/main`` of the component ensures that only resolutions on the main actor call it.
@unsafe
func withoutIsolation<Isolated, Closure>(_ closure: Isolated) -> Closure {
    unsafe unsafeBitCast(closure, to: Closure.self)
}

import StoryCodeLocks

/// A service of a component in one container.
///
/// The component retains it, and the container retains the component.
// Unchecked: immutable once other threads can access it, except the object, which is published once. Safe: its pointers
// refer to the component, which outlives it.
@safe
@usableFromInline
package final class ResolvedService: GetterOwner<Untyped>, @unchecked Sendable {
    package unowned let component: ResolvedComponent
    let key: ServiceKey
    /// The component, for use without retaining it.
    @usableFromInline package let unmanagedComponent: Unmanaged<ResolvedComponent>
    @usableFromInline let facts: UnsafeMutablePointer<ComponentFacts>

    /// Whether the service may be passed where the compiler requires a `Sendable` type.
    @usableFromInline package let isSendable: Bool

    /// The address of the published object, or 0.
    fileprivate let publishedAddress = Atomic<UInt>(0)

    /// Whether the container retains the object permanently, so that it can be published.
    @usableFromInline let isPermanent: Bool

    /// The published object, or nil.
    @usableFromInline var published: UnsafeRawPointer? {
        unsafe UnsafeRawPointer(bitPattern: publishedAddress.load(ordering: .acquiring))
    }

    @usableFromInline package var constraints: Constraints { unsafe facts.pointee.constraints }

    /// The constraints, and that of an unchecked conversion, which may depend on a conformance of the main actor.
    var allConstraints: Constraints {
        isUnchecked && component.registration.isMain ? constraints.union(.confined) : constraints
    }

    /// Whether only a cast at run time converts the object; see ``RegisteredService/isUnchecked``.
    let isUnchecked: Bool

    private let convert: (@Sendable (Any) throws -> Any)?

    /// The published object, where tools find it that read the memory of the container.
    private var retained: Any?

    /// Creates the service that a component offers by `as`, or its own type.
    init(_ component: ResolvedComponent, _ key: ServiceKey, _ registered: RegisteredService?) {
        self.component = component
        self.key = key
        unsafe unmanagedComponent = Unmanaged.passUnretained(component)
        unsafe facts = component.facts
        isPermanent = component.lifetime.isPermanent
        convert = registered?.convert
        isSendable = registered?.isSendable ?? component.registration.sendability.contains(.object)
        isUnchecked = registered?.isUnchecked ?? false
        super.init(registered?.get)
    }

    /// The service in the path of an error.
    package var step: ContainerError.Step { ContainerError.Step(key.description, component.registration.location) }

    /// Returns the error of a call that does not meet a constraint.
    func error(of constraint: Constraints) -> ContainerError { component.error(of: constraint, from: step) }

    /// Throws if the caller requests a `Sendable` type and the objects are not known to be `Sendable`.
    func checkSendable() throws {
        if !isKnownSendable { throw ContainerError(.notSendable, [step]) }
    }

    /// Whether the objects are `Sendable` where the compiler requires it of the requested type.
    var isKnownSendable: Bool { isSendable || key.type.isExact || key.type.type is any Actor.Type }

    /// Resolves the object as a dependency of another, given the type of the service.
    // Inlinable because Container.construct, which is specialised, calls it.
    @inlinable
    @inline(__always)
    func resolve<Service>(_ type: Service.Type, _ resolution: inout Resolution) throws -> Service {
        guard isPermanent else { return try get(&resolution) }
        if let object = unsafe published { return unsafe object.assumingMemoryBound(to: type).pointee }
        let object: Service = try get(&resolution)
        publish(object)
        return object
    }

    @inlinable
    @inline(__always)
    func get<Service>(_ resolution: inout Resolution) throws -> Service {
        try unsafe unmanagedComponent._withUnsafeGuaranteedRef {
            // Created for this type; see ``Untyped``.
            let typed = unsafe _unsafeUncheckedDowncast(self, to: GetterOwner<Service>.self)
            if let getter = typed.getter { return try getter.call($0, &resolution) }
            return try $0.get(Service.self, &resolution)
        }
    }

    /// Resolves the object where its type is not known.
    func object(_ resolution: inout Resolution) throws -> Any { try resolve(key.type.type, &resolution) }

    /// Converts an object of the component to this service.
    func converted(_ object: Any) throws -> Any { try convert?(object) ?? object }

    /// Publishes a shared object for later calls, once the component's store contains it.
    @usableFromInline
    func publish<Service>(_ object: Service) {
        guard let shared = component.sharedObject, isSame(object, shared) else { return }
        let pointer = UnsafeMutablePointer<Service>.allocate(capacity: 1)
        unsafe pointer.initialize(to: object)
        let address = UInt(bitPattern: pointer)
        // Another thread may have published the object.
        let (isFirst, _) = publishedAddress.compareExchange(expected: 0, desired: address, ordering: .releasing)
        if isFirst { retained = object } else { unsafe release(pointer) }
    }

    /// Returns whether a service is the shared object, or a value of the same type, and no other one that the conversion
    /// created.
    ///
    /// Only these are known to be `Sendable`: `[any P]` and `[any P & Sendable]` are one type.
    private func isSame(_ object: Any, _ shared: Any) -> Bool {
        if convert == nil { return true }
        guard type(of: object) == type(of: shared) else { return false }
        if type(of: object) is AnyClass { return object as AnyObject === shared as AnyObject }
        return TypeIdentity(type(of: object)).isExact
    }

    /// Releases the object when the container is released and no thread can resolve the service.
    func releaseObject() {
        func release<Service>(_ type: Service.Type, _ address: UInt) {
            if let pointer = unsafe UnsafeMutablePointer<Service>(bitPattern: address) { unsafe self.release(pointer) }
        }
        release(key.type.type, publishedAddress.exchange(0, ordering: .acquiring))
        retained = nil
    }

    private func release<Service>(_ pointer: UnsafeMutablePointer<Service>) {
        unsafe pointer.deinitialize(count: 1)
        unsafe pointer.deallocate()
    }
}

import StoryCodeLocks

/// A service of a component in one container, without its type.
///
/// The component retains it, and the container retains the component.
// Unchecked: immutable once other threads can access it, except the object, which is published once. Safe: its pointers
// refer to the component, which outlives it.
@safe
@usableFromInline
package class AnyResolvedService: @unchecked Sendable {
    package unowned let component: AnyResolvedComponent
    let key: ServiceKey
    /// The component, for use without retaining it.
    @usableFromInline package final let unmanagedComponent: Unmanaged<AnyResolvedComponent>
    @usableFromInline final let facts: UnsafeMutablePointer<ComponentFacts>

    /// Whether the service may be passed where the compiler requires a `Sendable` type.
    // Unchecked: written once, before other threads can access the service.
    @exclusivity(unchecked)
    @usableFromInline package final var isSendable = false

    /// The address of the published object, or 0.
    fileprivate let publishedAddress = Atomic<UInt>(0)

    /// Whether the container retains the object permanently, so that it can be published.
    @usableFromInline final let isPermanent: Bool

    /// The published object, or nil.
    @usableFromInline final var published: UnsafeRawPointer? {
        unsafe UnsafeRawPointer(bitPattern: publishedAddress.load(ordering: .acquiring))
    }

    @usableFromInline package final var constraints: Constraints { unsafe facts.pointee.constraints }

    /// The constraints, and that of an unchecked conversion, which may depend on a conformance of the main actor.
    final var allConstraints: Constraints {
        isUnchecked && component.registration.isMain ? constraints.union(.confined) : constraints
    }

    /// Whether only a cast at run time converts the object; see ``RegisteredService/isUnchecked``.
    final var isUnchecked = false

    init(_ component: AnyResolvedComponent, _ key: ServiceKey) {
        self.component = component
        self.key = key
        unsafe unmanagedComponent = Unmanaged.passUnretained(component)
        unsafe facts = component.facts
        isPermanent = component.lifetime.isPermanent
    }

    /// The service in the path of an error.
    package final var step: ContainerError.Step {
        ContainerError.Step(key.description, component.registration.location)
    }

    /// Throws if the caller requests a `Sendable` type and the objects are not known to be `Sendable`.
    final func checkSendable() throws {
        if !isKnownSendable { throw ContainerError(.notSendable, [step]) }
    }

    /// Whether the objects are `Sendable` where the compiler requires it of the requested type.
    final var isKnownSendable: Bool {
        unsafe isSendable || key.type.isExact || key.type.type is any Actor.Type
    }

    func object(_ resolution: inout Resolution) throws -> Any { mustOverride() }

    /// Releases the object when the container is released and no thread can resolve the service.
    func releaseObject() { mustOverride() }

    /// Converts an object of the component to this service.
    func converted(_ object: Any) throws -> Any { mustOverride() }
}

/// A service of a component, with its type.
// Unchecked as its superclass is.
@usableFromInline
package final class ResolvedService<Service>: AnyResolvedService, @unchecked Sendable {
    /// Resolves the object; specialised where the component was registered.
    ///
    /// The closure receives the component and captures nothing: a call would retain the captures, and all threads would
    /// write the same reference count.
    @usableFromInline let get: (AnyResolvedComponent, inout Resolution) throws -> Service

    /// Converts an object of the component to this service, or nil if they have the same type.
    let convert: ((Any) throws -> Service)?

    /// The published object, where tools find it that read the memory of the container.
    private var retained: Service?

    @usableFromInline
    package init(
        _ component: AnyResolvedComponent,
        _ key: ServiceKey,
        convert: ((Any) throws -> Service)?,
        get: @escaping (AnyResolvedComponent, inout Resolution) throws -> Service
    ) {
        self.get = get
        self.convert = convert
        super.init(component, key)
    }

    /// Resolves the object as a dependency of another.
    // Inlinable because Container.construct, which is specialised, calls it.
    @inlinable
    @inline(__always)
    func resolve(_ resolution: inout Resolution) throws -> Service {
        guard isPermanent else {
            return try unsafe unmanagedComponent._withUnsafeGuaranteedRef { try get($0, &resolution) }
        }
        if let object = unsafe published { return unsafe object.assumingMemoryBound(to: Service.self).pointee }
        let object = try unsafe unmanagedComponent._withUnsafeGuaranteedRef { try get($0, &resolution) }
        publish(object)
        return object
    }

    /// Publishes a shared object for later calls, once the component's store contains it.
    @usableFromInline
    func publish(_ object: Service) {
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
    private func isSame(_ object: Service, _ shared: Any) -> Bool {
        if convert == nil { return true }
        let object = object as Any
        guard type(of: object) == type(of: shared) else { return false }
        if type(of: object) is AnyClass { return object as AnyObject === shared as AnyObject }
        return TypeIdentity(type(of: object)).isExact
    }

    override func object(_ resolution: inout Resolution) throws -> Any { try resolve(&resolution) }

    override func releaseObject() {
        let address = publishedAddress.exchange(0, ordering: .acquiring)
        if let pointer = unsafe UnsafeMutablePointer<Service>(bitPattern: address) { unsafe release(pointer) }
        retained = nil
    }

    private func release(_ pointer: UnsafeMutablePointer<Service>) {
        unsafe pointer.deinitialize(count: 1)
        unsafe pointer.deallocate()
    }

    override func converted(_ object: Any) throws -> Any {
        guard let convert else { return object }
        return try convert(object)
    }
}

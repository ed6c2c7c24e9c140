import Synchronization

/// A service as one component of one container gives it; its type is known to ``ResolvedService``.
///
/// Belongs to its node, which the container keeps.
// Unchecked: as a node, it stays the same once somebody else can see it, but for the object, which is published once.
// Its pointers are the node's, which the container keeps as long as this.
@safe
@usableFromInline
package class AnyResolvedService: @unchecked Sendable {
    package unowned let component: AnyResolvedComponent
    let key: ServiceKey
    /// The node once more, to be used without being retained.
    @usableFromInline package final let unmanagedComponent: Unmanaged<AnyResolvedComponent>
    @usableFromInline final let facts: UnsafeMutablePointer<ComponentFacts>

    /// Whether its object is there for good.
    final let ready = Atomic(false)
    /// Whether somebody has begun to enter it.
    final let publishing = Atomic(false)

    /// Whether the object stays for good once it is made.
    @usableFromInline final let isPermanent: Bool

    @usableFromInline final var isReady: Bool { ready.load(ordering: .acquiring) }

    /// Why a plain call cannot resolve it; empty if it can.
    @usableFromInline package final var constraints: Constraints { unsafe facts.pointee.constraints }

    init(_ component: AnyResolvedComponent, _ key: ServiceKey) {
        self.component = component
        self.key = key
        unsafe unmanagedComponent = Unmanaged.passUnretained(component)
        unsafe facts = component.facts
        isPermanent = component.lifetime.isPermanent
    }

    /// Where it is in a path.
    package final var step: ContainerError.Step {
        ContainerError.Step(key.description, component.registration.location)
    }

    /// The object, its type forgotten.
    func object(_ resolution: inout Resolution) throws -> Any {
        preconditionFailure("an service knows its type")
    }

    /// Lets the object go, for its container ends, and nobody can ask any more.
    func forget() { preconditionFailure("an service knows its type") }

    /// What an object of the component is as this service.
    func converted(_ object: Any) throws -> Any { preconditionFailure("an service knows its type") }
}

/// Why a plain call cannot resolve a service.
@usableFromInline
package struct Constraints: OptionSet, Hashable, Sendable {
    @usableFromInline package let rawValue: UInt8

    @usableFromInline
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It, or something that it needs, belongs to the main actor.
    static let main = Constraints(rawValue: 1)
    /// It, or something that it needs, is awaited.
    package static let await = Constraints(rawValue: 2)
    /// It takes arguments.
    static let arguments = Constraints(rawValue: 4)
    /// It, or something that it needs, is of the main actor and not Sendable: it cannot leave it.
    static let confined = Constraints(rawValue: 8)
    /// What a component has because something has it that it needs at once.
    static let inherited: Constraints = [.main, .await, .confined]
}

/// A service as one component of one container gives it.
@usableFromInline
package final class ResolvedService<Service>: AnyResolvedService, @unchecked Sendable {
    /// Gives the object; specialised where the component was registered.
    ///
    /// Called with the node, so that it captures nothing: whoever calls a closure retains what it captures, and all
    /// threads would do so.
    @usableFromInline let get: (AnyResolvedComponent, inout Resolution) throws -> Service

    /// What a component's object is as this service; nil where it is the same.
    let convert: ((Any) throws -> Service)?

    /// A shared object once it is made, for those who ask again; written once, before ``isReady`` says so.
    // Unchecked, for nobody reads it before it is written, nor writes it afterwards.
    @exclusivity(unchecked)
    @usableFromInline var value: Service?

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

    /// Gives the object as a dependency of another.
    // Inlinable, as Resolution.next, which is most of its callers.
    @inlinable
    @inline(__always)
    func take(_ resolution: inout Resolution) throws -> Service {
        if isReady, let value = unsafe value { return value }
        let object = try unsafe unmanagedComponent._withUnsafeGuaranteedRef { try get($0, &resolution) }
        if isPermanent { publish(object) }
        return object
    }

    /// Keeps a shared object for those who ask again, once it is everybody's.
    @usableFromInline
    func publish(_ object: Service) {
        guard let kept = component.kept, isItself(object, kept), publishing.exchange(true, ordering: .relaxed) == false
        else { return }
        unsafe value = object
        ready.store(true, ordering: .releasing)
    }

    /// Whether a service is the shared object itself, not something that was made of it for one who asked: only the
    /// object is known to be Sendable.
    private func isItself(_ object: Service, _ kept: Any) -> Bool {
        if convert == nil { return true }
        let object = object as Any
        guard type(of: object) == type(of: kept) else { return false }
        return !(type(of: object) is AnyClass) || object as AnyObject === kept as AnyObject
    }

    override func object(_ resolution: inout Resolution) throws -> Any { try take(&resolution) }

    override func forget() { unsafe value = nil }

    override func converted(_ object: Any) throws -> Any {
        guard let convert else { return object }
        return try convert(object)
    }
}

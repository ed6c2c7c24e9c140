/// A component in one container.
// Unchecked as its superclass is.
@usableFromInline
package final class ResolvedComponent<Instance>: AnyResolvedComponent, @unchecked Sendable {
    /// Makes the object of its dependencies.
    @usableFromInline let make: Registration<Instance>.Factory
    let making: Registration<Instance>.Making
    let injections: [Injection<Instance>]
    let finishers: [@Sendable (inout Instance) throws -> Void]
    /// Whether its objects may remember that they were injected.
    let recordsInjection: Bool

    init(_ registration: Registration<Instance>, in container: Container, home: Container) {
        making = registration.making
        injections = registration.injections
        finishers = registration.finishers
        recordsInjection =
            registration.isMain && !(injections.isEmpty && finishers.isEmpty)
            && (Instance.self is any InjectionTracking.Type || !(Instance.self is AnyClass))
        switch registration.making {
        case .factory(let factory): make = factory
        case .awaited: make = { _ in preconditionFailure("what is awaited is not made at once") }
        case .elsewhere:
            let step = ContainerError.Step(registration.type.description, registration.location)
            make = { _ in throw ContainerError(.isMadeElsewhere, [step]) }
        }
        super.init(registration, in: container, home: home)
    }

    override var isPlain: Bool {
        guard case .factory = making, case .prototype = lifetime else { return false }
        return injections.isEmpty && finishers.isEmpty && cycle == nil && !constraints.contains(.await)
            && !constraints.contains(.arguments)
    }

    override func make(_ resolution: inout Resolution) throws -> Any {
        let made: Instance = try make(&resolution, at: 0)
        return made
    }

    override func make(_ awaited: AsyncDependencies) async throws -> Any {
        guard case .awaited(let make) = making else { preconditionFailure("only what is awaited is made so") }
        return try await make(awaited)
    }

    override func apply(_ phase: Int, to object: Any, _ resolution: inout Resolution) throws -> Any {
        var typed: Instance = same(object)
        recordInjection(of: typed)
        let place = dependencies.prefix(phase).joined().count
        try apply(injections[phase - 1], to: &typed, &resolution, at: place)
        return typed
    }

    override func finish(_ object: Any) throws -> Any {
        var typed: Instance = same(object)
        recordInjection(of: typed)
        try finish(&typed)
        return typed
    }

    override func injected(_ object: Any, _ resolution: inout Resolution) throws -> Any {
        try build(&resolution, [], given: same(object))
    }

    /// Gives an object: another one, or the one that is shared.
    // Inlinable, so that the factory is called where its types are known; as generic code it takes ten times as long.
    @inlinable
    @inline(__always)
    package func get(_ resolution: inout Resolution) throws -> Instance {
        guard unsafe facts.pointee.isPlain else { return try getShared(&resolution) }
        return try make(&resolution, at: 0)
    }

    /// Calls the factory.
    @inlinable
    @inline(__always)
    func make(_ resolution: inout Resolution, at first: Int) throws -> Instance {
        let before = unsafe resolution.steps
        unsafe resolution.steps = UnsafePointer(facts.pointee.steps.unsafelyUnwrapped) + first
        defer { unsafe resolution.steps = before }
        return try make(&resolution)
    }
}

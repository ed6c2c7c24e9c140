/// A component in one container, with its type.
// Unchecked as its superclass is.
@usableFromInline
package final class ResolvedComponent<Instance>: AnyResolvedComponent, @unchecked Sendable {
    @usableFromInline let make: Registration<Instance>.Factory
    let injections: [Registration<Instance>.Injection]
    let finishers: [Registration<Instance>.Injection]
    /// Whether its objects may be ``InjectionTracking``.
    let recordsInjection: Bool

    init(_ registration: Registration<Instance>, in container: Container, home: Container) {
        injections = registration.injections
        finishers = registration.finishers
        recordsInjection =
            registration.isMain && !(injections.isEmpty && finishers.isEmpty)
            && (Instance.self is any InjectionTracking.Type || !(Instance.self is AnyClass))
        if case .factory(let factory) = registration.making {
            make = factory
        } else {
            make = { [step = registration.step] _ in throw ContainerError(.isMadeElsewhere, [step]) }
        }
        super.init(
            registration,
            in: container,
            home: home,
            lastPhase: finishers.isEmpty ? injections.count : injections.count + 1
        )
    }

    var making: Registration<Instance>.Making {
        unsafe unsafeDowncast(registration, to: Registration<Instance>.self).making
    }

    override func injected(_ object: Any, isRecorded: Bool, _ resolution: inout Resolution) throws -> Any {
        try build(&resolution, .none, given: cast(object), isRecorded: isRecorded)
    }

    override func object(_ graph: ObjectGraph, _ arguments: [any Sendable]) async throws -> Any {
        try await get(AsyncResolution(graph), arguments)
    }

    override func run(_ step: PostponedStep, _ resolution: inout Resolution) throws {
        var object: Instance = cast(step.object)
        try run(step.phase, on: &object, &resolution)
    }

    /// Returns an object of the component: a new one, or the shared one.
    // Inlinable, so that the factory is called where its types are known. Unspecialised, the call takes ten times as
    // long.
    @inlinable
    @inline(__always)
    package func get(_ resolution: inout Resolution) throws -> Instance {
        guard unsafe facts.pointee.isPlain else { return try getShared(&resolution) }
        return try make(&resolution, at: 0)
    }

    /// Calls the factory with the dependencies from an index on.
    @inlinable
    @inline(__always)
    func make(_ resolution: inout Resolution, at first: Int) throws -> Instance {
        let outer = unsafe resolution.dependencies
        unsafe resolution.dependencies = facts.pointee.dependencies + first
        defer { unsafe resolution.dependencies = outer }
        do { return try make(&resolution) } catch { throw passing(error) }
    }
}

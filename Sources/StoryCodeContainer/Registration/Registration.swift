/// What is known of a component.
// Unchecked as its superclass is.
@usableFromInline
package final class Registration<Instance>: AnyRegistration, @unchecked Sendable {
    /// Makes the object of what a resolution gives it.
    @usableFromInline package typealias Factory = @Sendable (inout Resolution) throws -> Instance

    /// The same where it is awaited.
    @usableFromInline package typealias AsyncFactory =
        @concurrent @Sendable (AsyncDependencies) async throws -> Instance

    /// How it is made.
    @usableFromInline
    package enum Making: Sendable {
        case factory(Factory)
        case awaited(AsyncFactory)
        case elsewhere
    }

    @usableFromInline let making: Making
    /// What the factory parameters for.
    @usableFromInline let parameters: @Sendable () -> ParameterList
    /// Makes the entry under the component's own type.
    @usableFromInline let makeService: @Sendable (AnyResolvedComponent, ServiceKey) -> AnyResolvedService

    @usableFromInline var injections: [Injection<Instance>] = []
    @usableFromInline var finishers: [@Sendable (inout Instance) throws -> Void] = []

    // Inlinable, for looking up what its types are at run time takes longer than all the rest of registering.
    @inlinable
    package init(
        _ location: CodeLocation,
        isMain: Bool,
        _ making: Making,
        parameters: @escaping @Sendable () -> ParameterList,
        makeService: @escaping @Sendable (AnyResolvedComponent, ServiceKey) -> AnyResolvedService
    ) {
        self.making = making
        self.parameters = parameters
        self.makeService = makeService
        super.init(Instance.self, location, isMain: isMain)
    }

    override var canBeMade: Bool {
        if case .elsewhere = making { false } else { true }
    }

    override var isAwaited: Bool {
        if case .awaited = making { true } else { false }
    }

    override var requests: [[DependencyRequest]] {
        let own = parameters().requests.enumerated().map { $1.qualified(qualifiers[$0] ?? .none) }
        return [own]
            + injections.map { injection in injection.parameters().requests.map { $0.qualified(injection.qualifier) } }
    }

    override func service(of component: AnyResolvedComponent, _ key: ServiceKey) -> AnyResolvedService {
        services.first { $0.key == key }?.makeService(component, key) ?? makeService(component, key)
    }

    override func makeComponent(in container: Container, home: Container) -> AnyResolvedComponent {
        ResolvedComponent(self, in: container, home: home)
    }

    override func copy() -> AnyRegistration {
        let copy = Registration(location, isMain: isMain, making, parameters: parameters, makeService: makeService)
        copy.index = index
        copy.loading = loading
        copy.isConfined = isConfined
        copy.services = services
        copy.lifetime = lifetime
        copy.isDefault = isDefault
        copy.qualifiers = qualifiers
        copy.injections = injections
        copy.finishers = finishers
        copy.annotations = annotations
        return copy
    }

    override func suits(_ object: Any) -> Bool {
        object is Instance && (Instance.self is AnyClass || Swift.type(of: object) == Instance.self)
    }

    package override func covers(_ other: Any.Type) -> Bool { other is Instance.Type }
}

/// What is injected into a component's object after it was made.
@usableFromInline
struct Injection<Instance>: Sendable {
    let qualifier: Qualifier
    let parameters: @Sendable () -> ParameterList
    let apply: @Sendable (inout Instance, inout Resolution) throws -> Void
}

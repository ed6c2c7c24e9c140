/// The registration of a component, with its type.
// Unchecked as its superclass is.
@usableFromInline
package final class Registration<Instance>: AnyRegistration, @unchecked Sendable {
    /// Creates the object with the dependencies that a resolution provides.
    @usableFromInline package typealias Factory = @Sendable (inout Resolution) throws -> Instance

    /// Returns a closure that creates the object with the dependencies that a resolution provides.
    @usableFromInline package typealias AsyncFactory =
        @Sendable (inout Resolution) throws -> @concurrent () async throws -> Instance

    /// How objects of the component are created.
    @usableFromInline
    package enum Making: Sendable {
        case factory(Factory)
        case async(AsyncFactory)
        /// Other code creates them; the component has injections only.
        case elsewhere
    }

    @usableFromInline let making: Making
    @usableFromInline let parameters: @Sendable () -> ParameterList
    /// Creates the resolved service of the component's own type.
    @usableFromInline let makeService: @Sendable (AnyResolvedComponent, ServiceKey) -> AnyResolvedService

    @usableFromInline var injections: [Injection<Instance>] = []
    @usableFromInline var finishers: [Injection<Instance>.Apply] = []

    // Inlinable, because a lookup of the generic types at run time takes longer than the rest of a registration.
    @inlinable
    package init(
        _ location: CodeLocation,
        isMain: Bool,
        _ sendability: Sendability,
        _ making: Making,
        parameters: @escaping @Sendable () -> ParameterList,
        makeService: @escaping @Sendable (AnyResolvedComponent, ServiceKey) -> AnyResolvedService
    ) {
        self.making = making
        self.parameters = parameters
        self.makeService = makeService
        super.init(Instance.self, location, isMain: isMain, sendability)
    }

    override var hasFactory: Bool {
        if case .elsewhere = making { false } else { true }
    }

    override var isAwaited: Bool {
        if case .async = making { true } else { false }
    }

    override var requests: [[DependencyRequest]] {
        let own = parameters().requests.enumerated().map { $1.qualified(qualifiers[$0] ?? .none) }
        return [own]
            + injections.map { injection in injection.parameters().requests.map { $0.qualified(injection.qualifier) } }
    }

    override func service(of component: AnyResolvedComponent, _ key: ServiceKey) -> AnyResolvedService {
        let added = services.first { $0.key == key }
        let service = (added?.makeService ?? makeService)(component, key)
        unsafe service.isSendable = added?.isSendable ?? sendability.contains(.object) || key.type.isExact
        return service
    }

    override func makeComponent(in container: Container, home: Container) -> AnyResolvedComponent {
        ResolvedComponent(self, in: container, home: home)
    }

    override func copy() -> AnyRegistration {
        let copy = Registration(
            location,
            isMain: isMain,
            sendability,
            making,
            parameters: parameters,
            makeService: makeService
        )
        copy.index = index
        copy.loading = loading
        copy.isConfined = isConfined
        copy.allowsNonSendable = allowsNonSendable
        copy.services = services
        copy.lifetime = lifetime
        copy.isDefault = isDefault
        copy.qualifiers = qualifiers
        copy.injections = injections
        copy.finishers = finishers
        copy.annotations = annotations
        return copy
    }

    override func matches(_ object: Any) -> Bool {
        object is Instance && (Instance.self is AnyClass || Swift.type(of: object) == Instance.self)
    }

    package override func covers(_ other: Any.Type) -> Bool { other is Instance.Type }
}

/// One injection into a component's object after its creation.
@usableFromInline
struct Injection<Instance>: Sendable {
    let qualifier: Qualifier
    let parameters: @Sendable () -> ParameterList
    let apply: Apply

    @usableFromInline typealias Apply = @Sendable (inout Instance, inout Resolution) throws -> Void
}

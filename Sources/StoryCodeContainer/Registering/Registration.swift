/// The registration of a component, with its type.
// Unchecked as its superclass is.
@usableFromInline
package final class Registration<Instance>: AnyRegistration, @unchecked Sendable {
    /// Creates the object with the dependencies that a resolution provides.
    @usableFromInline package typealias Factory = @Sendable (inout Resolution) throws -> Instance

    /// Returns a closure that creates the object with the dependencies that a resolution provides.
    @usableFromInline package typealias AsyncFactory =
        @Sendable (inout Resolution) throws -> @concurrent () async throws -> Any

    /// Changes the object with the dependencies that a resolution provides.
    @usableFromInline typealias Injection = @Sendable (inout Instance, inout Resolution) throws -> Void

    /// How objects of the component are created.
    @usableFromInline
    package enum Making: Sendable {
        case factory(Factory)
        case async(AsyncFactory)
        /// Other code creates them; the component has injections only.
        case elsewhere
    }

    @usableFromInline let making: Making

    @usableFromInline var injections: [Injection] = []
    @usableFromInline var finishers: [Injection] = []

    @usableFromInline
    package init(
        _ location: CodeLocation,
        isMain: Bool,
        _ sendability: Sendability,
        _ making: Making,
        parameters: @escaping @Sendable () -> ParameterList
    ) {
        self.making = making
        let isAwaited = if case .async = making { true } else { false }
        let isMadeElsewhere = if case .elsewhere = making { true } else { false }
        super.init(
            Instance.self,
            location,
            hasFactory: !isMadeElsewhere,
            isAwaited: isAwaited,
            isMain: isMain,
            sendability,
            parameters: parameters
        )
    }

    override func makeComponent(in container: Container, home: Container) -> AnyResolvedComponent {
        ResolvedComponent(self, in: container, home: home)
    }

    override func makeService(of component: AnyResolvedComponent, _ key: ServiceKey) -> AnyResolvedService {
        ResolvedService<Instance>(component, key, convert: nil) { component, resolution in
            try unsafe unsafeDowncast(component, to: ResolvedComponent<Instance>.self).get(&resolution)
        }
    }

    override func copy() -> AnyRegistration {
        let copy = Registration(location, isMain: isMain, sendability, making, parameters: parameters)
        copy.index = index
        copy.loading = loading
        copy.isConfined = isConfined
        copy.allowsNonSendable = allowsNonSendable
        copy.services = services
        copy.lifetime = lifetime
        copy.isDefault = isDefault
        copy.qualifiers = qualifiers
        copy.injectionParameters = injectionParameters
        copy.injections = injections
        copy.finishers = finishers
        copy.annotations = annotations
        return copy
    }
}

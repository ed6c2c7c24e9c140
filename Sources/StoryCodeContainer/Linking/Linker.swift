/// Resolves registrations to components with their dependencies, in a locked container.
struct Linker {
    private let container: Container

    /// The components that were created, each of which may add further ones when its dependencies are resolved.
    private var new: [ResolvedComponent] = []

    init(_ container: Container) { self.container = container }

    /// Resolves the dependencies of all new components, and then analyses them.
    mutating func finish() {
        var index = 0
        while index < new.count {
            link(new[index])
            index += 1
        }
        if !new.isEmpty { container.analyse(new) }
    }

    /// Adds a component without resolved dependencies.
    mutating func add(_ component: ResolvedComponent) { new.append(component) }

    /// Returns the known component of a registration, or a new one without resolved dependencies.
    mutating func component(of registration: Registration, home: Container) -> ResolvedComponent {
        if home !== container, !registration.lifetime.isPerContainer {
            return home.component(of: registration, home: home)
        }
        let registry = container.registry
        let identity = Registry.ComponentIdentity(registration: .init(registration), home: .init(home))
        if let component = registry.components[identity] { return component }
        let component = ResolvedComponent(registration, in: container, home: home)
        registry.components[identity] = component
        registry.recordLookup()
        add(component)
        return component
    }

    /// What most components have, without an array of their own.
    private static let noDependencies: [[ResolvedDependency]] = [[]]

    private mutating func link(_ component: ResolvedComponent) {
        let registration = component.registration
        if registration.injections.isEmpty, registration.requests(0).isEmpty {
            component.dependencies = Self.noDependencies
            return
        }
        let requester = Requester(
            home: component.home,
            framework: registration.framework,
            type: registration.type,
            location: registration.location
        )
        component.dependencies = (0...registration.injections.count).map { phase in
            registration.requests(phase).map { request in
                let dependency = dependency(request, requester)
                if request.cardinality == .argument, phase > 0 || request.isDeferred {
                    let argument = ContainerError.Step("Argument<\(request.key)>")
                    dependency.failure = ContainerError(.misplacedArgument, [argument])
                }
                return dependency
            }
        }
    }

    /// Returns a new dependency on the components that match a request.
    mutating func dependency(_ request: DependencyRequest, _ requester: Requester?) -> ResolvedDependency {
        let home = requester?.home ?? container
        var targets: [ResolvedService] = []
        var named: [ResolvedService] = []
        var reason: ContainerError.Reason?
        var existing: [String] = []
        switch request.cardinality {
        case .argument: break
        case .anyName:
            named = services(home.findAll(request, for: nil))
            if named.isEmpty { reason = .missing }
        case .many: targets = services(home.findAll(request, for: requester?.framework))
        case .one, .optional:
            switch home.find(request, for: requester?.framework) {
            case .one(let registration, let home):
                targets = [component(of: registration, home: home).service(request.key)]
            // An optional dependency may be missing, but not ambiguous.
            case .failure(let missing) where request.cardinality == .optional && missing.candidates.isEmpty:
                existing = missing.existing
            case .failure(let failure): reason = failure
            }
        }
        let generation = container.registry.generation
        let dependency = ResolvedDependency(request, targets, in: container, for: requester, generation: generation)
        (dependency.named, dependency.existing) = (named, existing)
        dependency.failure = reason.map { ContainerError($0, [request.step]) }
        for target in targets where dependency.failure == nil {
            dependency.failure = mismatch(of: target, with: request, isOfProgram: requester == nil)
        }
        return dependency
    }

    private mutating func services(_ offers: [Registry.Offer]) -> [ResolvedService] {
        offers.map { component(of: $0.registration, home: $0.home).service($0.key) }
    }

    /// Returns the error of a service that matches the key of a request but cannot satisfy it, or nil.
    private func mismatch(
        of target: ResolvedService,
        with request: DependencyRequest,
        isOfProgram: Bool
    ) -> ContainerError? {
        let registration = target.component.registration
        var step: ContainerError.Step { ContainerError.Step(request.key.description, registration.location) }
        if isOfProgram, !registration.hasFactory { return ContainerError(.isMadeElsewhere, [step]) }
        if registration.services.contains(where: { $0.key == target.key && $0.isImpossible }) {
            return ContainerError(.wrongType(found: registration.type.description), [step])
        }
        let expected = registration.argumentTypes
        if isOfProgram || expected == request.arguments { return nil }
        let reason = ContainerError.Reason.arguments(
            expected: expected.map(\.description),
            passed: request.arguments.map(\.description)
        )
        return ContainerError(reason, [step])
    }
}

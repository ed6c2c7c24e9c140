/// The components of a container and their dependencies, for diagrams and custom checks.
///
/// ```swift
/// print(container.graph.mermaid)
/// ```
///
/// See <doc:Finding-mistakes-before-they-happen>.
public struct ContainerGraph: Hashable, Sendable {
    /// A component, or a requested service for which nothing is registered.
    public struct Node: Hashable, Sendable {
        /// The type of the component.
        public let name: String
        /// The other services that the component offers.
        public var services: [String] = []
        /// The lifetime of its object, or nil if nothing is registered.
        public var lifetime: String?
        /// The location of its registration, or nil if nothing is registered.
        public var location: CodeLocation?
        /// The name of the container that registers it.
        public let container: String
        /// Whether it is isolated to the main actor.
        public var isMain = false
        /// Whether it is asynchronous.
        public var isAwaited = false

        /// Whether a component depends on it and nothing is registered.
        public var isMissing: Bool { lifetime == nil }
    }

    /// The dependency of one component on another.
    public struct Edge: Hashable, Sendable {
        /// When a dependency is resolved.
        public enum Moment: String, Hashable, Sendable {
            /// Before the component is created.
            case initialiser
            /// After the component is created.
            case injection
            /// When the component resolves a ``Lazy`` or a ``Provider``.
            case later
        }

        /// The index of the dependent component in ``ContainerGraph/nodes``.
        public let from: Int
        /// The index of the component that it depends on in ``ContainerGraph/nodes``.
        public let to: Int
        /// When the dependency is resolved.
        public let moment: Moment
        /// The requested service, with name or tag.
        public let service: String
    }

    /// The components in the order of registration, then those of ancestors, then the missing services.
    public let nodes: [Node]
    /// The dependencies, in the same order.
    public let edges: [Edge]
    /// Shared objects that hold an object with a shorter lifetime.
    public let notes: [LifetimeNote]
    /// Why each service that a component offers is resolved with one component and not with another.
    ///
    /// The services are in the order of the components. The candidates have the service's name or tag, and the lifetime
    /// notes are in ``notes`` only.
    public let explanations: [ServiceExplanation]
    /// The mistakes that ``Container/validate()`` finds.
    public let mistakes: [ContainerError]
    /// The optional dependencies for which nothing is registered.
    public let optionalDependencies: [ValidationNote]
}

extension Container {
    /// The components of the container and their dependencies.
    public var graph: ContainerGraph { lockedWithTree { ContainerGraph(self) } }
}

extension ContainerGraph {
    /// Creates the graph of a locked container.
    fileprivate init(_ container: Container) {
        let own = container.registry.registrations.map { container.component(of: $0, home: container) }
        let components = GraphSearch(from: own, \.targets).found
        let indices = Dictionary(uniqueKeysWithValues: components.enumerated().map { ($1, $0) })
        var nodes = components.map(Node.init)
        var edges: [Edge] = []
        var missing: [String: Int] = [:]
        for (index, component) in components.enumerated() {
            for (phase, dependencies) in component.dependencies.enumerated() {
                for dependency in dependencies where dependency.request.cardinality != .argument {
                    let moment: Edge.Moment =
                        !dependency.isImmediate ? .later : phase == 0 ? .initialiser : .injection
                    let service = dependency.request.key.description
                    var targets = dependency.targets.compactMap { indices[$0.component] }
                    if targets.isEmpty, dependency.failure != nil {
                        if missing[service] == nil {
                            missing[service] = nodes.count
                            nodes.append(Node(name: service, container: container.name))
                        }
                        targets = missing[service].map { [$0] } ?? []
                    }
                    edges += targets.map { Edge(from: index, to: $0, moment: moment, service: service) }
                }
            }
        }
        (self.nodes, self.edges) = (nodes, edges)
        notes = Container.lifetimeNotes(components)
        var keys: Set<ServiceKey> = []
        explanations = components.flatMap(\.registration.keys).filter { keys.insert($0).inserted }
            .map { container.explain(DependencyRequest(key: $0), isBrief: true) }
        (mistakes, optionalDependencies) = container.findMistakes()
    }
}

extension ContainerGraph.Node {
    fileprivate init(_ component: ResolvedComponent) {
        let registration = component.registration
        name = registration.type.description
        services = registration.services.map(\.key.description)
        lifetime = component.lifetime.name
        location = registration.location
        container = component.home.name
        isMain = registration.isMain
        isAwaited = registration.isAwaited
    }
}

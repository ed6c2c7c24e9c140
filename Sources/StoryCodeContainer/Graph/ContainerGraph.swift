/// The components of a container and what they need, for pictures and checks of one's own.
///
/// ```swift
/// print(container.graph.mermaid)
/// ```
public struct ContainerGraph: Hashable, Sendable {
    /// A component, or a service that nothing is registered for.
    public struct Node: Hashable, Sendable {
        /// The type that is registered.
        public let name: String
        /// The other services that it is found under.
        public let services: [String]
        /// How long its object lives; nil if nothing is registered.
        public let lifetime: String?
        /// Where it is registered, if it is.
        public let location: CodeLocation?
        /// The container where it is registered, by its name.
        public let container: String
        /// Whether it belongs to the main actor.
        public let isMain: Bool
        /// Whether it is awaited.
        public let isAwaited: Bool

        /// Whether nothing is registered, though something needs it.
        public var isMissing: Bool { lifetime == nil }
    }

    /// What one component needs of another.
    public struct Edge: Hashable, Sendable {
        /// When it is needed.
        public enum Moment: String, Hashable, Sendable {
            /// Before the component is made.
            case initialiser
            /// After it is made.
            case injection
            /// When the component parameters: a ``Lazy`` or a ``Provider``.
            case later
        }

        /// The component that needs, as a place in ``ContainerGraph/nodes``.
        public let from: Int
        /// What it needs, as a place in ``ContainerGraph/nodes``.
        public let to: Int
        /// When it needs it.
        public let moment: Moment
        /// The service it parameters for, with name or tag.
        public let service: String
    }

    /// The components in the order of registration, those of parents after them, and last what is missing.
    public let nodes: [Node]
    /// What they need, in the same order.
    public let edges: [Edge]
}

extension Container {
    /// The components of this container, and what they need.
    public var graph: ContainerGraph { locked { ContainerGraph(self) } }
}

extension ContainerGraph {
    /// Draws a container that is locked.
    fileprivate init(_ container: Container) {
        var known = container.registry.registrations.map { container.component(of: $0, home: container) }
        var places = Dictionary(uniqueKeysWithValues: known.enumerated().map { (ObjectIdentifier($1), $0) })
        var found: [(from: Int, target: AnyResolvedComponent?, moment: Edge.Moment, service: String)] = []
        var place = 0
        while place < known.count {
            for (phase, dependencies) in known[place].dependencies.enumerated() {
                for dependency in dependencies where dependency.request.cardinality != .argument {
                    let moment: Edge.Moment = !dependency.isImmediate ? .later : phase == 0 ? .initialiser : .injection
                    let service = dependency.request.key.description
                    for target in dependency.targets {
                        if places.updateValue(
                            places[ObjectIdentifier(target.component)] ?? known.count,
                            forKey: ObjectIdentifier(target.component)
                        ) == nil {
                            known.append(target.component)
                        }
                        found.append((place, target.component, moment, service))
                    }
                    if dependency.targets.isEmpty, dependency.failure != nil {
                        found.append((place, nil, moment, service))
                    }
                }
            }
            place += 1
        }
        var nodes = known.map(Node.init)
        var missing: [String: Int] = [:]
        var edges: [Edge] = []
        for (from, target, moment, service) in found {
            let to: Int
            if let target, let known = places[ObjectIdentifier(target)] {
                to = known
            } else if let known = missing[service] {
                to = known
            } else {
                to = nodes.count
                missing[service] = to
                nodes.append(Node(missing: service, in: container))
            }
            edges.append(Edge(from: from, to: to, moment: moment, service: service))
        }
        self.nodes = nodes
        self.edges = edges
    }
}

extension ContainerGraph.Node {
    fileprivate init(_ node: AnyResolvedComponent) {
        name = node.registration.type.description
        services = node.registration.services.map(\.key.description)
        lifetime = node.lifetime.description
        location = node.registration.location
        container = node.home.name
        isMain = node.registration.isMain
        isAwaited = node.registration.isAwaited
    }

    fileprivate init(missing service: String, in container: Container) {
        name = service
        services = []
        lifetime = nil
        location = nil
        self.container = container.name
        isMain = false
        isAwaited = false
    }
}

extension LifetimeKind: CustomStringConvertible {
    var description: String {
        switch self {
        case .prototype: "prototype"
        case .objectGraph: "objectGraph"
        case .container: "container"
        case .single: "single"
        case .weak: "weak"
        case .scope(let scope): scope.name
        }
    }
}

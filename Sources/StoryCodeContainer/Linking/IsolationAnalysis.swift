/// Finds objects of the lifetime `objectGraph` that two isolation domains would share within one resolution.
///
/// A resolution outside the main actor returns its object, and what belongs to it, to the caller. A `Sendable` object
/// that is created along with it, such as a view controller or an actor, may be used elsewhere at the same time. If both
/// refer to one object that is not `Sendable`, they race.
struct IsolationAnalysis {
    /// The domains in which an object of one resolution can be used.
    private enum Domain: Hashable {
        case caller
        case main
        /// That of an object that protects its state itself, such as an actor.
        case object(ObjectIdentifier)
    }

    /// A component, and the domain in which one of its objects is used.
    private struct Use: Hashable {
        let component: ResolvedComponent
        let domain: Domain
    }

    /// Whether the caller and the main actor would share an object.
    private(set) var isConfined = false

    /// The error if every resolution of a component shares an object between two isolation domains.
    private(set) var failure: ContainerError?

    /// Follows the dependencies that one resolution of a component creates.
    init(_ root: ResolvedComponent) {
        let start = Use(component: root, domain: Self.domain(of: root) ?? .caller)
        let uses = GraphSearch(from: [start]) { Self.uses(after: $0, in: root.cycle) }.found
        var domains: [ResolvedComponent: Set<Domain>] = [:]
        for use in uses where use.component.isGraphObject { domains[use.component, default: []].insert(use.domain) }
        for use in uses {
            guard let domains = domains[use.component], domains.count > 1 else { continue }
            if domains == [.caller, .main] {
                isConfined = true
            } else {
                let path = root === use.component ? [root] : [root, use.component]
                failure = ContainerError(.sharedAcrossIsolation, path.map(\.step))
            }
        }
    }

    /// Returns the uses of the objects that are created immediately for another one.
    private static func uses(after use: Use, in cycle: DependencyCycle?) -> [Use] {
        var uses: [Use] = []
        for dependency in use.component.dependencies.joined() where dependency.isImmediate {
            for component in (dependency.targets + dependency.named).map(\.component) {
                // A shared object begins a graph of its own, except within its cycle.
                if component.store != nil, component.cycle == nil || component.cycle !== cycle { continue }
                uses.append(Use(component: component, domain: domain(of: component) ?? use.domain))
            }
        }
        return uses
    }

    /// Returns the domain that a component's object begins, or nil if it belongs to that of its dependent.
    private static func domain(of component: ResolvedComponent) -> Domain? {
        if component.registration.isMain { return .main }
        return component.protectsItself ? .object(ObjectIdentifier(component)) : nil
    }
}

extension ResolvedComponent {
    /// Whether one resolution uses the object again, although it is not `Sendable`.
    fileprivate var isGraphObject: Bool {
        guard case .objectGraph = lifetime else { return false }
        return !registration.isSendable
    }

    /// Whether the object is `Sendable`, so that other domains may use it, and may keep its dependencies.
    var protectsItself: Bool {
        registration.hasFactory && registration.isSendable && !registration.allowsNonSendable
    }

    /// The traits of the component alone; ``domain`` of an object that protects itself is added where it matters.
    var ownTraits: IsolationTraits {
        // The components that a name selects are not among the dependencies, so their traits are not inherited.
        if dependencies.joined().contains(where: { !$0.named.isEmpty }) { return .both }
        var traits: IsolationTraits = isGraphObject ? .graphObject : []
        if registration.isMain { traits.insert(.domain) }
        return traits
    }
}

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

    private struct Visit: Hashable {
        let component: ObjectIdentifier
        let domain: Domain
    }

    private var visited: Set<Visit> = []
    private var domains: [ObjectIdentifier: Set<Domain>] = [:]
    private var shared: AnyResolvedComponent?

    /// Whether the caller and the main actor would share an object.
    private(set) var isConfined = false

    /// The error if every resolution of a component shares an object between two isolation domains.
    private(set) var failure: ContainerError?

    /// Follows the dependencies that one resolution of a component creates.
    ///
    /// The search uses no recursion, so that a long chain does not overflow the stack.
    init(_ root: AnyResolvedComponent) {
        var pending: [(component: AnyResolvedComponent, domain: Domain)] = []
        enter(root, from: .caller, &pending)
        while let (component, domain) = pending.popLast() {
            for dependency in component.dependencies.joined() where dependency.isImmediate {
                for target in (dependency.targets + dependency.named).map(\.component) {
                    // A shared object begins a graph of its own, except within its cycle.
                    if target.store != nil, target.cycle == nil || target.cycle !== root.cycle { continue }
                    enter(target, from: domain, &pending)
                }
            }
        }
        guard let shared else { return }
        failure = ContainerError(.sharedAcrossIsolation, root === shared ? [root.step] : [root.step, shared.step])
    }

    private mutating func enter(
        _ component: AnyResolvedComponent,
        from domain: Domain,
        _ pending: inout [(component: AnyResolvedComponent, domain: Domain)]
    ) {
        let own = Self.domain(of: component) ?? domain
        let id = ObjectIdentifier(component)
        guard visited.insert(Visit(component: id, domain: own)).inserted else { return }
        pending.append((component, own))
        guard component.isGraphObject else { return }
        domains[id, default: []].insert(own)
        guard let domains = domains[id], domains.count > 1 else { return }
        if domains == [.caller, .main] { isConfined = true } else { shared = component }
    }

    /// Returns the domain that a component's object begins, or nil if it belongs to that of its dependent.
    private static func domain(of component: AnyResolvedComponent) -> Domain? {
        if component.registration.isMain { return .main }
        return component.protectsItself ? .object(ObjectIdentifier(component)) : nil
    }
}

/// What a component and its dependencies create, which decides whether its isolation is analysed.
struct IsolationTraits: OptionSet {
    let rawValue: UInt8

    /// An object that is used again within the resolution and is not `Sendable`.
    static let graphObject = IsolationTraits(rawValue: 1)
    /// An object that begins an isolation domain of its own.
    static let domain = IsolationTraits(rawValue: 2)
    static let both: IsolationTraits = [.graphObject, .domain]
}

extension AnyResolvedComponent {
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

extension AnyRegistration {
    /// Whether the object is `Sendable`, also if the program has registered it in a generic function.
    var isSendable: Bool { sendability.contains(.object) || type.type is any Actor.Type }
}

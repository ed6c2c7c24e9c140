/// Why a container resolves a service with one component and not with another.
///
/// ```swift
/// print(container.explain((any Engine).self))
/// ```
///
/// See <doc:Finding-mistakes-before-they-happen>.
public struct ServiceExplanation: Hashable, Sendable {
    /// The reason why a component is not chosen.
    public enum Rejection: String, Hashable, Sendable {
        /// The component belongs to another framework than the one that requests the service.
        case otherFramework
        /// The component belongs to a framework that the requesting one does not import.
        case notImported
        /// Another component is the default.
        case notDefault
        /// A component is registered in a container that is nearer.
        case furtherAway
        /// The component offers the type under another name or tag.
        case otherName
    }

    /// A component that was considered.
    public struct Candidate: Hashable, Sendable {
        /// The component, with the location of its registration.
        public let component: ContainerError.Step
        /// The name or tag under which the component offers the service, or an empty text.
        public let name: String
        /// The name of the container that registers it.
        public let container: String
        /// The lifetime of its object.
        public let lifetime: String
        /// Why it is not chosen, or nil if it is chosen or as good as another.
        public let rejection: Rejection?
    }

    /// The requested service.
    public let service: String

    /// The components that offer the service's type, the nearest first.
    public let candidates: [Candidate]

    /// The mistake that resolving the service throws, or nil.
    public let error: ContainerError?

    /// Shared objects that hold an object with a shorter lifetime, among the chosen component and its dependencies.
    public let notes: [LifetimeNote]

    /// The component that is chosen, or nil if there is none, or several are as good.
    public var chosen: Candidate? {
        let remaining = candidates.filter { $0.rejection == nil }
        return remaining.count == 1 ? remaining[0] : nil
    }
}

/// An observation that an object holds another one longer than its lifetime says.
///
/// See <doc:Lifetimes>.
public struct LifetimeNote: Hashable, Sendable, CustomStringConvertible {
    /// The component with the longer lifetime.
    public let owner: ContainerError.Step
    /// The component with the shorter lifetime.
    public let dependency: ContainerError.Step
    /// The lifetimes of the owner and the dependency.
    public let lifetimes: [String]

    /// The two components and their lifetimes.
    public var description: String {
        "\(owner) (\(lifetimes[0])) holds \(dependency) (\(lifetimes[1])) longer than its lifetime"
    }
}

extension ServiceExplanation: CustomStringConvertible {
    /// One line for the result, one for each candidate and each note, and one for the remedy.
    public var description: String {
        var lines = [chosen.map { "\(service) is resolved by \($0.component)" } ?? "\(service) is not resolved"]
        lines += candidates.map { "  \($0)" }
        lines += notes.map { "  Note: \($0)" }
        if let error {
            lines.append("  \(error.locatedMessage). To fix: \(error.advice)")
        } else if candidates.count > 1 {
            lines.append("  To choose another one: make it the default(), or request it under its name or tag.")
        }
        return lines.joined(separator: "\n")
    }
}

extension ServiceExplanation.Candidate: CustomStringConvertible {
    /// The component and, if it is not chosen, the reason.
    public var description: String {
        let name = name.isEmpty ? "" : " \(name)"
        return "\(component)\(name), \(lifetime), in the container \"\(container)\": \(rejection?.words ?? "matches")"
    }
}

extension ServiceExplanation.Rejection {
    /// The reason in words, without a subject.
    package var words: String {
        switch self {
        case .otherFramework: "belongs to another framework"
        case .notImported: "belongs to a framework that is not imported"
        case .notDefault: "another component is the default()"
        case .furtherAway: "a nearer container has a component"
        case .otherName: "has another name or tag"
        }
    }
}

extension Container {
    /// Explains which component a service is resolved with, which others offer it, and why they are not chosen.
    public func explain<Service>(
        _ type: Service.Type,
        name: String? = nil,
        tag: (any Any.Type)? = nil
    ) -> ServiceExplanation {
        let request = DependencyRequest(of: type).qualified(Qualifier(name: name, tag: tag))
        return lockedWithTree { explain(request) }
    }

    /// Explains a request in a locked container.
    ///
    /// - Parameter isBrief: Whether the explanation has neither notes nor components with another name or tag, of which
    ///   a container may have many.
    func explain(_ request: DependencyRequest, isBrief: Bool = false) -> ServiceExplanation {
        var candidates: [ServiceExplanation.Candidate] = []
        var isFound = false
        for container in selfAndAncestors {
            let index = container.registry.currentServiceIndex()
            let matching = index.registrations(request.key)
            var rejections: [ObjectIdentifier: ServiceExplanation.Rejection] = [:]
            _ = container.preferred(matching, for: nil) { rejections[ObjectIdentifier($0)] = $1 }
            let offers =
                isBrief
                ? matching.map { (key: request.key, registration: $0) } : index.registrations(of: request.key.type)
            candidates += offers.map { key, registration in
                let isMatching = matching.contains { $0 === registration }
                let rejection = isFound ? .furtherAway : rejections[ObjectIdentifier(registration)]
                return ServiceExplanation.Candidate(
                    component: registration.step,
                    name: (isMatching ? request.key : key).qualifier.description,
                    container: container.name,
                    lifetime: registration.lifetime.name,
                    rejection: isMatching ? rejection : .otherName
                )
            }
            if !matching.isEmpty { isFound = true }
        }
        let dependency = dependency(request, for: nil)
        var failure: ContainerError?
        do { try check(dependency) } catch { failure = named(error) as? ContainerError }
        return ServiceExplanation(
            service: request.key.description,
            candidates: candidates,
            error: failure,
            notes: isBrief ? [] : Self.lifetimeNotes(dependency.targets.map(\.component))
        )
    }

    /// Returns a note for each shared object that holds an object of a shorter lifetime, among components and their
    /// dependencies.
    static func lifetimeNotes(_ components: [ResolvedComponent]) -> [LifetimeNote] {
        GraphSearch(from: components, \.immediateTargets).found.flatMap { component in
            component.immediateTargets.compactMap { target in
                guard let own = component.lifetime.rank, let other = target.lifetime.rank, other < own else {
                    return nil
                }
                let lifetimes = [component.lifetime.name, target.lifetime.name]
                return LifetimeNote(owner: component.step, dependency: target.step, lifetimes: lifetimes)
            }
        }
    }
}

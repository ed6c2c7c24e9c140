/// Conditions that a call must meet to resolve a service.
@usableFromInline
package struct Constraints: OptionSet, Hashable, Sendable {
    @usableFromInline package let rawValue: UInt8

    @usableFromInline
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The call is on the main actor, because the component or a dependency is.
    static let main = Constraints(rawValue: 1)
    /// The call awaits, because the component or a dependency is asynchronous.
    package static let await = Constraints(rawValue: 2)
    /// The call passes arguments.
    static let arguments = Constraints(rawValue: 4)
    /// The object stays on the main actor, because it or a dependency is of the main actor and not `Sendable`, or
    /// because objects of the main actor refer to what belongs to it.
    static let confined = Constraints(rawValue: 8)
    /// The constraints that a component has because one of its immediate dependencies has them.
    static let inherited: Constraints = [.main, .await, .confined]
}

extension AnyRegistration {
    /// The constraints of the component without those of its dependencies.
    final var ownConstraints: Constraints {
        var constraints: Constraints = []
        if isMain { constraints.insert(.main) }
        if isConfined { constraints.insert(.confined) }
        if isAwaited { constraints.insert(.await) }
        if !argumentTypes.isEmpty { constraints.insert(.arguments) }
        return constraints
    }
}

extension AnyResolvedComponent {
    /// Returns the shortest path from a step for the component to the component that causes one of its constraints.
    final func path(to constraint: Constraints, from step: ContainerError.Step) -> [ContainerError.Step] {
        var predecessors: [ObjectIdentifier: AnyResolvedComponent] = [:]
        var queue = [self][...]
        while let next = queue.popFirst() {
            guard next.registration.ownConstraints.isDisjoint(with: constraint) else {
                var path = [next]
                while let last = path.last, last !== self, let predecessor = predecessors[ObjectIdentifier(last)] {
                    path.append(predecessor)
                }
                return [step] + path.reversed().dropFirst().map(\.step)
            }
            for target in next.immediateTargets
            where target.constraints.contains(constraint) && predecessors[ObjectIdentifier(target)] == nil {
                predecessors[ObjectIdentifier(target)] = next
                queue.append(target)
            }
        }
        return [step]
    }
}

import StoryCode
import TestSupport

extension GraphLife {
    /// Whether an error tells a mistake: its reason, and who makes it.
    static func isSame(_ error: any Error, _ mistake: any Error) -> Bool {
        guard let mistake = mistake as? GraphModel.Mistake else { return false }
        if let failure = error as? PieceFailure {
            return mistake.reason == .failing && mistake.component == failure.component
        }
        guard let error = error as? ContainerError, let last = error.path.last else { return false }
        let reason: GraphModel.Mistake.Reason
        switch error.code {
        case "missing": reason = .missing
        case "unknownName": reason = .unknownName(Set(error.reason.existing))
        case "ambiguous": reason = .ambiguous(Set(error.reason.candidates.compactMap(component)))
        case "cyclic":
            guard mistake.reason == .cyclic, mistake.component == component(last) else { return false }
            return isCycle(error, in: mistake.cycle)
        default: return false
        }
        let asking = error.path.dropLast().last.flatMap(component)
        return mistake.reason == reason && mistake.wanted == last.name && mistake.component == asking
    }

    /// Whether an error tells a cycle of some components at its end.
    static func isCycle(_ error: ContainerError, in components: Set<Int>) -> Bool {
        guard let last = error.path.last, let first = error.path.dropLast().lastIndex(of: last) else { return false }
        return components.isSuperset(of: error.path[first...].compactMap(component))
    }

    /// Whether an error tells of the cycle that a mistake is about.
    static func tells(_ error: ContainerError, _ mistake: GraphModel.Mistake) -> Bool {
        guard mistake.reason == .cyclic else { return isSame(error, mistake) }
        let way = error.path.compactMap(component)
        return error.reason == .cyclic && isCycle(error, in: mistake.cycle) && way.contains { $0 == mistake.component }
    }

    /// Whether each component on the way of an error needs the next.
    static func isWay(_ error: any Error, _ graph: GraphModel) -> Bool {
        guard let error = error as? ContainerError else { return true }
        let way = error.path.compactMap(component)
        return zip(way, way.dropFirst()).allSatisfy { graph.leads($0, to: $1) }
    }

    /// The optional dependency of a note: who asks, and for what.
    static func note(_ note: ValidationNote) -> [String] {
        let asking = note.path.dropLast().last.flatMap(component)
        return [asking.map { "\($0)" } ?? "", note.path.last?.name ?? ""]
    }

    /// The component that a step names, for its line is its number.
    private static func component(_ step: ContainerError.Step) -> Int? { step.location.map { Int($0.line) } }
}

import StoryCode
import TestSupport

extension GraphSimulation {
    /// Returns whether an error describes a mistake and its component.
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

    /// Returns whether the path of an error ends with a cycle of some components.
    static func isCycle(_ error: ContainerError, in components: Set<Int>) -> Bool {
        guard let last = error.path.last, let first = error.path.dropLast().lastIndex(of: last) else { return false }
        return components.isSuperset(of: error.path[first...].compactMap(component))
    }

    /// Returns whether an error describes a mistake or its cycle.
    static func tells(_ error: ContainerError, _ mistake: GraphModel.Mistake) -> Bool {
        guard mistake.reason == .cyclic else { return isSame(error, mistake) }
        let way = error.path.compactMap(component)
        return error.reason == .cyclic && isCycle(error, in: mistake.cycle) && way.contains { $0 == mistake.component }
    }

    /// Returns whether each component on the path of an error depends on the next.
    static func isWay(_ error: any Error, _ graph: GraphModel) -> Bool {
        guard let error = error as? ContainerError else { return true }
        let way = error.path.compactMap(component)
        return zip(way, way.dropFirst()).allSatisfy { graph.leads($0, to: $1) }
    }

    /// The component and the optional dependency of a note.
    static func note(_ note: ValidationNote) -> [String] {
        let asking = note.path.dropLast().last.flatMap(component)
        return [asking.map { "\($0)" } ?? "", note.path.last?.name ?? ""]
    }

    /// The component of a step; its line is its number.
    private static func component(_ step: ContainerError.Step) -> Int? { step.location.map { Int($0.line) } }
}

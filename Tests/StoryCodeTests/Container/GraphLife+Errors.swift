import StoryCode

extension GraphLife {
    /// Whether an error tells a mistake: its reason, and who makes it.
    static func isSame(_ error: any Error, _ mistake: any Error) -> Bool {
        guard let mistake = mistake as? GraphModel.Mistake else { return false }
        if let failure = error as? PieceFailure {
            return mistake.reason == .failing && mistake.component == failure.component
        }
        guard let error = error as? ContainerError, let last = error.path.last else { return false }
        let reason: GraphModel.Mistake.Reason
        switch error.reason {
        case .missing: reason = .missing
        case .unknownName(let existing): reason = .unknownName(Set(existing))
        case .ambiguous(let candidates): reason = .ambiguous(Set(candidates.compactMap(component)))
        case .cyclic:
            guard let end = component(last), error.path.dropLast().contains(last) else { return false }
            return mistake.reason == .cyclic && mistake.cycle.contains(end)
        default: return false
        }
        let asking = error.path.dropLast().last.flatMap(component)
        return mistake.reason == reason && mistake.wanted == last.name && mistake.component == asking
    }

    /// The optional dependency of a note: who asks, and for what.
    static func note(_ note: ValidationNote) -> [String] {
        let asking = note.path.dropLast().last.flatMap(component)
        return [asking.map { "\($0)" } ?? "", note.path.last?.name ?? ""]
    }

    /// The component that a step names, for its line is its number.
    private static func component(_ step: ContainerError.Step) -> Int? { step.location.map { Int($0.line) } }
}
